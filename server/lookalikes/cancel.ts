import type { Handler } from "../http/contract.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { readJob } from "./queries.ts";
import { requestCancel } from "./queries-submit.ts";

// Ending a job that nobody works on takes no time, so it goes before every job that is to be worked on.
const BEFORE_ALL_OTHERS = -100;

/** Asks a job to stop; a worker does so at its next batch. */
export const cancelBulk: Handler<"Lookalikes_cancelBulk"> = async (
  { path: { job_id: id } },
  { db, caller: { workspaceId }, reply, problem },
) => {
  const asked = await requestCancel(db, workspaceId, id);
  if (asked === undefined) {
    const job = await readJob(db, workspaceId, id);
    if (job === undefined) return problem(404, "NOT_FOUND", "There is no such job.");
    return problem(409, "JOB_ALREADY_FINISHED", `The job has ended: ${job.status}.`, { status: job.status });
  }
  if (asked.wasPending) await enqueue(db, "lookalikes.run", { jobId: id }, { key: id, priority: BEFORE_ALL_OTHERS });
  const message = "The job stops at its next batch. Pages already written stay readable.";
  return reply(200, { job_id: id, status: "cancelling", message });
};
