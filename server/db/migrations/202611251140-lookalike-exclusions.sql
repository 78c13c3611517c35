-- How the query of a bulk job was read.
alter table lookalike_job add column interpretation jsonb;

-- The companies that lookalike searches of a workspace have returned. A bulk job that must not repeat them claims its companies first, so
-- that two jobs at once do not both return one: until it has written the page, `returned_at` is null.
create table lookalike_returned (
  workspace_id bigint not null references workspace (id) on delete cascade,
  company_id bigint not null references company (id) on delete cascade,
  job_id text references lookalike_job (id) on delete set null,
  returned_at timestamptz,
  primary key (workspace_id, company_id)
);
create index lookalike_returned_company on lookalike_returned (company_id);
create index lookalike_returned_job on lookalike_returned (job_id) where job_id is not null;
