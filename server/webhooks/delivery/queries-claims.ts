import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows, oneRow, run } from "../../db/statements.ts";
import type { Receiver } from "./concurrency-limiter.ts";

/** An endpoint with pending deliveries, and when the first of them is due. */
export interface WaitingEndpoint extends Receiver {
  /** False also for the webhook of a view whose owner was removed from the workspace. */
  readonly enabled: boolean;
  readonly due_at: Date;
  /** The id of the view whose webhook it is; null for a webhook of the workspace. */
  readonly view_id: string | null;
  readonly view_filters: object | null;
}

/** Lists endpoints with pending deliveries, by id. The cost of the loose index scan is proportional to their number. */
export async function listWaitingEndpoints(db: Db, afterId: string, limit: number): Promise<WaitingEndpoint[]> {
  return listRows(db)<WaitingEndpoint>`
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
    select endpoint.id, endpoint.workspace_id, endpoint.host, endpoint.enabled
      and owner.removed_at is null as enabled, waiting.due_at,
      v.id as view_id, v.filters as view_filters
    from waiting join webhook_endpoint as endpoint on endpoint.id = waiting.endpoint_id
    left join saved_view as v on v.id = endpoint.view_id left join app_user as owner on owner.id = v.user_id
    order by endpoint.id`;
}

/** A delivery that only this process attempts until `claimedUntil`. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly endpoint_id: string;
  readonly url: string;
  /** Every valid secret, newest first; at most 10. */
  readonly secrets_encrypted: readonly string[];
  /** The headers to send with every event; null if there are none. */
  readonly headers_encrypted: string | null;
  readonly event_id: string;
  readonly body: string;
  /** When the event was published, in milliseconds since 1970. */
  readonly published_at: number;
  readonly attempt_count: number;
  /** Failed attempts since delivery was last requested. */
  readonly failures: number;
  readonly claimedUntil: Date;
}

/** Claims due deliveries by moving their next attempt to `until`, when they become due again if this process dies. */
export async function claimDue(
  db: Db,
  maxByEndpoint: ReadonlyMap<string, number>,
  now: Date,
  until: Date,
): Promise<ClaimedDelivery[]> {
  // Updates by an array of ids: with a join to `due`, the planner reads the whole table if there are many endpoints.
  const rows = await listRows(db)<Omit<ClaimedDelivery, "claimedUntil">>`
    with due as materialized (
      select delivery.id
      from unnest(${[...maxByEndpoint.keys()]}::text[], ${[...maxByEndpoint.values()]}::integer[])
        as wanted (endpoint_id, max)
      join webhook_endpoint as endpoint on endpoint.id = wanted.endpoint_id and endpoint.enabled
      cross join lateral (
        select id from webhook_delivery
        where endpoint_id = wanted.endpoint_id and status = 'pending' and next_attempt_at <= ${now}
        order by next_attempt_at limit wanted.max for update skip locked
      ) as delivery
    ), claimed as (
      update webhook_delivery set next_attempt_at = ${until} where id = any(array(select id from due))
      returning id, event_id, endpoint_id, attempt_count, failures
    )
    select claimed.id, claimed.endpoint_id, endpoint.url, array(
        select secret_encrypted from webhook_secret
        where endpoint_id = endpoint.id and (expires_at is null or expires_at > ${now}) order by id desc limit 10
      ) as secrets_encrypted,
      (select headers_encrypted from webhook_headers where endpoint_id = endpoint.id) as headers_encrypted,
      event.id as event_id, event.body,
      (extract(epoch from event.created_at) * 1000)::float8 as published_at, claimed.attempt_count, claimed.failures
    from claimed join webhook_event as event on event.id = claimed.event_id
    join webhook_endpoint as endpoint on endpoint.id = claimed.endpoint_id`;
  return rows.map((row) => ({ ...row, claimedUntil: until }));
}

/** Makes claimed deliveries due immediately, except those that another process has claimed since. */
export async function releaseClaims(db: Db, deliveries: readonly ClaimedDelivery[], now: Date): Promise<void> {
  await run(db)`
    update webhook_delivery set next_attempt_at = ${now} where id = any(array(
      select delivery.id from webhook_delivery as delivery
      join unnest(${deliveries.map(({ id }) => id)}::text[],
        ${deliveries.map(({ claimedUntil }) => claimedUntil)}::timestamptz[])
        as claimed (id, until) on delivery.id = claimed.id and delivery.next_attempt_at = claimed.until
      where delivery.status = 'pending' for update of delivery skip locked))`;
}

/** Fails up to `limit` due deliveries to these endpoints without an attempt, and returns how many. */
export function failDueDeliveries(db: Db, endpointIds: readonly string[], now: Date, limit: number): Promise<number> {
  return fail(db, endpointIds, now, sql`and next_attempt_at <= ${now} limit ${limit} for update skip locked`);
}

/** Fails the pending deliveries to these endpoints without an attempt, and returns how many. */
export function failPendingDeliveries(db: Db, endpointIds: readonly string[], now: Date): Promise<number> {
  return fail(db, endpointIds, now, sql`order by id for update`);
}

/** Fails deliveries to these endpoints that became due before `dueBefore`, and returns how many. */
export function failOverdueDeliveries(
  db: Db,
  endpointIds: readonly string[],
  dueBefore: Date,
  now: Date,
): Promise<number> {
  return fail(db, endpointIds, now, sql`and next_attempt_at < ${dueBefore} for update skip locked`);
}

function fail(db: Db, endpointIds: readonly string[], now: Date, which: RawBuilder<unknown>): Promise<number> {
  return run(db)`
    update webhook_delivery set status = 'failed', next_attempt_at = null, finished_at = ${now}
    where id = any(array(
      select id from webhook_delivery where endpoint_id = any(${endpointIds}::text[])
        and status = 'pending' ${which}))`;
}

/** Counting stops here, because the exact size of a larger backlog is not needed. */
const MAX_COUNTED = 100_000;

interface Backlog {
  readonly due: number;
  readonly oldest_due_seconds: number;
}

/** Counts due deliveries, up to 100,000, and returns how long the first of them has been due. */
export async function countDueDeliveries(db: Db): Promise<Backlog> {
  return oneRow(db)<Backlog>`
    select count(*) as due, coalesce(extract(epoch from now() - min(next_attempt_at)),
      0)::float8 as oldest_due_seconds from (
      select next_attempt_at from webhook_delivery where status = 'pending' and next_attempt_at <= now()
      limit ${MAX_COUNTED}::integer
    ) as delivery`;
}
