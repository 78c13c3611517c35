-- Open deals are known by their state, and by the companies of the CRM that they are with.
drop index crm_deal_company;
alter table crm_deal drop column is_open, drop column company_id;

-- A company that leaves the catalogue stays in the CRM: it applies again when the catalogue gets it back.
alter table crm_company
  drop constraint crm_company_company_id_fkey,
  add foreign key (company_id) references company (id) on delete set null;

drop trigger company_apply_crm on company;
drop function company_apply_crm();

-- Gives the companies that CRMs have under these domains to the companies of the catalogue that got them, and makes
-- those accounts, with the owner and the standing that all their records in a CRM give them.
create function crm_company_apply(domains text[], company_ids bigint[]) returns void language plpgsql as $$
begin
  -- The lock of a workspace's accounts, as everything that adds several of them takes it.
  insert into workspace_account_total as kept (workspace_id)
  select distinct workspace_id from crm_company where company_id is null and domain = any(domains) order by 1
  on conflict (workspace_id) do update set account_count = kept.account_count;
  update crm_company as record set company_id = added.id
  from unnest(domains, company_ids) as added (domain, id) where record.domain = added.domain and record.company_id is null;
  insert into workspace_account as account (workspace_id, company_id, source, is_present_in_crm, crm_owner_id,
    crm_owner_name, crm_owner_email, has_open_deal, is_customer)
  select record.workspace_id, record.company_id, 'crm', true, record.owner_id, record.owner_name, record.owner_email,
    standing.has_open_deal, standing.is_customer
  from (
    select distinct on (record.workspace_id, record.company_id) record.* from crm_company as record
    where record.company_id = any(company_ids)
    order by record.workspace_id, record.company_id, record.owner_id is null, length(record.crm_id), record.crm_id
  ) as record
  cross join lateral (
    select bool_or(coalesce(deal.state = 'open', false)) as has_open_deal,
      bool_or(other.is_customer or coalesce(deal.state = 'won', false)) as is_customer
    from crm_company as other
    left join crm_deal as deal on deal.workspace_id = other.workspace_id and deal.crm_company_id = other.crm_id
    where other.workspace_id = record.workspace_id and other.company_id = record.company_id
  ) as standing
  where not exists (
    select from blocked_domain as blocked join company_domain as known using (domain)
    where blocked.workspace_id = record.workspace_id and known.company_id = record.company_id
  )
  on conflict (workspace_id, company_id) do update set is_present_in_crm = true, crm_owner_id = excluded.crm_owner_id,
    crm_owner_name = excluded.crm_owner_name, crm_owner_email = excluded.crm_owner_email,
    has_open_deal = excluded.has_open_deal, is_customer = excluded.is_customer
  where (account.is_present_in_crm, account.crm_owner_id, account.crm_owner_name, account.crm_owner_email,
      account.has_open_deal, account.is_customer)
    is distinct from (true, excluded.crm_owner_id, excluded.crm_owner_name, excluded.crm_owner_email,
      excluded.has_open_deal, excluded.is_customer);
end $$;

create function company_apply_crm() returns trigger language plpgsql as $$
begin
  if exists (select from added join crm_company as record using (domain) where record.company_id is null) then
    perform crm_company_apply(array_agg(domain order by domain), array_agg(id order by domain)) from added;
  end if;
  return null;
end $$;

create trigger company_apply_crm after insert on company
  referencing new table as added for each statement execute function company_apply_crm();

create function company_alias_apply_crm() returns trigger language plpgsql as $$
begin
  if exists (select from added join crm_company as record using (domain) where record.company_id is null) then
    perform crm_company_apply(array_agg(domain order by domain), array_agg(company_id order by domain)) from added;
  end if;
  return null;
end $$;

create trigger company_alias_apply_crm after insert on company_alias
  referencing new table as added for each statement execute function company_alias_apply_crm();
