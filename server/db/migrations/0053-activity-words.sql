-- With the locale C, the parser takes every sign beyond ASCII for a letter: quotes, dashes, bullets and no-break spaces would become
-- parts of words. Signs are listed by code point, as what is a letter depends on the locale too. Posts that are there already keep
-- the words they have.
create function activity_words(content text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('simple', regexp_replace(content,
    '[-./_\u00A0-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u2000-\u206F\u20A0-\u20CF\u2190-\u245F\u2500-\u2775'
    '\u2794-\u2BFF\u3000-\u3004\u3008-\u3020\u3030\uFE00-\uFE6F\uFEFF\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\U0001F000-\U0001FAFF]',
    ' ', 'g'));

create or replace function set_job_post_words() returns trigger language plpgsql as $$
begin
  new.words := activity_words(new.title || ' ' || new.body);
  return new;
end $$;

-- A generated column cannot take another expression without rewriting the table.
alter table social_post alter column words drop expression;
alter table social_post alter column words set default '';
create function set_social_post_words() returns trigger language plpgsql as $$
begin
  new.words := activity_words(new.body);
  return new;
end $$;
create trigger social_post_words before insert or update of body on social_post
  for each row execute function set_social_post_words();
