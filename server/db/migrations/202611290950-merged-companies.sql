-- Companies that were merged into another. Triggers let a merge change what is otherwise final.
create table company_merge (
  company_id bigint primary key,
  kept_id bigint not null references company (id) on delete cascade,
  merged_at timestamptz not null default now()
);
create index company_merge_kept on company_merge (kept_id);

-- The account of an insight changes with its company only.
create or replace function insight_is_final() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'company_id' = to_jsonb(old) - 'company_id'
    and exists (select from company_merge where company_id = old.company_id and kept_id = new.company_id) then
    return new;
  end if;
  raise exception 'an insight never changes' using errcode = 'restrict_violation';
end $$;

-- A merge of companies is no job change.
create or replace function keep_person_job_change() returns trigger language plpgsql as $$
begin
  if exists (select from company_merge where company_id = old.company_id and kept_id = new.company_id) then
    return new;
  end if;
  insert into person_job_change (person_id, from_company_id, to_company_id, from_title)
    values (old.id, old.company_id, new.company_id, old.title);
  -- The address of the old employer, which nobody reads there any more.
  if new.work_email = old.work_email then new.work_email := null; end if;
  delete from workspace_person_email where person_id = old.id and (source = 'enrichment'
    or exists (select from company_domain where company_id = old.company_id and domain = split_part(work_email, '@', 2)));
  return new;
end $$;
