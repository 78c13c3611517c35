import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { findRow, listRows, oneValue, run } from "../../db/statements.ts";
import type { WebhookDelivery } from "../../db/tables.ts";
import { notifyDeliverers } from "../delivery/queries-publish.ts";

export interface LoggedAttempt {
  number: number;
  /** A string, because JSON from the database has no dates. */
  started_at: string;
  status_code: number | null;
  duration_ms: number;
  error: string | null;
  response_body: string | null;
}

export interface Delivery
  extends Pick<Selectable<WebhookDelivery>, "id" | "event_id" | "status" | "next_attempt_at" | "created_at"> {
  event_type: string;
  finished_at: Date | null;
  attempts: LoggedAttempt[];
}

/** Only the last attempts are returned. A delivery has more attempts only if it was redelivered many times. */
const MAX_ATTEMPTS = 100;

/** Redelivering does not change the time of a delivery that is claimed or due within this time. */
const SOON_MS = 30_000;

const SELECT_DELIVERIES = sql`
  select delivery.id, delivery.event_id, event.type as event_type, delivery.status, delivery.next_attempt_at,
    delivery.created_at, delivery.finished_at, coalesce(log.attempts, '[]'::json) as attempts
  from webhook_delivery as delivery
  join webhook_event as event on event.id = delivery.event_id
  left join lateral (
    select json_agg(attempt order by attempt.number) as attempts from (
      select number, started_at, status_code, duration_ms, error, response_body
      from webhook_attempt where delivery_id = delivery.id order by number desc limit ${sql.lit(MAX_ATTEMPTS)}
    ) as attempt
  ) as log on true`;

interface DeliveryFilter {
  readonly endpointId: string;
  readonly status?: string | undefined;
}

/** Lists deliveries, newest first. */
export async function listDeliveries(
  db: Db,
  filter: DeliveryFilter,
  page: { limit: number; offset: number },
): Promise<Delivery[]> {
  return listRows(db)<Delivery>`${SELECT_DELIVERIES}
    where ${matches(filter)}
    order by delivery.created_at desc, delivery.id desc limit ${page.limit} offset ${page.offset}`;
}

export async function countDeliveries(db: Db, filter: DeliveryFilter): Promise<number> {
  return oneValue(db)<number>`
    select count(*) from webhook_delivery as delivery where ${matches(filter)}`;
}

export async function findDelivery(db: Db, endpointId: string, deliveryId: string): Promise<Delivery | undefined> {
  return findRow(db)<Delivery>`${SELECT_DELIVERIES}
    where delivery.endpoint_id = ${endpointId} and delivery.id = ${deliveryId}`;
}

/** Makes a delivery due immediately and restarts its retries, unless it is due or running. */
export async function updateToRedeliver(db: Db, endpointId: string, deliveryId: string, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + SOON_MS);
  await run(db)`
    with redelivered as (
      update webhook_delivery set status = 'pending', failures = 0, finished_at = null,
        next_attempt_at = case when status = 'pending'
        and next_attempt_at <= ${soon} then next_attempt_at else ${now} end
      where id = ${deliveryId} and endpoint_id = ${endpointId} returning id
    )
    select ${notifyDeliverers} from redelivered`;
}

/** A range of time, and the status of the deliveries in it; any status by default. */
interface ReplayRange {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly status?: "delivered" | "failed" | undefined;
}

/**
 * Makes the ended deliveries of a range due immediately, and restarts their retry schedules.
 *
 * @param limit if there are more deliveries, changes nothing
 * @returns the number of deliveries, at most `limit + 1`
 */
export async function updateToReplay(
  db: Db,
  endpointId: string,
  { from, to, status }: ReplayRange,
  limit: number,
  now: Date,
): Promise<number> {
  return oneValue(db)<number>`
    with listed as materialized (
      select id from webhook_delivery
      where endpoint_id = ${endpointId} and created_at >= ${from} and created_at < ${to} and status <> 'pending'
        and (${status ?? null}::text is null or status = ${status ?? null})
      order by id limit ${limit + 1} for update
    ), replayed as (
      update webhook_delivery set status = 'pending', failures = 0, finished_at = null, next_attempt_at = ${now}
      where id = any(array(select id from listed)) and (select count(*) from listed) <= ${limit} returning id
    )
    select (select count(*) from listed) as count, case when exists (select
      from replayed) then ${notifyDeliverers} end`;
}

function matches({ endpointId, status }: DeliveryFilter) {
  // A condition such as `status is null or …` would prevent the use of the partial index on status.
  return status === undefined
    ? sql`delivery.endpoint_id = ${endpointId}`
    : sql`delivery.endpoint_id = ${endpointId} and delivery.status = ${status}`;
}
