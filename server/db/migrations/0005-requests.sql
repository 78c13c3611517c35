-- The answer a writing request got, given again when the request comes again with its Idempotency-Key.
-- Written in the request's own transaction: there is an answer exactly when its effects are there.
create table idempotency_record (
  -- Who sent it and to which operation: the same key elsewhere names something else.
  scope text not null,
  key text not null check (length(key) between 1 and 255),
  -- SHA-256 over path, query and body: the same key with another request is a mistake.
  request_hash bytea not null check (octet_length(request_hash) = 32),
  -- Status, headers and body, encrypted: an answer may carry a key or a webhook secret.
  answer text not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_record_age on idempotency_record (created_at);

-- Counters of the rate limits. Unlogged: losing them in a crash lets a caller start a new window, nothing more. No index on
-- what changes, and room on every page: so counting a request touches one page and no index.
create unlogged table rate_limit_window (
  caller text not null,
  policy text not null,
  window_start timestamptz not null,
  request_count integer not null default 1 check (request_count >= 0),
  primary key (caller, policy)
) with (fillfactor = 50);
