-- transaction: false
-- What a workspace was charged in a time.
create index concurrently if not exists credit_entry_time on credit_entry (workspace_id, created_at);
