import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { firstIdAt } from "../../db/partitions/tables.ts";
import { hasRows, listValues, run } from "../../db/statements.ts";

/** Lists the ids of events published before `before`, oldest first, starting after `afterId`. */
export async function listOldEvents(db: Db, before: Date, afterId: string, limit: number): Promise<string[]> {
  return listValues(db)<string>`
    select id from webhook_event where id > ${afterId} and id < ${firstIdAt("msg_", before)} order by id
    limit ${limit}`;
}

/** Deletes the deliveries of these events that ended before `before`, with their attempts. Keeps pending deliveries. */
export async function deleteEndedDeliveries(db: Db, eventIds: readonly string[], before: Date): Promise<void> {
  // Selects by an array of ids, because `in (select …)` reads the whole table. Skips deliveries that are being
  // redelivered.
  await run(db)`
    delete from webhook_delivery where id = any(array(
      select id from webhook_delivery where event_id = any(${eventIds}::text[]) and finished_at < ${before}
      for update skip locked))`;
}

export async function deleteEventsWithoutDeliveries(db: Db, eventIds: readonly string[]): Promise<void> {
  await run(db)`
    delete from webhook_event where id = any(array(
      select id from webhook_event as event
      where id = any(${eventIds}::text[]) and not exists (select from webhook_delivery where event_id = event.id)
      for update skip locked))`;
}

/** Lists the next deleted endpoints, by id, that are not pruned yet. */
export async function listDeletedEndpoints(db: Db, afterId: string, limit: number): Promise<string[]> {
  return listValues(db)<string>`
    select id from webhook_endpoint where deleted_at is not null and id > ${afterId} order by id limit ${limit}`;
}

export async function deleteDeliveriesTo(db: Db, endpointId: string, limit: number): Promise<number> {
  return run(db)`
    delete from webhook_delivery where id = any(array(
      select id from webhook_delivery where endpoint_id = ${endpointId} order by created_at desc, id desc
      limit ${limit}))`;
}

export async function deletePrunedEndpoint(db: Db, endpointId: string): Promise<void> {
  await db.deleteFrom("webhook_endpoint").where("id", "=", endpointId).where("deleted_at", "is not", null).execute();
}

/** Starts to record changes of deliveries in a partition. Waits for transactions that are changing deliveries. */
export async function followPartition(db: Db, partition: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await run(transaction)`set local lock_timeout = '10s'`;
    await run(transaction)`
      create or replace trigger partition_changed after insert or update on ${sql.table(partition)}
      for each row execute function partition_changed()`;
    await run(transaction)`delete from partition_change where partition = ${partition}`;
  });
}

/** Returns whether a delivery in a partition has changed since `followPartition`. */
export async function hasChanged(db: Db, partition: string): Promise<boolean> {
  return hasRows(db)`select from partition_change where partition = ${partition}`;
}

/** Returns whether a partition has deliveries that are pending or ended after `before`. Reads the whole partition. */
export async function hasLateDeliveries(db: Db, partition: string, before: Date): Promise<boolean> {
  return hasRows(db)`
    select from ${sql.table(partition)} where status = 'pending' or finished_at >= ${before} limit 1`;
}

/** A range of time. If `from` is null, it has no start. `to` is exclusive. */
interface Period {
  readonly from: Date | null;
  readonly to: Date;
}

export async function hasDeliveriesIn(db: Db, { from, to }: Period): Promise<boolean> {
  return hasRows(db)`
    select from webhook_delivery where id >= ${from === null ? "" : firstIdAt("dlv_", from)}
      and id < ${firstIdAt("dlv_", to)}
    limit 1`;
}

export async function hasDeliveriesOfEventsIn(db: Db, { from, to }: Period): Promise<boolean> {
  return hasRows(db)`
    select from webhook_delivery where event_id >= ${from === null ? "" : firstIdAt("msg_", from)}
      and event_id < ${firstIdAt("msg_", to)} limit 1`;
}

/** Removes references of up to `limit` alerts to deleted deliveries created before `before`. Returns how many. */
export async function forgetDeliveries(db: Db, before: Date, limit: number): Promise<number> {
  return run(db)`
    update alert set webhook_delivery_id = null where id = any(array(
      select id from alert where webhook_delivery_id < ${firstIdAt("dlv_", before)}
        and not exists (select from webhook_delivery as delivery where delivery.id = alert.webhook_delivery_id)
      order by webhook_delivery_id limit ${limit}))`;
}
