-- What a workspace or one of its members may spend. `user_id` is empty for the workspace itself; null is no budget.
create table credit_budget (
  workspace_id bigint not null references workspace on delete cascade,
  user_id text not null,
  daily bigint check (daily >= 0),
  monthly bigint check (monthly >= 0),
  -- The days on which `budget.reached` was published: at most one event a day or month.
  daily_reached_on date,
  monthly_reached_on date,
  primary key (workspace_id, user_id)
);

-- Credits charged and reserved on a day in UTC, without those returned since. `user_id` is empty for the workspace.
create table credit_spending (
  workspace_id bigint not null references workspace on delete cascade,
  user_id text not null,
  day date not null,
  spent bigint not null check (spent >= 0),
  -- Whether `credits.charged` was published for the day; members' rows are never announced.
  is_announced boolean not null default false,
  primary key (workspace_id, user_id, day)
);
create index credit_spending_unannounced on credit_spending (day) where user_id = '' and not is_announced;
create index credit_spending_day on credit_spending (day);

-- A trigger, so that charges of the previous release count too. What a job returns is taken off the day it was reserved.
create function credit_entry_count() returns trigger language plpgsql as $$
begin
  if new.kind in ('spend', 'reserve') then
    insert into credit_spending as counted (workspace_id, user_id, day, spent)
    select distinct new.workspace_id, spender, (new.created_at at time zone 'UTC')::date, -new.balance_change
    from unnest(array['', coalesce(new.user_id, '')]) as spender
    on conflict (workspace_id, user_id, day) do update set spent = counted.spent + excluded.spent;
  elsif new.kind in ('settle', 'release') then
    update credit_spending as counted set spent = greatest(counted.spent - new.balance_change, 0)
    from credit_entry as opened
    where opened.workspace_id = new.workspace_id and opened.reference = new.reference and opened.kind = 'reserve'
      and counted.workspace_id = new.workspace_id and counted.user_id in ('', coalesce(opened.user_id, ''))
      and counted.day = (opened.created_at at time zone 'UTC')::date;
  end if;
  return null;
end $$;
create trigger credit_entry_counted after insert on credit_entry for each row execute function credit_entry_count();

-- Whether budgets allow a charge. Not inlined and volatile: it reads what was committed before the caller's lock.
create function credit_budget_allows(workspace bigint, spender text, credits bigint) returns boolean
language plpgsql volatile as $$
begin
  return not exists (
    select from credit_budget as budget, lateral (
      select coalesce(sum(spent) filter (where day = (now() at time zone 'UTC')::date), 0) as today, coalesce(sum(spent), 0) as this_month
      from credit_spending where workspace_id = budget.workspace_id and user_id = budget.user_id
        and day between date_trunc('month', now() at time zone 'UTC')::date and (now() at time zone 'UTC')::date
    ) as spending
    where budget.workspace_id = workspace and budget.user_id in ('', spender)
      and (spending.today + credits > budget.daily or spending.this_month + credits > budget.monthly)
  );
end $$;
