import type { Handler } from "../../http/contract.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { findJob, updateToCancelling } from "./queries.ts";

/** Ending a job that no worker has claimed takes no time, so it goes before all other bulk jobs. */
const PRIORITY = -100;

/** Asks a job to stop. Its worker does so at the next batch. */
export const cancelBulk: Handler<"Lookalikes_cancelBulk"> = async (
  { path: { job_id: id } },
  { db, caller: { workspaceId }, reply, problem },
) => {
  const cancelling = await updateToCancelling(db, workspaceId, id);
  if (cancelling === undefined) {
    const job = await findJob(db, workspaceId, id);
    if (job === undefined) return problem(404, "NOT_FOUND", "There is no such job.");
    return problem(409, "JOB_ALREADY_FINISHED", `The job has ended: ${job.status}.`, { status: job.status });
  }
  if (cancelling.wasPending) await enqueue(db, "lookalikes.run", { jobId: id }, { key: id, priority: PRIORITY });
  const message = "The job stops at its next batch. Pages already written stay readable.";
  return reply(200, { job_id: id, status: "cancelling", message });
};
