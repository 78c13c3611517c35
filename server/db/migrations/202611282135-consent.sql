-- When a member unsubscribed: nothing is mailed to the address until it confirms.
alter table notification_recipient add column unsubscribed_at timestamptz;

-- When a deal was last read: CRMs do not report deletions, so what a full read does not find is deleted.
alter table crm_deal add column read_at timestamptz not null default now();

-- An address at the old employer goes, wherever it came from.
create or replace function keep_person_job_change() returns trigger language plpgsql as $$
begin
  insert into person_job_change (person_id, from_company_id, to_company_id, from_title)
    values (old.id, old.company_id, new.company_id, old.title);
  -- The address of the old employer, which nobody reads there any more.
  if new.work_email = old.work_email then new.work_email := null; end if;
  delete from workspace_person_email where person_id = old.id and (source = 'enrichment'
    or exists (select from company_domain where company_id = old.company_id and domain = split_part(work_email, '@', 2)));
  return new;
end $$;
