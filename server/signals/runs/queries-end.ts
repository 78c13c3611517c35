import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { findRow, findValue, listValues, run } from "../../db/statements.ts";
import type { SignalRun } from "../../db/tables.ts";
import { isHeld, type Resumable } from "../../jobs/queries-resumable.ts";

export interface EndedRunRow
  extends Pick<Selectable<SignalRun>, "signal_id" | "insight_run_id" | "account_count" | "people_count">,
    Pick<Selectable<SignalRun>, "credits_consumed" | "message" | "error_message" | "started_at"> {
  readonly name: string;
  readonly type: string;
  readonly workspace_id: number;
  readonly finished_at: Date;
}

const ENDED_RUN = sql`r.signal_id, s.name, s.type, s.workspace_id, r.insight_run_id, r.account_count, r.people_count,
      r.credits_consumed, r.message, r.error_message, r.started_at, r.finished_at`;

/** Ends a run. Returns undefined if it has already ended, or another worker has taken it over. */
export async function updateRunEnded(
  db: Db,
  run: Resumable,
  end: { runStatus: "completed" | "failed" | "stopped"; message: string | null; errorMessage: string | null },
  now: Date,
): Promise<(EndedRunRow & { readonly adds_to_crm: boolean }) | undefined> {
  // Locks the signal before its run, as stopping a signal does: the opposite order could deadlock.
  return findRow(db)<EndedRunRow & { readonly adds_to_crm: boolean }>`
    with s as materialized (
      select * from signal where id = (select signal_id from signal_run where id = ${run.id}) for update
    )
    update signal_run as r set status = ${end.runStatus}, finished_at = ${now},
      started_at = coalesce(started_at, ${now}),
      error_message = ${end.errorMessage},
      message = nullif(concat_ws(' ', ${end.message}::text, r.notes, case when unknown_actor_count > 0 then
        'Excluded people whose company is not in the catalogue: ' || unknown_actor_count || '.' end), '')
    from s where s.id = r.signal_id and ${isHeld(run, "r")}
    returning ${ENDED_RUN}, s.enable_safe_crm_addition as adds_to_crm`;
}

export async function updateEventWaits(db: Db, runId: number): Promise<void> {
  await db.updateTable("signal_run").set({ event_waits: true }).where("id", "=", runId).execute();
}

/** Marks a run's waiting event as published. Returns undefined if it does not wait. */
export async function updateEventPublished(db: Db, runId: number): Promise<EndedRunRow | undefined> {
  return findRow(db)<EndedRunRow>`
    update signal_run as r set event_waits = false from signal as s
    where r.id = ${runId} and r.event_waits and s.id = r.signal_id returning ${ENDED_RUN}`;
}

export async function findUnfinishedRun(db: Db, signalId: number): Promise<number | undefined> {
  return findValue(db)<number>`
    select id from signal_run where signal_id = ${signalId} and finished_at is null`;
}

export async function listWaitingEvents(db: Db, signalId: number): Promise<number[]> {
  return listValues(db)<number>`
    select id from signal_run where signal_id = ${signalId} and event_waits = true order by id`;
}

/** Stops a signal that has no unfinished run. Returns it with its last run. */
export async function updateSignalStopped(
  db: Db,
  signalId: number,
  message: string,
  now: Date,
): Promise<EndedRunRow | undefined> {
  return findRow(db)<EndedRunRow>`
    with run as (select * from signal_run where signal_id = ${signalId} order by id desc limit 1)
    update signal as s set status = 'stopped', next_run_at = null
    from (select) as one left join run as r on true
    where s.id = ${signalId}
    returning s.id as signal_id, s.name, s.type, s.workspace_id, r.insight_run_id,
      coalesce(r.account_count, 0) as account_count,
      coalesce(r.people_count, 0) as people_count, coalesce(r.credits_consumed, 0) as credits_consumed,
      ${message}::text as message,
      r.error_message, r.started_at, coalesce(r.finished_at, ${now}::timestamptz) as finished_at`;
}

/** Records that a caller stops a signal, which also ends the follow-up of its runs. */
export async function updateStoppedByCaller(db: Db, signalId: number): Promise<void> {
  await db.updateTable("signal").set({ stopped_by_caller: true }).where("id", "=", signalId).execute();
}

export async function updateSignalPaused(db: Db, signalId: number): Promise<void> {
  await run(db)`update signal set status = 'paused', next_run_at = null where id = ${signalId}`;
}

/** Why a run ended. */
export type OutcomeName = "completed" | "failed" | "limit_reached" | "out_of_credits" | "stopped" | "paused";

const MAX_FAILED_RUNS = 5;

// A repeating signal continues the next day, unless it has reached its limit, was stopped, or has failed too often in a
// row.
const NEXT_STATUS: Readonly<Record<OutcomeName, RawBuilder<unknown>>> = {
  completed: sql`case when repeat then 'scheduled' else 'completed' end`,
  failed: sql`case when repeat and failures_in_a_row + 1 < ${sql.lit(MAX_FAILED_RUNS)} then 'scheduled' else 'failed' end`,
  out_of_credits: sql`case when repeat then 'scheduled' else 'stopped' end`,
  limit_reached: sql`'stopped'`,
  stopped: sql`'stopped'`,
  paused: sql`'paused'`,
};

/** Returns the time of the next daily run after `now`, a whole number of days after the signal's deployment. */
export function nextDailyRun(now: Date): RawBuilder<unknown> {
  return sql`created_at + (floor(extract(epoch from ${now}::timestamptz - created_at) / 86400) + 1) * interval '24 hours'`;
}

/** Ends a signal after a run, or schedules its next daily run. */
export async function updateSignalAfterRun(db: Db, signalId: number, outcome: OutcomeName, now: Date): Promise<void> {
  const failures = outcome === "failed" ? sql`failures_in_a_row + 1` : sql`0`;
  await run(db)`
    update signal set status = next.status, failures_in_a_row = next.failures,
      next_run_at = case when next.status = 'scheduled' then ${nextDailyRun(now)} end
    from (select ${failures} as failures, ${NEXT_STATUS[outcome]} as status from signal where id = ${signalId}) as next
    where id = ${signalId} and signal.status = 'running'`;
}
