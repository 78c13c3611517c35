/**
 * Every background job by its name, with what its handler is given: ids of rows, never the work itself. A job may run
 * twice or late, and rows say what is still to be done.
 */
export interface JobPayloads {
  /** Mails a verification code. The code is encrypted: a queue is read by more people than a mailbox. */
  "agent-keys.send-code": { mailId: string; email: string; encryptedCode: string };
  /** Every hour: forgets codes and sign-ups that no longer count. */
  "agent-keys.tidy": Scheduled;
  /** Every hour: forgets idempotency records and rate limit counters that no request can ask for any more. */
  "requests.tidy": Scheduled;
  /** Every hour: forgets webhook deliveries that ended long ago, and events nobody is told of any more. */
  "webhooks.tidy": Scheduled;
  /** Every day: forgets jobs that were given up long ago. */
  "jobs.tidy": Scheduled;
  /** Ranks a bulk lookalike job, writes its pages and settles its credits; takes up where another worker left off. */
  "lookalikes.run": { jobId: string };
  /** Every minute: queues bulk lookalike jobs that nothing is queued for any more, and ends those given up on. */
  "lookalikes.rescue": Scheduled;
  /** Trains the search model and embeds every company, when that is due. `reason` is for whoever reads the queue. */
  "search.rebuild": { reason: string };
  /** Embeds the companies that changed, for the model that serves. */
  "search.embed": { modelId: number };
}

/** A job started by the clock has nothing to be told. */
export type Scheduled = Readonly<Record<never, never>>;

/** The name of a background job. */
export type JobName = keyof JobPayloads & string;
