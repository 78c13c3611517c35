-- What files, job boards and feeds bring in.

-- Who posted, as the source names them.
alter table social_post add column author_name text;
alter table social_post add column author_title text;

-- An actor whose employer is not in the catalogue is no person there, and is kept by profile: once the person is known, the
-- engagement is theirs.
alter table social_engagement alter column person_id drop not null;
alter table social_engagement add column actor_url text;
alter table social_engagement add column actor_name text;
alter table social_engagement add column actor_title text;
update social_engagement set actor_url = person.social_url from person where person.id = person_id;
alter table social_engagement add constraint social_engagement_actor check (person_id is not null or actor_url is not null);
-- A person may comment several times on one post.
alter table social_engagement drop constraint social_engagement_social_post_id_person_id_kind_key;
create unique index social_engagement_once on social_engagement (social_post_id, actor_url, kind, coalesce(md5(body), ''));
create index social_engagement_actor_url on social_engagement (actor_url);

-- The text of old posts is deleted, and their words stay: whether a mention is the first one is asked of all posts ever seen.
-- A generated column would go with its source, so the words are written by a trigger.
drop index job_post_words;
alter table job_post alter column words drop expression;
alter table job_post alter column words set default '';
alter table job_post alter column body drop not null;
create function set_job_post_words() returns trigger language plpgsql as $$
begin
  new.words := to_tsvector('simple', translate(new.title || ' ' || new.body, './-_', '    '));
  return new;
end $$;
create trigger job_post_words before insert or update of title, body on job_post
  for each row when (new.body is not null) execute function set_job_post_words();
create index job_post_words on job_post using gin (words);

-- Sources of events may name a company without its domain.
create index company_name_exact on company (name);
