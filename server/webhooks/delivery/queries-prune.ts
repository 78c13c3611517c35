import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { minEventIdAt } from "./queries-publish.ts";

/** Lists the ids of events published before a time, oldest first, starting after `afterId`. */
export async function listOldEvents(db: Db, before: Date, afterId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_event where id > ${afterId} and id < ${minEventIdAt(before)} order by id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Deletes the deliveries of these events that ended before a time, with their attempts. Pending ones are kept. */
export async function deleteEndedDeliveries(db: Db, eventIds: readonly string[], before: Date): Promise<void> {
  // Selected by an array of ids, because `in (select …)` reads the whole table. Deliveries that are being redelivered
  // are skipped.
  await sql`
    delete from webhook_delivery where id = any(array(
      select id from webhook_delivery where event_id = any(${eventIds}::text[]) and finished_at < ${before} for update skip locked))`.execute(
    db,
  );
}

/** Deletes the events that have no deliveries. */
export async function deleteEventsWithoutDeliveries(db: Db, eventIds: readonly string[]): Promise<void> {
  await sql`
    delete from webhook_event where id = any(array(
      select id from webhook_event as event
      where id = any(${eventIds}::text[]) and not exists (select from webhook_delivery where event_id = event.id)
      for update skip locked))`.execute(db);
}

/** Lists the next deleted endpoints, by id, that are not pruned yet. */
export async function listDeletedEndpoints(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("webhook_endpoint")
    .select("id")
    .where("deleted_at", "is not", null)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes up to `limit` deliveries to an endpoint, with their attempts, and returns how many. */
export async function deleteDeliveriesTo(db: Db, endpointId: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where id = any(array(
      select id from webhook_delivery where endpoint_id = ${endpointId} order by created_at desc, id desc limit ${limit}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Deletes the row of a deleted endpoint. */
export async function deletePrunedEndpoint(db: Db, endpointId: string): Promise<void> {
  await db.deleteFrom("webhook_endpoint").where("id", "=", endpointId).where("deleted_at", "is not", null).execute();
}
