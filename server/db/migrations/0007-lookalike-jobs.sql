create table lookalike_job (
  id text primary key check (id ~ '^job_[0-9A-Za-z_-]+$'),
  workspace_id bigint not null references workspace on delete cascade,
  user_id text not null,
  status text not null default 'pending' check (status in ('pending', 'running', 'cancelling', 'completed', 'failed', 'cancelled')),
  -- What is searched for: query, search type and filter in their canonical form.
  request jsonb not null,
  resolved_seed_domains text[],
  unresolved_seed_domains text[],
  requested_limit integer not null check (requested_limit between 1 and 10000),
  -- How often a worker took it up. A worker writes under the number it got: one that was taken for dead writes nothing more.
  claim_number integer not null default 0,
  -- Attempts that ended in an error; interrupted ones do not count.
  failure_count integer not null default 0,
  derived_query text,
  -- Who did the thinking in an agentic search.
  agentic_method text check (agentic_method in ('language_model', 'rules')),
  -- Companies and pages written so far.
  processed integer not null default 0 check (processed between 0 and requested_limit),
  page_count integer not null default 0 check (page_count >= 0),
  progress_message text not null,
  eta_seconds integer check (eta_seconds >= 0),
  error_message text,
  credits_consumed integer not null default 0 check (credits_consumed between 0 and requested_limit),
  created_at timestamptz not null default now(),
  -- Given to the workers. Null while the workspace's earlier jobs are worked on.
  queued_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((status in ('completed', 'failed', 'cancelled')) = (finished_at is not null))
);
create index lookalike_job_list on lookalike_job (workspace_id, created_at desc, id desc);
create index lookalike_job_unfinished on lookalike_job (workspace_id, created_at, id) where finished_at is null;

-- The ranking of a job that runs, with some to spare, kept so that another worker that takes it up writes the pages an
-- undisturbed one would have written. Gone when the job ends.
create table lookalike_job_ranking (
  job_id text primary key references lookalike_job on delete cascade,
  company_ids bigint[] not null,
  scores real[] not null,
  created_at timestamptz not null default now(),
  check (cardinality(company_ids) = cardinality(scores))
);
-- Written once, read once: compressing 10,000 numbers takes longer than writing them.
alter table lookalike_job_ranking alter company_ids set storage external, alter scores set storage external;

-- 100 results each, in rank order.
create table lookalike_job_page (
  job_id text not null references lookalike_job on delete cascade,
  page_number integer not null check (page_number between 0 and 9999),
  result_count integer not null check (result_count between 0 and 100),
  -- json, not jsonb: the text is answered as it was written.
  results json not null,
  created_at timestamptz not null default now(),
  primary key (job_id, page_number)
);
-- Uncompressed: Postgres's own compression took half the time of writing a page (9 ms a thousand results, 4 without).
alter table lookalike_job_page alter results set storage external;

create function lookalike_job_page_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a written page never changes' using errcode = 'restrict_violation';
end $$;
create trigger lookalike_job_page_is_final before update on lookalike_job_page
  for each row execute function lookalike_job_page_is_final();
