import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { eventIdAt } from "./event-id.ts";

/** The ids of events from before a moment, in the order of their age: at most so many, from the one after `afterId` on. */
export const findOldEvents = async (db: Db, before: Date, afterId: string, most: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_event where id > ${afterId} and id < ${eventIdAt(before)} order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Deletes these events' deliveries that ended before a moment, with their attempts. What is pending is never among them. */
export const deleteEndedDeliveries = async (db: Db, eventIds: readonly string[], before: Date): Promise<void> => {
  // What a crash of Postgres takes back is deleted an hour later. An array, not `in`, which reads the whole table for each
  // batch. Passed over is what somebody sends again, or tidies too, in this moment.
  await sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    delete from webhook_delivery using quick where id = any(array(
      select id from webhook_delivery where event_id = any(${eventIds}::text[]) and finished_at < ${before} for update skip locked))`.execute(db);
};

/** Deletes those of these events that no delivery is left of. */
export const deleteEventsWithoutDeliveries = async (db: Db, eventIds: readonly string[]): Promise<void> => {
  await sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    delete from webhook_event using quick where id = any(array(
      select id from webhook_event as event
      where id = any(${eventIds}::text[]) and not exists (select from webhook_delivery where event_id = event.id)
      for update skip locked))`.execute(db);
};
