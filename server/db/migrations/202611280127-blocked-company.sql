-- Each time companies took domains that a workspace had blocked before. Counted instead of changing the workspace: its row is locked
-- before companies, and who adds companies has locked those already.
create table blocked_company_addition (
  id bigint generated always as identity primary key,
  workspace_id bigint not null references workspace on delete cascade
);
create index blocked_company_addition_workspace on blocked_company_addition (workspace_id);

create or replace function blocked_company_added() returns trigger language plpgsql as $$
begin
  insert into blocked_company_addition (workspace_id)
  select distinct blocked.workspace_id from blocked_domain as blocked join added on added.domain = blocked.domain;
  return null;
end $$;
