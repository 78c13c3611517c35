-- How much was stored for Idempotency-Keys, by hour: the hours of a day add up to what counts against the limit.
create table idempotency_usage (
  -- A workspace, or the network of callers without a key.
  owner text not null,
  hour timestamptz not null,
  bytes bigint not null check (bytes >= 0),
  primary key (owner, hour)
);
create index on idempotency_usage (hour);

-- SHA-256 of the API key that a stored response replaced: that key reads this response once more, and does nothing else.
alter table idempotency_record add column replaced_key_hash bytea check (octet_length(replaced_key_hash) = 32);
create index on idempotency_record (replaced_key_hash, key) where replaced_key_hash is not null;
