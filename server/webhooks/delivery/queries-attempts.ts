import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";

/** A finished attempt, and the state of its delivery after it. */
export interface Attempt {
  readonly deliveryId: string;
  readonly endpointId: string;
  /** The number of this attempt at the delivery, from 1. */
  readonly number: number;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly durationMs: number;
  readonly statusCode: number | null;
  /** Why there was no response. */
  readonly error: string | null;
  readonly responseBody: string | null;
  readonly status: "pending" | "delivered" | "failed";
  readonly failures: number;
  readonly nextAttemptAt: Date | null;
  /** The receiver wants no more events: its endpoint is turned off. */
  readonly isEndpointGone: boolean;
}

/**
 * Records attempts. Recording one again, or one that another process has recorded under the same number, changes
 * nothing. Attempts at deliveries that were deleted meanwhile are skipped. A delivery that failed meanwhile, because its endpoint was
 * turned off, is not retried.
 */
export async function recordAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  const gone = attempts.filter(({ isEndpointGone }) => isEndpointGone).map(({ endpointId }) => endpointId);
  // First, because attempts are recorded only once: if this process dies in between, both are done again.
  if (gone.length > 0) await turnEndpointsOff(db, gone);
  // The update locks each delivery and compares its attempt count, so that one of two equal attempts is recorded.
  await sql`
    with attempt as materialized (
      select * from json_to_recordset(${JSON.stringify(attempts)}::json) as attempt (
        "deliveryId" text, number integer, "startedAt" timestamptz, "finishedAt" timestamptz, "durationMs" integer,
        "statusCode" smallint, error text, "responseBody" text, status text, failures smallint, "nextAttemptAt" timestamptz)
    ), updated as (
      update webhook_delivery as delivery set
        attempt_count = attempt.number, failures = attempt.failures,
        status = case when attempt.status = 'pending' then delivery.status else attempt.status end,
        next_attempt_at = case when delivery.status = 'pending' then attempt."nextAttemptAt" end,
        finished_at = case when attempt.status = 'pending' and delivery.status = 'pending' then null else attempt."finishedAt" end
      from attempt where delivery.id = attempt."deliveryId" and delivery.attempt_count = attempt.number - 1
      returning delivery.id, attempt.number
    )
    insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code, error, response_body)
    select attempt."deliveryId", attempt.number, "startedAt", "durationMs", "statusCode", error, "responseBody"
    from attempt join updated on updated.id = attempt."deliveryId" and updated.number = attempt.number`.execute(db);
}

async function turnEndpointsOff(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("webhook_endpoint")
    .set({ enabled: false, updated_at: sql`now()` })
    .where("id", "in", ids)
    .where("enabled", "=", true)
    .execute();
}
