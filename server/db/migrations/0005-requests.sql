-- The answer a writing request got, given again when the request comes again with its Idempotency-Key.
-- Written in the request's own transaction: there is an answer exactly when its effects are there.
create table idempotency_record (
  -- Null for operations without a key (sign-up, verify).
  workspace_id bigint references workspace on delete cascade,
  -- The API key, or the client where there is none.
  caller text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  operation text not null,
  -- SHA-256 over method, path, query and body: the same key with another request is a mistake.
  request_hash bytea not null check (octet_length(request_hash) = 32),
  status smallint not null check (status between 200 and 599),
  headers jsonb not null default '{}',
  body text not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (workspace_id, caller, idempotency_key)
);
create index idempotency_record_age on idempotency_record (created_at);

-- Counters of the rate limits. Unlogged: losing them in a crash lets a caller start a new window, nothing more.
create unlogged table rate_limit_window (
  caller text not null,
  policy text not null,
  window_start timestamptz not null,
  request_count integer not null default 1 check (request_count >= 0),
  primary key (caller, policy)
) with (fillfactor = 50);
create index rate_limit_window_age on rate_limit_window (window_start);
