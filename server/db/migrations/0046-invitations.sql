-- Any workspace may add any address, so that no answer says whether the address is in another one.
alter table workspace_invitation
  drop constraint workspace_invitation_pkey,
  add primary key (workspace_id, email),
  -- When the person preferred a workspace of their own. The invitation stays listed, so that nobody learns of it.
  add column declined_at timestamptz;
create index on workspace_invitation (email, created_at);
