-- Jobs that write accounts and people to a workspace's CRM: those that callers start, and the safe additions of signals.
create table crm_job (
  id text primary key check (id ~ '^job_[0-9A-Za-z_-]+$'),
  workspace_id bigint not null references workspace on delete cascade,
  kind text not null check (kind in ('sync_accounts', 'sync_people', 'safe_addition')),
  status text not null default 'pending' check (status in ('pending', 'running', 'completed', 'failed')),
  -- The CRM when the job was created. Another one connected since is not written to.
  provider text not null,
  -- Names a safe addition: asking for it again does nothing.
  reference text,
  -- The CRM's id of the user who owns new records; of a safe addition the email, looked up when it runs.
  owner_id text,
  owner_email text,
  claim_number integer not null default 0,
  -- Attempts in a row after which no record was decided.
  failure_count integer not null default 0,
  error_message text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((kind = 'safe_addition') = (reference is not null)),
  check (owner_id is null or owner_email is null),
  check ((status in ('completed', 'failed')) = (finished_at is not null)),
  unique (workspace_id, reference)
);
create index crm_job_unfinished on crm_job (updated_at) where finished_at is null;

-- The records of a job and what became of them; without an action nothing is decided yet.
create table crm_job_record (
  job_id text not null references crm_job on delete cascade,
  place integer not null,
  object text not null check (object in ('company', 'contact')),
  -- Id of the company or person. No reference: the id may be unknown.
  record_id bigint not null,
  -- What writing the record was to do. Tells a record that a killed worker created or updated from one that was so before.
  planned text check (planned in ('created', 'updated', 'skipped')),
  crm_id text,
  action text check (action in ('created', 'updated', 'skipped', 'failed')),
  error text,
  primary key (job_id, place),
  check ((action = 'failed') = (error is not null)),
  check (action is not null or (crm_id is null and error is null))
);
create index crm_job_record_undecided on crm_job_record (job_id, place) where action is null;
create index crm_job_record_contact on crm_job_record (crm_id) where object = 'contact' and crm_id is not null;
