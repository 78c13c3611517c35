import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Logger } from "pino";
import { lockAccounts } from "../../accounts/public.ts";
import type { Db } from "../../db/connect.ts";
import type { CrmJob } from "../../db/tables.ts";
import { type Actor, checkEffect, type Hindrance, type Verdict } from "../../effects/public.ts";
import {
  findFieldMapping,
  findIntegration,
  type IntegrationJobServices,
  type OpenIntegration,
  openIntegration,
} from "../../integrations/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { ProgressTracker } from "../../jobs/progress.ts";
import { type Resumable, updateFailureCount } from "../../jobs/queries-resumable.ts";
import { reapStranded, runResumable } from "../../jobs/resumable.ts";
import { readPages } from "../../lib/read-pages.ts";
import type { Crm, CrmObject } from "../../ports/crm.ts";
import { isTransient, type VendorFailure, type VendorResult, waitAfter } from "../../ports/vendor.ts";
import { publish } from "../../webhooks/public.ts";
import { recordWrittenAccounts } from "../pull/queries-accounts.ts";
import {
  type ClaimedJob,
  CRM_JOBS,
  claimJob,
  countRecords,
  type EndedJob,
  findJobOwner,
  insertJob,
  type JobAccount,
  type JobRecord,
  listJobAccounts,
  listUndecided,
  type NewCrmJob,
  type UndecidedRecord,
  updateOutcomes,
  updateOwner,
  updateToEnded,
} from "./queries.ts";
import { writeBatch } from "./write-batch.ts";

/** Records in a batch. If a worker is killed, the next worker repeats its batch. */
const BATCH_SIZE = 100;
/** Accounts that one statement marks as present in the CRM. */
const ACCOUNTS_PER_PAGE = 1_000;
/** The waits between failures add up to about two hours, or to twelve hours if a daily quota is used up. */
const MAX_FAILURES = 12;
const FIRST_WAIT_MS = 5_000;
const WAIT_MS = 5 * 60_000;

const DISCONNECTED: VendorFailure = {
  reason: "credentials_rejected",
  message: "The CRM was disconnected before the job ended. Connect it and start the job again.",
  retryAfterMs: null,
  mayHaveHappened: false,
};

/** The next run writes the remaining records to the newly connected account. */
const RECONNECTED: VendorFailure = {
  reason: "unavailable",
  message: "The CRM was connected again.",
  retryAfterMs: null,
  mayHaveHappened: false,
};

/** Inserts and queues a job. Returns its id; undefined if the safe addition already exists. */
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

/** Runs a CRM job batch by batch. After an interruption, another run continues after the last stored batch. */
export function runCrmJob(services: IntegrationJobServices): JobHandler<"crm.sync"> {
  const { db, clock } = services;
  return async ({ jobId }, context) => {
    const job = await claimJob(db, jobId);
    if (job === undefined) return;
    await runResumable<JobEnd>(db, CRM_JOBS, job, context, {
      work: async (progress) => {
        const open = await openIntegration(services, db, job.workspace_id, "crm");
        if (!open || open.provider !== job.provider) return { error: DISCONNECTED.message };
        const failure = await writeRecords(db, open, job, progress);
        progress.signal.throwIfAborted();
        if (failure === null) return { error: null };
        const isRetried = isTransient(failure) && (await retryLater(db, job, failure, clock.now(), context.log));
        return isRetried ? "later" : { error: failure.message };
      },
      end: ({ error }) => finishJob(db, job, error),
      failed: (failures) => ({
        error: `The job failed ${failures} times because of an error in this service. Start it again later.`,
      }),
    });
  };
}

interface JobEnd {
  /** Null if the job completed. */
  readonly error: string | null;
}

/** Writes every record without an outcome. Returns the failure that stopped the job, or null. */
async function writeRecords(
  db: Db,
  { client: crm, connected_at }: OpenIntegration<Crm>,
  job: ClaimedJob,
  { signal, check }: ProgressTracker,
): Promise<VendorFailure | null> {
  const owner = await findOwnerId(db, crm, job, signal);
  if (!owner.ok) return owner.failure;
  const mapping = await findFieldMapping(db, job.workspace_id);
  const writer = { db, crm, job, ownerId: owner.value, assignsUnowned: job.owner_email !== null, mapping, signal };
  for (;;) {
    const batch = await listUndecided(db, job.id, BATCH_SIZE);
    if (batch.length === 0) return null;
    const connected = await findIntegration(db, job.workspace_id, "crm");
    if (connected?.provider !== job.provider) return DISCONNECTED;
    if (connected.connected_at.getTime() !== connected_at.getTime()) return RECONNECTED;
    const verdict = await checkEffect(db, jobActor(job), batchTargets(batch));
    if (verdict.hindrance) return toFailure(verdict.hindrance);
    const { outcomes, failure } = await writeAllowed(writer, batch, verdict.excluded);
    if (outcomes.length > 0) check(await updateOutcomes(db, job, outcomes));
    if (failure) return failure;
    if (outcomes.length === 0) throw new Error("The CRM's adapter returned no outcome and no failure.");
  }
}

function jobActor({ workspace_id: workspaceId, user_id: userId, signal_id: signalId }: ClaimedJob): Actor {
  return signalId === null ? { workspaceId, userId } : { signalId, phase: "follow_up" };
}

function batchTargets(batch: readonly UndecidedRecord[]) {
  const toIds = (object: CrmObject) => batch.flatMap((record) => (record.object === object ? [record.record_id] : []));
  return { companyIds: toIds("company"), personIds: toIds("contact") };
}

/** Converts a hindrance to a failure. A temporary hindrance is retried; any other ends the job. */
function toFailure({ kind, reason }: Hindrance): VendorFailure {
  const isRetried = kind === "waits";
  return {
    reason: isRetried ? "unavailable" : "refused",
    message: reason,
    retryAfterMs: isRetried ? WAIT_MS : null,
    mayHaveHappened: false,
  };
}

const EXCLUDED = "The blocklist or the exclusions of the workspace exclude the record.";

/** Writes the records of a batch. Records that have since been blocked or excluded fail. */
async function writeAllowed(
  writer: Parameters<typeof writeBatch>[0],
  batch: readonly UndecidedRecord[],
  { companyIds, personIds }: Extract<Verdict, { hindrance: undefined }>["excluded"],
): ReturnType<typeof writeBatch> {
  const isExcluded = ({ object, record_id: id }: UndecidedRecord) =>
    (object === "company" ? companyIds : personIds).has(id);
  const [excluded, allowed] = [batch.filter(isExcluded), batch.filter((record) => !isExcluded(record))];
  const { outcomes, failure } = await writeBatch(writer, allowed);
  const failed = excluded.map(
    ({ position }) => ({ position, crmId: null, action: "failed", error: EXCLUDED }) as const,
  );
  return { outcomes: [...failed, ...outcomes], failure };
}

/** Finds the owner of new records. The email of a safe addition might not belong to a user of the CRM. */
async function findOwnerId(
  db: Db,
  crm: Crm,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<VendorResult<string | null>> {
  if (job.owner_email === null) return { ok: true, value: job.owner_id };
  const user = await crm.findUserByEmail(job.owner_email, signal);
  if (!user.ok) return user;
  await updateOwner(db, job.id, user.value);
  return { ok: true, value: user.value?.id ?? null };
}

/** Queues the job for when the CRM may be available again. Returns false if the job has failed too often. */
async function retryLater(db: Db, job: ClaimedJob, failure: VendorFailure, now: Date, log: Logger): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const failures = await updateFailureCount(transaction, CRM_JOBS, job);
    if (failures === undefined) throw new Error("Another worker has taken the job over.");
    if (failures >= MAX_FAILURES) return false;
    const waitMs = waitAfter(failure, failures, FIRST_WAIT_MS);
    log.info({ jobId: job.id, reason: failure.reason, waitMs }, "CRM failed; job will be retried");
    const payload = { jobId: job.id, workspaceId: job.workspace_id };
    await enqueue(transaction, "crm.sync", payload, { runAt: new Date(now.getTime() + waitMs) });
    return true;
  });
}

/** Stores the end of a job and publishes its event in one transaction. Returns false if another worker has the job. */
async function finishJob(db: Db, job: Resumable, error: string | null): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const ended = await updateToEnded(transaction, job, error);
    if (ended) {
      await lockAccounts(transaction, ended.workspace_id);
      // After a disconnection, the accounts are no longer shown as present in a CRM.
      const connected = await findIntegration(transaction, ended.workspace_id, "crm");
      if (connected?.provider === ended.provider) await showWrittenAccounts(transaction, ended);
      await publishEnd(transaction, ended, error);
    }
    return ended !== undefined;
  });
}

/** Marks the accounts that a job found or created as present in the CRM. Sets the owner of created accounts. */
async function showWrittenAccounts(db: Db, { id, workspace_id, finished_at }: EndedJob): Promise<void> {
  const owner = await findJobOwner(db, id);
  const pages = readPages<JobAccount>(ACCOUNTS_PER_PAGE, (after, limit) =>
    listJobAccounts(db, id, after?.place ?? 0, limit),
  );
  for await (const accounts of pages) {
    const written = accounts.map(({ company_id: companyId, crm_id: crmId, action }) =>
      action === "created" ? { companyId, crmId, owner } : { companyId, crmId },
    );
    await recordWrittenAccounts(db, workspace_id, written, finished_at);
  }
}

/** Publishes the end of a job. A safe addition has no event: the signal run's event waits for it and reports it. */
async function publishEnd(db: Db, job: EndedJob, error: string | null): Promise<void> {
  const { id, workspace_id: workspaceId, kind, provider, finished_at: finishedAt } = job;
  if (kind === "safe_addition") {
    if (job.reference !== null) await enqueue(db, "signals.publish-end", { reference: job.reference });
    return;
  }
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

/** Requeues CRM jobs that the queue has lost, and fails jobs that it has given up on. */
export function reapCrmJobs({ db }: { db: Db }): JobHandler<"crm.reap"> {
  return (_payload, context) =>
    reapStranded<Selectable<CrmJob>>(db, CRM_JOBS, context, {
      requeue: ({ id, workspace_id }) => enqueue(db, "crm.sync", { jobId: id, workspaceId: workspace_id }),
      giveUp: ({ id }) => finishJob(db, { id }, "The job was interrupted too many times."),
    });
}
