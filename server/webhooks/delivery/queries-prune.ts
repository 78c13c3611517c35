import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { eventIdAt } from "./event-id.ts";

/** The ids of events from before a moment, in the order of their age: at most so many, from the one after `afterId` on. */
export async function findOldEvents(db: Db, before: Date, afterId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_event where id > ${afterId} and id < ${eventIdAt(before)} order by id limit ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Deletes these events' deliveries that ended before a moment, with their attempts. What is pending is never among them. */
export async function deleteEndedDeliveries(db: Db, eventIds: readonly string[], before: Date): Promise<void> {
  // What a crash of Postgres takes back is deleted an hour later. An array, not `in`, which reads the whole table for each
  // batch. Passed over is what somebody sends again, or tidies too, in this moment.
  await sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    delete from webhook_delivery using quick where id = any(array(
      select id from webhook_delivery where event_id = any(${eventIds}::text[]) and finished_at < ${before} for update skip locked))`.execute(
    db,
  );
}

/** Deletes those of these events that no delivery is left of. */
export async function deleteEventsWithoutDeliveries(db: Db, eventIds: readonly string[]): Promise<void> {
  await sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    delete from webhook_event using quick where id = any(array(
      select id from webhook_event as event
      where id = any(${eventIds}::text[]) and not exists (select from webhook_delivery where event_id = event.id)
      for update skip locked))`.execute(db);
}

/** The endpoints that were deleted and that something is left of. */
export async function findDeletedEndpoints(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("webhook_endpoint")
    .select("id")
    .where("deleted_at", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes up to so many deliveries to an endpoint, with their attempts; answers how many. */
export async function deleteDeliveriesTo(db: Db, endpointId: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where id = any(array(
      select id from webhook_delivery where endpoint_id = ${endpointId} order by created_at desc, id desc limit ${most}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Deletes what is left of a deleted endpoint when its deliveries are gone. */
export async function deleteForGood(db: Db, endpointId: string): Promise<void> {
  await db.deleteFrom("webhook_endpoint").where("id", "=", endpointId).where("deleted_at", "is not", null).execute();
}
