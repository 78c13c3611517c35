-- The work emails that a workspace may see: those it paid for, imported, or has in its CRM.
create table workspace_person_email (
  workspace_id bigint not null references workspace on delete cascade,
  person_id bigint not null references person on delete cascade,
  work_email text not null check (work_email = lower(work_email)),
  source text not null check (source in ('enrichment', 'import', 'crm')),
  revealed_at timestamptz not null default now(),
  primary key (workspace_id, person_id)
);
create index workspace_person_email_person on workspace_person_email (person_id);
