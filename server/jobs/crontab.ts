import { type ParsedCronItem, parseCronItems } from "graphile-worker";
import type { JobName, JobPayloads, Scheduled } from "./payloads.ts";
import { jobs } from "./pools.ts";

/** The jobs that the clock may start: those that need no payload. */
type ScheduledJob = { [Name in JobName]: Scheduled extends JobPayloads[Name] ? Name : never }[JobName];

/** When each of them starts, in UTC; each time is run once, however many worker processes there are. */
const schedule: { readonly [Name in ScheduledJob]: string } = {
  "agent-keys.tidy": "17 * * * *",
  "requests.tidy": "37 * * * *",
  "webhooks.tidy": "47 * * * *",
  "jobs.tidy": "57 3 * * *",
  "lookalikes.rescue": "* * * * *",
};

/** The schedule in graphile-worker's form. */
export function crontab(): ParsedCronItem[] {
  return parseCronItems(
    (Object.keys(schedule) as ScheduledJob[]).map((task) => ({
      task,
      match: schedule[task],
      identifier: task,
      options: { maxAttempts: jobs[task].attempts },
    })),
  );
}
