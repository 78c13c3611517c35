-- The rank of a person among those that a run found at the company.
alter table signal_person add column place integer not null default 0;
