-- How many accounts a workspace has, for each number of insights, in each block of 4,096 company ids. A deep page of the list by
-- id or by insights starts at the block that holds its offset, instead of skipping every account before it.
create table workspace_account_count (
  workspace_id bigint not null references workspace on delete cascade,
  insights_count integer not null,
  block bigint not null,
  account_count integer not null,
  primary key (workspace_id, insights_count, block)
) with (fillfactor = 70);
comment on column workspace_account_count.block is 'company_id / 4096';

insert into workspace_account_count (workspace_id, insights_count, block, account_count)
select workspace_id, insights_count, company_id / 4096, count(*) from workspace_account group by 1, 2, 3;

drop trigger workspace_account_added on workspace_account;
drop trigger workspace_account_removed on workspace_account;
drop trigger workspace_account_changed on workspace_account;
drop function workspace_account_count_added();
drop function workspace_account_count_removed();
drop function workspace_account_count_version();
drop table workspace_account_block;
alter table workspace_account_total drop column version;

-- In each function the row of the total is locked first, so that two writers of one workspace never wait for each other in a
-- circle.
create function workspace_account_count_added() returns trigger language plpgsql as $$
begin
  insert into workspace_account_total as kept (workspace_id, account_count)
    select workspace_id, count(*) from added group by 1 order by 1
    on conflict (workspace_id) do update set account_count = kept.account_count + excluded.account_count;
  insert into workspace_account_count as kept (workspace_id, insights_count, block, account_count)
    select workspace_id, insights_count, company_id / 4096, count(*) from added group by 1, 2, 3
    on conflict (workspace_id, insights_count, block) do update set account_count = kept.account_count + excluded.account_count;
  return null;
end $$;
create trigger workspace_account_added after insert on workspace_account
  referencing new table as added for each statement execute function workspace_account_count_added();

-- Only updates and deletes: when the workspace itself is being deleted, its counts may be gone already.
create function workspace_account_count_removed() returns trigger language plpgsql as $$
begin
  perform from workspace_account_total where workspace_id in (select workspace_id from removed) order by workspace_id for update;
  update workspace_account_total as kept set account_count = kept.account_count - change.size
    from (select workspace_id, count(*) as size from removed group by 1) as change
    where kept.workspace_id = change.workspace_id;
  update workspace_account_count as kept set account_count = kept.account_count - change.size
    from (select workspace_id, insights_count, company_id / 4096 as block, count(*) as size from removed group by 1, 2, 3) as change
    where (kept.workspace_id, kept.insights_count, kept.block) = (change.workspace_id, change.insights_count, change.block);
  delete from workspace_account_count where account_count = 0
    and (workspace_id, insights_count, block) in (select workspace_id, insights_count, company_id / 4096 from removed);
  return null;
end $$;
create trigger workspace_account_removed after delete on workspace_account
  referencing old table as removed for each statement execute function workspace_account_count_removed();

create function workspace_account_count_moved() returns trigger language plpgsql as $$
begin
  if not exists (select workspace_id, insights_count, company_id from removed except select workspace_id, insights_count, company_id from added) then
    return null;
  end if;
  perform from workspace_account_total where workspace_id in (select workspace_id from removed) order by workspace_id for update;
  insert into workspace_account_count as kept (workspace_id, insights_count, block, account_count)
    select workspace_id, insights_count, company_id / 4096, sum(size) from (
      select workspace_id, insights_count, company_id, 1 as size from added
      union all select workspace_id, insights_count, company_id, -1 from removed
    ) as change group by 1, 2, 3 having sum(size) <> 0
    on conflict (workspace_id, insights_count, block) do update set account_count = kept.account_count + excluded.account_count;
  delete from workspace_account_count where account_count = 0
    and (workspace_id, insights_count, block) in (select workspace_id, insights_count, company_id / 4096 from removed);
  return null;
end $$;
create trigger workspace_account_moved after update on workspace_account
  referencing old table as removed new table as added for each statement execute function workspace_account_count_moved();

-- Both columns ascend, so that one comparison of rows says where a page begins.
drop index workspace_account_by_insights;
create index workspace_account_by_insights on workspace_account (workspace_id, (-insights_count), company_id);
