-- Which companies of the catalogue are a workspace's accounts.
create table workspace_account (
  workspace_id bigint not null references workspace on delete cascade,
  company_id bigint not null references company on delete cascade,
  source text not null check (source in ('import', 'crm', 'signal', 'audience', 'sample')),
  is_imported boolean not null default false,
  is_present_in_crm boolean not null default false,
  -- Kept here, because lists are sorted by it.
  insights_count integer not null default 0 check (insights_count >= 0),
  added_at timestamptz not null default now(),
  primary key (workspace_id, company_id)
);
create index workspace_account_company on workspace_account (company_id);
create index workspace_account_by_insights on workspace_account (workspace_id, insights_count desc, company_id);
create index workspace_account_imported on workspace_account (workspace_id, company_id) where is_imported;
create index workspace_account_in_crm on workspace_account (workspace_id, company_id) where is_present_in_crm;

-- How many accounts a workspace has in each block of 1,024 company ids. Counting a million rows takes about 50 ms and
-- so does skipping a hundred thousand; summing the blocks in front of a page takes a fraction of one.
create table workspace_account_block (
  workspace_id bigint not null references workspace on delete cascade,
  block bigint not null,
  account_count integer not null,
  primary key (workspace_id, block)
) with (fillfactor = 70);
comment on column workspace_account_block.block is 'company_id / 1024';

-- Total and version of a workspace's list. The version moves with every change to the list, so that an answer kept
-- in memory can be told from an outdated one by reading one row.
create table workspace_account_total (
  workspace_id bigint primary key references workspace on delete cascade,
  account_count bigint not null default 0,
  version bigint not null default 0
) with (fillfactor = 50);

-- Ordered, so that two imports into one workspace lock the blocks in the same order.
create function workspace_account_count_added() returns trigger language plpgsql as $$
begin
  insert into workspace_account_total as kept (workspace_id, account_count, version)
    select workspace_id, count(*), 1 from added group by 1 order by 1
    on conflict (workspace_id) do update
      set account_count = kept.account_count + excluded.account_count, version = kept.version + 1;
  insert into workspace_account_block as kept (workspace_id, block, account_count)
    select workspace_id, company_id / 1024, count(*) from added group by 1, 2 order by 1, 2
    on conflict (workspace_id, block) do update set account_count = kept.account_count + excluded.account_count;
  return null;
end $$;
create trigger workspace_account_added after insert on workspace_account
  referencing new table as added for each statement execute function workspace_account_count_added();

-- Updates only: when the workspace itself is being deleted, its counts may be gone already.
create function workspace_account_count_removed() returns trigger language plpgsql as $$
begin
  update workspace_account_total as kept set account_count = kept.account_count - change.size, version = kept.version + 1
    from (select workspace_id, count(*) as size from removed group by 1) as change
    where kept.workspace_id = change.workspace_id;
  update workspace_account_block as kept set account_count = kept.account_count - change.size
    from (select workspace_id, company_id / 1024 as block, count(*) as size from removed group by 1, 2) as change
    where kept.workspace_id = change.workspace_id and kept.block = change.block;
  return null;
end $$;
create trigger workspace_account_removed after delete on workspace_account
  referencing old table as removed for each statement execute function workspace_account_count_removed();

create function workspace_account_count_version() returns trigger language plpgsql as $$
begin
  update workspace_account_total set version = version + 1 where workspace_id in (select workspace_id from changed);
  return null;
end $$;
create trigger workspace_account_changed after update on workspace_account
  referencing new table as changed for each statement execute function workspace_account_count_version();

-- Domains a workspace never wants to see.
create table blocked_domain (
  workspace_id bigint not null references workspace on delete cascade,
  domain text not null check (domain = lower(domain)),
  -- Why, in the words of whoever blocked it.
  reason text,
  added_by text references app_user on delete set null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, domain)
);

create table audience (
  id bigint primary key generated always as identity,
  workspace_id bigint not null references workspace on delete cascade,
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  unique (workspace_id, name)
);

create table audience_account (
  audience_id bigint not null references audience on delete cascade,
  company_id bigint not null references company on delete cascade,
  added_at timestamptz not null default now(),
  primary key (audience_id, company_id)
);
create index audience_account_company on audience_account (company_id);

create table signal (
  id bigint primary key generated always as identity,
  workspace_id bigint not null references workspace on delete cascade,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);
create index signal_workspace on signal (workspace_id, id);

-- The accounts a signal discovered.
create table signal_account (
  signal_id bigint not null references signal on delete cascade,
  company_id bigint not null references company on delete cascade,
  discovered_at timestamptz not null default now(),
  primary key (signal_id, company_id)
);
create index signal_account_company on signal_account (company_id);
