-- What signals, assignments and sequences leave out in a whole workspace.
create table workspace_exclusion (
  workspace_id bigint primary key references workspace (id) on delete cascade,
  customers boolean not null,
  open_deals boolean not null,
  in_crm boolean not null,
  do_not_contact boolean not null,
  -- Deleted audiences may stay in it: they have no members.
  audience_ids bigint[] not null
);

-- Whether the event of a completed run waits for its results to be added to the CRM.
alter table signal_run add column event_waits boolean not null default false;
create index signal_run_event_waits on signal_run (finished_at) where event_waits;
