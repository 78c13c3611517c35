-- Ideal customer profiles: filters that signals choose companies by.
create table icp (
  id bigint primary key generated always as identity,
  workspace_id bigint not null references workspace on delete cascade,
  name text not null check (name <> ''),
  description text,
  -- As they were sent, once they had been checked.
  filters jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index icp_name on icp (workspace_id, lower(name));
create index icp_list on icp (workspace_id, created_at desc, id desc);
