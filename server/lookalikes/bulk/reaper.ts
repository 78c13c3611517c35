import type { Db } from "../../db/connect.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueueRuns, enqueueWaitingJobs, finishJob } from "./finish.ts";
import { lockWorkspaceJobs } from "./queries.ts";
import { listStrandedJobs, listWorkspacesWithRoom } from "./queries-run.ts";

/**
 * Requeues bulk jobs that the queue has lost, fails those it has given up on, and queues waiting jobs of workspaces
 * that have room. Normally finds none.
 */
export function reapBulkJobs({ db }: { db: Db }): JobHandler<"lookalikes.reap"> {
  return async (_payload, { log }) => {
    const stranded = await listStrandedJobs(db);
    const lost = stranded.filter(({ isGivenUp }) => !isGivenUp);
    await enqueueRuns(
      db,
      lost.map(({ id }) => id),
    );
    for (const { id, workspaceId, isGivenUp } of stranded) {
      if (!isGivenUp) continue;
      const failure = "The job was interrupted too often. Nothing was charged.";
      await finishJob(db, { id, workspaceId, failure });
    }
    for (const workspaceId of await listWorkspacesWithRoom(db)) {
      await db.transaction().execute(async (transaction) => {
        await lockWorkspaceJobs(transaction, workspaceId);
        await enqueueWaitingJobs(transaction, workspaceId);
      });
    }
    if (stranded.length > 0) log.warn({ stranded }, "found bulk lookalike jobs that the queue lost or gave up on");
  };
}
