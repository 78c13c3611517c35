import type { Db } from "../../db/connect.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { finishJob } from "./finish.ts";
import { listStrandedJobs } from "./queries.ts";
import { enqueueJobs } from "./submit.ts";

/** Requeues CRM jobs that the queue has lost, and fails those it has given up on. Normally finds none. */
export function reapCrmJobs({ db }: { db: Db }): JobHandler<"crm.reap"> {
  return async (_payload, { log }) => {
    const stranded = await listStrandedJobs(db);
    await enqueueJobs(
      db,
      stranded.filter(({ isGivenUp }) => !isGivenUp),
    );
    for (const { id, isGivenUp } of stranded) {
      if (isGivenUp) await finishJob(db, { id }, "The job was interrupted too often.");
    }
    if (stranded.length > 0) log.warn({ stranded }, "found CRM jobs that the queue lost or gave up on");
  };
}
