/**
 * Every background job and the payload its handler receives. Payloads carry ids, not work: a job may run twice or late,
 * and the rows say what is left to do.
 */
export interface JobPayloads {
  /** Mails a verification code. The code is encrypted: more people can read the queue than the mailbox. */
  "agent-keys.send-code": { mailId: string; email: string; encryptedCode: string };
  /** Mails the owner of a key that it was recovered. */
  "agent-keys.send-recovery": { mailId: string; email: string; clientNetwork: string; recoveredAt: string };
  /** Deletes expired codes and sign-up attempts. */
  "agent-keys.prune": NoPayload;
  /** Deletes expired idempotency records and rate limit counters. */
  "requests.prune": NoPayload;
  /** Deletes old webhook deliveries, and events that no delivery refers to. */
  "webhooks.prune": NoPayload;
  /** Pulls the job boards and the feed that are due. */
  "activity.pull": NoPayload;
  /** Deletes old texts of job posts, social posts and evidence. */
  "activity.prune": NoPayload;
  /** Deletes jobs that failed for good two weeks ago. */
  "jobs.prune": NoPayload;
  /** Publishes `insights.new` for a run of a signal, or a pull from the CRM, that has ended. */
  "insights.announce": { runId: number };
  /** Writes the records of a CRM job. Continues where another worker stopped. */
  "crm.sync": { jobId: string; workspaceId: number };
  /** Reads what has changed in a workspace's CRM, or forgets what was read when it is disconnected. */
  "crm.pull": { workspaceId: number };
  /** Queues a pull of every connected CRM. */
  "crm.schedule-pulls": NoPayload;
  /** Queues CRM jobs that the queue lost, and fails those it gave up. */
  "crm.reap": NoPayload;
  /** Matches what an ended run found with the workspace's views, and starts their actions. */
  "views.match": { runId: number };
  /** Posts the alert of a view to the team chat. */
  "views.send-chat": { alertId: number };
  /** Mails the alert of a view. */
  "views.send-email": { alertId: number };
  /** Assigns the pending accounts of a view in the CRM. */
  "views.assign-accounts": { viewId: string; workspaceId: number };
  /** Adds the pending people of a view to its sequence. */
  "views.enrol-people": { viewId: string; workspaceId: number };
  /** Runs a bulk lookalike job: ranks, writes the pages, settles the credits. Continues where another worker stopped. */
  "lookalikes.run": { jobId: string };
  /** Runs a signal: detects, writes what is new and charges for it. Continues where another worker stopped. */
  "signals.run": { signalId: number };
  /** Finds the work emails of the people a run found, and adds what it found to the CRM, where its signal asks for that. */
  "signals.follow-up": { runId: number };
  /** Queues the signals that are due, and those whose run the queue has lost. */
  "signals.schedule": NoPayload;
  /** Queues bulk lookalike jobs that the queue lost, and fails those it gave up. */
  "lookalikes.reap": NoPayload;
  /** Trains the search model and embeds every company. `reason` is for people who read the queue. */
  "search.rebuild": { reason: string };
  /** Embeds the companies that changed, with the model in use. */
  "search.embed": { modelId: number };
}

export type NoPayload = Readonly<Record<never, never>>;

export type JobName = keyof JobPayloads & string;
