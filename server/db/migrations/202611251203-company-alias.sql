-- Further domains of a company. Each belongs to one company; a domain that is a company's own is nobody's alias.
create table company_alias (
  domain text primary key check (domain = lower(domain) and length(domain) between 3 and 253),
  company_id bigint not null references company (id) on delete cascade
);
create index company_alias_company on company_alias (company_id);

-- Every domain by which a company is known.
create view company_domain as
  select id as company_id, domain from company
  union all
  select a.company_id, a.domain from company_alias as a where not exists (select from company as c where c.domain = a.domain);
