import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { firstIdAt } from "../../db/partitions/tables.ts";
import { listRows, oneValue, run } from "../../db/statements.ts";
import type { WebhookEvents } from "../../http/contract.ts";

/** Postgres notifies deliverers of new deliveries on this channel. */
export const DELIVERIES_CHANNEL = "webhook_deliveries";

/** Notifies deliverers when the transaction commits. */
export const notifyDeliverers = sql`pg_notify(${sql.lit(DELIVERIES_CHANNEL)}, '')`;

interface Publication {
  readonly workspaceId: number;
  /** The time of the event. */
  readonly at: Date;
}

/** An event of the contract and the workspace it belongs to. */
export type PublishedEvent = {
  [Type in keyof WebhookEvents]: Publication & { type: Type; data: WebhookEvents[Type]["data"] };
}[keyof WebhookEvents];

/**
 * Publishes an event in the caller's transaction: inserts it and a delivery to every enabled endpoint that subscribes
 * to it. Inserts nothing if no endpoint subscribes.
 * @returns the number of endpoints
 */
export async function publish(db: Db, event: PublishedEvent): Promise<number> {
  return oneValue(db)<number>`
    with endpoint as (
      select id from webhook_endpoint
      where workspace_id = ${event.workspaceId} and view_id is null and enabled and ${event.type} = any(events)
    ), event as (
      insert into webhook_event (id, workspace_id, type, body)
      select ${newEventId()}, ${event.workspaceId}, ${event.type}, ${serialiseEvent(event)}
      where exists (select from endpoint)
      returning id
    ), delivery as (
      insert into webhook_delivery (event_id, endpoint_id) select event.id, endpoint.id from event, endpoint
      returning id
    )
    select count(*) as deliveries, case when count(*) > 0 then ${notifyDeliverers} end from delivery
  `;
}

/**
 * Publishes an event to one endpoint, regardless of its subscriptions.
 * @returns the id of the delivery
 */
export async function publishTo(db: Db, endpointId: string, event: PublishedEvent): Promise<string> {
  return oneValue(db)<string>`
    with event as (
      insert into webhook_event (id, workspace_id, type, body)
      values (${newEventId()}, ${event.workspaceId}, ${event.type}, ${serialiseEvent(event)}) returning id
    ), delivery as (
      insert into webhook_delivery (event_id, endpoint_id) select id, ${endpointId} from event returning id
    )
    select id, ${notifyDeliverers} from delivery`;
}

type ViewEvent = PublishedEvent & { readonly viewId: string };

/**
 * Publishes an event to the webhook of each view, if it is enabled.
 * @returns the id of each delivery, by view
 */
export async function publishToViews(db: Db, events: readonly ViewEvent[]): Promise<Map<string, string>> {
  const listed = events.map((event) => ({ ...event, id: newEventId(), body: serialiseEvent(event) }));
  const rows = await listRows(db)<{ view_id: string; id: string }>`
    with published as materialized (
      select listed.id, listed."workspaceId", listed.type, listed.body, endpoint.id as endpoint_id, endpoint.view_id
      from unnest(
        ${listed.map(({ viewId }) => viewId)}::text[], ${listed.map(({ id }) => id)}::text[],
        ${listed.map(({ workspaceId }) => workspaceId)}::bigint[], ${listed.map(({ type }) => type)}::text[],
        ${listed.map(({ body }) => body)}::text[]
      ) as listed ("viewId", id, "workspaceId", type, body)
      join webhook_endpoint as endpoint on endpoint.view_id = listed."viewId" and endpoint.enabled
        and endpoint.workspace_id = listed."workspaceId"
    ), event as (
      insert into webhook_event (id, workspace_id, type, body) select id, "workspaceId", type, body from published
    ), delivery as (
      insert into webhook_delivery (event_id, endpoint_id) select id, endpoint_id from published returning id, event_id
    )
    select published.view_id, delivery.id
    from delivery join published on published.id = delivery.event_id`;
  if (rows.length > 0) await run(db)`select ${notifyDeliverers}`;
  return new Map(rows.map(({ view_id: viewId, id }) => [viewId, id]));
}

function serialiseEvent({ type, data, at }: PublishedEvent): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

function newEventId(): string {
  return firstIdAt("msg_", new Date()) + randomBytes(10).toString("hex");
}
