import type { JobName, JobPayloads, NoPayload } from "./payloads.ts";

/**
 * The worker pools of a process, each with the number of jobs it runs at once. A pool takes only its own jobs, so no kind
 * of work can hold up another. Webhooks are not jobs: they are delivered from their own rows, with limits for each receiver.
 */
export const pools = {
  bulk: 4,
  /** Writing to CRMs: mostly waiting for them. */
  crm: 8,
  /** Reading CRMs, apart from writing: a first reading takes minutes. */
  crmPull: 2,
  mail: 4,
  signals: 3,
  /** One at a time, so that searches keep a core while a model is trained. */
  training: 1,
  /** Apart from training, so that changed companies are searchable while a model is trained. */
  embedding: 1,
  /** Announcing what was found: short, and not to wait behind a search. */
  notify: 4,
  /** What views do in other systems, which may be slow to answer. */
  actions: 8,
  maintenance: 2,
  /** Pulling job boards and feeds: mostly waiting for them. */
  activity: 2,
} as const satisfies Record<string, number>;

export type PoolName = keyof typeof pools;

export interface JobSettings<Payload = never> {
  readonly pool: PoolName;
  /** Waits between attempts grow from 3 seconds to 6 hours. A killed worker uses up one attempt. */
  readonly maxAttempts: number;
  /** When the job is scheduled: a cron expression in UTC. Each occurrence runs once, in one of the processes. */
  readonly schedule?: string;
  /** Names the queue of a job: of one queue, jobs run one after the other. Default: none. */
  readonly queueOf?: (payload: Payload) => string;
}

/** The pool and the number of attempts of every job. Jobs without a payload are started by a schedule. */
export const jobs: {
  readonly [Name in JobName]: JobSettings<JobPayloads[Name]> &
    (NoPayload extends JobPayloads[Name] ? { schedule: string } : { schedule?: never });
} = {
  // 12 attempts are spread over 16 hours; a code expires after 24.
  "agent-keys.send-code": { pool: "mail", maxAttempts: 12 },
  "agent-keys.send-recovery": { pool: "mail", maxAttempts: 12 },
  "agent-keys.prune": { pool: "maintenance", maxAttempts: 1, schedule: "17 * * * *" },
  "requests.prune": { pool: "maintenance", maxAttempts: 1, schedule: "37 * * * *" },
  "webhooks.prune": { pool: "maintenance", maxAttempts: 1, schedule: "47 * * * *" },
  "jobs.prune": { pool: "maintenance", maxAttempts: 1, schedule: "57 3 * * *" },
  "activity.pull": { pool: "activity", maxAttempts: 1, schedule: "*/5 * * * *" },
  "activity.prune": { pool: "maintenance", maxAttempts: 1, schedule: "27 4 * * *" },
  "insights.announce": { pool: "notify", maxAttempts: 25 },
  "crm.sync": { pool: "crm", maxAttempts: 100, queueOf: ({ workspaceId }) => `crm ${workspaceId}` },
  "crm.pull": { pool: "crmPull", maxAttempts: 10, queueOf: ({ workspaceId }) => `crm.pull ${workspaceId}` },
  "crm.schedule-pulls": { pool: "maintenance", maxAttempts: 5, schedule: "23 3 * * *" },
  "crm.reap": { pool: "maintenance", maxAttempts: 1, schedule: "*/2 * * * *" },
  "views.match": { pool: "notify", maxAttempts: 25 },
  // What fails in another system is tried again by a job of its own; these attempts are for workers that were killed.
  "views.send-chat": { pool: "actions", maxAttempts: 25 },
  "views.send-email": { pool: "actions", maxAttempts: 25 },
  "views.assign-accounts": { pool: "crm", maxAttempts: 25, queueOf: ({ workspaceId }) => `crm ${workspaceId}` },
  "views.enrol-people": { pool: "actions", maxAttempts: 25, queueOf: ({ workspaceId }) => `sequencer ${workspaceId}` },
  "lookalikes.run": { pool: "bulk", maxAttempts: 25 },
  "lookalikes.reap": { pool: "maintenance", maxAttempts: 1, schedule: "* * * * *" },
  "signals.run": { pool: "signals", maxAttempts: 25 },
  "signals.follow-up": { pool: "notify", maxAttempts: 25 },
  "signals.schedule": { pool: "maintenance", maxAttempts: 1, schedule: "* * * * *" },
  "search.rebuild": { pool: "training", maxAttempts: 25 },
  "search.embed": { pool: "embedding", maxAttempts: 5 },
};
