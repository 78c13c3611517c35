-- Saved views: filters of one user, with actions that run when something new matches.
create table saved_view (
  id text primary key check (id ~ '^view_[0-9A-Za-z]+$'),
  workspace_id bigint not null references workspace on delete cascade,
  user_id text not null,
  name text not null check (name <> ''),
  view_type text not null check (view_type in ('accounts', 'people')),
  -- As the owner sent them. What they mean, such as the countries of EU, is decided when they are used.
  filters jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (workspace_id, user_id) references app_user (workspace_id, id) on delete cascade
);
create unique index saved_view_name on saved_view (user_id, lower(name));
create unique index saved_view_default on saved_view (user_id) where is_default;
create index saved_view_workspace on saved_view (workspace_id, id);

-- The actions of a view with their settings. The webhook is not among them: it is an endpoint.
create table view_action (
  view_id text not null references saved_view on delete cascade,
  kind text not null check (kind in ('chat', 'email', 'crm_assignment', 'sequencer')),
  enabled boolean not null,
  settings jsonb not null,
  -- A sentence for the owner; null after a run without problems.
  last_error text,
  last_run_at timestamptz,
  -- Null while the last run succeeded. An action that fails for a day is turned off.
  failing_since timestamptz,
  primary key (view_id, kind),
  check (failing_since is null or last_error is not null)
);

-- A run is matched with the views once. Its insights belong to no other run, so a view tells of each of them once.
alter table insight_run add column matched_at timestamptz;

-- A notification of a view about what one run found. It outlives the view.
create table alert (
  id bigint primary key generated always as identity,
  workspace_id bigint not null references workspace on delete cascade,
  user_id text not null references app_user on delete cascade,
  view_id text references saved_view on delete set null,
  run_id bigint not null references insight_run on delete cascade,
  notification_type text not null check (notification_type in ('chat', 'webhook', 'email')),
  status text not null default 'pending' check (status in ('pending', 'sent', 'failed')),
  subject text not null,
  recipient_email text,
  chat_channel_id text,
  webhook_delivery_id text collate "C" references webhook_delivery on delete set null,
  insight_count integer not null,
  account_count integer not null,
  -- The newest 100, newest first.
  insight_ids bigint[] not null check (cardinality(insight_ids) between 1 and 100),
  -- At most 1,000.
  account_ids bigint[] not null check (cardinality(account_ids) between 1 and 1000),
  -- When sending began. A chat cannot say whether a message arrived, so one whose sending was cut off is not sent again.
  attempted_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  unique (view_id, run_id, notification_type),
  check ((status = 'sent') = (sent_at is not null))
);
create index alert_history on alert (user_id, created_at desc, id desc);
create index alert_last_sent on alert (view_id, sent_at desc) where status = 'sent';
create index alert_delivery on alert (webhook_delivery_id) where webhook_delivery_id is not null;
create index alert_run on alert (run_id);
create index alert_workspace on alert (workspace_id);

-- The status of a webhook alert is that of its delivery, and stays when old deliveries are pruned.
create function alert_follow_delivery() returns trigger language plpgsql as $$
begin
  update alert set
    status = case new.status when 'delivered' then 'sent' else new.status end,
    sent_at = case new.status when 'delivered' then new.finished_at end
  where webhook_delivery_id = new.id;
  return null;
end $$;
create trigger webhook_delivery_status after update of status on webhook_delivery
  for each row when (old.status is distinct from new.status) execute function alert_follow_delivery();
