-- The worker pools that run now. Each holds a session advisory lock on hashtextextended(id, 0) for as long as it lives;
-- one whose lock is free has died, and its jobs are freed for others.
create table worker_pool (
  id text primary key,
  name text not null,
  started_at timestamptz not null default now()
);
