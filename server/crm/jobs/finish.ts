import { lockAccounts } from "../../accounts/public.ts";
import type { Db } from "../../db/connect.ts";
import { findIntegration } from "../../integrations/public.ts";
import { publish } from "../../webhooks/public.ts";
import { updateAccountsOfJob } from "../pull/queries.ts";
import { countRecords, type EndedJob, updateToEnded } from "./queries.ts";

/**
 * Ends a job. Its status, the outcomes of the remaining records and its event are written in one transaction. Returns
 * false when the job has ended or another worker has it.
 */
export async function finishJob(
  db: Db,
  job: { readonly id: string; readonly claim?: number },
  error: string | null,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const ended = await updateToEnded(transaction, { ...job, error });
    if (ended) {
      await lockAccounts(transaction, ended.workspaceId);
      // After a disconnection, the accounts are no longer shown as present in a CRM.
      const connected = await findIntegration(transaction, ended.workspaceId, "crm");
      if (connected?.provider === ended.provider) await updateAccountsOfJob(transaction, ended.id, ended.finishedAt);
      await publishEnd(transaction, ended, error);
    }
    return ended !== undefined;
  });
}

/** Safe additions belong to a run of a signal, which publishes its own events. */
async function publishEnd(db: Db, job: EndedJob, error: string | null): Promise<void> {
  const { id, workspaceId, kind, provider, finishedAt } = job;
  if (kind === "safe_addition") return;
  const data = {
    job_id: id,
    job_type: kind,
    connected_crm: provider,
    ...(await countRecords(db, id)),
    error_message: error,
  };
  const type = error === null ? "crm_job.completed" : "crm_job.failed";
  await publish(db, { workspaceId, at: finishedAt, type, data });
}
