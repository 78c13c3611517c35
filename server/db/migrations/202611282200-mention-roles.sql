-- Which mentions count by what they say, null for the default, and whether posts of agencies do.
alter table signal add column mention_roles text[], add column include_agencies boolean not null default false;

-- What a mention in a job post says, and who published the post.
alter table signal_evidence add column role text, add column posted_by text;
