import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { Company } from "../../db/tables.ts";
import type { Filters } from "../../filters/read-filters.ts";
import type { Schema } from "../../http/contract.ts";
import { insertInsightRun } from "../../insights/public.ts";
import { isHeld, type ResumableTable } from "../../jobs/queries-resumable.ts";
import type { Evidence } from "../detectors/detector.ts";
import type { StoredExclusions, StoredTermOptions } from "../settings.ts";

export const SIGNAL_RUNS: ResumableTable = {
  name: "signal_run",
  queueKey: sql`'signal ' || work.signal_id`,
};

/** A run that a worker has claimed, with the settings of its signal. */
export interface ClaimedRun {
  readonly id: number;
  /** Each claim increments the claim number; writes with an older one do nothing. */
  readonly claim: number;
  readonly insight_run_id: number;
  readonly signal_id: number;
  readonly signal_name: string;
  readonly workspace_id: number;
  readonly user_id: string;
  readonly type: Schema["SignalType"];
  readonly subject: string | null;
  readonly descriptive_icp: string | null;
  readonly icp_filters: Filters<"IcpFilters"> | null;
  readonly named_company_ids: readonly number[] | null;
  readonly timeframe_days: number;
  readonly finds_people: boolean;
  readonly advanced_people_finder: boolean;
  readonly speed_mode: boolean;
  readonly account_audience_name: string;
  readonly people_audience_name: string;
  /** Audiences that it fills already; null before, and after they were deleted. */
  readonly account_audience_id: number | null;
  readonly people_audience_id: number | null;
  readonly term_options: StoredTermOptions | null;
  /** Other names of the term from a language model; null before it was asked. */
  readonly synonyms: readonly string[] | null;
  readonly min_history_posts: number;
  readonly exclude: StoredExclusions | null;
  readonly watched_audience_ids: readonly number[];
  readonly past_customers: boolean;
  readonly personas: Schema["Personas"] | null;
  /** The name of the profile that it watches; null where none is known. */
  readonly profile_name: string | null;
  readonly started_at: Date;
  readonly seen_since: Date | null;
}

/**
 * Claims a signal's unfinished run, or starts its next one when that is due. Returns undefined when there is nothing to
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
  const { rows } = await sql<{ id: number }>`
    update signal_run set claim_number = claim_number + 1, updated_at = now() where signal_id = ${signalId} and finished_at is null
    returning id`.execute(db);
  // The first run starts at any time, because the clock of the process that deployed the signal may be ahead.
  const isDue = signal.status === "accepted" || (signal.next_run_at !== null && signal.next_run_at <= now);
  const runId = rows[0]?.id ?? (isDue ? await insertRun(db, signalId, signal.workspace_id, now) : undefined);
  return runId === undefined ? undefined : findClaimedRun(db, runId);
}

/**
 * How far a run looks back before its predecessor began: longer than a transaction that writes activity, whose rows have
 * the time at which it began and were not visible to that run. What is found again is neither told nor charged twice.
 */
const OVERLAP = sql`interval '1 hour'`;

async function insertRun(db: Db, signalId: number, workspaceId: number, now: Date): Promise<number> {
  const insightRunId = await insertInsightRun(db, workspaceId, { kind: "signal", signalId });
  const { rows } = await sql<{ id: number }>`
    with signal as (
      update signal set status = 'running', last_run_at = ${now}, next_run_at = null where id = ${signalId}
    )
    insert into signal_run (signal_id, insight_run_id, status, started_at, claim_number, seen_since)
    select ${signalId}, ${insightRunId}, 'running', ${now}, 1, max(started_at) - ${OVERLAP}
    from signal_run where signal_id = ${signalId} and status = 'completed'
    returning id`.execute(db);
  return rows[0]!.id;
}

async function findClaimedRun(db: Db, runId: number): Promise<ClaimedRun> {
  const { rows } = await sql<ClaimedRun>`
    select r.id, r.claim_number as claim, r.insight_run_id, r.started_at,
      r.seen_since, s.id as signal_id, s.name as signal_name, s.workspace_id,
      s.user_id, s.type, s.subject, s.descriptive_icp, icp.filters as icp_filters,
      s.named_company_ids, s.timeframe_days,
      s.finds_people, s.advanced_people_finder, s.speed_mode,
      s.account_audience_name, s.people_audience_name, s.account_audience_id, s.people_audience_id, s.term_options, s.synonyms, s.min_history_posts,
      s.exclude, s.watched_audience_ids, s.past_customers, icp.personas, coalesce(
        (select full_name from person where social_url = s.subject), (select name from company where social_url = s.subject order by id limit 1),
        (select author_name from social_post where author_url = s.subject order by posted_at desc limit 1)
      ) as profile_name
    from signal_run as r join signal as s on s.id = r.signal_id left join icp on icp.id = s.icp_id
    where r.id = ${runId}`.execute(db);
  return rows[0]!;
}

/** What a signal may still spend, and whether this worker still has its run. */
interface RunState {
  readonly isHeld: boolean;
  /** Undefined without a limit. */
  readonly creditsUnderLimit: number | undefined;
  /** What it leaves out by now. */
  readonly exclude: StoredExclusions;
}

interface RunStateRow {
  readonly is_held: boolean;
  readonly max_credit_limit: number | null;
  readonly credits_consumed: number;
  readonly exclude: StoredExclusions | null;
}

/** Locks a run and its signal until the transaction ends, and returns their state. */
export async function lockRun(db: Db, run: ClaimedRun): Promise<RunState> {
  const { rows } = await sql<RunStateRow>`
    select ${isHeld(run, "r")} as is_held, s.max_credit_limit, s.credits_consumed, s.exclude
    from signal as s join signal_run as r on r.id = ${run.id} where s.id = ${run.signal_id} for update`.execute(db);
  const [row] = rows;
  if (!row) return { isHeld: false, creditsUnderLimit: 0, exclude: {} };
  const { max_credit_limit: limit, credits_consumed: consumed } = row;
  const creditsUnderLimit = limit === null ? undefined : limit - consumed;
  return { isHeld: row.is_held, creditsUnderLimit, exclude: row.exclude ?? {} };
}

/** Returns whether a signal that has not ended has consumed its credit limit. */
export async function hasConsumedLimit(db: Db, signalId: number): Promise<boolean> {
  const row = await db
    .selectFrom("signal")
    .select("id")
    .where("id", "=", signalId)
    .where("status", "in", ["scheduled", "running"])
    .whereRef("credits_consumed", ">=", "max_credit_limit")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records what a run's message tells beside its end. */
export async function updateDetected(
  db: Db,
  run: ClaimedRun,
  { unknownActorCount, notes }: { readonly unknownActorCount: number; readonly notes: readonly string[] },
): Promise<void> {
  await sql`
    update signal_run set unknown_actor_count = ${unknownActorCount}, notes = ${notes.join(" ") || null}
    where ${isHeld(run)}`.execute(db);
}

/** What a signal has found at a company in its runs so far. */
export interface KnownCompany {
  readonly company_id: number;
  readonly is_found: boolean;
  /** Those of the sources asked for that it has as evidence. */
  readonly source_keys: readonly string[];
}

/** Lists what a signal has found at these companies, and which of these sources of evidence it has. */
export async function listKnown(
  db: Db,
  signalId: number,
  companyIds: readonly number[],
  sourceKeys: readonly string[],
): Promise<KnownCompany[]> {
  const { rows } = await sql<KnownCompany>`
    select wanted.id as company_id,
      exists (select from signal_account as a where a.signal_id = ${signalId} and a.company_id = wanted.id) as is_found,
      array(
        select e.source_key from signal_evidence as e
        where e.signal_id = ${signalId} and e.company_id = wanted.id and e.person_id is null
          and e.source_key = any(${sourceKeys}::text[])
      ) as source_keys
    from unnest(${companyIds}::bigint[]) as wanted (id)`.execute(db);
  return rows;
}

/** Returns which of these people a signal has found. */
export async function listFoundPersonIds(db: Db, signalId: number, personIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ person_id: number }>`
    select person_id from signal_person where signal_id = ${signalId} and person_id = any(${personIds}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map((row) => row.person_id));
}

/** Returns which of these sources of evidence, posts and engagements, are gone, as after their people were erased. */
export async function listGoneSources(db: Db, sourceKeys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from (
      select key, split_part(key, ' ', 1) as kind, split_part(key, ' ', 2) as id from unnest(${sourceKeys}::text[]) as key
    ) as source
    where case kind
      when 'social_post' then not exists (select from social_post where id = source.id::bigint)
      when 'job_change' then not exists (select from person_job_change where id = source.id::bigint)
      when 'social_engagement' then not exists (select from social_engagement where id = source.id::bigint)
      else false end`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Records the names of the term that a language model gave, for all runs to come. */
export async function updateSynonyms(db: Db, signalId: number, synonyms: readonly string[]): Promise<void> {
  await sql`update signal set synonyms = ${synonyms}::text[] where id = ${signalId}`.execute(db);
}

/** A company as results show it. */
export type CompanyFactsRow = Pick<
  Selectable<Company>,
  "id" | "name" | "domain" | "name_key" | "industry" | "one_liner" | "description" | "tags"
>;

export async function listCompanyFacts(db: Db, companyIds: readonly number[]): Promise<Map<number, CompanyFactsRow>> {
  const { rows } = await sql<CompanyFactsRow>`
    select id, name, domain, name_key, industry, one_liner, description, tags from company
    where id = any(${companyIds}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** An account or a person to write as found. */
interface FoundRow {
  readonly companyId: number;
  readonly personId?: number;
}

export interface EvidenceRow extends FoundRow, Evidence {}

/** Writes accounts, people and evidence found by a run, and adds them to the totals of the run and its signal. */
export async function insertResults(
  db: Db,
  run: ClaimedRun,
  results: {
    readonly accounts: readonly number[];
    readonly people: readonly Required<FoundRow>[];
    readonly evidence: readonly EvidenceRow[];
    readonly credits: number;
    readonly accountAudienceId: number | undefined;
    readonly peopleAudienceId: number | undefined;
  },
  now: Date,
): Promise<void> {
  const { accounts, people, evidence, credits } = results;
  await sql`
    insert into signal_account (signal_id, company_id, run_id, discovered_at, place)
    select ${run.signal_id}, given.id, ${run.id}, ${now}, run.account_count + given.place
    from signal_run as run, unnest(${accounts}::bigint[]) with ordinality as given (id, place) where run.id = ${run.id}
    on conflict do nothing`.execute(db);
  await sql`
    insert into signal_person (signal_id, person_id, company_id, run_id, found_at)
    select ${run.signal_id}, person_id, company_id, ${run.id}, ${now}
    from unnest(${people.map(({ personId }) => personId)}::bigint[], ${people.map(({ companyId }) => companyId)}::bigint[])
      as found (person_id, company_id) on conflict do nothing`.execute(db);
  await sql`
    insert into signal_evidence (signal_id, company_id, person_id, run_id, evidence_type, title, sentence, source_url, occurred_at, source_key,
      history_posts, history_since)
    select ${run.signal_id}, "companyId", "personId", ${run.id}, type, title, sentence, url, "occurredAt", "sourceKey",
      (history ->> 'posts')::integer, (history ->> 'since')::timestamptz
    from json_to_recordset(${JSON.stringify(evidence)}::json) as listed ("companyId" bigint, "personId" bigint, type text,
      title text, sentence text, url text, "occurredAt" timestamptz, "sourceKey" text, history json)
    on conflict do nothing`.execute(db);
  const change = sql`account_count = account_count + ${accounts.length}, people_count = people_count + ${people.length},
    credits_consumed = credits_consumed + ${credits}`;
  await sql`update signal_run set ${change} where id = ${run.id}`.execute(db);
  await sql`
    update signal set ${change}, account_audience_id = coalesce(${results.accountAudienceId ?? null}, account_audience_id),
      people_audience_id = coalesce(${results.peopleAudienceId ?? null}, people_audience_id)
    where id = ${run.signal_id}`.execute(db);
}

/** Finds the unfinished run of a signal. */
export async function findUnfinishedRun(db: Db, signalId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("signal_run")
    .select("id")
    .where("signal_id", "=", signalId)
    .where("finished_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

export async function findWorkspaceOfSignal(db: Db, signalId: number): Promise<number> {
  const { workspace_id } = await db
    .selectFrom("signal")
    .select("workspace_id")
    .where("id", "=", signalId)
    .executeTakeFirstOrThrow();
  return workspace_id;
}

/** A signal whose next run is due. */
export interface DueSignal {
  readonly id: number;
  readonly workspace_id: number;
  /** When it is due, as the database writes it. */
  readonly due_at: string;
}

/** Lists the next signals whose next run is due and not queued, longest due first. */
export async function listDueSignals(
  db: Db,
  now: Date,
  after: DueSignal | undefined,
  limit: number,
): Promise<DueSignal[]> {
  const isNext = after ? sql`(s.next_run_at, s.id) > (${after.due_at}::timestamptz, ${after.id}::bigint)` : sql`true`;
  const { rows } = await sql<DueSignal>`
    select s.id, s.workspace_id, s.next_run_at::text as due_at from signal as s join app_user as u on u.id = s.user_id and u.removed_at is null
    where s.next_run_at <= ${now} and s.status in ('accepted', 'scheduled') and not exists (
      select from graphile_worker.jobs as job
      where job.key = 'signal ' || s.id and (job.attempts < job.max_attempts or job.locked_at is not null)
    ) and ${isNext}
    order by s.next_run_at, s.id limit ${limit}`.execute(db);
  return rows;
}
