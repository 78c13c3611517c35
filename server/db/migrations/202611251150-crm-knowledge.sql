-- Companies of a CRM are remembered by each of their domains, whether the catalogue knows the domain or not yet.
alter table crm_company
  add column domain text,
  add column owner_name text,
  add column owner_email text;

update crm_company as record set domain = company.domain from company where company.id = record.company_id;
update crm_company as record set owner_name = account.crm_owner_name, owner_email = account.crm_owner_email
from workspace_account as account
where account.workspace_id = record.workspace_id and account.company_id = record.company_id
  and account.crm_owner_id = record.owner_id;

alter table crm_company
  alter column domain set not null,
  alter column company_id drop not null,
  drop constraint crm_company_pkey,
  add primary key (workspace_id, crm_id, domain);

create index crm_company_unknown on crm_company (domain) where company_id is null;

-- Deals by company of the CRM, whether they are open or won, and which companies are customers: what signals and views may
-- leave out.
alter table crm_deal
  add column crm_company_id text,
  add column state text not null default 'open' check (state in ('open', 'won', 'lost'));

create index on crm_deal (workspace_id, crm_company_id);

alter table crm_company add column is_customer boolean not null default false;
alter table workspace_account
  add column has_open_deal boolean not null default false,
  add column is_customer boolean not null default false;

-- When the catalogue gets a company that a CRM has, it becomes an account of the workspace, with its owner.
create function company_apply_crm() returns trigger language plpgsql as $$
begin
  if not exists (select from crm_company as record join added on added.domain = record.domain where record.company_id is null) then
    return null;
  end if;
  -- The lock of a workspace's accounts, as everything that adds several of them takes it.
  insert into workspace_account_total as kept (workspace_id)
  select distinct record.workspace_id from crm_company as record join added on added.domain = record.domain
  where record.company_id is null order by 1
  on conflict (workspace_id) do update set account_count = kept.account_count;
  with known as (
    update crm_company as record set company_id = added.id
    from added where record.domain = added.domain and record.company_id is null
    returning record.workspace_id, record.company_id, record.crm_id, record.domain, record.owner_id, record.owner_name,
      record.owner_email, record.is_customer
  ), chosen as (
    select distinct on (workspace_id, company_id) * from known
    where not exists (
      select from blocked_domain as b where b.workspace_id = known.workspace_id and b.domain = known.domain
    )
    order by workspace_id, company_id, owner_id is null, length(crm_id), crm_id
  )
  insert into workspace_account (workspace_id, company_id, source, is_present_in_crm, crm_owner_id, crm_owner_name,
    crm_owner_email, has_open_deal, is_customer)
  select workspace_id, company_id, 'crm', true, owner_id, owner_name, owner_email,
    exists (select from known join crm_deal as deal on deal.workspace_id = known.workspace_id
      and deal.crm_company_id = known.crm_id and deal.state = 'open'
      where known.workspace_id = chosen.workspace_id and known.company_id = chosen.company_id),
    exists (select from known left join crm_deal as deal on deal.workspace_id = known.workspace_id
      and deal.crm_company_id = known.crm_id and deal.state = 'won'
      where known.workspace_id = chosen.workspace_id and known.company_id = chosen.company_id
        and (known.is_customer or deal.crm_id is not null))
  from chosen
  on conflict (workspace_id, company_id) do update set is_present_in_crm = true, crm_owner_id = excluded.crm_owner_id,
    crm_owner_name = excluded.crm_owner_name, crm_owner_email = excluded.crm_owner_email,
    has_open_deal = excluded.has_open_deal, is_customer = excluded.is_customer;
  update crm_deal as deal set company_id = record.company_id
  from crm_company as record join added on added.id = record.company_id
  where deal.workspace_id = record.workspace_id and deal.crm_company_id = record.crm_id and deal.company_id is null;
  return null;
end $$;

create trigger company_apply_crm after insert on company
  referencing new table as added for each statement execute function company_apply_crm();


-- The deals are read again, because their states and companies are not stored yet.
update crm_pull set deals_cursor = null, companies_cursor = null;

-- Contacts whom the CRM says not to contact, by their emails.
create table crm_do_not_contact (
  workspace_id bigint not null references workspace (id) on delete cascade,
  crm_id text not null,
  email text not null check (email = lower(email)),
  primary key (workspace_id, crm_id)
);

create index on crm_do_not_contact (workspace_id, email);

update crm_pull set contacts_cursor = null;

-- When a CRM was last read to its end, and when it is read next.
alter table crm_pull
  add column last_read_at timestamptz,
  add column next_read_at timestamptz;

-- What a job did not write of a record, and the user of the CRM who owns what it creates.
alter table crm_job_record add column warning text;
alter table crm_job add column owner jsonb;

-- Which fields of the CRM a workspace wants written with what.
create table crm_field_mapping (
  workspace_id bigint primary key references workspace (id) on delete cascade,
  mappings jsonb not null
);
