-- Where events are sent. A workspace has endpoints of its own; a view's webhook is one too, served by the same machinery.
create table webhook_endpoint (
  id text primary key check (id ~ '^wh_[0-9A-Za-z]+$'),
  workspace_id bigint not null references workspace on delete cascade,
  -- The view whose webhook this is; null for the workspace's own, which the webhooks operations show.
  view_id text,
  url text not null check (length(url) <= 2000),
  -- Host and port of the URL: how much runs at once, and whether anything does, is decided by it.
  host text not null,
  events text[] not null check (cardinality(events) > 0),
  enabled boolean not null default true,
  -- Gone for everybody but the job that deletes what was sent to it: with millions of deliveries that takes longer than a request may.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (deleted_at is null or not enabled)
);
create index webhook_endpoint_list on webhook_endpoint (workspace_id, created_at, id);
create unique index webhook_endpoint_of_view on webhook_endpoint (view_id) where view_id is not null and deleted_at is null;
create index webhook_endpoint_deleted on webhook_endpoint (id) where deleted_at is not null;

-- What an endpoint's deliveries are signed with: every secret here that has not expired signs.
create table webhook_secret (
  id bigint primary key generated always as identity,
  endpoint_id text not null references webhook_endpoint on delete cascade,
  -- AES-256-GCM, bound to the endpoint's id.
  secret_encrypted text not null,
  -- Null for the current one; a replaced one goes on signing until then.
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index webhook_secret_current on webhook_secret (endpoint_id) where expires_at is null;
create index on webhook_secret (endpoint_id, id desc);

-- Something that happened, written in the transaction in which it happened. Its id is the webhook-id.
create table webhook_event (
  -- Begins with the time, so that ids are in the order of the events and old ones are found by theirs.
  id text collate "C" primary key check (id ~ '^msg_[0-9A-Za-z]+$'),
  workspace_id bigint not null references workspace on delete cascade,
  type text not null,
  -- The body as it is signed and sent, to the byte the same at every attempt.
  body text not null,
  created_at timestamptz not null default now()
);
create index on webhook_event (workspace_id);

-- One event on its way to one endpoint. This row is the job: who claims it, and when it is due, stands here.
create table webhook_delivery (
  -- Begins with the time in milliseconds: among the ids of many millions a random one would be at home on any page.
  id text collate "C" primary key default
    'dlv_' || lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || right(replace(gen_random_uuid()::text, '-', ''), 20),
  event_id text collate "C" not null references webhook_event on delete cascade,
  endpoint_id text not null references webhook_endpoint on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  -- Attempts ever made; the next one has the next number.
  attempt_count integer not null default 0 check (attempt_count >= 0),
  -- Attempts that failed since delivery was last asked for: the place in the retry schedule.
  failures smallint not null default 0 check (failures >= 0),
  -- Claiming moves this past the longest an attempt can take: whoever dies holding it lets it fall due again.
  next_attempt_at timestamptz default now(),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (event_id, endpoint_id),
  check ((status = 'pending') = (next_attempt_at is not null)),
  check ((status = 'pending') = (finished_at is null))
);
-- Endpoint first: due deliveries are taken endpoint by endpoint, so that a long queue at one hides nobody else's.
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_attempt_at) where status = 'pending';
create index webhook_delivery_log on webhook_delivery (endpoint_id, created_at desc, id desc);
-- The few that somebody looks for: 1 ms where filtering 500,000 that arrived takes 140.
create index webhook_delivery_failed on webhook_delivery (endpoint_id, created_at desc, id desc) where status = 'failed';
-- Rows pass through the due index within seconds; vacuumed by share alone, its dead entries would pile up in front.
alter table webhook_delivery set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 2000);

create table webhook_attempt (
  delivery_id text collate "C" not null references webhook_delivery on delete cascade,
  -- Recording the same attempt twice is impossible, so a result may be written again without harm.
  number integer not null check (number > 0),
  started_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  -- Null when no answer came.
  status_code smallint,
  -- Why no answer came; null when one did.
  error text,
  -- The first 1,024 bytes of the answer.
  response_body text,
  primary key (delivery_id, number),
  check ((status_code is null) = (error is not null))
);
