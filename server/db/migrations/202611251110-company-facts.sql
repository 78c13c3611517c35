-- Who owns a company, the money it has raised and earns, and its last round. Amounts are whole US dollars.
alter table company
  add column ownership text check (ownership in ('private', 'public', 'nonprofit', 'government', 'subsidiary')),
  add column total_funding_usd bigint check (total_funding_usd between 0 and 9007199254740991),
  add column last_funding_type text check (last_funding_type <> ''),
  add column last_funding_date date,
  add column revenue_usd bigint check (revenue_usd between 0 and 9007199254740991);

-- Sources with funding stages rarely state the owner: a stage tells it.
create function company_ownership(ownership text, funding_stage text) returns text language sql immutable parallel safe as $$
  select coalesce(ownership, case funding_stage when 'Public' then 'public' when 'Acquired' then 'subsidiary' else
    case when funding_stage is not null then 'private' end end)
$$;
comment on function company_ownership is 'The ownership that a source states, else the one that the funding stage implies; null when neither is known';
