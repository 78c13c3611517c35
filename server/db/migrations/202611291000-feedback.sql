-- Verdicts of workspaces on results. One that is wrong is hidden, and what it cost is paid back.
create table feedback (
  id bigint generated always as identity primary key,
  workspace_id bigint not null references workspace (id) on delete cascade,
  kind text not null check (kind in ('lookalike', 'signal_result', 'insight', 'email')),
  -- Identifies the result within the workspace, such as `signal 77 account 1264`.
  row_key text not null,
  verdict text not null check (verdict in ('right', 'wrong_match', 'wrong_company', 'known_customer', 'bad_email')),
  note text check (length(note) <= 1000),
  company_id bigint references company (id) on delete set null,
  person_id bigint references person (id) on delete set null,
  signal_id bigint references signal (id) on delete set null,
  -- What a lookalike search looked for: its query and seeds.
  search jsonb,
  -- Of a hidden insight, so that it is not recorded again.
  insight_key text,
  -- Of a hidden email, so that it is not sold again.
  work_email text,
  credits integer not null check (credits >= 0),
  refund text not null check (refund in ('paid', 'pending', 'none')),
  user_id text not null,
  created_at timestamptz not null default now(),
  unique (workspace_id, row_key)
);
create index feedback_insight on feedback (workspace_id, insight_key) where insight_key is not null;
create index feedback_email on feedback (workspace_id, work_email) where work_email is not null;
create index feedback_pending on feedback (id) where refund = 'pending';
create index feedback_company on feedback (company_id) where company_id is not null;
create index feedback_person on feedback (person_id) where person_id is not null;
create index feedback_signal on feedback (signal_id) where signal_id is not null;

-- The price of each result. Null, of results of earlier releases: the price by the list.
alter table signal_account add column credits integer, add column is_hidden boolean not null default false;
alter table signal_person add column credits integer, add column is_hidden boolean not null default false;
-- Zero when the job that returned the company failed.
alter table lookalike_returned add column credits integer not null default 1, add column search jsonb;

alter table credit_entry drop constraint credit_entry_kind_moves, add constraint credit_entry_kind_moves check (
  case kind
    when 'grant' then balance_change > 0 and reserved_change = 0
    when 'spend' then balance_change < 0 and reserved_change = 0
    when 'reserve' then balance_change < 0 and reserved_change = -balance_change
    when 'settle' then balance_change >= 0 and balance_change + reserved_change < 0
    when 'release' then balance_change > 0 and reserved_change = -balance_change
    when 'refund' then balance_change > 0 and reserved_change = 0
    else false end) not valid;
