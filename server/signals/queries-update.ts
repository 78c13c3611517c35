import type { Selectable, Updateable } from "kysely";
import type { Db } from "../db/connect.ts";
import { listValues, run } from "../db/statements.ts";
import type { Signal } from "../db/tables.ts";
import { nextDailyRun } from "./runs/queries-end.ts";

/** A signal that a request changes, locked until its transaction ends. */
export interface LockedSignal extends Pick<Selectable<Signal>, "id" | "type" | "subject" | "status" | "repeat"> {
  readonly credits_consumed: number;
  readonly max_credit_limit: number | null;
}

export function hasEnded({ status }: Pick<LockedSignal, "status">): boolean {
  return status === "completed" || status === "failed" || status === "stopped";
}

/** Locks a signal until the transaction ends. */
export async function lockSignal(db: Db, workspaceId: number, signalId: number): Promise<LockedSignal | undefined> {
  return db
    .selectFrom("signal")
    .select(["id", "type", "subject", "status", "repeat", "credits_consumed", "max_credit_limit"])
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", signalId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSignal(db: Db, signalId: number, change: Updateable<Signal>): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.updateTable("signal").set(change).where("id", "=", signalId).execute();
}

export async function updateSignalScheduled(db: Db, signalId: number, now: Date): Promise<void> {
  await run(
    db,
  )`update signal set status = 'scheduled', next_run_at = ${nextDailyRun(now)}, stopped_by_caller = false where id = ${signalId}`;
}

/** Makes a signal due now, regardless of its status. */
export async function updateSignalDue(db: Db, signalId: number, now: Date): Promise<void> {
  await run(db)`
    update signal set status = 'accepted', next_run_at = ${now}, failures_in_a_row = 0, stopped_by_caller = false
    where id = ${signalId}`;
}

export async function deleteSignal(db: Db, signalId: number): Promise<void> {
  await run(db)`delete from signal where id = ${signalId}`;
}

/** Lists the references under which the results of a signal's runs are added to the CRM, newest run first. */
export async function listRunReferences(db: Db, signalId: number): Promise<string[]> {
  return listValues(db)<string>`
    select 'signal_run_' || id as reference from signal_run
    where signal_id = ${signalId} and account_count + people_count > 0
    order by id desc limit 10000`;
}
