import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { eventIdAt } from "./event-id.ts";

/** Deletes up to so many deliveries that ended before a moment, with their attempts; answers how many. What is pending is never among them. */
export const deleteEndedDeliveries = async (db: Db, before: Date, most: number): Promise<number> => {
  // The row decides once more when it is locked: one that is delivered again in this moment stays.
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where finished_at < ${before} and id in (
      select delivery.id from webhook_event as event join webhook_delivery as delivery on delivery.event_id = event.id
      where event.id < ${eventIdAt(before)} and delivery.finished_at < ${before}
      limit ${most} for update of delivery skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Deletes up to so many events from before a moment that have no delivery left; answers how many. */
export const deleteEventsWithoutDeliveries = async (db: Db, before: Date, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from webhook_event where id in (
      select id from webhook_event as event
      where id < ${eventIdAt(before)} and not exists (select from webhook_delivery where event_id = event.id)
      order by id limit ${most} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
};
