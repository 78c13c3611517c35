-- Where activity is pulled from: the job boards that the operator lists, and a vendor's feed.
create table activity_source (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('greenhouse', 'lever', 'lever-eu', 'ashby', 'feed')),
  -- The board's name in its address, or the address of the feed.
  name text not null,
  -- Whose posts a board lists; a feed names a company in each record.
  company_domain text check ((company_domain is null) = (kind = 'feed')),
  -- What the last read ended with: validators of a conditional request, or a cursor.
  bookmark text,
  next_pull_at timestamptz not null default now(),
  last_pulled_at timestamptz,
  failure_count integer not null default 0,
  -- What went wrong at the last pull; null when nothing did.
  last_error text,
  created_at timestamptz not null default now(),
  unique (kind, name)
);
create index activity_source_due on activity_source (next_pull_at);

alter table job_post add column activity_source_id bigint references activity_source on delete set null;
create index job_post_activity_source on job_post (activity_source_id) where activity_source_id is not null;

-- Texts that retention may delete.
create index job_post_with_text on job_post (first_seen_at) where body is not null;
