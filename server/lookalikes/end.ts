import { prices, settle } from "../credits/public.ts";
import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import { enqueueAll } from "../jobs/enqueue.ts";
import { publish } from "../webhooks/public.ts";
import { presentManifest } from "./present.ts";
import type { ShownJob } from "./queries.ts";
import { type Ending, endJob, takeNextWaiting } from "./queries-run.ts";
import { holdWorkspaceJobs, MAX_QUEUED_JOBS } from "./queries-submit.ts";

/** What the ledger calls the credits of a bulk job. */
export function purposeOf({ id, workspaceId, userId }: { id: string; workspaceId: number; userId: string }) {
  return {
    workspaceId,
    userId,
    reference: id,
    reason: "Lookalikes_submitBulk",
  };
}

/**
 * Ends a job: its status, its credits, its event and the start of the workspace's next job in one transaction, so that
 * whatever stops this process, all of it happened once or is still to be done. Answers whether it was this caller's to do.
 *
 * @param job `claim` undefined ends it whoever holds it.
 */
export async function finish(
  db: Db,
  job: { id: string; workspaceId: number; claim: number | undefined },
  ending: Ending = {},
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await holdWorkspaceJobs(transaction, job.workspaceId);
    const ended = await endJob(transaction, job.id, job.claim, ending, prices.lookalike_company.credits);
    if (ended === undefined) return false;
    const purpose = purposeOf({ id: ended.id, workspaceId: ended.workspace_id, userId: ended.user_id });
    await settle(transaction, purpose, ended.credits_consumed);
    await publishEnd(transaction, ended);
    await startNext(transaction, job.workspaceId);
    return true;
  });
}

/** Gives the workers the workspace's waiting jobs, as many as it has room for. The caller holds the workspace's jobs. */
export async function startNext(db: Db, workspaceId: number): Promise<void> {
  const next = await takeNextWaiting(db, workspaceId, MAX_QUEUED_JOBS);
  await enqueueAll(
    db,
    "lookalikes.run",
    next.map((jobId) => ({ jobId })),
    { keyOf: ({ jobId }) => jobId },
  );
}

async function publishEnd(db: Db, job: ShownJob): Promise<void> {
  const { workspace_id: workspaceId, finished_at: at } = job;
  if (at === null) throw new Error(`${job.id} has not ended.`);
  const data: Omit<Schema["LookalikeJobCompletedData"], "status"> = {
    job_id: job.id,
    requested_limit: job.requested_limit,
    manifest: presentManifest(job),
    error_message: job.error_message,
    created_at: job.created_at.toISOString(),
    finished_at: at.toISOString(),
  };
  if (job.status === "completed")
    await publish(db, { workspaceId, at, type: "lookalike_job.completed", data: { status: "completed", ...data } });
  else if (job.status === "failed")
    await publish(db, { workspaceId, at, type: "lookalike_job.failed", data: { status: "failed", ...data } });
  else await publish(db, { workspaceId, at, type: "lookalike_job.cancelled", data: { status: "cancelled", ...data } });
}
