-- How far the job that canonicalises stored addresses of profiles has read each table, by id.
create table profile_address_progress (
  table_name text primary key check (table_name in ('person', 'company', 'social_post', 'social_engagement', 'signal')),
  after_id bigint not null default 0
);
insert into profile_address_progress (table_name)
values ('person'), ('company'), ('social_post'), ('social_engagement'), ('signal');

-- Earlier releases hashed the profile of an erased person under its country or mobile host. A hash cannot be written anew, so those
-- are compared with every spelling of a profile; the false ones are of earlier releases.
alter table erased_person add column is_canonical boolean not null default false;
create index erased_person_earlier on erased_person (identity_hash) where not is_canonical;
