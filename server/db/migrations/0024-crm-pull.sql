-- How far a workspace's CRM has been read.
create table crm_pull (
  workspace_id bigint primary key references workspace on delete cascade,
  -- The connection that was read. Another one is read from the beginning.
  provider text not null,
  connected_at timestamptz not null,
  companies_cursor text,
  contacts_cursor text,
  deals_cursor text,
  -- When a reading of all companies began that has not ended, and when the last one ended.
  full_reading_since timestamptz,
  full_reading_ended_at timestamptz,
  -- When all deals had been read once: from then on changes of their stages are told.
  deals_known_since timestamptz,
  -- The pull in progress.
  run_id bigint references insight_run on delete set null,
  claim_number integer not null default 0,
  failure_count integer not null default 0
);
create index crm_pull_run on crm_pull (run_id);

-- The companies of a CRM that the catalogue knows.
create table crm_company (
  workspace_id bigint not null references workspace on delete cascade,
  crm_id text not null,
  company_id bigint not null references company on delete cascade,
  owner_id text,
  read_at timestamptz not null,
  primary key (workspace_id, crm_id)
);
create index crm_company_account on crm_company (workspace_id, company_id);
create index crm_company_company on crm_company (company_id);

-- The stage in which each deal was last read.
create table crm_deal (
  workspace_id bigint not null references workspace on delete cascade,
  crm_id text not null,
  stage text not null,
  primary key (workspace_id, crm_id)
);

-- A CRM's contacts are found among the people by their address.
create index person_work_email on person (lower(work_email)) where work_email is not null;
