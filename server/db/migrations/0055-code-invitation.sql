-- The workspace that invites the address in the mail with the code, which the code then joins. Null when the mail names none.
alter table verification_code add column invited_to bigint;
