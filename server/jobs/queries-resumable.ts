import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { findValue, hasRows, listRows } from "../db/statements.ts";
import type { Progress, RunStatus } from "./progress.ts";

/**
 * The tables of work that outlives its process. They share the columns `status`, `failure_count`, `updated_at`,
 * `finished_at` and `claim_number`. A worker increments `claim_number`, a fencing token, when it takes over; the
 * previous worker can then no longer write.
 */
export interface ResumableTable {
  readonly name: "crm_job" | "lookalike_job" | "signal_run";
  /** The SQL expression for the queue key of a row's job; `work` is the alias of the row. */
  readonly queueKey: RawBuilder<unknown>;
  /** The SQL condition for unfinished rows that should have a job in the queue. Default: all. */
  readonly isQueued?: RawBuilder<unknown>;
  /** Further SQL assignments when a claim is renewed, such as the progress that callers read. */
  readonly onRenewal?: (progress: Progress) => RawBuilder<unknown>;
  /** Further SQL assignments when an attempt fails. */
  readonly onFailure?: RawBuilder<unknown>;
}

export interface Resumable {
  readonly id: string | number;
  /** The claim number of the writing worker. If undefined, any worker may write. */
  readonly claim?: number | undefined;
}

/** Returns the condition under which a statement may write: the work has not ended, and no other worker has it. */
export function isHeld({ id, claim }: Resumable, table?: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);
  const isClaimed = claim === undefined ? sql`` : sql`and ${column("claim_number")} = ${claim}`;
  return sql`${column("id")} = ${id} and ${column("finished_at")} is null ${isClaimed}`;
}

/** Records that the work continues, and returns its status. */
export async function renewClaim(
  db: Db,
  { name, onRenewal }: ResumableTable,
  work: Resumable,
  progress: Progress,
): Promise<RunStatus> {
  const rows = await listRows(db)<{ status: string }>`
    update ${sql.table(name)} set updated_at = now() ${onRenewal ? sql`, ${onRenewal(progress)}` : sql``}
    where ${isHeld(work)} returning status`;
  if (rows[0] === undefined) return "lost";
  return rows[0].status === "cancelling" ? "cancelling" : "running";
}

/** Counts a failed attempt. Returns the number of failed attempts, or undefined if the worker has lost the work. */
export async function updateFailureCount(
  db: Db,
  { name, onFailure }: ResumableTable,
  work: Resumable,
): Promise<number | undefined> {
  return findValue(db)<number>`
    update ${sql.table(name)} set failure_count = failure_count + 1,
      updated_at = now() ${onFailure ? sql`, ${onFailure}` : sql``}
    where ${isHeld(work)} returning failure_count`;
}

/** Returns whether another worker has claimed the work after the worker with `claim`. */
export async function isTakenOver(db: Db, { name }: ResumableTable, { id, claim }: Resumable): Promise<boolean> {
  return hasRows(db)`
    select from ${sql.table(name)} where id = ${id} and claim_number <> ${claim}`;
}

/** An unfinished row that the queue will not run. */
export type Stranded<Row> = Row & {
  /** Whether the queue gave up on the row's job; false if it lost the job. */
  readonly is_given_up: boolean;
};

/** Lists the next rows, by id, that no worker has updated for a minute and that the queue will not run. */
export async function listStranded<Row extends { readonly id: string | number }>(
  db: Db,
  { name, queueKey, isQueued = sql`true` }: ResumableTable,
  after: Row | undefined,
  limit: number,
): Promise<Stranded<Row>[]> {
  return listRows(db)<Stranded<Row>>`
    select work.*, queued.id is not null as is_given_up
    from ${sql.table(name)} as work left join graphile_worker.jobs as queued on queued.key = ${queueKey}
    where work.finished_at is null and work.updated_at < now() - interval '1 minute' and ${isQueued}
      and (queued.id is null or (queued.attempts >= queued.max_attempts and queued.locked_at is null))
      and ${after === undefined ? sql`true` : sql`work.id > ${after.id}`}
    order by work.id limit ${limit}`;
}
