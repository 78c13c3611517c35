import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { Standing } from "./schedule.ts";

/** An attempt that was made, and how its delivery stands after it. */
export interface AttemptResult {
  deliveryId: string;
  /** Which attempt at this delivery it was, from 1. */
  number: number;
  startedAt: Date;
  endedAt: Date;
  durationMs: number;
  statusCode: number | null;
  /** Why there was no answer. */
  error: string | null;
  responseBody: string | null;
  standing: Standing;
}

/**
 * Records attempts and what follows from them. An attempt is recorded once: given again, or made by a second process that
 * took the first for dead, it changes nothing. What was deleted meanwhile is passed over.
 */
export async function recordAttempts(db: Db, results: readonly AttemptResult[]): Promise<void> {
  const gone = results.flatMap(({ standing, deliveryId }) =>
    standing.status === "failed" && standing.turnsEndpointOff ? [deliveryId] : [],
  );
  // Before the attempts, which are recorded once: should this process die in between, it is done again.
  if (gone.length > 0) await turnOff(db, gone);
  const rows = results.map(({ standing, ...result }) => ({
    delivery_id: result.deliveryId,
    number: result.number,
    started_at: result.startedAt,
    ended_at: result.endedAt,
    duration_ms: result.durationMs,
    status_code: result.statusCode,
    error: result.error,
    response_body: result.responseBody,
    status: standing.status,
    failures: standing.status === "pending" ? standing.failures : 0,
    next_attempt_at: standing.status === "pending" ? standing.nextAttemptAt : null,
  }));
  // Taken back by a crash of Postgres, an attempt is made again, as when this process dies before it records it: the commit
  // waits for no disk. The update comes first: it is the lock, and its number says whether the attempt is recorded already.
  await sql`
    with quick as materialized (
      select set_config('synchronous_commit', 'off', true)
    ), result as materialized (
      select result.* from quick, json_to_recordset(${JSON.stringify(rows)}::json) as result (
        delivery_id text, number integer, started_at timestamptz, ended_at timestamptz, duration_ms integer,
        status_code smallint, error text, response_body text, status text, failures smallint, next_attempt_at timestamptz)
    ), moved as (
      update webhook_delivery as delivery set
        attempt_count = result.number, status = result.status, failures = result.failures,
        next_attempt_at = result.next_attempt_at,
        finished_at = case when result.status = 'pending' then null else result.ended_at end
      from result where delivery.id = result.delivery_id and delivery.attempt_count = result.number - 1
      returning delivery.id, result.number
    )
    insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code, error, response_body)
    select delivery_id, result.number, started_at, duration_ms, status_code, error, response_body
    from result join moved on moved.id = result.delivery_id and moved.number = result.number`.execute(db);
}

/** Turns the endpoints of these deliveries off. */
async function turnOff(db: Db, deliveryIds: readonly string[]): Promise<void> {
  await sql`
    update webhook_endpoint as endpoint set enabled = false, updated_at = now()
    from webhook_delivery as delivery
    where delivery.id = any(${deliveryIds}::text[]) and endpoint.id = delivery.endpoint_id and endpoint.enabled`.execute(
    db,
  );
}
