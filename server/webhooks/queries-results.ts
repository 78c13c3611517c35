import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Standing } from "./schedule.ts";

/** An attempt that was made, and how its delivery stands after it. */
export type AttemptResult = {
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
};

/**
 * Records attempts and what follows from them, in one statement. An attempt is recorded once: given again, or made by
 * a second process that took the first for dead, it changes nothing. What was deleted meanwhile is passed over.
 */
export const recordAttempts = async (db: Db, results: readonly AttemptResult[]): Promise<void> => {
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
    turns_off: standing.status === "failed" && standing.turnsEndpointOff,
  }));
  await sql`
    with result as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as result (
        delivery_id text, number integer, started_at timestamptz, ended_at timestamptz, duration_ms integer,
        status_code smallint, error text, response_body text, status text, failures smallint,
        next_attempt_at timestamptz, turns_off boolean)
    ), existing as materialized (
      select id from webhook_delivery where id in (select delivery_id from result) order by id for no key update
    ), recorded as (
      insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code, error, response_body)
      select delivery_id, number, started_at, duration_ms, status_code, error, response_body
      from result join existing on existing.id = result.delivery_id
      on conflict do nothing
      returning delivery_id
    ), moved as (
      update webhook_delivery as delivery set
        attempt_count = result.number, status = result.status, failures = result.failures,
        next_attempt_at = result.next_attempt_at,
        finished_at = case when result.status = 'pending' then null else result.ended_at end
      from result join recorded using (delivery_id)
      where delivery.id = result.delivery_id
      returning delivery.endpoint_id, result.turns_off, result.ended_at
    )
    update webhook_endpoint as endpoint set enabled = false, updated_at = moved.ended_at
    from moved where moved.turns_off and endpoint.id = moved.endpoint_id and endpoint.enabled`.execute(db);
};
