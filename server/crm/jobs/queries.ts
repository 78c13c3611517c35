import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { findRow, listRows, oneRow, oneValue, run } from "../../db/statements.ts";
import type { CrmJob } from "../../db/tables.ts";
import type { Schema } from "../../http/contract.ts";
import type { RunStatus } from "../../jobs/progress.ts";
import { isHeld, type Resumable, type ResumableTable } from "../../jobs/queries-resumable.ts";
import type { CrmObject, CrmUser } from "../../ports/crm.ts";

export const CRM_JOBS: ResumableTable = { name: "crm_job", queueKey: sql`work.id` };

type CrmJobKind = Schema["CrmJobType"] | "safe_addition";

/** A CRM's name in the contract. Its connector has the same name. */
export type CrmProvider = Schema["SyncJobResponse"]["connected_crm"];

export interface NewCrmJob {
  readonly id: string;
  readonly workspaceId: number;
  readonly kind: CrmJobKind;
  readonly provider: string;
  /** The member who requested the job; absent if it adds the results of a signal. */
  readonly userId?: string;
  readonly signalId?: number;
  readonly reference?: string;
  readonly owner?: CrmUser | null | undefined;
  /** The email of the owner, for a job that looks up the owner when it runs. */
  readonly ownerEmail?: string | null | undefined;
}

export interface JobRecord {
  readonly object: CrmObject;
  readonly record_id: number;
}

/** Inserts a job and its records, in order. Returns false if the job is a safe addition whose reference exists. */
export async function insertJob(db: Db, job: NewCrmJob, records: readonly JobRecord[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("crm_job")
    .values({
      id: job.id,
      workspace_id: job.workspaceId,
      kind: job.kind,
      provider: job.provider,
      user_id: job.userId ?? null,
      signal_id: job.signalId ?? null,
      reference: job.reference ?? null,
      owner_id: job.owner?.id ?? null,
      owner: job.owner ? JSON.stringify(job.owner) : null,
      owner_email: job.ownerEmail ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await insertJobRecords(db, job.id, records, 0);
  return true;
}

/** Inserts records of a job, in order, after its first `count` records. */
export async function insertJobRecords(
  db: Db,
  jobId: string,
  records: readonly JobRecord[],
  count: number,
): Promise<void> {
  await run(db)`
    insert into crm_job_record (job_id, place, object, record_id)
    select ${jobId}, ${count}::integer + position, object, record_id
    from unnest(${records.map(({ object }) => object)}::text[], ${records.map(({ record_id }) => record_id)}::bigint[])
      with ordinality as listed (object, record_id, position)`;
}

export async function countUnfinishedSyncs(db: Db, workspaceId: number): Promise<number> {
  return oneValue(db)<number>`
    select count(*) from crm_job where workspace_id = ${workspaceId} and kind != 'safe_addition'
      and finished_at is null`;
}

export interface ClaimedJob
  extends Pick<Selectable<CrmJob>, "id" | "workspace_id" | "provider" | "user_id" | "signal_id" | "owner_id"> {
  readonly claim: number;
  readonly kind: CrmJobKind;
  readonly owner_email: string | null;
}

/** Claims a job, even from another worker. Returns undefined if the job has ended. */
export async function claimJob(db: Db, id: string): Promise<ClaimedJob | undefined> {
  return findRow(db)<ClaimedJob>`
    update crm_job set claim_number = claim_number + 1, status = 'running', updated_at = now()
    where id = ${id} and finished_at is null
    returning id, claim_number as claim, workspace_id, kind, provider, user_id, signal_id, owner_id, owner_email`;
}

export interface UndecidedRecord extends JobRecord {
  readonly position: number;
  /** The plan of an earlier attempt for the record; null if there is no plan, or another job created the record. */
  readonly planned_action: Exclude<RecordAction, "failed"> | null;
}

/** Lists records without an outcome, companies first, because contacts refer to them. */
export async function listUndecided(db: Db, jobId: string, limit: number): Promise<UndecidedRecord[]> {
  return listRows(db)<UndecidedRecord>`
    with undecided as (
      select record.place as position, record.object, record.record_id,
        case when record.planned = 'created' and exists (
          select from crm_job as other join crm_job_record as created on created.job_id = other.id
          where other.workspace_id = job.workspace_id and other.id <> job.id and other.updated_at >= job.created_at
            and created.object = record.object and created.record_id = record.record_id and created.action = 'created'
        ) then null else record.planned end as planned_action
      from crm_job as job join crm_job_record as record on record.job_id = job.id
      where job.id = ${jobId} and record.action is null
    )
    select * from undecided where object = (select min(object) from undecided) order by position limit ${limit}`;
}

/** Stores planned actions. If a record gets several plans, keeps the first plan that changes it. */
export async function updatePlannedActions(
  db: Db,
  jobId: string,
  plans: readonly { readonly position: number; readonly plannedAction: string }[],
): Promise<void> {
  await run(db)`
    update crm_job_record as record set planned = plan.action
    from unnest(${plans.map(({ position }) => position)}::int[],
      ${plans.map(({ plannedAction }) => plannedAction)}::text[])
      as plan (position, action)
    where record.job_id = ${jobId} and record.place = plan.position
      and coalesce(record.planned, 'skipped') = 'skipped'`;
}

export type RecordAction = Schema["CrmRecordAction"];

export interface RecordOutcome {
  readonly position: number;
  readonly crmId: string | null;
  readonly action: RecordAction;
  readonly error: string | null;
  /** Which fields were omitted, and why. */
  readonly warning?: string | null;
}

/** Stores the owner of the records that a job creates. */
export async function updateOwner(db: Db, jobId: string, owner: CrmUser | null): Promise<void> {
  await run(db)`update crm_job set owner = ${owner && JSON.stringify(owner)} where id = ${jobId}`;
}

export interface JobAccount {
  readonly place: number;
  readonly company_id: number;
  readonly crm_id: string;
  readonly action: RecordAction;
}

/** Lists the accounts that a job has found or created in the CRM, by place, starting after `afterPlace`. */
export async function listJobAccounts(db: Db, jobId: string, afterPlace: number, limit: number): Promise<JobAccount[]> {
  return listRows(db)<JobAccount>`
    select place, record_id as company_id, crm_id, action from crm_job_record
    where job_id = ${jobId} and object = 'company' and crm_id is not null and action <> 'failed'
      and place > ${afterPlace}
    order by place limit ${limit}`;
}

/** Finds the CRM user who owns the records that a job creates; null if there is none. */
export async function findJobOwner(db: Db, jobId: string): Promise<CrmUser | null> {
  const rows = await listRows(db)<{ owner: CrmUser | null }>`select owner from crm_job where id = ${jobId}`;
  return rows[0]?.owner ?? null;
}

/** Stores outcomes. Returns `lost` and stores nothing if another worker has the job. */
export async function updateOutcomes(db: Db, job: ClaimedJob, outcomes: readonly RecordOutcome[]): Promise<RunStatus> {
  const rows = await listRows(db)`
    with job as (
      update crm_job set updated_at = now(),
        failure_count = case when ${outcomes.length > 0} then 0 else failure_count end
      where ${isHeld(job)} returning id
    ), decided as (
      update crm_job_record as record set crm_id = known."crmId", action = known.action, error = known.error,
        warning = known.warning
      from job, json_to_recordset(${JSON.stringify(outcomes)}::json)
        as known (position integer, "crmId" text, action text, error text, warning text)
      where record.job_id = job.id and record.place = known.position and record.action is null
    )
    select from job`;
  return rows.length > 0 ? "running" : "lost";
}

export interface EndedJob {
  readonly id: string;
  readonly workspace_id: number;
  readonly kind: CrmJobKind;
  readonly provider: CrmProvider;
  /** The reference of a safe addition; null for other jobs. */
  readonly reference: string | null;
  readonly finished_at: Date;
}

/** Ends a job. `error` also fails its open records. Returns undefined if it has ended or another worker has it. */
export async function updateToEnded(db: Db, ended: Resumable, error: string | null): Promise<EndedJob | undefined> {
  const rows = await listRows(db)<EndedJob>`
    update crm_job set status = case when ${error}::text is null then 'completed' else 'failed' end,
      error_message = ${error},
      finished_at = now(), updated_at = now()
    where ${isHeld(ended)}
    returning id, workspace_id, kind, provider, reference, finished_at`;
  const job = rows[0];
  if (job && error !== null) {
    await run(db)`
      update crm_job_record set action = 'failed', error = ${error} where job_id = ${job.id} and action is null`;
  }
  return job;
}

type JobCounts = Record<"total" | RecordAction, number>;

export async function countRecords(db: Db, jobId: string): Promise<JobCounts> {
  return oneRow(db)<JobCounts>`
    select count(*) as total, count(*) filter (where action = 'created') as created,
      count(*) filter (where action = 'updated') as updated, count(*) filter (where action = 'skipped') as skipped,
      count(*) filter (where action = 'failed') as failed
    from crm_job_record where job_id = ${jobId}`;
}

export async function findSyncJob(db: Db, workspaceId: number, id: string) {
  return db
    .selectFrom("crm_job")
    .select(["id", "kind", "status", "provider", "created_at", "error_message"])
    .where("id", "=", id)
    .where("workspace_id", "=", workspaceId)
    .where("kind", "!=", "safe_addition")
    .executeTakeFirst();
}

/** Lists the records of a job that have an outcome, in the order of the request, which has at most 500 records. */
export async function listDecided(db: Db, jobId: string) {
  return db
    .selectFrom("crm_job_record")
    .select(["record_id", "crm_id", "action", "error", "warning"])
    .where("job_id", "=", jobId)
    .where("action", "is not", null)
    .orderBy("place")
    .execute();
}

/** The outcome of safe additions so far. */
export interface AdditionSummary {
  readonly created: number;
  readonly filled: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly pending: number;
  /** The latest distinct reasons of failures. */
  readonly reasons: readonly string[];
}

/** Sums up the safe additions of a workspace with these references. Ignores references that are not queued yet. */
export async function summariseAdditions(
  db: Db,
  workspaceId: number,
  references: readonly string[],
  maxReasons: number,
): Promise<AdditionSummary> {
  return oneRow(db)<AdditionSummary>`
    with job as (
      select id, error_message, finished_at from crm_job
      where workspace_id = ${workspaceId} and reference = any(${references}::text[])
    ), record as (
      select r.*, job.finished_at from job join crm_job_record as r on r.job_id = job.id
    )
    select count(*) filter (where action = 'created') as created, count(*) filter (where action = 'updated') as filled,
      count(*) filter (where action = 'skipped') as unchanged,
      count(*) filter (where action = 'failed' or action is null and finished_at is not null) as failed,
      count(*) filter (where action is null and finished_at is null) as pending,
      array(
        select reason from (
          select error as reason, finished_at from record where error is not null
          union all select error_message, finished_at from job where error_message is not null
        ) as failure group by reason order by max(finished_at) desc nulls first, reason limit ${maxReasons}
      ) as reasons
    from record`;
}
