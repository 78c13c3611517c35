/** The advisory locks with fixed numbers in the service's database. */
export const LOCK_NUMBERS = {
  migration: 7_200_417,
  searchRebuild: 7_200_418,
  searchEmbed: 7_200_419,
  searchEmbeddings: 7_200_420,
  searchIndex: 7_200_421,
  partitioning: 7_200_422,
  sampleData: 7_200_430,
  /** Held shared by transactions that write people, exclusively by an erasure. */
  erasure: 7_200_431,
  /** Held by transactions that write people without a profile, for whom there is no unique index. */
  peopleByEmail: 7_200_432,
  /** Held by transactions that write company events, for which there is no unique index. */
  companyEvents: 7_200_433,
} as const;

/** Seeds of locks on the hash of a string. The same string with a different seed is a different lock. */
export const LOCK_SEEDS = {
  workerPool: 0,
  idempotencyKey: 20261120,
  memberAddress: 20261121,
  signUpAddress: 20261122,
  signUpClient: 20261123,
} as const;

/** Strings of locks on a workspace, hashed with the workspace's id as the seed. */
export const WORKSPACE_LOCKS = { lookalikeJobs: "lookalike_job", waitingAlerts: "waiting alerts" } as const;

/**
 * The lock that every process that uses the embedded cluster holds shared, in its database `postgres`. The number never
 * changes: with a different number, a newer process would stop the Postgres that an older process uses.
 */
export const CLUSTER_LOCK = 7_200_418;
