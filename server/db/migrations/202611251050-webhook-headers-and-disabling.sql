-- Who is told when a webhook is turned off, and why it was.
alter table webhook_endpoint
  add column created_by text references app_user (id) on delete set null,
  add column disabled_reason text check (length(disabled_reason) <= 500),
  add check (disabled_reason is null or not enabled);

create index on webhook_endpoint (created_by);

-- Headers that are sent with every event to an endpoint: a JSON object, encrypted because they may be credentials.
create table webhook_headers (
  endpoint_id text primary key references webhook_endpoint (id) on delete cascade,
  names text[] not null check (cardinality(names) between 1 and 10),
  headers_encrypted text not null
);

-- Whether the webhook of a view was turned off before it had an address, without which there is no endpoint.
alter table saved_view add column is_webhook_off boolean not null default false;
