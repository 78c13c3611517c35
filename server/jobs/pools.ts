import type { JobName } from "./payloads.ts";

/** How one kind of work is carried out in each worker process. */
export interface PoolSettings {
  /** Jobs at the same time. */
  readonly concurrency: number;
  /**
   * Jobs fetched ahead in one statement, or "off". Fetching ahead makes short jobs 10 times as fast (15,000-40,000 a
   * second against 1,000-3,000), but a job fetched behind a slow one waits although another process is idle.
   */
  readonly fetchAhead: number | "off";
}

/**
 * The pools of a worker process. Each takes only its own jobs, so none can hold up another's. No pool uses named
 * queues: with them every fetch of every pool locks every queue's row. Webhooks are not among them: they are delivered
 * from their own rows, with limits for each receiver (webhooks/gate.ts).
 */
export const pools = {
  /** Bulk searches: seconds of work each. A workspace has at most `BULK_JOBS_AT_ONCE` of them queued or running. */
  bulk: { concurrency: 4, fetchAhead: "off" },
  mail: { concurrency: 4, fetchAhead: "off" },
  /** Training and embedding everything: minutes of computing, one at a time, so that searches keep a core. */
  training: { concurrency: 1, fetchAhead: "off" },
  /** Embedding what changed: must not wait behind a training. */
  embedding: { concurrency: 1, fetchAhead: "off" },
  /** Short chores started by the clock. */
  upkeep: { concurrency: 2, fetchAhead: "off" },
} as const satisfies Record<string, PoolSettings>;

export type PoolName = keyof typeof pools;

/**
 * How many bulk jobs of one workspace are queued or running at once; the next is queued when one ends. Half of a
 * process's bulk places, so that a workspace with 20 jobs leaves room for another's single one, and no place is ever
 * taken by a third while that one waits.
 */
export const BULK_JOBS_AT_ONCE = 2;

/** How many bulk jobs of one workspace may be unfinished; one more is refused. */
export const BULK_JOBS_UNFINISHED = 50;

/** How a job is queued. */
export interface JobSettings {
  readonly pool: PoolName;
  /** After so many attempts it is given up; between them the wait grows from 3 s to 6 h. A killed worker uses up one. */
  readonly attempts: number;
}

/** Where each job runs, and how often it is tried. */
export const jobs: { readonly [Name in JobName]: JobSettings } = {
  // 12 attempts are spread over 16 hours: a code is good for 24.
  "agent-keys.send-code": { pool: "mail", attempts: 12 },
  "agent-keys.tidy": { pool: "upkeep", attempts: 1 },
  "requests.tidy": { pool: "upkeep", attempts: 1 },
  "webhooks.tidy": { pool: "upkeep", attempts: 1 },
  "jobs.tidy": { pool: "upkeep", attempts: 1 },
  "lookalikes.run": { pool: "bulk", attempts: 25 },
  "lookalikes.rescue": { pool: "upkeep", attempts: 1 },
  "search.rebuild": { pool: "training", attempts: 25 },
  "search.embed": { pool: "embedding", attempts: 5 },
};
