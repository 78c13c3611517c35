import type { JobHandlers } from "../../server/jobs/registry.ts";

async function idle(): Promise<void> {
  return undefined;
}

/** A handler for every job there is, that does nothing: for tests that give only those they are about. */
export const idleHandlers: JobHandlers = {
  "agent-keys.send-code": idle,
  "agent-keys.prune": idle,
  "requests.prune": idle,
  "webhooks.prune": idle,
  "jobs.prune": idle,
  "insights.announce": idle,
  "lookalikes.run": idle,
  "lookalikes.reap": idle,
  "search.rebuild": idle,
  "search.embed": idle,
};
