-- Signals: what to look for, what each run found, and the evidence, copied so that it outlives the posts it quotes.
-- Nothing served signals before, so the stubs hold nothing to keep.
delete from signal;

alter table signal
  add column user_id text not null references app_user on delete cascade,
  add column type text not null check (type in (
    'job_post_first_time_mention', 'trait_only', 'social_activity', 'social_listening', 'competitor_engagement')),
  add column status text not null default 'accepted' check (status in (
    'accepted', 'running', 'scheduled', 'completed', 'failed', 'stopped')),
  add column repeat boolean not null default false,
  -- The term, the search query or the profile's address; null for trait_only.
  add column subject text,
  add column descriptive_icp text,
  add column icp_id bigint references icp on delete set null,
  add column timeframe_days integer not null check (timeframe_days between 1 and 365),
  add column signal_target text not null default 'account' check (signal_target in ('account', 'people')),
  -- The accounts it was given instead of a search. They are not charged.
  add column named_company_ids bigint[],
  add column account_audience_name text not null,
  add column people_audience_name text not null,
  add column account_audience_id bigint references audience on delete set null,
  add column people_audience_id bigint references audience on delete set null,
  -- Whether it looks for people at the accounts it finds.
  add column finds_people boolean not null default false,
  add column max_credit_limit bigint check (max_credit_limit > 0),
  add column enable_safe_crm_addition boolean not null default false,
  add column auto_enrich_people_emails boolean not null default false,
  add column advanced_people_finder boolean not null default false,
  add column speed_mode boolean not null default false,
  add column account_count integer not null default 0,
  add column people_count integer not null default 0,
  add column credits_consumed bigint not null default 0,
  -- Failed runs since the last one that did not fail.
  add column failures_in_a_row smallint not null default 0,
  add column last_run_at timestamptz,
  add column next_run_at timestamptz,
  add constraint signal_subject check ((subject is null) = (type = 'trait_only')),
  add constraint signal_ended check (status not in ('completed', 'failed', 'stopped') or next_run_at is null),
  add constraint signal_limit check (max_credit_limit is null or credits_consumed <= max_credit_limit);
create index signal_due on signal (next_run_at) where next_run_at is not null;
create index signal_icp on signal (icp_id) where icp_id is not null;
drop index signal_workspace;
create index signal_list on signal (workspace_id, created_at desc, id desc);

create table signal_run (
  id bigint primary key generated always as identity,
  signal_id bigint not null references signal on delete cascade,
  insight_run_id bigint references insight_run on delete set null,
  status text not null default 'accepted' check (status in ('accepted', 'running', 'completed', 'failed', 'stopped')),
  -- Activity first seen from here on is new to this run; null for the first run, which looks back by the timeframe.
  seen_since timestamptz,
  -- How often a worker took it up. A worker writes under the number it got: one that was taken for dead writes nothing more.
  claim_number integer not null default 0,
  -- Attempts that ended in an error; interrupted ones do not count.
  failure_count integer not null default 0,
  account_count integer not null default 0,
  people_count integer not null default 0,
  credits_consumed bigint not null default 0,
  -- People who were active and whose company is not in the catalogue.
  unknown_actor_count integer not null default 0,
  message text,
  error_message text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check ((status in ('completed', 'failed', 'stopped')) = (finished_at is not null))
);
create index signal_run_list on signal_run (signal_id, id desc);
create unique index signal_run_unfinished on signal_run (signal_id) where finished_at is null;

alter table signal_account
  add column run_id bigint not null references signal_run on delete cascade;
create index signal_account_list on signal_account (signal_id, discovered_at desc, company_id);

create table signal_person (
  signal_id bigint not null references signal on delete cascade,
  person_id bigint not null references person on delete cascade,
  company_id bigint not null references company on delete cascade,
  run_id bigint not null references signal_run on delete cascade,
  found_at timestamptz not null default now(),
  primary key (signal_id, person_id)
);
create index signal_person_account on signal_person (signal_id, company_id, found_at desc, person_id);
create index signal_person_person on signal_person (person_id, found_at desc);
create index signal_person_company on signal_person (company_id);

create table signal_evidence (
  id bigint primary key generated always as identity,
  signal_id bigint not null references signal on delete cascade,
  company_id bigint not null references company on delete cascade,
  -- The person it is evidence for; null when it is for the account.
  person_id bigint references person on delete cascade,
  run_id bigint not null references signal_run on delete cascade,
  evidence_type text not null check (evidence_type in ('job_post', 'social_post', 'social_engagement', 'firmographics')),
  title text,
  sentence text not null,
  source_url text,
  occurred_at timestamptz,
  -- Names the post or the facts it is taken from: one piece of evidence is kept once.
  source_key text not null,
  unique nulls not distinct (signal_id, company_id, person_id, source_key)
);
create index signal_evidence_person on signal_evidence (person_id) where person_id is not null;
create index signal_evidence_company on signal_evidence (company_id);

-- When activity was first seen, apart from when it was published: a daily run reads what is new, however old its date.
alter table job_post add column first_seen_at timestamptz not null default now();
create index job_post_first_seen on job_post (first_seen_at);
alter table social_post add column first_seen_at timestamptz not null default now();
create index social_post_first_seen on social_post (first_seen_at);
alter table social_engagement add column first_seen_at timestamptz not null default now();
create index social_engagement_post on social_engagement (social_post_id, first_seen_at);

-- Words as they are written: terms are in any language, and stemmed words of one language are no use for another. Punctuation inside names
-- (`Node.js`, `S/4HANA`) is left out, as Postgres would take such names for hosts and files. The lists of words are a superset of the matches; which of them match is decided on the text.
alter table job_post drop column words;
alter table job_post add column words tsvector not null generated always as (to_tsvector('simple', translate(title || ' ' || body, './-_', '    '))) stored;
create index job_post_words on job_post using gin (words);
alter table social_post drop column words;
alter table social_post add column words tsvector not null generated always as (to_tsvector('simple', translate(body, './-_', '    '))) stored;
create index social_post_words on social_post using gin (words);
