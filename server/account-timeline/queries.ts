import type { Selectable } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, oneValue } from "../db/statements.ts";
import type { Insight } from "../db/tables.ts";
import { EVENT_COLUMNS, type EventRow } from "../events/public.ts";

/** The id of a timeline entry, an insight or an event, and the time at which it happened. */
interface TimelineKey {
  readonly kind: "insight" | "event";
  readonly id: number;
  readonly happened_at: Date;
}

export type TimelineInsightRow = Pick<
  Selectable<Insight>,
  "id" | "alert_text" | "alert_type" | "sentiment" | "signal_id" | "signal_link"
>;

/** Lists a page of an account's insights and events, newest first. */
export async function listTimeline(
  db: Db,
  { workspaceId, accountId }: { workspaceId: number; accountId: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<TimelineKey[]> {
  return listRows(db)<TimelineKey>`
    select 'insight' as kind, id, coalesce(occurred_at, alert_date) as happened_at
    from insight where workspace_id = ${workspaceId} and company_id = ${accountId}
    union all
    select 'event', id, event_date from company_event where company_id = ${accountId}
    order by happened_at desc, kind desc, id desc limit ${limit} offset ${offset}`;
}

export async function countTimeline(
  db: Db,
  { workspaceId, accountId }: { workspaceId: number; accountId: number },
): Promise<number> {
  return oneValue(db)<number>`
    select (select count(*) from insight where workspace_id = ${workspaceId} and company_id = ${accountId})
      + (select count(*) from company_event where company_id = ${accountId}) as count`;
}

export async function listTimelineInsights(db: Db, ids: readonly number[]): Promise<Map<number, TimelineInsightRow>> {
  const rows = await listRows(db)<TimelineInsightRow>`
    select id, alert_text, alert_type, sentiment, signal_id, signal_link
    from insight where id = any(${ids}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listTimelineEvents(db: Db, ids: readonly number[]): Promise<Map<number, EventRow>> {
  const rows = await listRows(db)<EventRow>`
    select ${EVENT_COLUMNS} from company_event as e join event_type as t on t.id = e.event_type_id
    where e.id = any(${ids}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}
