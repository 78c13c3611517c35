import { type CreditReference, PRICES, settle } from "../../credits/public.ts";
import type { Db } from "../../db/connect.ts";
import type { Schema } from "../../http/contract.ts";
import { enqueueAll } from "../../jobs/enqueue.ts";
import { publish } from "../../webhooks/public.ts";
import { presentManifest } from "./present.ts";
import { type BulkJob, lockWorkspaceJobs } from "./queries.ts";
import { claimWaitingJobs, updateToEnded } from "./queries-run.ts";

/** Returns the ledger reference under which a bulk job's credits are reserved and settled. */
export function creditReference(job: { id: string; workspaceId: number; userId: string }): CreditReference {
  return { workspaceId: job.workspaceId, userId: job.userId, reference: job.id, reason: "Lookalikes_submitBulk" };
}

interface FinishOptions {
  readonly id: string;
  readonly workspaceId: number;
  /** Undefined ends the job even if a worker has it. */
  readonly claim?: number;
  /** Fails the job with this message. */
  readonly failure?: string;
}

/**
 * Ends a job. Its status, credits and event, and the start of the workspace's next job, are written in one transaction.
 * Returns false when the job has ended or another worker has it.
 */
export async function finishJob(db: Db, { id, workspaceId, claim, failure }: FinishOptions): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockWorkspaceJobs(transaction, workspaceId);
    const creditsPerCompany = PRICES.lookalike_company.credits;
    const job = await updateToEnded(transaction, { id, claim, failure, creditsPerCompany });
    if (job === undefined) return false;
    await settle(transaction, creditReference({ id, workspaceId, userId: job.user_id }), job.credits_consumed);
    await publishEnd(transaction, job);
    await enqueueWaitingJobs(transaction, workspaceId);
    return true;
  });
}

/**
 * Queues as many of the workspace's waiting jobs as it has room for. The caller holds the lock on the workspace's jobs.
 */
export async function enqueueWaitingJobs(db: Db, workspaceId: number): Promise<void> {
  const jobIds = await claimWaitingJobs(db, workspaceId);
  await enqueueAll(
    db,
    "lookalikes.run",
    jobIds.map((jobId) => ({ jobId })),
  );
}

async function publishEnd(db: Db, job: BulkJob): Promise<void> {
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
