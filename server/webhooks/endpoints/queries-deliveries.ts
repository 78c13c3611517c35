import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { tellDeliverers } from "../delivery/queries-publish.ts";

export interface Attempt {
  number: number;
  /** Text, as JSON carries it out of the database. */
  started_at: string;
  status_code: number | null;
  duration_ms: number;
  error: string | null;
  response_body: string | null;
}

export interface Delivery {
  id: string;
  event_id: string;
  event_type: string;
  status: string;
  next_attempt_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
  attempts: Attempt[];
}

/** Attempts shown of a delivery: the last. Eight make a delivery; only one delivered again and again has more. */
const mostAttemptsShown = 100;

const selectDeliveries = sql`
  select delivery.id, delivery.event_id, event.type as event_type, delivery.status, delivery.next_attempt_at,
    delivery.created_at, delivery.finished_at, coalesce(log.attempts, '[]'::json) as attempts
  from webhook_delivery as delivery
  join webhook_event as event on event.id = delivery.event_id
  left join lateral (
    select json_agg(attempt order by attempt.number) as attempts from (
      select number, started_at, status_code, duration_ms, error, response_body
      from webhook_attempt where delivery_id = delivery.id order by number desc limit ${sql.lit(mostAttemptsShown)}
    ) as attempt
  ) as log on true`;

export interface DeliveryFilter {
  endpointId: string;
  status?: string | undefined;
}

/** Which of an endpoint's: written out for each status, so that those with an index of their own are read from it. */
function fits({ endpointId, status }: DeliveryFilter) {
  return status === undefined
    ? sql`delivery.endpoint_id = ${endpointId}`
    : sql`delivery.endpoint_id = ${endpointId} and delivery.status = ${status}`;
}

export async function listDeliveries(
  db: Db,
  filter: DeliveryFilter,
  page: { limit: number; offset: number },
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`${selectDeliveries}
    where ${fits(filter)}
    order by delivery.created_at desc, delivery.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countDeliveries(db: Db, filter: DeliveryFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from webhook_delivery as delivery where ${fits(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findDelivery(db: Db, endpointId: string, deliveryId: string): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`${selectDeliveries}
    where delivery.endpoint_id = ${endpointId} and delivery.id = ${deliveryId}`.execute(db);
  return rows[0];
}

/**
 * Sends a delivery's event again, at once, with the whole retry schedule before it. One that is pending and due within
 * the next 30 s, or being attempted now (which looks the same), goes on as it was. Answers whether there is such a one.
 */
export async function deliverAgain(db: Db, endpointId: string, deliveryId: string, now: Date): Promise<boolean> {
  const soon = new Date(now.getTime() + 30_000);
  const { rows } = await sql`
    with again as (
      update webhook_delivery set status = 'pending', failures = 0, finished_at = null,
        next_attempt_at = case when status = 'pending' and next_attempt_at <= ${soon} then next_attempt_at else ${now} end
      where id = ${deliveryId} and endpoint_id = ${endpointId} returning id
    )
    select ${tellDeliverers} from again`.execute(db);
  return rows.length > 0;
}
