-- The address of a source that has another event of the company and type, which has it as `source_url`: release 0.2.0 relies on
-- one event for each source. Null for other events.
alter table company_event add column shared_source_url text;
