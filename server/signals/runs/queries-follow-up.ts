import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { findRow, listValues, run } from "../../db/statements.ts";

export interface EndedRun {
  readonly signal_id: number;
  readonly type: string;
  readonly workspace_id: number;
  readonly user_id: string;
  /** The email of the user who deployed the signal. */
  readonly email: string;
  readonly enriches_emails: boolean;
  readonly adds_to_crm: boolean;
}

export async function findEndedRun(db: Db, runId: number): Promise<EndedRun | undefined> {
  return findRow(db)<EndedRun>`
    select s.id as signal_id, s.type, s.workspace_id, s.user_id, u.email,
      s.auto_enrich_people_emails as enriches_emails, s.enable_safe_crm_addition as adds_to_crm
    from signal_run as r join signal as s on s.id = r.signal_id join app_user as u on u.id = s.user_id
    where r.id = ${runId} and r.finished_at is not null`;
}

export async function listFoundIds(
  db: Db,
  run: { readonly id: number; readonly signalId: number },
  kind: "account" | "person",
  afterId: number,
  limit: number,
): Promise<number[]> {
  const id = sql.ref(kind === "account" ? "company_id" : "person_id");
  return listValues(db)<number>`
    select ${id} as id from ${sql.table(kind === "account" ? "signal_account" : "signal_person")}
    where signal_id = ${run.signalId} and run_id = ${run.id} and not is_hidden and ${id} > ${afterId} order by ${id}
    limit ${limit}`;
}

/** Locks a signal until the transaction ends. Returns the credits left under its and its run's limits, if any. */
export async function lockCreditsUnderLimit(db: Db, signalId: number, runId: number): Promise<number | undefined> {
  const row = await findRow(db)<{ credits: number | null }>`
    select least(max_credit_limit - credits_consumed,
      (select max_credits - credits_consumed from signal_run where id = ${runId})) as credits
    from signal where id = ${signalId} for update`;
  return row?.credits ?? undefined;
}

export async function updateCreditsConsumed(db: Db, signalId: number, runId: number, credits: number): Promise<void> {
  if (credits === 0) return;
  await run(db)`update signal_run set credits_consumed = credits_consumed + ${credits} where id = ${runId}`;
  await run(db)`update signal set credits_consumed = credits_consumed + ${credits} where id = ${signalId}`;
}

/** Adds a sentence to the message of an ended run, unless the message contains it. */
export async function addToMessage(db: Db, runId: number, sentence: string): Promise<void> {
  await run(db)`
    update signal_run set message = concat_ws(' ', message, ${sentence}::text)
    where id = ${runId} and position(${sentence} in coalesce(message, '')) = 0`;
}
