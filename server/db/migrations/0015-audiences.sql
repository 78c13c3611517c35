-- Audiences hold people beside accounts, and their names differ in more than letter case.
alter table audience
  add column description text,
  add column updated_at timestamptz not null default now(),
  drop constraint audience_workspace_id_name_key;
create unique index audience_name on audience (workspace_id, lower(name));
create index audience_list on audience (workspace_id, created_at desc, id desc);

create table audience_person (
  audience_id bigint not null references audience on delete cascade,
  person_id bigint not null references person on delete cascade,
  added_at timestamptz not null default now(),
  primary key (audience_id, person_id)
);
create index audience_person_person on audience_person (person_id);
