import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows } from "../../db/statements.ts";
import { isHeld } from "../../jobs/queries-resumable.ts";
import type { Evidence } from "../detectors/detector.ts";
import type { ClaimedRun } from "./queries-run.ts";

/** The audiences to which a signal adds results: their names, and their ids once they exist. */
export interface SignalAudiences {
  readonly account_audience_id: number | null;
  readonly account_audience_name: string;
  readonly people_audience_id: number | null;
  readonly people_audience_name: string;
}

interface HeldRun {
  /** The credits left under the limits of the run and its signal; undefined if neither has a limit. */
  readonly creditsUnderLimit: number | undefined;
  /** Whether the run's limit leaves fewer credits than the signal's limit. */
  readonly isRunLimit: boolean;
  readonly audiences: SignalAudiences;
}

interface RunStateRow extends SignalAudiences {
  readonly is_held: boolean;
  readonly max_credit_limit: number | null;
  readonly credits_consumed: number;
  readonly left_of_run: number | null;
}

/**
 * Locks a run and its signal until the transaction ends. Returns undefined if the run has ended, or another worker has
 * taken it over.
 */
export async function lockRun(db: Db, run: ClaimedRun): Promise<HeldRun | undefined> {
  const rows = await listRows(db)<RunStateRow>`
    select ${isHeld(run, "r")} as is_held, s.max_credit_limit, s.credits_consumed,
      r.max_credits - r.credits_consumed as left_of_run, s.account_audience_id, s.account_audience_name,
      s.people_audience_id, s.people_audience_name
    from signal as s join signal_run as r on r.id = ${run.id} where s.id = ${run.signal_id} for update`;
  const [row] = rows;
  if (!row?.is_held) return undefined;
  const { max_credit_limit: limit, credits_consumed: consumed, left_of_run: leftOfRun, is_held: _, ...audiences } = row;
  const leftOfSignal = limit === null ? undefined : limit - consumed;
  const isRunLimit = leftOfRun !== null && leftOfRun < (leftOfSignal ?? Infinity);
  return { creditsUnderLimit: isRunLimit ? leftOfRun : leftOfSignal, isRunLimit, audiences };
}

/** Returns those of `personIds` whom a signal has found. */
export async function listFoundPersonIds(db: Db, signalId: number, personIds: readonly number[]): Promise<Set<number>> {
  const rows = await listRows(db)<{ person_id: number }>`
    select person_id from signal_person where signal_id = ${signalId} and person_id = any(${personIds}::bigint[])`;
  return new Set(rows.map((row) => row.person_id));
}

/** Returns those of `sourceKeys` whose row no longer exists, for example because a person was erased. */
export async function listGoneSources(db: Db, sourceKeys: readonly string[]): Promise<Set<string>> {
  const rows = await listRows(db)<{ key: string }>`
    select key from (
      select key, split_part(key, ' ', 1) as kind, split_part(key, ' ', 2) as id
      from unnest(${sourceKeys}::text[]) as key
    ) as source
    where case kind
      when 'social_post' then not exists (select from social_post where id = source.id::bigint)
      when 'job_change' then not exists (select from person_job_change where id = source.id::bigint)
      when 'social_engagement' then not exists (select from social_engagement where id = source.id::bigint)
      else false end`;
  return new Set(rows.map(({ key }) => key));
}

interface FoundRow {
  readonly companyId: number;
  readonly personId?: number;
}

type Priced<Row> = Row & { readonly credits: number };

export interface EvidenceRow extends FoundRow, Evidence {}

/** Writes accounts, people and evidence found by a run, and adds them to the totals of the run and its signal. */
export async function insertResults(
  db: Db,
  run: ClaimedRun,
  results: {
    readonly accounts: readonly Priced<FoundRow>[];
    readonly people: readonly Priced<Required<FoundRow>>[];
    readonly evidence: readonly EvidenceRow[];
    readonly credits: number;
    readonly accountAudienceId: number | undefined;
    readonly peopleAudienceId: number | undefined;
  },
  now: Date,
): Promise<void> {
  const { accounts, people, evidence, credits } = results;
  await sql`
    insert into signal_account (signal_id, company_id, run_id, discovered_at, place, credits)
    select ${run.signal_id}, given.id, ${run.id}, ${now}, run.account_count + given.place, given.credits
    from signal_run as run, unnest(${accounts.map(({ companyId }) => companyId)}::bigint[],
      ${accounts.map((account) => account.credits)}::integer[])
      with ordinality as given (id, credits, place) where run.id = ${run.id}
    on conflict do nothing`.execute(db);
  await sql`
    insert into signal_person (signal_id, person_id, company_id, run_id, found_at, place, credits)
    select ${run.signal_id}, person_id, company_id, ${run.id}, ${now}, place, credits
    from unnest(${people.map(({ personId }) => personId)}::bigint[],
      ${people.map(({ companyId }) => companyId)}::bigint[],
      ${people.map((person) => person.credits)}::integer[]) with ordinality
      as found (person_id, company_id, credits, place) on conflict do nothing`.execute(db);
  await sql`
    insert into signal_evidence (signal_id, company_id, person_id, run_id, evidence_type, title, sentence,
      source_url, occurred_at, source_key,
      history_posts, history_since, role, posted_by)
    select ${run.signal_id}, "companyId", "personId", ${run.id}, type, title, sentence, url, "occurredAt", "sourceKey",
      (history ->> 'posts')::integer, (history ->> 'since')::timestamptz, role, "postedBy"
    from json_to_recordset(${JSON.stringify(evidence)}::json)
      as listed ("companyId" bigint, "personId" bigint, type text,
      title text, sentence text, url text, "occurredAt" timestamptz, "sourceKey" text, history json, role text,
      "postedBy" text)
    on conflict do nothing`.execute(db);
  const change = sql`account_count = account_count + ${accounts.length}, people_count = people_count + ${people.length},
    credits_consumed = credits_consumed + ${credits}`;
  await sql`update signal_run set ${change} where id = ${run.id}`.execute(db);
  await sql`
    update signal set ${change},
      account_audience_id = coalesce(${results.accountAudienceId ?? null}, account_audience_id),
      people_audience_id = coalesce(${results.peopleAudienceId ?? null}, people_audience_id)
    where id = ${run.signal_id}`.execute(db);
}
