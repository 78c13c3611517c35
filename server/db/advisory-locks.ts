/** Every advisory lock of the service's database that has a fixed number. */
export const LOCK_NUMBERS = {
  migration: 7_200_417,
  searchRebuild: 7_200_418,
  searchEmbed: 7_200_419,
  searchEmbeddings: 7_200_420,
  searchIndex: 7_200_421,
  partitioning: 7_200_422,
  sampleData: 7_200_430,
  /** Shared by transactions that write people, exclusive for an erasure. */
  erasure: 7_200_431,
  /** Of transactions that write people without a profile, whom no unique index distinguishes. */
  peopleByEmail: 7_200_432,
  /** Of transactions that write company events, which no unique index distinguishes. */
  companyEvents: 7_200_433,
} as const;

/** Seeds of the locks on the hash of a text: the same text with another seed is another lock. */
export const LOCK_SEEDS = {
  workerPool: 0,
  idempotencyKey: 20261120,
  memberAddress: 20261121,
  signUpAddress: 20261122,
  signUpClient: 20261123,
} as const;

/** Texts of the locks on a workspace, whose hash has the workspace's id as its seed. */
export const WORKSPACE_LOCKS = { lookalikeJobs: "lookalike_job", waitingAlerts: "waiting alerts" } as const;

/**
 * Held shared, in the database `postgres` of the embedded cluster, by every process that uses the cluster. It is the
 * only lock there, and never changes: with another number, a newer process would stop the Postgres that an older one
 * uses.
 */
export const CLUSTER_LOCK = 7_200_418;
