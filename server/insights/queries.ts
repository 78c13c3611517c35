import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { findRow, listRows, oneRow, oneValue } from "../db/statements.ts";
import type { Insight } from "../db/tables.ts";

/** Selects the insights of a feed. Undefined fields select all insights. */
interface FeedSelection {
  readonly workspaceId: number;
  readonly since: Date;
  readonly alertType: string | undefined;
  readonly sentiment: string | undefined;
  readonly accountIds: readonly number[] | undefined;
}

/** A person at the account of an insight. */
interface InsightPersonRow {
  readonly people_id: number;
  readonly full_name: string;
  readonly title: string | null;
  readonly social_url: string | null;
}

/** An insight with the account it is about. */
export interface InsightRow
  extends Pick<Selectable<Insight>, "id" | "company_id" | "alert_type" | "alert_text" | "alert_date">,
    Pick<Selectable<Insight>, "sentiment" | "is_net_new_account" | "signal_id" | "deal_stage"> {
  readonly company_name: string;
  readonly company_domain: string;
  readonly amount: number | null;
  readonly signal_link: string | null;
  /** The person in the insight first, then the people whom its signal found at the account, newest first. */
  readonly people: readonly InsightPersonRow[];
}

/** The contract's maximum for one insight. */
const MAX_PEOPLE = sql.lit(5);

const INSIGHT_COLUMNS = sql`i.id, i.company_id, c.name as company_name, c.domain as company_domain, i.alert_type,
  i.alert_text,
  i.alert_date, i.sentiment, i.is_net_new_account, i.signal_id, i.deal_stage, i.amount, i.signal_link, coalesce((
    select json_agg(json_build_object('people_id', p.id, 'full_name', p.full_name, 'title', p.title,
        'social_url', p.social_url)
      order by p.id <> i.person_id, found.found_at desc, found.place, p.id)
    from (
      select i.person_id as id, null::timestamptz as found_at, 0 as place where i.person_id is not null
      union all (
        select f.person_id, f.found_at, f.place from signal_person as f
        join person as other on other.id = f.person_id and other.company_id = f.company_id
        where f.signal_id = i.signal_id and f.company_id = i.company_id and f.person_id is distinct from i.person_id
          and not f.is_hidden
        order by f.found_at desc, f.place, f.person_id limit ${MAX_PEOPLE} - (i.person_id is not null)::integer
      )
    ) as found join person as p on p.id = found.id
  ), '[]'::json) as people`;

/** Lists a page of a feed: newest run first and, within a run, best insight first. */
export async function listFeed(
  db: Db,
  selection: FeedSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<InsightRow[]> {
  return listRows(db)<InsightRow>`
    select ${INSIGHT_COLUMNS} from (
      select id, alert_date from insight where ${inFeed(selection)} order by alert_date desc, id
      limit ${limit} offset ${offset}
    ) as page join insight as i using (id, alert_date) join company as c on c.id = i.company_id
    order by i.alert_date desc, i.id`;
}

interface InsightCounts {
  readonly insight_count: number;
  readonly account_count: number;
}

/** Counts the insights of a feed and their accounts. Unless `accountIds` is set, reads stored totals. */
export async function countFeed(db: Db, selection: FeedSelection): Promise<InsightCounts> {
  const { workspaceId, since, accountIds } = selection;
  if (accountIds) {
    return oneRow(db)<InsightCounts>`
      select count(*) as insight_count, count(distinct company_id) as account_count
      from insight where ${inFeed(selection)}`;
  }
  const firstHour = new Date(Math.ceil(since.getTime() / 3_600_000) * 3_600_000);
  return oneRow(db)<InsightCounts>`
    select (
      select coalesce(sum(insight_count), 0)::bigint from insight_hour
      where workspace_id = ${workspaceId} and hour >= ${firstHour} and ${ofKind(selection)}
    ) + (
      select count(*) from insight
      where workspace_id = ${workspaceId} and alert_date >= ${since} and alert_date < ${firstHour}
        and ${ofKind(selection)}
    ) as insight_count, (
      select count(distinct company_id) from insight_account_latest
      where workspace_id = ${workspaceId} and alert_date >= ${since} and ${ofKind(selection)}
    ) as account_count`;
}

/** Lists insights by id: newest run first and, within a run, best insight first. */
export async function listInsights(db: Db, insightIds: readonly number[]): Promise<InsightRow[]> {
  return listRows(db)<InsightRow>`
    select ${INSIGHT_COLUMNS} from insight as i join company as c on c.id = i.company_id
    where i.id = any(${insightIds}::bigint[]) order by i.alert_date desc, i.id`;
}

/** Lists the accounts of a run, ordered by each account's best insight. Selects one array instead of many rows. */
export async function listRunAccounts(db: Db, runId: number): Promise<number[]> {
  return oneValue(db)<number[]>`
    select array(
      select company_id from (
        select distinct on (company_id) company_id, alert_date, id from insight where run_id = ${runId}
        order by company_id, alert_date desc, id
      ) as best order by alert_date desc, id
    ) as ids`;
}

/** An insight of a run. `at` is the time at which it was recorded, in seconds since 1970. */
export interface RunInsight {
  readonly id: number;
  readonly company_id: number;
  readonly person_id: number | null;
  readonly at: number;
}

export async function listRunInsights(
  db: Db,
  { id, workspace_id }: { readonly id: number; readonly workspace_id: number },
  accountIds: readonly number[],
): Promise<RunInsight[]> {
  return listRows(db)<RunInsight>`
    select id, company_id, person_id, extract(epoch from alert_date)::float8 as at from insight
    where run_id = ${id} and workspace_id = ${workspace_id} and company_id = any(${accountIds}::bigint[])
    order by alert_date desc, id`;
}

interface EndedRun extends InsightCounts {
  readonly workspaceId: number;
  readonly signalId: number | null;
  readonly best: readonly InsightRow[];
}

/** Finds an ended run with its best insights. Returns undefined if it has not ended or has no insights. */
export async function findEndedRun(db: Db, runId: number, maxInsights: number): Promise<EndedRun | undefined> {
  const run = await findRow(db)<{ workspace_id: number; signal_id: number | null }>`
    select workspace_id, signal_id from insight_run where id = ${runId} and ended_at is not null`;
  if (!run) return undefined;
  const counts = await listRows(db)<InsightCounts>`
    select count(*) as insight_count, count(distinct company_id) as account_count from insight
    where run_id = ${runId}`;
  const { insight_count: insightCount, account_count: accountCount } = counts[0]!;
  if (insightCount === 0) return undefined;
  const best = await listRows(db)<InsightRow>`
    select ${INSIGHT_COLUMNS} from insight as i join company as c on c.id = i.company_id
    where i.run_id = ${runId} order by i.alert_date desc, i.id limit ${maxInsights}`;
  return {
    workspaceId: run.workspace_id,
    signalId: run.signal_id,
    insight_count: insightCount,
    account_count: accountCount,
    best,
  };
}

function inFeed(selection: FeedSelection): RawBuilder<unknown> {
  const { workspaceId, since, accountIds } = selection;
  const ofAccounts = accountIds ? sql`company_id = any(${accountIds}::bigint[])` : sql`true`;
  return sql`workspace_id = ${workspaceId} and alert_date >= ${since} and ${ofAccounts} and ${ofKind(selection)}`;
}

function ofKind({ alertType, sentiment }: FeedSelection): RawBuilder<unknown> {
  const ofType = alertType === undefined ? sql`true` : sql`alert_type = ${alertType}`;
  return sentiment === undefined ? ofType : sql`${ofType} and sentiment = ${sentiment}`;
}
