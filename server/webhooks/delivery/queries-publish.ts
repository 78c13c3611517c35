import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { WebhookEvents } from "../../http/contract.ts";
import { newEventId } from "./event-id.ts";

/** The channel on which deliverers are told that there is something to deliver. */
export const deliveriesChannel = "webhook_deliveries";

/**
 * Tells deliverers when the transaction commits, unless another that has not ended will. Postgres lets transactions that
 * notify commit one after the other, each waiting for the disk: 270 to 410 a second here, where this lets 650 to 770 through.
 * What commits after the one that told of it is found by the next round, at the latest a second later.
 */
export const tellDeliverers = sql`
  case when pg_try_advisory_xact_lock(20261124) then pg_notify(${sql.lit(deliveriesChannel)}, '') end`;

interface Occurrence {
  workspaceId: number;
  /** When it happened; default: now. */
  at?: Date;
  /** Publish to this view's webhook instead of the workspace's own. */
  viewId?: string;
}

/** An event of the contract, and whose it is. */
export type PublishedEvent = {
  [Type in keyof WebhookEvents]: Occurrence & { type: Type; data: WebhookEvents[Type]["data"] };
}[keyof WebhookEvents];

function bodyOf({ type, data, at = new Date() }: Pick<PublishedEvent, "type" | "data" | "at">): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/**
 * Publishes an event: writes it, and a delivery to every endpoint that wants it, in one statement of the caller's
 * transaction. Committed, it will be delivered; rolled back, it never happened. Writes nothing when nobody wants it.
 * @returns how many endpoints it goes to
 */
export async function publish(db: Db, event: PublishedEvent): Promise<number> {
  const { rows } = await sql<{ deliveries: number }>`
    with endpoint as (
      select id from webhook_endpoint
      where workspace_id = ${event.workspaceId} and enabled and ${event.type} = any(events)
        and view_id is not distinct from ${event.viewId ?? null}::text
    ), event as (
      insert into webhook_event (id, workspace_id, type, body)
      select ${newEventId()}, ${event.workspaceId}, ${event.type}, ${bodyOf(event)} where exists (select from endpoint)
      returning id
    ), delivery as (
      insert into webhook_delivery (event_id, endpoint_id) select event.id, endpoint.id from event, endpoint returning id
    )
    select count(*) as deliveries, case when count(*) > 0 then ${tellDeliverers} end from delivery
  `.execute(db);
  return rows[0]?.deliveries ?? 0;
}

/**
 * Publishes an event to one endpoint, whatever events that wants, as for a test.
 * @returns the delivery's id
 */
export async function publishTo(db: Db, endpointId: string, event: PublishedEvent): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with event as (
      insert into webhook_event (id, workspace_id, type, body)
      values (${newEventId()}, ${event.workspaceId}, ${event.type}, ${bodyOf(event)}) returning id
    ), delivery as (
      insert into webhook_delivery (event_id, endpoint_id) select id, ${endpointId} from event returning id
    )
    select id, ${tellDeliverers} from delivery`.execute(db);
  const [delivery] = rows;
  if (delivery === undefined) throw new Error("A delivery was inserted and not returned.");
  return delivery.id;
}
