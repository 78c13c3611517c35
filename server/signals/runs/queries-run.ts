import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows, oneRow, oneValue } from "../../db/statements.ts";
import type { Signal } from "../../db/tables.ts";
import type { Filters } from "../../filters/read-filters.ts";
import type { Schema } from "../../http/contract.ts";
import { insertInsightRun } from "../../insights/public.ts";
import { SIGNAL_KEY_PREFIX } from "../../jobs/definitions.ts";
import { isHeld, type ResumableTable } from "../../jobs/queries-resumable.ts";
import type { StoredExclusions, StoredTermOptions } from "../settings.ts";

export const SIGNAL_RUNS: ResumableTable = {
  name: "signal_run",
  queueKey: sql`${SIGNAL_KEY_PREFIX} || work.signal_id`,
  // The run of a removed member waits until the member is added again.
  isQueued: sql`exists (select from signal join app_user on app_user.id = signal.user_id
    where signal.id = work.signal_id and app_user.removed_at is null)`,
};

/** A run that a worker has claimed, with the settings of its signal. */
export interface ClaimedRun
  extends Pick<Selectable<Signal>, "id" | "workspace_id" | "user_id" | "subject" | "descriptive_icp">,
    Pick<Selectable<Signal>, "timeframe_days" | "finds_people" | "advanced_people_finder">,
    Pick<Selectable<Signal>, "speed_mode" | "auto_enrich_people_emails" | "min_history_posts"> {
  /** The claim number (a fencing token). Each claim increments it; writes with an older number do nothing. */
  readonly claim: number;
  readonly insight_run_id: number;
  readonly signal_id: number;
  readonly signal_name: string;
  readonly type: Schema["SignalType"];
  readonly icp_filters: Filters<"IcpFilters"> | null;
  readonly named_company_ids: readonly number[] | null;
  readonly term_options: StoredTermOptions | null;
  /** Other names of the term from a language model; null until they have been requested. */
  readonly synonyms: readonly string[] | null;
  readonly mention_roles: readonly Schema["MentionRole"][] | null;
  readonly include_agencies: boolean;
  readonly exclude: StoredExclusions | null;
  readonly watched_audience_ids: readonly number[];
  readonly past_customers: boolean;
  readonly titles: readonly string[] | null;
  readonly personas: Schema["Personas"] | null;
  /** The name of the profile that the signal watches; null if unknown. */
  readonly profile_name: string | null;
  readonly started_at: Date;
  readonly seen_since: Date | null;
}

/**
 * Claims a signal's unfinished run, or starts its next one if that is due. Returns undefined if there is nothing to
 * run: the signal has ended, is not due, or belongs to a former member.
 */
export async function claimRun(db: Db, signalId: number, now: Date): Promise<ClaimedRun | undefined> {
  const signal = await db
    .selectFrom("signal")
    .innerJoin("app_user", "app_user.id", "signal.user_id")
    .select(["signal.workspace_id", "signal.status", "signal.next_run_at"])
    .where("signal.id", "=", signalId)
    .where("app_user.removed_at", "is", null)
    .forUpdate("signal")
    .executeTakeFirst();
  if (!signal || ["completed", "failed", "stopped", "paused"].includes(signal.status)) return undefined;
  const rows = await listRows(db)<{ id: number }>`
    update signal_run set claim_number = claim_number + 1, updated_at = now()
    where signal_id = ${signalId} and finished_at is null
    returning id`;
  // The first run ignores `next_run_at`, because the clock of the process that deployed the signal may be ahead.
  const isDue = signal.status === "accepted" || (signal.next_run_at !== null && signal.next_run_at <= now);
  const runId = rows[0]?.id ?? (isDue ? await insertRun(db, signalId, signal.workspace_id, now) : undefined);
  return runId === undefined ? undefined : findClaimedRun(db, runId);
}

/**
 * How far a run looks back before the start of the previous run. A row has the start time of the transaction that wrote
 * it. If that transaction was still open, the previous run could not see the row. Transactions are shorter than this
 * interval. Repeated findings are neither reported nor charged twice.
 */
const OVERLAP = sql`interval '1 hour'`;

/**
 * Identifies the settings that determine which activity a run of the signal `s` finds. After a change, old activity
 * counts as new.
 */
const SETTINGS_KEY = sql`md5(jsonb_build_array(s.timeframe_days, s.min_history_posts, s.mention_roles,
  s.include_agencies, s.exclude, s.term_options, s.named_company_ids, s.titles,
  (select filters from icp where id = s.icp_id), (select to_jsonb(e) from workspace_exclusion as e
  where e.workspace_id = s.workspace_id),
  (select unblocked_at from workspace where id = s.workspace_id))::text)`;

async function insertRun(db: Db, signalId: number, workspaceId: number, now: Date): Promise<number> {
  const insightRunId = await insertInsightRun(db, workspaceId, { kind: "signal", signalId });
  return oneValue(db)<number>`
    with started as (
      update signal set status = 'running', last_run_at = ${now}, next_run_at = null, next_run_max_credits = null
      where id = ${signalId}
    )
    insert into signal_run (signal_id, insight_run_id, status, started_at, claim_number, settings_key, max_credits,
      seen_since)
    select s.id, ${insightRunId}, 'running', ${now}, 1, ${SETTINGS_KEY}, s.next_run_max_credits, (
      select case when coalesce(last.settings_key, ${SETTINGS_KEY}) = ${SETTINGS_KEY}
        then last.started_at - ${OVERLAP} end
      from signal_run as last where last.signal_id = s.id and last.status = 'completed' order by last.started_at desc
      limit 1)
    from signal as s where s.id = ${signalId}
    returning id`;
}

async function findClaimedRun(db: Db, runId: number): Promise<ClaimedRun> {
  return oneRow(db)<ClaimedRun>`
    select r.id, r.claim_number as claim, r.insight_run_id, r.started_at,
      r.seen_since, s.id as signal_id, s.name as signal_name, s.workspace_id,
      s.user_id, s.type, s.subject, s.descriptive_icp, icp.filters as icp_filters,
      s.named_company_ids, s.timeframe_days,
      s.finds_people, s.advanced_people_finder, s.speed_mode, s.auto_enrich_people_emails,
      s.term_options, s.synonyms, s.min_history_posts, s.mention_roles, s.include_agencies, s.exclude,
      s.watched_audience_ids,
      s.past_customers, s.titles, icp.personas, coalesce(
        (select full_name from person where social_url = s.subject), (select name from company
          where social_url = s.subject order by id limit 1),
        (select author_name from social_post where author_url = s.subject order by posted_at desc limit 1)
      ) as profile_name
    from signal_run as r join signal as s on s.id = r.signal_id left join icp on icp.id = s.icp_id
    where r.id = ${runId}`;
}

/** Returns whether a repeating signal has consumed its credit limit. */
export async function hasConsumedLimit(db: Db, signalId: number): Promise<boolean> {
  const row = await db
    .selectFrom("signal")
    .select("id")
    .where("id", "=", signalId)
    .where("status", "in", ["scheduled", "running"])
    .where("repeat", "=", true)
    .whereRef("credits_consumed", ">=", "max_credit_limit")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the parts of a run's message that are known before the run ends. */
export async function updateDetected(
  db: Db,
  run: ClaimedRun,
  { unknownActorCount, notes }: { readonly unknownActorCount: number; readonly notes: readonly string[] },
): Promise<void> {
  await sql`
    update signal_run set unknown_actor_count = ${unknownActorCount}, notes = ${notes.join(" ") || null}
    where ${isHeld(run)}`.execute(db);
}

/** Records the language model's names of the term, for all later runs. */
export async function updateSynonyms(db: Db, signalId: number, synonyms: readonly string[]): Promise<void> {
  await sql`update signal set synonyms = ${synonyms}::text[] where id = ${signalId}`.execute(db);
}
