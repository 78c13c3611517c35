-- How far an unfinished ingest has come. Written in the transaction of each batch, so that a run stopped at any moment
-- goes on after the last row that was written; removed when the file is done.
create table ingest_progress (
  -- Digest of the file's content and of how its columns are mapped.
  source_key text primary key,
  file_name text not null,
  -- Position behind the last row dealt with, counted in rows.
  rows_read bigint not null,
  rejected bigint not null,
  inserted bigint not null,
  updated bigint not null,
  unchanged bigint not null,
  -- Length of the reject file at that moment: what a stopped run wrote beyond is written again.
  reject_file_bytes bigint not null,
  updated_at timestamptz not null default now()
);
