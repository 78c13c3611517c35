-- The queue's rows name the pools that hold them, and locks tell which of these are alive.
drop table worker_pool;
