import { randomUUID } from "node:crypto";
import type { Db } from "../../db/connect.ts";
import { enqueue } from "../../jobs/enqueue.ts";
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
  await enqueue(db, "crm.sync", { jobId: id, workspaceId: job.workspaceId });
  return id;
}
