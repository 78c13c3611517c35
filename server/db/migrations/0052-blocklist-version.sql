-- Grows with every change of a workspace's blocklist, so that the search reads the list again only then.
alter table workspace add column blocklist_version bigint not null default 0;

create function workspace_blocklist_changed() returns trigger language plpgsql as $$
begin
  update workspace set blocklist_version = blocklist_version + 1 where id in (select workspace_id from changed);
  return null;
end $$;
create trigger blocked_domain_added after insert on blocked_domain
  referencing new table as changed for each statement execute function workspace_blocklist_changed();
create trigger blocked_domain_removed after delete on blocked_domain
  referencing old table as changed for each statement execute function workspace_blocklist_changed();
