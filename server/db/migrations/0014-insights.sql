-- What a workspace learns about its accounts. An insight never changes once it is written.

-- One pass that finds insights: a run of a signal, or a pull from the CRM. Notifications are sent once a run has ended.
create table insight_run (
  id bigint primary key generated always as identity,
  workspace_id bigint not null references workspace on delete cascade,
  source text not null check (source in ('signal', 'crm')),
  signal_id bigint references signal on delete set null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  announced_at timestamptz,
  check (source = 'signal' or signal_id is null)
);
create index insight_run_workspace on insight_run (workspace_id, id);
create index insight_run_signal on insight_run (signal_id);

create table insight (
  id bigint primary key generated always as identity,
  workspace_id bigint not null references workspace on delete cascade,
  run_id bigint not null references insight_run on delete cascade,
  company_id bigint not null references company on delete cascade,
  -- The person it speaks of. Erasing the person erases the insight.
  person_id bigint references person on delete cascade,
  signal_id bigint references signal on delete set null,
  alert_type text not null check (alert_type in ('service', 'crm')),
  alert_text text not null check (alert_text <> ''),
  sentiment text not null default 'neutral' check (sentiment in ('positive', 'negative', 'neutral')),
  is_net_new_account boolean not null default false,
  deal_stage text,
  amount double precision,
  -- Where the source can be read.
  signal_link text,
  -- When what it tells happened, where that is known.
  occurred_at timestamptz,
  alert_date timestamptz not null default now(),
  -- Names the finding: the same one makes one insight, however often it is found.
  dedupe_key text not null,
  unique (workspace_id, dedupe_key)
);
create index insight_feed on insight (workspace_id, alert_date desc, id desc);
create index insight_account on insight (workspace_id, company_id, alert_date desc, id desc);
create index insight_run_members on insight (run_id, id);
create index insight_company on insight (company_id);
create index insight_person on insight (person_id) where person_id is not null;
create index insight_signal on insight (signal_id) where signal_id is not null;

-- The feed's totals, so that counting a window does not read its rows: insights by hour, and for each account when its latest
-- insight of a kind was raised.
create table insight_hour (
  workspace_id bigint not null references workspace on delete cascade,
  hour timestamptz not null,
  alert_type text not null,
  sentiment text not null,
  insight_count bigint not null,
  primary key (workspace_id, hour, alert_type, sentiment)
) with (fillfactor = 70);

create table insight_account_latest (
  workspace_id bigint not null references workspace on delete cascade,
  company_id bigint not null references company on delete cascade,
  alert_type text not null,
  sentiment text not null,
  alert_date timestamptz not null,
  primary key (workspace_id, company_id, alert_type, sentiment)
) with (fillfactor = 70);
create index insight_account_latest_window on insight_account_latest (workspace_id, alert_date, company_id, alert_type, sentiment);

-- The workspace's total is locked first, as whoever changes its accounts does: so two writers of one workspace never wait for
-- each other in a circle.
create function insight_count_added() returns trigger language plpgsql as $$
begin
  perform from workspace_account_total where workspace_id in (select workspace_id from added)
    order by workspace_id for update;
  update workspace_account as account set insights_count = account.insights_count + change.size
    from (select workspace_id, company_id, count(*) as size from added group by 1, 2) as change
    where account.workspace_id = change.workspace_id and account.company_id = change.company_id;
  insert into insight_hour as kept (workspace_id, hour, alert_type, sentiment, insight_count)
    select workspace_id, date_trunc('hour', alert_date, 'UTC'), alert_type, sentiment, count(*)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (workspace_id, hour, alert_type, sentiment)
    do update set insight_count = kept.insight_count + excluded.insight_count;
  insert into insight_account_latest as kept (workspace_id, company_id, alert_type, sentiment, alert_date)
    select workspace_id, company_id, alert_type, sentiment, max(alert_date)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (workspace_id, company_id, alert_type, sentiment)
    do update set alert_date = greatest(kept.alert_date, excluded.alert_date);
  return null;
end $$;
create trigger insight_added after insert on insight
  referencing new table as added for each statement execute function insight_count_added();

-- Insights go when their company, person or workspace goes.
create function insight_count_removed() returns trigger language plpgsql as $$
begin
  perform from workspace_account_total where workspace_id in (select workspace_id from removed)
    order by workspace_id for update;
  update workspace_account as account set insights_count = account.insights_count - change.size
    from (select workspace_id, company_id, count(*) as size from removed group by 1, 2) as change
    where account.workspace_id = change.workspace_id and account.company_id = change.company_id;
  update insight_hour as kept set insight_count = kept.insight_count - change.size
    from (
      select workspace_id, date_trunc('hour', alert_date, 'UTC') as hour, alert_type, sentiment, count(*) as size
      from removed group by 1, 2, 3, 4
    ) as change
    where (kept.workspace_id, kept.hour, kept.alert_type, kept.sentiment)
      = (change.workspace_id, change.hour, change.alert_type, change.sentiment);
  delete from insight_account_latest as kept
    using (select distinct workspace_id, company_id from removed) as change
    where kept.workspace_id = change.workspace_id and kept.company_id = change.company_id;
  insert into insight_account_latest (workspace_id, company_id, alert_type, sentiment, alert_date)
    select left_over.workspace_id, left_over.company_id, left_over.alert_type, left_over.sentiment, max(left_over.alert_date)
    from (select distinct workspace_id, company_id from removed) as change
    join insight as left_over using (workspace_id, company_id)
    group by 1, 2, 3, 4;
  return null;
end $$;
create trigger insight_removed after delete on insight
  referencing old table as removed for each statement execute function insight_count_removed();

create function insight_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'an insight never changes' using errcode = 'restrict_violation';
end $$;
create trigger insight_is_final before update of alert_text, alert_date, alert_type, sentiment, company_id, workspace_id
  on insight for each row execute function insight_is_final();
