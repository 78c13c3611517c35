import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { findRow, listRows, oneRow, oneValue } from "../db/statements.ts";
import type { Signal, SignalEvidence, SignalRun } from "../db/tables.ts";
import type { Schema } from "../http/contract.ts";
import type { StoredExclusions, StoredTermOptions } from "./settings.ts";

export interface SignalRow
  extends Pick<Selectable<Signal>, "id" | "name" | "type" | "status" | "repeat" | "icp_id">,
    Pick<Selectable<Signal>, "created_at" | "last_run_at" | "next_run_at" | "account_count"> {
  readonly people_count: number;
  readonly credits_consumed: number;
}

export interface SignalDetailRow extends SignalRow {
  readonly subject: string | null;
  readonly descriptive_icp: string | null;
  readonly timeframe_days: number;
  readonly signal_target: string;
  readonly user_id: string;
  readonly account_audience_id: number | null;
  readonly people_audience_id: number | null;
  readonly max_credit_limit: number | null;
  readonly enable_safe_crm_addition: boolean;
  readonly auto_enrich_people_emails: boolean;
  readonly advanced_people_finder: boolean;
  readonly speed_mode: boolean;
  readonly term_options: StoredTermOptions | null;
  readonly synonyms: readonly string[] | null;
  readonly min_history_posts: number;
  readonly mention_roles: readonly Schema["MentionRole"][] | null;
  readonly include_agencies: boolean;
  readonly exclude: StoredExclusions | null;
  readonly watched_audience_ids: readonly number[];
  readonly past_customers: boolean;
  readonly titles: readonly string[] | null;
}

/** Selects the signals to list. Undefined fields select all signals. */
interface SignalSelection {
  readonly workspaceId: number;
  readonly types: readonly string[] | undefined;
  readonly statuses: readonly string[] | undefined;
}

const SUMMARY_COLUMNS = sql`s.id, s.name, s.type, s.status, s.repeat, s.icp_id, s.created_at, s.last_run_at,
  case when s.status = 'accepted' then null else s.next_run_at end as next_run_at, s.account_count, s.people_count, s.credits_consumed`;

/** Lists a page of a workspace's signals, newest first. */
export async function listSignals(
  db: Db,
  selection: SignalSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<SignalRow[]> {
  return listRows(db)<SignalRow>`
    select ${SUMMARY_COLUMNS} from signal as s where ${isSelected(selection)}
    order by s.created_at desc, s.id desc limit ${limit} offset ${offset}`;
}

export async function countSignals(db: Db, selection: SignalSelection): Promise<number> {
  return oneValue(db)<number>`
    select count(*) as count from signal as s where ${isSelected(selection)}`;
}

function isSelected({ workspaceId, types, statuses }: SignalSelection): RawBuilder<unknown> {
  const ofType = types ? sql`s.type = any(${types}::text[])` : sql`true`;
  const ofStatus = statuses ? sql`s.status = any(${statuses}::text[])` : sql`true`;
  return sql`s.workspace_id = ${workspaceId} and ${ofType} and ${ofStatus}`;
}

export async function findSignal(db: Db, workspaceId: number, signalId: number): Promise<SignalDetailRow | undefined> {
  return findRow(db)<SignalDetailRow>`
    select ${SUMMARY_COLUMNS}, s.subject, s.descriptive_icp, s.timeframe_days, s.signal_target, s.user_id,
      s.account_audience_id,
      s.people_audience_id, s.max_credit_limit, s.enable_safe_crm_addition, s.auto_enrich_people_emails,
      s.advanced_people_finder, s.speed_mode, s.term_options, s.synonyms, s.min_history_posts, s.mention_roles,
      s.include_agencies, s.exclude, s.watched_audience_ids,
      s.past_customers, s.titles
    from signal as s where s.workspace_id = ${workspaceId} and s.id = ${signalId}`;
}

/** Finds the subject of a signal of any workspace. */
export async function findSubject(
  db: Db,
  signalId: number,
): Promise<Pick<Selectable<Signal>, "type" | "subject" | "name"> | undefined> {
  return db.selectFrom("signal").select(["type", "subject", "name"]).where("id", "=", signalId).executeTakeFirst();
}

const RUN_COLUMNS = [
  "id",
  "status",
  "started_at",
  "finished_at",
  "account_count",
  "people_count",
  "credits_consumed",
  "message",
  "error_message",
] as const satisfies readonly (keyof SignalRun)[];

export type RunRow = Pick<Selectable<SignalRun>, (typeof RUN_COLUMNS)[number]>;

/** Lists the latest runs of a signal, newest first. */
export async function listRuns(db: Db, signalId: number, maxRuns: number): Promise<RunRow[]> {
  return db
    .selectFrom("signal_run")
    .select(RUN_COLUMNS)
    .where("signal_id", "=", signalId)
    .orderBy("id", "desc")
    .limit(maxRuns)
    .execute();
}

/** An account that a signal found. */
export interface ResultRow {
  readonly company_id: number;
  readonly name: string;
  readonly domain: string;
  readonly run_id: number;
  /** The rank within the run. */
  readonly place: number;
  readonly discovered_at: Date;
  readonly people_count: number;
}

/** The period in which accounts were found. An undefined bound is open. */
interface FoundBetween {
  readonly found_after?: string | undefined;
  readonly found_before?: string | undefined;
}

function isFoundBetween({ found_after: after, found_before: before }: FoundBetween): RawBuilder<unknown> {
  const isAfter = after === undefined ? sql`true` : sql`f.discovered_at >= ${after}::timestamptz`;
  return before === undefined ? isAfter : sql`${isAfter} and f.discovered_at < ${before}::timestamptz`;
}

/** Counts a signal's accounts, and the people found at these accounts. */
export async function countResults(
  db: Db,
  signalId: number,
  between: FoundBetween,
): Promise<{ readonly accounts: number; readonly people: number }> {
  return oneRow(db)<{ accounts: number; people: number }>`
    select count(*) as accounts, coalesce(sum((
      select count(*) from signal_person as p
      where p.signal_id = f.signal_id and p.company_id = f.company_id and not p.is_hidden
    )), 0)::bigint as people
    from signal_account as f where f.signal_id = ${signalId} and not f.is_hidden and ${isFoundBetween(between)}`;
}

/** Lists a page of a signal's accounts, from after `after`: newest run first and, within a run, best first. */
export async function listResults(
  db: Db,
  signalId: number,
  { limit, offset, after, ...between }: { limit: number; offset: number; after?: ResultRow | undefined } & FoundBetween,
): Promise<ResultRow[]> {
  const isAfter = after
    ? sql`(f.run_id < ${after.run_id} or f.run_id = ${after.run_id} and (f.place, f.company_id) > (${after.place}, ${after.company_id}))`
    : sql`true`;
  return listRows(db)<ResultRow>`
    select f.company_id, c.name, c.domain, f.run_id, f.place, f.discovered_at,
      (select count(*) from signal_person as p
      where p.signal_id = f.signal_id and p.company_id = f.company_id and not p.is_hidden) as people_count
    from signal_account as f join company as c on c.id = f.company_id
    where f.signal_id = ${signalId} and not f.is_hidden and ${isFoundBetween(between)} and ${isAfter}
    order by f.run_id desc, f.place, f.company_id limit ${limit} offset ${offset}`;
}

/** A person that a signal found. */
export interface ResultPersonRow {
  readonly company_id: number;
  readonly person_id: number;
  readonly full_name: string;
  readonly title: string | null;
}

/** Lists up to `maxEach` people found at each account, newest first and, within a run, best first. */
export async function listResultPeople(
  db: Db,
  signalId: number,
  companyIds: readonly number[],
  maxEach: number,
): Promise<ResultPersonRow[]> {
  return listRows(db)<ResultPersonRow>`
    select found.* from unnest(${companyIds}::bigint[]) as wanted (company_id), lateral (
      select f.company_id, f.person_id, p.full_name, p.title from signal_person as f
        join person as p on p.id = f.person_id
      where f.signal_id = ${signalId} and f.company_id = wanted.company_id and not f.is_hidden
      order by f.found_at desc, f.place, f.person_id
      limit ${maxEach}
    ) as found`;
}

export interface ResultEvidenceRow
  extends Pick<Selectable<SignalEvidence>, "company_id" | "person_id" | "evidence_type" | "title">,
    Pick<Selectable<SignalEvidence>, "sentence" | "source_url" | "occurred_at" | "history_posts"> {
  readonly history_since: Date | null;
  readonly role: Schema["MentionRole"] | null;
  readonly posted_by: Schema["SignalEvidence"]["posted_by"];
}

/** Lists up to `maxEach` rows of evidence for each account, and for each of its people, newest first. */
export async function listEvidence(
  db: Db,
  signalId: number,
  companyIds: readonly number[],
  maxEach: number,
): Promise<ResultEvidenceRow[]> {
  return listRows(db)<ResultEvidenceRow>`
    select company_id, person_id, evidence_type, title, sentence, source_url, occurred_at, history_posts,
      history_since, role, posted_by from (
      select *, row_number() over (partition by company_id, person_id
        order by occurred_at desc nulls last, id desc) as position
      from signal_evidence where signal_id = ${signalId} and company_id = any(${companyIds}::bigint[])
    ) as ranked where position <= ${maxEach} order by company_id, person_id, position`;
}

/**
 * Weighs insights by their evidence: 3 if a person wrote about the subject or the account changes products, 1 if the
 * subject is one of several alternatives or only named, otherwise 2. Omits insights without evidence.
 */
export async function weighInsights(db: Db, insightIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await listRows(db)<{ readonly id: number; readonly weight: number }>`
    select i.id, case
        when s.type = 'social_listening' or e.sentence like 'Commented: %'
          or e.role in ('moves_to', 'moves_from') then 3
        when e.role in ('one_of', 'names') then 1 else 2 end as weight
    from insight as i join signal as s on s.id = i.signal_id
    join signal_evidence as e on e.signal_id = i.signal_id and e.company_id = i.company_id and e.person_id is null
      and i.dedupe_key = 'signal ' || e.signal_id || ' ' || e.source_key || ' ' || e.company_id
    where i.id = any(${insightIds}::bigint[])`;
  return new Map(rows.map(({ id, weight }) => [id, weight]));
}
