import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { WebhookEvents } from "../../http/contract.ts";

export interface StoredEvent {
  readonly id: string;
  readonly body: string;
}

/** Lists the next events, by id, of workspaces that contain any of these insights. */
export async function listEventsAbout(
  db: Db,
  workspaceIds: readonly number[],
  insightIds: readonly number[],
  afterId: string,
  limit: number,
): Promise<StoredEvent[]> {
  const type = "insights.new" satisfies keyof WebhookEvents;
  const { rows } = await sql<StoredEvent>`
    select id, body from webhook_event
    where id > ${afterId} and workspace_id = any(${workspaceIds}::bigint[]) and type = ${type} and exists (
      select from json_array_elements(body::json -> 'data' -> 'insights') as insight
      where (insight ->> 'insight_id')::bigint = any(${insightIds}::bigint[])
    ) order by id limit ${limit}`.execute(db);
  return rows;
}

export async function updateEventBody(db: Db, eventId: string, body: string): Promise<void> {
  await db.updateTable("webhook_event").set({ body }).where("id", "=", eventId).execute();
}

/** Deletes what receivers responded to events. The attempts stay. */
export async function deleteResponsesTo(db: Db, eventIds: readonly string[]): Promise<void> {
  await sql`
    update webhook_attempt set response_body = null
    where delivery_id in (select id from webhook_delivery where event_id = any(${eventIds}::text[]))`.execute(db);
}
