-- When a worker last renewed its claim: a run that nobody has is told from one that is worked on.
alter table signal_run add column updated_at timestamptz not null default now();
