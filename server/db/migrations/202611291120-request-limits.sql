-- The most that a run may cost, from the request that starts it; null for no limit of its own.
alter table signal add column next_run_max_credits bigint;
alter table signal_run add column max_credits bigint;

-- Quotes that a request has used, by their hash, until they expire: each pays for one request.
create table used_quote (
  hash bytea primary key,
  used_at timestamptz not null default now()
);
create index on used_quote (used_at);
