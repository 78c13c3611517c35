-- The last comparison of all ledgers with their balances.
create table credit_check (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null,
  fault_count bigint not null
);
