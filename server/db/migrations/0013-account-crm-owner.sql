-- Who owns an account in the connected CRM, as last read from there.
alter table workspace_account
  add column crm_owner_id text,
  add column crm_owner_name text,
  add column crm_owner_email text,
  add constraint workspace_account_crm_owner check (crm_owner_id is not null or (crm_owner_name is null and crm_owner_email is null));
