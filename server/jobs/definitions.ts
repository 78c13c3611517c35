import type { Logger } from "pino";

/** The worker pools of a process, with their number of concurrent jobs. Separate pools never delay each other. */
export const pools = {
  bulk: 4,
  /** Writes to CRMs, and mostly waits for them. */
  crm: 8,
  /** Reads CRMs. Separate from writes, because the first read takes minutes. */
  crmPull: 2,
  mail: 4,
  signals: 4,
  /** One at a time, so that searches keep a core while a model is trained. */
  training: 1,
  /** Separate from training, so that changed companies become searchable while a model is trained. */
  embedding: 1,
  /** Computes embeddings, which takes hours for a large catalogue. */
  embeddings: 1,
  /** Fills OpenSearch, which takes minutes for a new model. */
  indexing: 1,
  /** Announces insights: short jobs that must not wait behind a search. */
  notify: 4,
  /** Actions of views in other systems, which may be slow to respond. */
  actions: 8,
  maintenance: 2,
  /** Pulls job boards and feeds, and mostly waits for them. */
  activity: 2,
  /** Reads job posts. Reading all of them again uses every core for up to an hour. */
  technologies: 1,
} as const satisfies Record<string, number>;

export type PoolName = keyof typeof pools;

export interface JobSettings<Payload> {
  readonly pool: PoolName;
  /** Waits between attempts grow from 3 seconds to 6 hours. A killed worker uses up one attempt. */
  readonly maxAttempts: number;
  /** A cron expression in UTC. Each occurrence runs once, in one of the processes. */
  readonly schedule?: string;
  /** Returns the key of a job. A waiting job with the same key is replaced. Default: none. */
  readonly keyOf?: (payload: Payload) => string;
  /** Returns the queue of a job. Jobs in the same queue run one after the other. Default: none. */
  readonly queueOf?: (payload: Payload) => string;
}

type NoPayload = Readonly<Record<never, never>>;

function queued<Payload>(settings: Omit<JobSettings<Payload>, "schedule">): JobSettings<Payload> {
  return settings;
}

/** Defines a scheduled job with several attempts, because each killed worker uses one up. */
function scheduled(schedule: string, pool: PoolName): JobSettings<NoPayload> {
  return { pool, maxAttempts: 5, schedule };
}

/** The key of a job `signals.run` without the id of its signal. */
export const SIGNAL_KEY_PREFIX = "signal ";

/** Every background job. A job may run twice or late, so payloads contain ids, and rows record the remaining work. */
const definitions = {
  // 12 attempts span 16 hours; a code expires after 24 hours.
  /** Emails a verification code. It is encrypted, because more people can access the queue than the mailbox. */
  "agent-keys.send-code": queued<{ mailId: string; email: string; encryptedCode: string }>({
    pool: "mail",
    maxAttempts: 12,
  }),
  "agent-keys.send-recovery": queued<{ mailId: string; email: string; clientNetwork: string; recoveredAt: string }>({
    pool: "mail",
    maxAttempts: 12,
  }),
  /** Deletes expired codes and sign-up attempts. */
  "agent-keys.prune": scheduled("17 * * * *", "maintenance"),
  /** Deletes expired idempotency records and rate limit counters. */
  "requests.prune": scheduled("37 * * * *", "maintenance"),
  /** Compares the ledgers with the balances. */
  "credits.check": scheduled("43 */6 * * *", "maintenance"),
  /** Deletes old entries of the audit log. */
  "audit-log.prune": scheduled("37 3 * * *", "maintenance"),
  /** Emails the owner of a webhook that it was disabled. */
  "webhooks.send-disabled": queued<{ mailId: string; endpointId: string }>({ pool: "mail", maxAttempts: 12 }),
  /** Deletes old webhook deliveries, and events without deliveries. */
  "webhooks.prune": { ...scheduled("47 * * * *", "maintenance"), keyOf: () => "webhooks.prune" },
  /** Deletes jobs that failed permanently two weeks ago. */
  "jobs.prune": scheduled("57 3 * * *", "maintenance"),
  /** Deletes old files with personal data from DATA_DIR. */
  "files.prune": scheduled("7 3 * * *", "maintenance"),
  /** Pulls the job boards and the feed when they are due. */
  "activity.pull": scheduled("*/5 * * * *", "activity"),
  /** Deletes old texts of job posts, social posts and evidence. */
  "activity.prune": scheduled("27 4 * * *", "maintenance"),
  /** Canonicalises profile URLs that an earlier release stored, and merges people with the same URL. */
  "catalogue.rewrite-profiles": scheduled("*/5 * * * *", "maintenance"),
  /** Publishes `insights.new` for a run of a signal, or a pull from the CRM, that has ended. */
  "insights.announce": queued<{ runId: number }>({ pool: "notify", maxAttempts: 25 }),
  /** Deletes old insights, and corrects their counts. */
  "insights.prune": scheduled("7 4 * * *", "maintenance"),
  /** Creates the coming months of partitioned tables. */
  "partitions.create": scheduled("17 2 * * *", "maintenance"),
  /** Writes the records of a CRM job. Continues where another worker stopped. */
  "crm.sync": queued<{ jobId: string; workspaceId: number }>({
    pool: "crm",
    maxAttempts: 100,
    keyOf: ({ jobId }) => jobId,
    queueOf: ({ workspaceId }) => `crm ${workspaceId}`,
  }),
  /** Reads the changes in a workspace's CRM. After a disconnection, deletes the data that was read. */
  "crm.pull": queued<{ workspaceId: number }>({
    pool: "crmPull",
    maxAttempts: 10,
    keyOf: ({ workspaceId }) => `crm.pull ${workspaceId}`,
    queueOf: ({ workspaceId }) => `crm.pull ${workspaceId}`,
  }),
  /** Queues a pull of every connected CRM that is due to be read. */
  "crm.schedule-pulls": scheduled("8,23,38,53 * * * *", "maintenance"),
  /** Requeues CRM jobs that the queue lost, and fails CRM jobs that it gave up on. */
  "crm.reap": scheduled("*/2 * * * *", "maintenance"),
  /** Matches the insights of an ended run with the workspace's views, and starts their actions. */
  "views.match": queued<{ runId: number }>({ pool: "notify", maxAttempts: 25 }),
  // New jobs retry failures of other systems. These attempts only cover killed workers.
  "views.send-chat": queued<{ alertId: number }>({
    pool: "actions",
    maxAttempts: 25,
    keyOf: ({ alertId }) => `views.alert.${alertId}`,
  }),
  "views.send-email": queued<{ alertId: number }>({
    pool: "actions",
    maxAttempts: 25,
    keyOf: ({ alertId }) => `views.alert.${alertId}`,
  }),
  /** Sends an address outside the workspace a request to confirm email from views. */
  "views.send-confirmation": queued<{ mailId: string; workspaceId: number; email: string; askedBy: string }>({
    pool: "mail",
    maxAttempts: 12,
  }),
  "views.assign-accounts": queued<{ viewId: string; workspaceId: number }>({
    pool: "crm",
    maxAttempts: 25,
    keyOf: ({ viewId }) => `views.assign-accounts ${viewId}`,
    queueOf: ({ workspaceId }) => `crm ${workspaceId}`,
  }),
  /** Adds the pending people of a view to its sequence. */
  "views.enrol-people": queued<{ viewId: string; workspaceId: number }>({
    pool: "actions",
    maxAttempts: 25,
    keyOf: ({ viewId }) => `views.enrol-people ${viewId}`,
    queueOf: ({ workspaceId }) => `sequencer ${workspaceId}`,
  }),
  /** Enrols the people whom views skipped because their work emails were not revealed. */
  "views.enrol-revealed": queued<{ workspaceId: number }>({
    pool: "actions",
    maxAttempts: 25,
    keyOf: ({ workspaceId }) => `views.enrol-revealed ${workspaceId}`,
    queueOf: ({ workspaceId }) => `sequencer ${workspaceId}`,
  }),
  /** Immediately retries actions of views that failed in a vendor's system, or waited for the first pull from a CRM. */
  "views.retry-failing": queued<{ workspaceId: number; kind: "crm" | "chat" | "sequencer" }>({
    pool: "notify",
    maxAttempts: 25,
    keyOf: ({ workspaceId, kind }) => `views.retry-failing ${workspaceId} ${kind}`,
  }),
  /** Runs a bulk lookalike job: ranks, writes pages, settles credits. Continues where another worker stopped. */
  "lookalikes.run": queued<{ jobId: string }>({ pool: "bulk", maxAttempts: 25, keyOf: ({ jobId }) => jobId }),
  /** Requeues bulk lookalike jobs that the queue lost, and fails jobs that it gave up on. */
  "lookalikes.reap": scheduled("* * * * *", "maintenance"),
  /** Deletes records of companies that lookalike searches returned more than a year ago. */
  "lookalikes.prune": scheduled("37 4 * * *", "maintenance"),
  /** Publishes each workspace's charges of past days, and deletes old sums. */
  "credits.announce": scheduled("5 * * * *", "notify"),
  /** Runs a signal: detects, writes new results and charges for them. Continues where another worker stopped. */
  "signals.run": queued<{ signalId: number; workspaceId: number }>({
    pool: "signals",
    maxAttempts: 25,
    keyOf: ({ signalId }) => `${SIGNAL_KEY_PREFIX}${signalId}`,
    // A workspace runs at most two signals at a time, which leaves half of a process's pool to other workspaces.
    queueOf: ({ signalId, workspaceId }) => `signals ${workspaceId} ${signalId % 2}`,
  }),
  /** Finds the work emails of a run's people and adds its results to the CRM, if its signal requires that. */
  "signals.follow-up": queued<{ runId: number }>({ pool: "notify", maxAttempts: 25 }),
  /** Publishes the event of a completed run when adding its results to the CRM has ended. */
  "signals.publish-end": queued<{ reference: string }>({ pool: "notify", maxAttempts: 25 }),
  /** Queues signals that are due, and signals whose run the queue has lost. */
  "signals.schedule": scheduled("* * * * *", "maintenance"),
  /** Reads technologies from new and changed job posts, and from all posts when the list of technologies changes. */
  "technologies.read": { ...scheduled("* * * * *", "technologies"), keyOf: () => "technologies.read" },
  /** Trains the search model and embeds every company. `reason` is informative only. */
  "search.rebuild": queued<{ reason: string }>({ pool: "training", maxAttempts: 25, keyOf: () => "search.rebuild" }),
  /** Computes the embeddings of companies that have no current embedding. */
  "search.embeddings": queued<{ reason: string }>({
    pool: "embeddings",
    maxAttempts: 25,
    keyOf: () => "search.embeddings",
  }),
  /** Updates the index in OpenSearch. */
  "search.index": queued<{ reason: string }>({ pool: "indexing", maxAttempts: 25, keyOf: () => "search.index" }),
  /** Embeds changed companies with the model in use. */
  "search.embed": queued<{ modelId: number }>({ pool: "embedding", maxAttempts: 5, keyOf: () => "search.embed" }),
};

export type JobName = keyof typeof definitions;

export type JobPayloads = {
  readonly [Name in JobName]: (typeof definitions)[Name] extends JobSettings<infer Payload> ? Payload : never;
};

/** The pool, the number of attempts and the schedule of every job. */
export const jobs: { readonly [Name in JobName]: JobSettings<JobPayloads[Name]> } = definitions;

/** The context of a handler in addition to its payload. */
export interface JobContext {
  /** Aborted when the process stops. The handler must throw soon, in a state from which the job can continue. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Runs one kind of job. An error fails the attempt, which is retried later. */
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], context: JobContext) => Promise<void>;

/** A handler for every job name. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };
