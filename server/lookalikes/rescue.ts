import type { Db } from "../db/connect.ts";
import { enqueueAll } from "../jobs/enqueue.ts";
import type { JobHandler } from "../jobs/registry.ts";
import { finish, startNext } from "./end.ts";
import { findStranded, findWaitingWorkspaces } from "./queries-rescue.ts";
import { holdWorkspaceJobs } from "./queries-submit.ts";

/**
 * The net below the queue, every minute: queues again what the queue has lost, ends what the queue has given up after
 * too many interruptions, and starts jobs of workspaces that have room. Finds nothing unless something went wrong.
 */
export function rescueBulkLookalikes({ db }: { db: Db }): JobHandler<"lookalikes.reap"> {
  return async (_payload, { log }) => {
    const stranded = await findStranded(db);
    const lost = stranded.filter(({ isGivenUp }) => !isGivenUp);
    await enqueueAll(
      db,
      "lookalikes.run",
      lost.map(({ id }) => ({ jobId: id })),
      { keyOf: ({ jobId }) => jobId },
    );
    for (const { id, workspaceId } of stranded.filter(({ isGivenUp }) => isGivenUp)) {
      await finish(
        db,
        { id, workspaceId, claim: undefined },
        { failure: "The job was interrupted too often. Nothing was charged." },
      );
    }
    for (const workspaceId of await findWaitingWorkspaces(db)) {
      await db.transaction().execute(async (transaction) => {
        await holdWorkspaceJobs(transaction, workspaceId);
        await startNext(transaction, workspaceId);
      });
    }
    if (stranded.length > 0) log.warn({ stranded }, "rescued bulk lookalike jobs");
  };
}
