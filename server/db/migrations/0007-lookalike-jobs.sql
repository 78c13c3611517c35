create table lookalike_job (
  id text primary key check (id ~ '^job_[0-9A-Za-z_-]+$'),
  workspace_id bigint not null references workspace on delete cascade,
  user_id text not null,
  status text not null default 'pending' check (status in ('pending', 'running', 'cancelling', 'completed', 'failed', 'cancelled')),
  -- The request as accepted: query, seed domains, filters, search type.
  request jsonb not null,
  requested_limit integer not null check (requested_limit between 1 and 10000),
  -- Companies in the pages written so far.
  processed integer not null default 0 check (processed between 0 and requested_limit),
  progress_message text,
  error_message text,
  derived_query text,
  resolved_seed_domains text[],
  unresolved_seed_domains text[],
  credits_consumed integer not null default 0 check (credits_consumed between 0 and requested_limit),
  partial boolean not null default false,
  -- The ranking, kept so that a job taken up by another worker writes the pages an undisturbed one would have written.
  ranked_company_ids bigint[],
  ranked_scores real[],
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  check (cardinality(ranked_company_ids) = cardinality(ranked_scores)),
  check ((status in ('completed', 'failed', 'cancelled')) = (finished_at is not null))
);
create index lookalike_job_list on lookalike_job (workspace_id, created_at desc, id desc);
create index lookalike_job_unfinished on lookalike_job (workspace_id) where finished_at is null;

-- 100 results each, in rank order.
create table lookalike_job_page (
  job_id text not null references lookalike_job on delete cascade,
  page_number integer not null check (page_number between 0 and 9999),
  result_count integer not null check (result_count between 1 and 100),
  -- json, not jsonb: the text is answered as it was written.
  results json not null,
  created_at timestamptz not null default now(),
  primary key (job_id, page_number)
);

create function lookalike_job_page_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a written page never changes' using errcode = 'restrict_violation';
end $$;
create trigger lookalike_job_page_is_final before update on lookalike_job_page
  for each row execute function lookalike_job_page_is_final();
