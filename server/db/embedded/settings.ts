/**
 * Server settings of an embedded cluster, for a catalogue of a million companies on a small machine. Durability is that of Postgres's
 * defaults.
 */
export const EMBEDDED_SETTINGS: Record<string, string> = {
  max_connections: "200",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "256MB",
  max_wal_size: "2GB",
  wal_compression: "on",
  checkpoint_timeout: "15min",
  random_page_cost: "1.1",
  // Its start-up takes longer than it saves on short queries.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

/** For tests only: faster, but a crash of the machine loses data. */
export const UNSAFE_FAST_SETTINGS: Record<string, string> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "128MB",
  max_wal_size: "1GB",
  autovacuum: "off",
};
