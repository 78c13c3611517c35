-- Who changed what in a workspace, on whose behalf and by which surface. Ids of users without foreign keys: entries of a removed member stay.
create table audit_entry (
  id bigint generated always as identity primary key,
  workspace_id bigint not null references workspace (id) on delete cascade,
  recorded_at timestamptz not null default now(),
  user_id text,
  acting_for text,
  surface text not null check (surface in ('http', 'mcp', 'command_line', 'job')),
  operation text not null,
  target text,
  changes jsonb not null default '[]',
  credits bigint,
  request_id text
);
create index audit_entry_list on audit_entry (workspace_id, recorded_at desc, id desc);
create index audit_entry_age on audit_entry (recorded_at);
