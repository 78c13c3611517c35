/**
 * Server settings of an embedded cluster. Postgres's own defaults suit a machine of 1990s size; these suit a
 * catalogue of a million companies on a small one, and leave durability as it is.
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
  // Its start-up costs more than it saves on queries of a few milliseconds.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

/** For tests only: nothing survives a crash of the machine, and databases are made several times faster. */
export const UNSAFE_FAST_SETTINGS: Record<string, string> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  shared_buffers: "128MB",
  max_wal_size: "1GB",
  autovacuum: "off",
};
