import { sql } from "kysely";
import type { Db } from "../../server/db/connect.ts";
import { until } from "./until.ts";

/** Waits until this many statements wait for a lock in the database. */
export async function untilWaitingForLocks(db: Db, count: number): Promise<void> {
  await until(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
    return rows.length === count;
  });
}
