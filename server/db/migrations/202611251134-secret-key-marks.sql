-- The keys under which values in this database are protected, each as a hash under the key itself, so that a process with
-- a wrong key does not start. Retired once nothing is encrypted under it any more.
create table secret_key_mark (
  mark bytea primary key,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
