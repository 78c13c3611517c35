-- Counts of the insights of months that are being removed, by account: what workspace_account.insights_count has too many
-- when a month is gone. Rows without a removed month are from an attempt that was interrupted. Without foreign keys:
-- nothing may fail because of what is written here.
create table insight_month_count (
  month text not null,
  workspace_id bigint not null,
  company_id bigint not null,
  insight_count integer not null
);
create index insight_month_count_account on insight_month_count (month, workspace_id, company_id);

-- Months of insights that are gone, until their counts are corrected.
create table insight_removed_month (
  month text primary key,
  removed_at timestamptz not null default now()
);

-- Runs on the partition of a month that is being removed, so that insights deleted after the count are not subtracted
-- twice.
create function insight_month_follow() returns trigger language plpgsql as $$
begin
  insert into insight_month_count (month, workspace_id, company_id, insight_count)
    values (tg_table_name, old.workspace_id, old.company_id, -1);
  return null;
end $$;
