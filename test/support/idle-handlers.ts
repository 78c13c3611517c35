import type { JobHandlers } from "../../server/jobs/definitions.ts";

async function idle(): Promise<void> {
  return undefined;
}

/** A handler for every job that does nothing, for tests of a few jobs. */
export const idleHandlers: JobHandlers = {
  "agent-keys.send-code": idle,
  "agent-keys.send-recovery": idle,
  "agent-keys.prune": idle,
  "requests.prune": idle,
  "webhooks.prune": idle,
  "activity.pull": idle,
  "activity.prune": idle,
  "jobs.prune": idle,
  "insights.announce": idle,
  "crm.sync": idle,
  "crm.pull": idle,
  "crm.schedule-pulls": idle,
  "crm.reap": idle,
  "views.match": idle,
  "views.send-chat": idle,
  "views.send-email": idle,
  "views.assign-accounts": idle,
  "views.enrol-people": idle,
  "views.enrol-revealed": idle,
  "lookalikes.run": idle,
  "lookalikes.reap": idle,
  "signals.run": idle,
  "signals.follow-up": idle,
  "signals.schedule": idle,
  "search.rebuild": idle,
  "search.embed": idle,
};
