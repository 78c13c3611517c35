-- Keyed hashes of what identified erased people: name and company, profile, emails. They keep the people from coming back.
create table erased_person (
  identity_hash bytea primary key check (length(identity_hash) = 32),
  erased_at timestamptz not null default now()
);
