import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows, run } from "../../db/statements.ts";

export interface Attempt {
  readonly deliveryId: string;
  readonly endpointId: string;
  /** The URL of the request. */
  readonly url: string;
  /** The number of this attempt at the delivery, from 1. */
  readonly number: number;
  /** Failed attempts since delivery was last requested, when this attempt began. */
  readonly failuresBefore: number;
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
  /** Whether the receiver returned 410. Its endpoint is then turned off, which fails its deliveries. */
  readonly isEndpointGone: boolean;
}

/**
 * Stores attempts and the resulting state of their deliveries. Ignores an attempt whose number is already stored, and
 * attempts at deliveries that were deleted concurrently. A delivery that failed concurrently, because its endpoint was
 * turned off, is not retried. A delivery that was redelivered concurrently is sent again immediately.
 */
export async function insertAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  // The lock and the attempt count ensure that only one of two attempts with the same number is recorded. `distinct`
  // ensures this within a batch: a delayed process may claim its own delivery again. The lock order prevents deadlocks.
  // Redelivering sets the failures to 0.
  const isRedelivered = sql`attempt.status <> 'delivered' and delivery.failures <> attempt."failuresBefore"`;
  await run(db)`
    with attempt as materialized (
      select distinct on ("deliveryId", number) * from json_to_recordset(${JSON.stringify(attempts)}::json) as attempt (
        "deliveryId" text, number integer, "failuresBefore" smallint, "startedAt" timestamptz, "finishedAt" timestamptz,
        "durationMs" integer, "statusCode" smallint, error text, "responseBody" text, status text, failures smallint,
        "nextAttemptAt" timestamptz)
      order by "deliveryId", number, status = 'delivered' desc
    ), locked as materialized (
      select id from webhook_delivery where id = any(array(select "deliveryId" from attempt)) order by id for update
    ), updated as (
      update webhook_delivery as delivery set
        attempt_count = attempt.number, failures = case when ${isRedelivered} then 0 else attempt.failures end,
        status = case when attempt.status = 'pending' or ${isRedelivered} then delivery.status else attempt.status end,
        next_attempt_at = case when delivery.status <> 'pending' then null
          when ${isRedelivered} then attempt."finishedAt" else attempt."nextAttemptAt" end,
        finished_at = case when delivery.status = 'pending'
        and (attempt.status = 'pending' or ${isRedelivered}) then null
          else attempt."finishedAt" end
      from attempt join locked on locked.id = attempt."deliveryId"
      where delivery.id = locked.id and delivery.attempt_count = attempt.number - 1
      returning delivery.id, attempt.number
    )
    insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code, error, response_body)
    select attempt."deliveryId", attempt.number, "startedAt", "durationMs", "statusCode", error, "responseBody"
    from attempt join updated on updated.id = attempt."deliveryId" and updated.number = attempt.number`;
}

/** An endpoint that was just turned off. */
export interface DisabledEndpoint {
  readonly id: string;
  readonly workspace_id: number;
  readonly view_id: string | null;
  readonly url: string;
}

/** Turns off the endpoints that still have the URL of an attempt. Returns their ids, and the endpoints that were on. */
export async function updateToDisabled(
  db: Db,
  attempts: readonly Pick<Attempt, "endpointId" | "url">[],
  reason: string,
  now: Date,
): Promise<{ readonly ids: string[]; readonly disabled: DisabledEndpoint[] }> {
  const rows = await listRows(db)<DisabledEndpoint & { readonly was_enabled: boolean }>`
    with gone as materialized (
      select endpoint.id, endpoint.enabled as was_enabled
      from webhook_endpoint as endpoint join (
        select distinct id, url
        from unnest(${attempts.map(({ endpointId }) => endpointId)}::text[],
          ${attempts.map(({ url }) => url)}::text[]) as attempt (id, url)
      ) as attempt on attempt.id = endpoint.id and attempt.url = endpoint.url
      order by endpoint.id for no key update of endpoint
    )
    update webhook_endpoint as endpoint set enabled = false,
      disabled_reason = case when endpoint.enabled then ${reason} else disabled_reason end,
      updated_at = case when endpoint.enabled then ${now} else updated_at end
    from gone where endpoint.id = gone.id
    returning endpoint.id, endpoint.workspace_id, endpoint.view_id, endpoint.url, gone.was_enabled`;
  return { ids: rows.map(({ id }) => id), disabled: rows.filter(({ was_enabled }) => was_enabled) };
}
