-- What a workspace can spend now, and what running jobs have set aside. The checks make an overdraft impossible,
-- whatever two spenders do at once.
create table credit_balance (
  workspace_id bigint primary key references workspace,
  balance bigint not null default 0 check (balance >= 0),
  reserved bigint not null default 0 check (reserved >= 0)
);

-- Every movement of credits, for good. For each workspace the sums of the two changes are its credit_balance.
create table credit_entry (
  id bigint primary key generated always as identity,
  workspace_id bigint not null references workspace,
  kind text not null,
  balance_change bigint not null,
  reserved_change bigint not null default 0,
  -- What it was for, such as a job id or a request id. A movement happens once: trying it again finds this row.
  reference text not null check (reference <> ''),
  -- The operation of the interface, or what else caused it.
  reason text not null,
  user_id text,
  created_at timestamptz not null default now(),
  unique (workspace_id, reference, kind),
  constraint credit_entry_kind_moves check (case kind
    when 'grant' then balance_change > 0 and reserved_change = 0
    when 'spend' then balance_change < 0 and reserved_change = 0
    when 'reserve' then balance_change < 0 and reserved_change = -balance_change
    when 'settle' then balance_change >= 0 and balance_change + reserved_change < 0
    when 'release' then balance_change > 0 and reserved_change = -balance_change
    else false end)
);
comment on column credit_entry.kind is
  'grant adds; spend takes at once; reserve sets aside; then settle keeps what was used and gives back the rest, or release '
  'gives back all. What an entry used is -(balance_change + reserved_change).';
-- A reservation ends once, whichever way.
create unique index credit_entry_reservation_end on credit_entry (workspace_id, reference) where kind in ('settle', 'release');
create index credit_entry_history on credit_entry (workspace_id, id desc);

create function credit_entry_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'credit_entry is append-only: % is refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger credit_entry_is_final before update or delete or truncate on credit_entry
  for each statement execute function credit_entry_is_final();
