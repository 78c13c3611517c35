import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows, run } from "../../db/statements.ts";
import type { SharedCondition } from "../../filters/queries-conditions.ts";
import type { ViewType } from "../../filters/view-filters.ts";
import type { MatchedRun } from "../../insights/public.ts";
import { BitSet } from "../../lib/bit-set.ts";
import { chunks } from "../../lib/chunks.ts";
import type { ViewRow } from "../queries.ts";
import { MAY_EMAIL } from "../queries-recipients.ts";
import type { ActionSettings } from "../settings.ts";

export interface ActingView
  extends Pick<
    ViewRow,
    "id" | "workspace_id" | "user_id" | "owner_email" | "name" | "view_type" | "filters" | "may_email"
  > {
  readonly has_webhook: boolean;
  readonly actions: { readonly [Kind in keyof ActionSettings]?: ActionSettings[Kind] };
}

/** Lists the next views of members, by id, that have an enabled action and existed when the run ended. */
export async function listActingViews(db: Db, run: MatchedRun, afterId: string, limit: number): Promise<ActingView[]> {
  // The lock prevents the deletion of views until their alerts are written, but allows changes of views.
  return listRows(db)<ActingView>`
    select v.id, v.workspace_id, v.user_id, owner.email as owner_email, v.name, v.view_type, v.filters,
      ${MAY_EMAIL} as may_email,
      webhook.id is not null as has_webhook, coalesce(action.settings, '{}') as actions
    from saved_view as v join app_user as owner on owner.id = v.user_id and owner.removed_at is null
    left join webhook_endpoint as webhook on webhook.view_id = v.id and webhook.enabled
    left join lateral (
      select jsonb_object_agg(kind, settings) as settings from view_action where view_id = v.id and enabled
    ) as action on true
    where v.workspace_id = ${run.workspace_id} and v.created_at <= ${run.ended_at} and v.id > ${afterId}
      and (webhook.id is not null or action.settings is not null)
    order by v.id limit ${limit} for key share of v`;
}

/** The candidates to evaluate conditions for: accounts by company id, or people by id. */
export interface Candidates {
  readonly viewType: ViewType;
  readonly ids: readonly number[];
}

/** Joins a candidate `listed` to the account `a` and, in views of people, to the person `p`. */
const CANDIDATE_JOINS: { readonly [Type in ViewType]: RawBuilder<unknown> } = {
  accounts: sql`join workspace_account as a on a.company_id = listed.id`,
  people: sql`join person as p on p.id = listed.id join workspace_account as a on a.company_id = p.company_id`,
};

/** The number of conditions in one integer, one per bit. */
const CONDITIONS_PER_COLUMN = 30;

const MAX_CONDITIONS = 20 * CONDITIONS_PER_COLUMN;

/**
 * Evaluates up to `MAX_CONDITIONS` conditions in one pass over the candidates.
 *
 * @param recentInsightCount how many of an account's newest insights the conditions use
 * @returns for each condition, by key, the indexes in `ids` of the candidates that meet it
 */
export async function listIndexesByCondition(
  db: Db,
  workspaceId: number,
  { viewType, ids }: Candidates,
  conditions: readonly SharedCondition[],
  recentInsightCount: number,
): Promise<Map<string, BitSet>> {
  const indexes = new Map(conditions.map(({ key }) => [key, new BitSet(ids.length)]));
  // JIT compiling hundreds of conditions takes longer than running them.
  await run(db)`set local jit = off`;
  for (const part of chunks(conditions, MAX_CONDITIONS)) {
    const columns = chunks(part, CONDITIONS_PER_COLUMN);
    const outcomes = columns.map((column, index) => sql`${toBits(column)} as ${sql.ref(String(index))}`);
    const rows = await listRows(db)<{ readonly candidate: number; readonly [column: number]: number }>`
      select (listed.position - 1)::integer as candidate, ${sql.join(outcomes)}
      from unnest(${ids}::bigint[]) with ordinality as listed (id, position)
      ${CANDIDATE_JOINS[viewType]} and a.workspace_id = ${workspaceId}
      join company as c on c.id = a.company_id
      left join lateral (
        select array_agg(alert_date order by alert_date desc) as dates from (
          select alert_date from insight as i where i.workspace_id = a.workspace_id and i.company_id = a.company_id
          order by alert_date desc limit ${recentInsightCount}
        ) as newest
      ) as recent on true`;
    for (const [index, column] of columns.entries())
      for (const [bit, { key }] of column.entries()) {
        const met = indexes.get(key);
        for (const row of rows) if (((row[index] ?? 0) >> bit) & 1) met?.add(row.candidate);
      }
  }
  return indexes;
}

/** Returns an integer with a bit for each condition, which is 1 if the condition is met. */
function toBits(conditions: readonly SharedCondition[]): RawBuilder<number> {
  const bits = conditions.map(({ condition }, bit) => sql`case when ${condition} then ${sql.lit(1 << bit)} else 0 end`);
  return sql<number>`${sql.join(bits, sql` + `)}`;
}

/** Lists the people with these ids, and all people at these accounts. */
export async function listCandidatePeople(
  db: Db,
  personIds: readonly number[],
  accountIds: readonly number[],
): Promise<{ readonly person_id: number; readonly company_id: number }[]> {
  return listRows(db)<{ person_id: number; company_id: number }>`
    select id as person_id, company_id from person
    where id in (
      select unnest(${personIds}::bigint[]) union select id from person where company_id = any(${accountIds}::bigint[])
    ) order by id`;
}
