-- What the tool calls of a key's owner could cost without a confirmation, in the hour that began at `since`.
create table tool_spending (
  user_id text primary key references app_user (id) on delete cascade,
  credits bigint not null,
  since timestamptz not null
);
