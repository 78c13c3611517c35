import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { RunStatus } from "./progress.ts";

/**
 * A table of work that outlives the process that does it. Every table has the same columns for it: `claim_number`, which
 * each worker that takes the work up increments, so that an earlier one writes nothing more (a fencing token);
 * `failure_count`, `updated_at` and `finished_at`.
 */
export interface ResumableTable {
  readonly name: "signal_run";
  /** The key of a row's job in the queue. */
  readonly queueKey: RawBuilder<unknown>;
  /** What else changes when an attempt fails, such as the progress that callers read. */
  readonly onFailure?: RawBuilder<unknown>;
}

/** A row of resumable work. */
export interface Resumable {
  readonly id: string | number;
  /** The claim number under which a worker writes. Undefined writes whichever worker has the work. */
  readonly claim?: number | undefined;
}

/** Returns the condition under which a statement may write: the work has not ended, and no other worker has it. */
export function isHeld({ id, claim }: Resumable, table?: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);
  const isClaimed = claim === undefined ? sql`` : sql`and ${column("claim_number")} = ${claim}`;
  return sql`${column("id")} = ${id} and ${column("finished_at")} is null ${isClaimed}`;
}

/** Records that the work goes on, and returns its status. */
export async function renewClaim(db: Db, { name }: ResumableTable, work: Resumable): Promise<RunStatus> {
  const { rows } = await sql<{ status: string }>`
    update ${sql.table(name)} set updated_at = now() where ${isHeld(work)} returning status`.execute(db);
  if (rows[0] === undefined) return "lost";
  return rows[0].status === "cancelling" ? "cancelling" : "running";
}

/** Counts a failed attempt. Returns how many there were, undefined when the worker has lost the work. */
export async function updateFailureCount(
  db: Db,
  { name, onFailure }: ResumableTable,
  work: Resumable,
): Promise<number | undefined> {
  const { rows } = await sql<{ failure_count: number }>`
    update ${sql.table(name)} set failure_count = failure_count + 1, updated_at = now() ${onFailure ? sql`, ${onFailure}` : sql``}
    where ${isHeld(work)} returning failure_count`.execute(db);
  return rows[0]?.failure_count;
}

export async function hasEnded(db: Db, { name }: ResumableTable, { id }: Resumable): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(name)} where ${isHeld({ id })}`.execute(db);
  return rows.length === 0;
}

/** Unfinished work that the queue will not run. */
export interface StrandedWork<Id extends string | number> {
  readonly id: Id;
  /** True when the queue has given up on it, false when it has lost it. */
  readonly isGivenUp: boolean;
}

/** Lists the work that has not ended, that no worker has touched for a minute, and that the queue will not run. */
export async function listStranded<Id extends string | number>(
  db: Db,
  { name, queueKey }: ResumableTable,
): Promise<StrandedWork<Id>[]> {
  const { rows } = await sql<StrandedWork<Id>>`
    select work.id, queued.id is not null as "isGivenUp"
    from ${sql.table(name)} as work left join graphile_worker.jobs as queued on queued.key = ${queueKey}
    where work.finished_at is null and work.updated_at < now() - interval '1 minute'
      and (queued.id is null or (queued.attempts >= queued.max_attempts and queued.locked_at is null))`.execute(db);
  return rows;
}
