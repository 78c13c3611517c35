-- Partitions that were written to since they were found to have nothing that must be kept.
create table partition_change (partition text primary key);

-- Runs on a partition that is about to be dropped.
create function partition_changed() returns trigger language plpgsql as $$
begin
  insert into partition_change (partition) values (tg_table_name) on conflict do nothing;
  return null;
end $$;
