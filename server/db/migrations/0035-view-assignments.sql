-- The accounts that a view assigns in the CRM, and the people it adds to a sequence: each of them once for one view.
alter table view_action
  -- Whether the accounts that match now are still to be listed for assignment.
  add column lists_matching boolean not null default false,
  -- How many accounts were assigned in turn: whose turn it is follows from it.
  add column turn bigint not null default 0;

create table view_assignment (
  view_id text not null references saved_view on delete cascade,
  company_id bigint not null references company on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'assigned', 'skipped', 'failed')),
  -- Decided before the CRM is told, so that a repeated attempt gives the account to the same user.
  assignee_id text,
  error text,
  created_at timestamptz not null,
  primary key (view_id, company_id)
);
create index view_assignment_pending on view_assignment (view_id, created_at, company_id) where status = 'pending';
create index view_assignment_company on view_assignment (company_id);

create table view_enrolment (
  view_id text not null references saved_view on delete cascade,
  person_id bigint not null references person on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'enrolled', 'no_email', 'failed')),
  error text,
  created_at timestamptz not null,
  primary key (view_id, person_id)
);
create index view_enrolment_pending on view_enrolment (view_id, created_at, person_id) where status = 'pending';
create index view_enrolment_person on view_enrolment (person_id);
