-- Punctuation of ASCII separates words too: the parser would take `<word>` for a tag and `+49` for a number, and would not find the
-- word in them. Texts that are there already keep the words they have.
create or replace function activity_words(content text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('simple', regexp_replace(content,
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u2000-\u206F\u20A0-\u20CF\u2190-\u245F\u2500-\u2775'
    '\u2794-\u2BFF\u3000-\u3004\u3008-\u3020\u3030\uFE00-\uFE6F\uFEFF\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\U0001F000-\U0001FAFF]',
    ' ', 'g'));

-- An edited post counts from its edit for the words that it gained. The words of its earlier texts tell which these are.
alter table job_post add column edited_at timestamptz;
create index job_post_edited on job_post (edited_at) where edited_at is not null;

create table job_post_earlier_text (
  id bigint primary key generated always as identity,
  job_post_id bigint not null references job_post on delete cascade,
  words tsvector not null,
  -- When the next text was seen.
  replaced_at timestamptz not null
);
create index job_post_earlier_text_post on job_post_earlier_text (job_post_id, id);

create function keep_job_post_words() returns trigger language plpgsql as $$
begin
  new.edited_at := now();
  insert into job_post_earlier_text (job_post_id, words, replaced_at) values (old.id, old.words, new.edited_at);
  -- The newest twenty, however often a board changes a post.
  delete from job_post_earlier_text where job_post_id = old.id and id <= (
    select id from job_post_earlier_text where job_post_id = old.id order by id desc offset 20 limit 1);
  return new;
end $$;
-- After `job_post_words` in the order of names, which sets the words.
create trigger job_post_words_kept before update of title, body on job_post
  for each row when (new.body is not null and old.words is distinct from new.words) execute function keep_job_post_words();

-- The company's earlier posts that a first mention was compared with.
alter table signal_evidence
  add column history_posts integer,
  add column history_since timestamptz;

-- Keys of the pages in which runs read activity.
create index social_engagement_actor_newest on social_engagement (actor_url, engaged_at, id);
drop index social_engagement_actor_url;
create index social_engagement_person_newest on social_engagement (person_id, engaged_at, id);
drop index social_engagement_person;

-- What a run left out, in words, beside the people whose companies are unknown.
alter table signal_run add column notes text;
