-- How a term is read, what is left out, who is watched; paused signals; people who change jobs.
alter table signal
  add column term_options jsonb,
  add column min_history_posts integer not null default 0 check (min_history_posts between 0 and 1000),
  add column exclude jsonb,
  add column watched_audience_ids bigint[] not null default '{}',
  add column past_customers boolean not null default false,
  -- Other names of the term from a language model; null before it was asked.
  add column synonyms text[],
  drop constraint signal_status_check,
  add constraint signal_status_check check (status in (
    'accepted', 'running', 'scheduled', 'completed', 'failed', 'stopped', 'paused')),
  drop constraint signal_type_check,
  add constraint signal_type_check check (type in (
    'job_post_first_time_mention', 'trait_only', 'social_activity', 'social_listening', 'competitor_engagement', 'job_change')),
  drop constraint signal_subject,
  add constraint signal_subject check ((subject is null) = (type in ('trait_only', 'job_change'))),
  drop constraint signal_ended,
  add constraint signal_ended check (status not in ('completed', 'failed', 'stopped', 'paused') or next_run_at is null);

alter table signal_evidence
  drop constraint signal_evidence_evidence_type_check,
  add constraint signal_evidence_evidence_type_check check (evidence_type in (
    'job_post', 'social_post', 'social_engagement', 'firmographics', 'job_change'));

alter table icp add column personas jsonb;

-- Which company a person left for which, as sources tell it.
create table person_job_change (
  id bigint primary key generated always as identity,
  person_id bigint not null references person on delete cascade,
  from_company_id bigint not null references company on delete cascade,
  to_company_id bigint not null references company on delete cascade,
  from_title text,
  changed_at timestamptz not null default now()
);
create index person_job_change_person on person_job_change (person_id, id desc);
create index person_job_change_newest on person_job_change (changed_at, id);
create index person_job_change_from on person_job_change (from_company_id);
create index person_job_change_to on person_job_change (to_company_id);

create function keep_person_job_change() returns trigger language plpgsql as $$
begin
  insert into person_job_change (person_id, from_company_id, to_company_id, from_title)
    values (old.id, old.company_id, new.company_id, old.title);
  -- The address of the old employer, which nobody reads there any more.
  if new.work_email = old.work_email then new.work_email := null; end if;
  delete from workspace_person_email where person_id = old.id and source = 'enrichment';
  return new;
end $$;
create trigger person_job_change before update of company_id on person
  for each row when (old.company_id <> new.company_id) execute function keep_person_job_change();

alter table crm_deal
  add column company_id bigint references company on delete cascade,
  -- Null for deals that were read before this was kept.
  add column is_open boolean;
create index crm_deal_company on crm_deal (company_id) where is_open;

-- The rank of an account among those that its run found, best first.
alter table signal_account add column place integer not null default 0;
create index signal_account_best on signal_account (signal_id, run_id desc, place, company_id);
drop index signal_account_list;

-- The insights of a run have one time, and ids in the order of their rank: best first.
create index insight_feed_best on insight (workspace_id, alert_date desc, id);
drop index insight_feed;
