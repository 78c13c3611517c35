import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";

/** Returns whether the workspace has a profile with this id. */
export async function hasIcp(db: Db, workspaceId: number, icpId: number): Promise<boolean> {
  const row = await db
    .selectFrom("icp")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", icpId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the signals that still repeat. */
export async function countRepeatingSignals(db: Db, workspaceId: number): Promise<number> {
  const { count } = await db
    .selectFrom("signal")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("workspace_id", "=", workspaceId)
    .where("repeat", "=", true)
    .where("status", "in", ["accepted", "running", "scheduled"])
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds companies by domain, else by profile. Returns their ids in the order given, undefined where there is none. */
export async function listNamedCompanies(
  db: Db,
  wanted: readonly { domain: string | undefined; socialUrl: string | undefined }[],
): Promise<(number | undefined)[]> {
  const { rows } = await sql<{ id: number | null }>`
    select coalesce(
      (select id from company where domain = wanted.domain),
      (select min(id) from company where social_url = wanted.social_url)
    ) as id
    from unnest(${wanted.map(({ domain }) => domain ?? null)}::text[], ${wanted.map(({ socialUrl }) => socialUrl ?? null)}::text[])
      with ordinality as wanted (domain, social_url, position)
    order by position`.execute(db);
  return rows.map(({ id }) => id ?? undefined);
}

/** A signal to deploy, checked. */
interface NewSignal {
  readonly workspaceId: number;
  readonly userId: string;
  readonly name: string;
  readonly type: Schema["SignalType"];
  readonly repeat: boolean;
  readonly subject: string | null;
  readonly descriptiveIcp: string | null;
  readonly icpId: number | null;
  readonly timeframeDays: number;
  readonly signalTarget: Schema["SignalTarget"];
  readonly namedCompanyIds: readonly number[] | null;
  readonly accountAudienceName: string;
  readonly peopleAudienceName: string;
  readonly findsPeople: boolean;
  readonly maxCreditLimit: number | null;
  readonly enableSafeCrmAddition: boolean;
  readonly autoEnrichPeopleEmails: boolean;
  readonly advancedPeopleFinder: boolean;
  readonly speedMode: boolean;
}

export async function insertSignal(db: Db, signal: NewSignal, now: Date): Promise<number> {
  const { id } = await db
    .insertInto("signal")
    .values({
      workspace_id: signal.workspaceId,
      user_id: signal.userId,
      name: signal.name,
      type: signal.type,
      repeat: signal.repeat,
      subject: signal.subject,
      descriptive_icp: signal.descriptiveIcp,
      icp_id: signal.icpId,
      timeframe_days: signal.timeframeDays,
      signal_target: signal.signalTarget,
      named_company_ids: signal.namedCompanyIds && [...signal.namedCompanyIds],
      account_audience_name: signal.accountAudienceName,
      people_audience_name: signal.peopleAudienceName,
      finds_people: signal.findsPeople,
      max_credit_limit: signal.maxCreditLimit,
      enable_safe_crm_addition: signal.enableSafeCrmAddition,
      auto_enrich_people_emails: signal.autoEnrichPeopleEmails,
      advanced_people_finder: signal.advancedPeopleFinder,
      speed_mode: signal.speedMode,
      created_at: now,
      next_run_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
