-- A customer: its users share accounts, credits, jobs and webhooks.
create table workspace (
  id bigint primary key generated always as identity,
  created_at timestamptz not null default now()
);

-- A person in exactly one workspace. "user" is a reserved word.
create table app_user (
  id text primary key check (id ~ '^user_[0-9A-Za-z]+$'),
  email text not null check (email = lower(email) and length(email) <= 320),
  workspace_id bigint not null references workspace on delete cascade,
  created_at timestamptz not null default now(),
  -- No longer a member: may not act, and the address is free for another workspace. What the person made stays.
  removed_at timestamptz,
  unique (workspace_id, id)
);
create unique index app_user_member_email on app_user (email) where removed_at is null;
create index app_user_workspace on app_user (workspace_id, created_at);

-- An address added before it ever signed up: its first verified code makes it a member. Kept afterwards, as it says since when.
create table workspace_invitation (
  email text primary key check (email = lower(email)),
  workspace_id bigint not null references workspace on delete cascade,
  invited_by text references app_user on delete set null,
  created_at timestamptz not null default now()
);
create index on workspace_invitation (workspace_id, created_at);

-- A user has one key or none: a new one takes the place of the one before it.
create table api_key (
  user_id text primary key references app_user on delete cascade,
  -- HMAC-SHA256 of the key: finding it needs no decryption, and a copy of the table opens nothing.
  key_hmac bytea not null unique check (octet_length(key_hmac) = 32),
  -- AES-256-GCM: an owner who proves the address again gets the same key back.
  key_encrypted text not null,
  created_at timestamptz not null default now()
);

-- The one pending code of an address; a new one replaces it, a right one deletes it.
create table verification_code (
  email text primary key check (email = lower(email)),
  -- HMAC bound to the address, so that a code is worth nothing under another.
  code_hmac bytea not null check (octet_length(code_hmac) = 32),
  attempts smallint not null default 0 check (attempts between 0 and 10),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index on verification_code (expires_at);

-- Counted over the last hour, by address and by client.
create table sign_up_attempt (
  id bigint primary key generated always as identity,
  email text not null,
  -- IPv6 by its /64: whoever has one address of it has all.
  client_network inet not null,
  attempted_at timestamptz not null default now()
);
create index on sign_up_attempt (email, attempted_at);
create index on sign_up_attempt (client_network, attempted_at);
create index on sign_up_attempt (attempted_at);
