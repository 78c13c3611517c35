import type { Db } from "../../db/connect.ts";
import { listRows, run } from "../../db/statements.ts";
import type { WebhookEvents } from "../../http/contract.ts";

export interface StoredEvent {
  readonly id: string;
  readonly body: string;
  /** The ids of insights that no longer exist. */
  readonly removed_ids: readonly number[];
}

/** Lists the next events, by id, that contain insights which no longer exist. */
export async function listEventsWithoutInsight(db: Db, afterId: string, limit: number): Promise<StoredEvent[]> {
  const type = "insights.new" satisfies keyof WebhookEvents;
  return listRows(db)<StoredEvent>`
    select event.id, event.body, removed.ids as removed_ids from webhook_event as event cross join lateral (
      select array_agg((sent ->> 'insight_id')::bigint) as ids
      from json_array_elements(event.body::json -> 'data' -> 'insights') as sent
      where not exists (select from insight where id = (sent ->> 'insight_id')::bigint)
    ) as removed
    where event.id > ${afterId} and event.type = ${type} and removed.ids is not null order by event.id limit ${limit}`;
}

export async function updateEventBody(db: Db, eventId: string, body: string): Promise<void> {
  await db.updateTable("webhook_event").set({ body }).where("id", "=", eventId).execute();
}

/** Deletes the responses of receivers to events. Keeps the attempts. */
export async function deleteResponsesTo(db: Db, eventIds: readonly string[]): Promise<void> {
  await run(db)`
    update webhook_attempt set response_body = null
    where delivery_id in (select id from webhook_delivery where event_id = any(${eventIds}::text[]))`;
}
