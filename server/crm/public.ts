import { insertAccounts } from "../accounts/public.ts";
import type { Db } from "../db/connect.ts";
import { findIntegration } from "../integrations/public.ts";
import { insertJobRecords, type JobRecord } from "./jobs/queries.ts";
import { submitJob } from "./jobs/run.ts";
import { listUnblockedCompanies, updateAccountsFromCrm } from "./pull/queries-accounts.ts";

export { type AdditionSummary, type JobRecord as AdditionRecord, summariseAdditions } from "./jobs/queries.ts";
export { recordWrittenAccounts } from "./pull/queries-accounts.ts";
export { crmConnector } from "./records/crm.ts";
export { type AccountRecord, listAccountRecords } from "./records/queries.ts";

/** Adds the CRM's companies with a newly unblocked domain as accounts. */
export async function addUnblockedAccounts(db: Db, workspaceId: number, domain: string): Promise<void> {
  const companyIds = await listUnblockedCompanies(db, workspaceId, domain);
  await insertAccounts(db, workspaceId, companyIds, "crm");
  await updateAccountsFromCrm(db, workspaceId, companyIds);
}

interface SafeAddition {
  readonly workspaceId: number;
  /** The signal that adds results. */
  readonly signalId: number;
  /** Pages of distinct records, companies before contacts. */
  readonly records: Iterable<readonly JobRecord[]> | AsyncIterable<readonly JobRecord[]>;
  /** Assigns new records, and records without an owner, to the CRM user with this email, if there is one. */
  readonly assigneeEmail?: string;
  /** Identifies the addition within the workspace. Repeating an addition has no effect. */
  readonly reference: string;
}

/** Queues a job that adds records to the CRM in safe mode. Returns false if there is no CRM or no record. */
export async function enqueueSafeAddition(
  db: Db,
  { workspaceId, signalId, records, assigneeEmail, reference }: SafeAddition,
): Promise<boolean> {
  const crm = await findIntegration(db, workspaceId, "crm");
  if (!crm) return false;
  const job = {
    workspaceId,
    kind: "safe_addition",
    signalId,
    provider: crm.provider,
    reference,
    ownerEmail: assigneeEmail,
  } as const;
  let jobId: string | undefined;
  let count = 0;
  for await (const page of records) {
    if (jobId !== undefined) await insertJobRecords(db, jobId, page, count);
    else jobId = await submitJob(db, job, page);
    // An addition with this reference is already queued.
    if (jobId === undefined) return true;
    count += page.length;
  }
  return count > 0;
}
