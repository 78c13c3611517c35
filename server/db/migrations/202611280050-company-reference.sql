-- Every text by which a company is found: each of its domains, and its page on a network where no other company has that page.
create view company_reference as
  select company_id, domain as reference from company_domain
  union all
  select c.id, c.social_url from company as c
  where c.social_url is not null and not exists (
    select from company as other where other.social_url = c.social_url and other.id <> c.id
      and (not is_placeholder_domain(other.domain) or is_placeholder_domain(c.domain))
  );

-- A workspace that blocks one domain of a company blocks the company.
create function is_blocked_company(workspace bigint, company bigint) returns boolean language sql stable as $$
  select exists (
    select from company_domain as known join blocked_domain as blocked on blocked.domain = known.domain
    where known.company_id = company and blocked.workspace_id = workspace
  )
$$;

-- A domain that is blocked may become a company's later: the search then reads the list again.
create index blocked_domain_domain on blocked_domain (domain);

create function blocked_company_added() returns trigger language plpgsql as $$
begin
  update workspace set blocklist_version = blocklist_version + 1
  where id in (
    select id from workspace
    where id in (select blocked.workspace_id from blocked_domain as blocked join added on added.domain = blocked.domain)
    order by id for update
  );
  return null;
end $$;
create trigger blocked_company_added after insert on company
  referencing new table as added for each statement execute function blocked_company_added();
create trigger blocked_company_added after insert on company_alias
  referencing new table as added for each statement execute function blocked_company_added();
