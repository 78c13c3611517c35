import { type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, oneValue } from "../db/statements.ts";
import type { CompanyEvent, Vertical } from "../db/tables.ts";

/** A market with its own event types. */
type VerticalRow = Pick<Selectable<Vertical>, "id" | "slug" | "name">;

/** An event type, with counts of the workspace's accounts and people that have such events. */
export interface EventTypeRow extends VerticalRow {
  readonly description: string | null;
  readonly account_count: number;
  readonly people_count: number;
  readonly latest_event_date: Date | null;
}

export interface EventRow
  extends Pick<Selectable<CompanyEvent>, "id" | "event_type_id" | "event_date" | "signal_type" | "team_name"> {
  readonly event_type_name: string;
  readonly summary: string | null;
  readonly source_url: string | null;
  readonly people: readonly { id: number; full_name: string; title: string | null }[];
}

interface EventSelection {
  readonly accountId: number;
  readonly verticalId: number;
  readonly eventTypeId: number | undefined;
}

const MAX_PEOPLE_PER_EVENT = 100;

/** The columns of an `EventRow`. `e` is the alias of `company_event`, `t` that of `event_type`. */
export const EVENT_COLUMNS = sql`e.id, e.event_type_id, t.name as event_type_name, e.event_date, e.signal_type,
  e.team_name,
  e.summary, coalesce(e.source_url, e.shared_source_url) as source_url, (
    select coalesce(json_agg(json_build_object('id', p.id, 'full_name', p.full_name, 'title', p.title)
      order by p.id), '[]')
    from (
      select person.id, person.full_name, person.title
      from company_event_person as m join person on person.id = m.person_id
      where m.company_event_id = e.id order by person.id limit ${sql.lit(MAX_PEOPLE_PER_EVENT)}
    ) as p
  ) as people`;

export async function listVerticals(db: Db): Promise<VerticalRow[]> {
  return db.selectFrom("vertical").select(["id", "slug", "name"]).orderBy("name").orderBy("id").execute();
}

export async function hasVertical(db: Db, verticalId: number): Promise<boolean> {
  const row = await db.selectFrom("vertical").select("id").where("id", "=", verticalId).executeTakeFirst();
  return row !== undefined;
}

export async function hasEventType(db: Db, eventTypeId: number): Promise<boolean> {
  const row = await db.selectFrom("event_type").select("id").where("id", "=", eventTypeId).executeTakeFirst();
  return row !== undefined;
}

export async function hasCompany(db: Db, companyId: number): Promise<boolean> {
  const row = await db.selectFrom("company").select("id").where("id", "=", companyId).executeTakeFirst();
  return row !== undefined;
}

/** Lists a vertical's event types by name, with counts over the workspace's accounts. */
export async function listEventTypes(db: Db, workspaceId: number, verticalId: number): Promise<EventTypeRow[]> {
  return listRows(db)<EventTypeRow>`
    select t.id, t.slug, t.name, t.description, seen.account_count, seen.people_count, seen.latest_event_date
    from event_type as t, lateral (
      select count(distinct e.company_id) as account_count, max(e.event_date) as latest_event_date,
        count(distinct p.id) as people_count
      from company_event as e
      join workspace_account as a on a.workspace_id = ${workspaceId} and a.company_id = e.company_id
      left join company_event_person as m on m.company_event_id = e.id
      left join person as p on p.id = m.person_id and exists (
        select from workspace_account as w where w.workspace_id = ${workspaceId} and w.company_id = p.company_id)
      where e.event_type_id = t.id
    ) as seen
    where t.vertical_id = ${verticalId} order by t.name, t.id`;
}

/** Lists a page of an account's events, newest first. */
export async function listAccountEvents(
  db: Db,
  { accountId, verticalId, eventTypeId }: EventSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<EventRow[]> {
  return listRows(db)<EventRow>`
    select ${EVENT_COLUMNS} from company_event as e join event_type as t on t.id = e.event_type_id
    where e.company_id = ${accountId} and t.vertical_id = ${verticalId} and ${ofType(eventTypeId)}
    order by e.event_date desc, e.id desc limit ${limit} offset ${offset}`;
}

export async function countAccountEvents(
  db: Db,
  { accountId, verticalId, eventTypeId }: EventSelection,
): Promise<number> {
  return oneValue(db)<number>`
    select count(*) as count from company_event as e join event_type as t on t.id = e.event_type_id
    where e.company_id = ${accountId} and t.vertical_id = ${verticalId} and ${ofType(eventTypeId)}`;
}

function ofType(eventTypeId: number | undefined) {
  return eventTypeId === undefined ? sql`true` : sql`e.event_type_id = ${eventTypeId}`;
}
