-- All accounts of a digest until it is sent, to count them; account_ids has the first thousand.
alter table alert add column counted_account_ids bigint[];
