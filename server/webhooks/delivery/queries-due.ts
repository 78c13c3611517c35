import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";

/** An endpoint with deliveries that are not ended, and when the first of them is due. */
export interface WaitingEndpoint {
  id: string;
  host: string;
  dueAt: Date;
}

/**
 * The endpoints with pending deliveries, in the order of their ids, from the one after `afterId` on. Jumps from one
 * endpoint to the next in the index (a loose index scan), so that its cost is the number of endpoints, whatever the
 * number of their deliveries.
 */
export async function findWaitingEndpoints(db: Db, afterId: string, limit: number): Promise<WaitingEndpoint[]> {
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
}

/** Where deliveries go, as it stood when they were claimed. */
export interface ClaimedEndpoint {
  id: string;
  url: string;
  host: string;
  enabled: boolean;
  /** Every secret that signs now, the newest first; at most 10, which keeps the header within its 1,000 characters. */
  secretsEncrypted: string[];
}

/** A delivery that is this process's to attempt. */
export interface ClaimedDelivery {
  id: string;
  endpoint: ClaimedEndpoint;
  eventId: string;
  body: string;
  /** When the event was published, in milliseconds since 1970. */
  publishedAt: number;
  /** Attempts made before. */
  attemptCount: number;
  failures: number;
  /** When it falls due for everybody again. */
  claimedUntil: Date;
}

type ClaimedRow = Omit<ClaimedDelivery, "endpoint" | "claimedUntil"> & {
  endpointId: string;
  endpoint: Omit<ClaimedEndpoint, "id"> | null;
};

/**
 * Claims deliveries that are due, at most so many for each endpoint. Claimed is what is due later than any attempt
 * can last: should this process die, another finds it due again at `until`.
 */
export async function claimDue(
  db: Db,
  wanted: ReadonlyMap<string, number>,
  now: Date,
  until: Date,
): Promise<ClaimedDelivery[]> {
  // A claim that a crash of Postgres takes back only lets a delivery be made twice: its commit waits for no disk. The ids go
  // through an array: joined, the whole table is read as soon as many endpoints are asked for (160 ms at 500,000 rows, now 12).
  // The endpoint comes with the first of its deliveries.
  const { rows } = await sql<ClaimedRow>`
    with quick as materialized (
      select set_config('synchronous_commit', 'off', true)
    ), due as materialized (
      select delivery.id
      from quick, unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::integer[]) as wanted (endpoint_id, places)
      cross join lateral (
        select id from webhook_delivery
        where endpoint_id = wanted.endpoint_id and status = 'pending' and next_attempt_at <= ${now}
        order by next_attempt_at limit wanted.places for update skip locked
      ) as delivery
    ), claimed as (
      update webhook_delivery as delivery set next_attempt_at = ${until} where id = any(array(select id from due))
      returning delivery.id, delivery.event_id, delivery.endpoint_id, delivery.attempt_count, delivery.failures
    ), numbered as (
      select *, row_number() over (partition by endpoint_id) as place from claimed
    )
    select delivery.id, event.id as "eventId", event.body,
      (extract(epoch from event.created_at) * 1000)::float8 as "publishedAt", delivery.attempt_count as "attemptCount", delivery.failures,
      delivery.endpoint_id as "endpointId", case when delivery.place = 1 then (
        select json_build_object('url', url, 'host', host, 'enabled', enabled, 'secretsEncrypted', array(
          select secret_encrypted from webhook_secret
          where endpoint_id = endpoint.id and (expires_at is null or expires_at > ${now}) order by id desc limit 10))
        from webhook_endpoint as endpoint where endpoint.id = delivery.endpoint_id) end as endpoint
    from numbered as delivery join webhook_event as event on event.id = delivery.event_id
    order by delivery.place`.execute(db);
  return withEndpoints(rows, until);
}

function withEndpoints(rows: readonly ClaimedRow[], claimedUntil: Date): ClaimedDelivery[] {
  const endpoints = new Map<string, ClaimedEndpoint>();
  return rows.flatMap(({ endpointId, endpoint: first, ...delivery }) => {
    if (first !== null) endpoints.set(endpointId, { id: endpointId, ...first });
    const endpoint = endpoints.get(endpointId);
    // Deleted in this moment, and its deliveries with it.
    return endpoint === undefined ? [] : [{ ...delivery, endpoint, claimedUntil }];
  });
}

/** Lets go of deliveries that were claimed and not attempted to an end: they are due at once, unless others claimed them meanwhile. */
export async function releaseClaims(db: Db, deliveries: readonly ClaimedDelivery[], now: Date): Promise<void> {
  await sql`
    update webhook_delivery as delivery set next_attempt_at = ${now}
    from unnest(${deliveries.map(({ id }) => id)}::text[], ${deliveries.map(({ claimedUntil }) => claimedUntil)}::timestamptz[])
      as claimed (id, until)
    where delivery.id = claimed.id and delivery.next_attempt_at = claimed.until and delivery.status = 'pending'
  `.execute(db);
}

/** Gives up deliveries to endpoints that are turned off, without an attempt. */
export async function giveUp(db: Db, deliveryIds: readonly string[], now: Date): Promise<void> {
  await sql`
    update webhook_delivery set status = 'failed', next_attempt_at = null, finished_at = ${now}
    where id = any(${deliveryIds}::text[]) and status = 'pending'`.execute(db);
}

/** Gives up deliveries to these hosts that have been due since before a moment and never got their turn; answers how many. */
export async function giveUpOverdue(db: Db, hosts: readonly string[], now: Date, dueBefore: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update webhook_delivery as delivery set status = 'failed', next_attempt_at = null, finished_at = ${now}
    from webhook_endpoint as endpoint
    where endpoint.id = delivery.endpoint_id and endpoint.host = any(${hosts}::text[])
      and delivery.status = 'pending' and delivery.next_attempt_at < ${dueBefore}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
