import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";

/** An ended run, with the follow-up settings of its signal. */
export interface EndedRun {
  readonly signalId: number;
  readonly type: string;
  readonly workspaceId: number;
  readonly userId: string;
  /** The email of the user who deployed the signal. */
  readonly email: string;
  readonly enrichesEmails: boolean;
  readonly addsToCrm: boolean;
  readonly companyIds: readonly number[];
  readonly personIds: readonly number[];
}

export async function findEndedRun(db: Db, runId: number): Promise<EndedRun | undefined> {
  const { rows } = await sql<EndedRun>`
    select s.id as "signalId", s.type, s.workspace_id as "workspaceId", s.user_id as "userId", u.email,
      s.auto_enrich_people_emails as "enrichesEmails", s.enable_safe_crm_addition as "addsToCrm",
      array(select company_id from signal_account where run_id = r.id order by company_id) as "companyIds",
      array(select person_id from signal_person where run_id = r.id order by person_id) as "personIds"
    from signal_run as r join signal as s on s.id = r.signal_id join app_user as u on u.id = s.user_id
    where r.id = ${runId} and r.finished_at is not null`.execute(db);
  return rows[0];
}

/** Locks a signal until the transaction ends, and returns what it may still spend; undefined without a limit. */
export async function lockCreditsUnderLimit(db: Db, signalId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("signal")
    .select(["max_credit_limit", "credits_consumed"])
    .where("id", "=", signalId)
    .forUpdate()
    .executeTakeFirst();
  return row?.max_credit_limit == null ? undefined : row.max_credit_limit - row.credits_consumed;
}

/** Adds credits to the totals of a run and its signal. */
export async function updateCreditsConsumed(db: Db, signalId: number, runId: number, credits: number): Promise<void> {
  if (credits === 0) return;
  await sql`update signal_run set credits_consumed = credits_consumed + ${credits} where id = ${runId}`.execute(db);
  await sql`update signal set credits_consumed = credits_consumed + ${credits} where id = ${signalId}`.execute(db);
}
