-- What was read from the newest text of a job post. A mention is the id of a technology, times eight, plus the number of a role.
-- No foreign key of the post: its table may be partitioned. A trigger deletes what was read with it.
create table job_post_reading (
  job_post_id bigint primary key,
  company_id bigint not null references company on delete cascade,
  posted_at timestamptz not null,
  posted_by text not null,
  title text not null default '',
  country text,
  department text,
  seniority text,
  mentions integer[] not null,
  -- A bit for each role in them.
  roles smallint not null
);
create index job_post_reading_company on job_post_reading (company_id);
create index job_post_reading_newest on job_post_reading (posted_at desc, job_post_id desc);
create index job_post_reading_mentions on job_post_reading using gin (mentions);
-- What few posts have is found without a walk through all of them, newest first.
create index job_post_reading_title on job_post_reading using gin (activity_words(title));
create index job_post_reading_department on job_post_reading (department, seniority);
create index job_post_reading_country on job_post_reading (country, posted_at desc, job_post_id desc);
create index job_post_reading_moves on job_post_reading (posted_at desc, job_post_id desc) where roles & 12 <> 0;
create index job_post_reading_sells on job_post_reading (posted_at desc, job_post_id desc) where roles & 16 <> 0;

-- Posts to be read: new, changed or without their text.
create table job_post_unread (job_post_id bigint primary key);

create function job_post_changed() returns trigger language plpgsql as $$
begin
  insert into job_post_unread (job_post_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger job_post_unread after insert or update of title, body on job_post
  for each row execute function job_post_changed();

create function job_post_deleted() returns trigger language plpgsql as $$
begin
  delete from job_post_reading where job_post_id = old.id;
  return null;
end $$;
create trigger job_post_deleted after delete on job_post for each row execute function job_post_deleted();

-- What companies do with technologies by their job posts, one row for each pair, written from the readings of their posts.
create table company_technology (
  company_id bigint not null references company on delete cascade,
  technology_id integer not null,
  -- A bit for each role.
  roles smallint not null,
  posts integer not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  confidence real not null,
  -- The newest posts, at most three.
  job_post_ids bigint[] not null,
  primary key (company_id, technology_id)
);
create index company_technology_technology on company_technology (technology_id, company_id);

-- Companies whose technologies are to be written again.
create table company_technology_due (company_id bigint primary key);

create function job_post_reading_deleted() returns trigger language plpgsql as $$
begin
  insert into company_technology_due (company_id) values (old.company_id) on conflict do nothing;
  return null;
end $$;
create trigger job_post_reading_deleted after delete on job_post_reading
  for each row execute function job_post_reading_deleted();

-- How far the posts are read with the current list of technologies. A new list begins at the first post again.
create table technology_backfill (
  id boolean primary key default true check (id),
  list_version text not null,
  last_post_id bigint not null
);
