import { randomUUID } from "node:crypto";
import type { Db } from "../../db/connect.ts";
import { enqueueAll } from "../../jobs/enqueue.ts";
import { insertJob, type JobRecord, type NewCrmJob } from "./queries.ts";

/**
 * Inserts a job and queues it, in the caller's transaction. Returns its id; undefined when the safe addition exists
 * already.
 */
export async function submitJob(
  db: Db,
  job: Omit<NewCrmJob, "id">,
  records: readonly JobRecord[],
): Promise<string | undefined> {
  const id = `job_${randomUUID().replaceAll("-", "")}`;
  if (!(await insertJob(db, { id, ...job }, records))) return undefined;
  await enqueueJobs(db, [{ id, workspaceId: job.workspaceId }]);
  return id;
}

/** Queues runs of jobs. Replaces a waiting run of the same job. */
export async function enqueueJobs(
  db: Db,
  jobs: readonly { readonly id: string; readonly workspaceId: number }[],
  runAt?: Date,
): Promise<void> {
  const payloads = jobs.map(({ id, workspaceId }) => ({ jobId: id, workspaceId }));
  await enqueueAll(db, "crm.sync", payloads, { keyOf: ({ jobId }) => jobId, runAt });
}
