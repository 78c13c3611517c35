import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows, listValues, oneValue } from "../../db/statements.ts";
import { SIGNAL_KEY_PREFIX } from "../../jobs/definitions.ts";

export async function findWorkspaceOfSignal(db: Db, signalId: number): Promise<number> {
  return oneValue(db)<number>`select workspace_id from signal where id = ${signalId}`;
}

/** A signal whose next run is due. */
export interface DueSignal {
  readonly id: number;
  readonly workspace_id: number;
  /** The time at which the run is due, in the database's format. */
  readonly due_at: string;
}

/** Lists a page of the signals whose next run is due and not queued, longest due first. */
export async function listDueSignals(
  db: Db,
  now: Date,
  after: DueSignal | undefined,
  limit: number,
): Promise<DueSignal[]> {
  const isNext = after ? sql`(s.next_run_at, s.id) > (${after.due_at}::timestamptz, ${after.id}::bigint)` : sql`true`;
  return listRows(db)<DueSignal>`
    select s.id, s.workspace_id, s.next_run_at::text as due_at from signal as s
      join app_user as u on u.id = s.user_id and u.removed_at is null
    where s.next_run_at <= ${now} and s.status in ('accepted', 'scheduled') and not exists (
      select from graphile_worker.jobs as job
      where job.key = ${SIGNAL_KEY_PREFIX} || s.id and (job.attempts < job.max_attempts or job.locked_at is not null)
    ) and ${isNext}
    order by s.next_run_at, s.id limit ${limit}`;
}

/** Lists the runs whose events have been waiting since `since` or longer, longest first. */
export async function listOverdueEvents(db: Db, since: Date): Promise<number[]> {
  return listValues(db)<number>`
    select id from signal_run where event_waits and finished_at <= ${since} order by finished_at limit 1000`;
}
