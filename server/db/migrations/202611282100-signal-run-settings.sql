-- Identifies the settings that decide what a run finds: a run with others looks at older activity again. Null for earlier runs.
alter table signal_run add column settings_key text;

-- A domain that is no longer blocked changes what signals may find.
alter table workspace add column unblocked_at timestamptz;
create or replace function workspace_blocklist_changed() returns trigger language plpgsql as $$
begin
  update workspace set blocklist_version = blocklist_version + 1,
    unblocked_at = case when tg_op = 'DELETE' then clock_timestamp() else unblocked_at end
  where id in (select workspace_id from changed);
  return null;
end $$;

-- The words of a title have the weight A, so that signals that look only at titles can be answered from earlier texts.
create or replace function keep_job_post_words() returns trigger language plpgsql as $$
begin
  new.edited_at := now();
  insert into job_post_earlier_text (job_post_id, words, replaced_at) values (
    old.id,
    case when old.body is null then old.words else setweight(activity_words(old.title), 'A') || activity_words(old.body) end,
    new.edited_at);
  -- The newest twenty, however often a board changes a post.
  delete from job_post_earlier_text where job_post_id = old.id and id <= (
    select id from job_post_earlier_text where job_post_id = old.id order by id desc offset 20 limit 1);
  return new;
end $$;
