import { sql } from "kysely";
import type { Db } from "../db/connect.ts";

/** An endpoint with deliveries that are not ended, and when the first of them is due. */
export type WaitingEndpoint = { id: string; host: string; dueAt: Date };

/**
 * The endpoints with pending deliveries, in the order of their ids, from the one after `afterId` on. Jumps from one
 * endpoint to the next in the index (a loose index scan), so that its cost is the number of endpoints, whatever the
 * number of their deliveries.
 */
export const findWaitingEndpoints = async (db: Db, afterId: string, limit: number): Promise<WaitingEndpoint[]> => {
  const { rows } = await sql<WaitingEndpoint>`
    with recursive waiting (endpoint_id, due_at, position) as (
      (select endpoint_id, next_attempt_at, 1 from webhook_delivery
        where status = 'pending' and endpoint_id > ${afterId} order by endpoint_id, next_attempt_at limit 1)
      union all
      select next.endpoint_id, next.next_attempt_at, waiting.position + 1 from waiting cross join lateral (
        select endpoint_id, next_attempt_at from webhook_delivery
        where status = 'pending' and endpoint_id > waiting.endpoint_id order by endpoint_id, next_attempt_at limit 1
      ) as next
      where waiting.position < ${limit}::integer
    )
    select endpoint.id, endpoint.host, waiting.due_at as "dueAt"
    from waiting join webhook_endpoint as endpoint on endpoint.id = waiting.endpoint_id
    order by endpoint.id`.execute(db);
  return rows;
};

/** A delivery that is this process's to attempt. */
export type ClaimedDelivery = {
  id: string;
  endpointId: string;
  eventId: string;
  body: string;
  url: string;
  host: string;
  enabled: boolean;
  /** Attempts made before. */
  attemptCount: number;
  failures: number;
  /** Of every secret that signs now, the newest first; at most 10, which keeps the header within its 1,000 characters. */
  secretsEncrypted: string[];
};

/**
 * Claims deliveries that are due, at most so many for each endpoint. Claimed is what is due later than any attempt
 * can last: should this process die, another finds it due again at `until`.
 */
export const claimDue = async (
  db: Db,
  places: ReadonlyMap<string, number>,
  now: Date,
  until: Date,
): Promise<ClaimedDelivery[]> => {
  const { rows } = await sql<ClaimedDelivery>`
    with due as materialized (
      select delivery.id
      from unnest(${[...places.keys()]}::text[], ${[...places.values()]}::integer[]) as wanted (endpoint_id, places)
      cross join lateral (
        select id from webhook_delivery
        where endpoint_id = wanted.endpoint_id and status = 'pending' and next_attempt_at <= ${now}
        order by next_attempt_at limit wanted.places for update skip locked
      ) as delivery
    )
    update webhook_delivery as delivery set next_attempt_at = ${until}
    from due, webhook_event as event, webhook_endpoint as endpoint
    where delivery.id = due.id and event.id = delivery.event_id and endpoint.id = delivery.endpoint_id
    returning delivery.id, endpoint.id as "endpointId", event.id as "eventId", event.body, endpoint.url, endpoint.host,
      endpoint.enabled, delivery.attempt_count as "attemptCount", delivery.failures,
      array(select secret_encrypted from webhook_secret as secret
        where secret.endpoint_id = endpoint.id and (secret.expires_at is null or secret.expires_at > ${now})
        order by secret.id desc limit 10) as "secretsEncrypted"`.execute(db);
  return rows;
};

/** Lets go of deliveries that were claimed and not attempted to an end: they are due at once. */
export const releaseClaims = async (db: Db, deliveries: readonly ClaimedDelivery[], now: Date): Promise<void> => {
  await sql`
    update webhook_delivery as delivery set next_attempt_at = ${now}
    from unnest(${deliveries.map(({ id }) => id)}::text[], ${deliveries.map(({ attemptCount }) => attemptCount)}::integer[])
      as claimed (id, attempt_count)
    where delivery.id = claimed.id and delivery.attempt_count = claimed.attempt_count and delivery.status = 'pending'
  `.execute(db);
};

/** Gives up deliveries to endpoints that are turned off, without an attempt. */
export const giveUp = async (db: Db, deliveryIds: readonly string[], now: Date): Promise<void> => {
  await sql`
    update webhook_delivery set status = 'failed', next_attempt_at = null, finished_at = ${now}
    where id = any(${deliveryIds}::text[]) and status = 'pending'`.execute(db);
};

/** Gives up deliveries to these hosts that have been due since before a moment and never got their turn. */
export const giveUpOverdue = async (db: Db, hosts: readonly string[], now: Date, dueBefore: Date): Promise<void> => {
  await sql`
    update webhook_delivery as delivery set status = 'failed', next_attempt_at = null, finished_at = ${now}
    from webhook_endpoint as endpoint
    where endpoint.id = delivery.endpoint_id and endpoint.host = any(${hosts}::text[])
      and delivery.status = 'pending' and delivery.next_attempt_at < ${dueBefore}`.execute(db);
};
