-- The systems that workspaces have connected: at most one of each kind.
create table integration (
  workspace_id bigint not null references workspace on delete cascade,
  kind text not null check (kind in ('crm', 'chat', 'sequencer')),
  provider text not null,
  -- JSON, encrypted and bound to the workspace and the kind.
  credentials_encrypted text not null,
  external_account_name text,
  connected_by text references app_user on delete set null,
  connected_at timestamptz not null,
  primary key (workspace_id, kind)
);
create index integration_kind on integration (kind, workspace_id);
create index integration_connected_by on integration (connected_by);
