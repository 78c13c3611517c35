import type { RawBuilder } from "kysely";
import { until } from "../../scripts/support/until.ts";
import type { Db } from "../../server/db/connect.ts";
import { listRows } from "../../server/db/statements.ts";

/** Waits until at least `count` statements wait for a lock in the database. */
export async function untilWaitingForLocks(db: Db, count: number): Promise<void> {
  await until(async () => {
    const rows = await listRows(db)`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return rows.length >= count;
  });
}

/**
 * Sends requests that all need `lock`, while another transaction holds it. The requests acquire it in the given order.
 * Returns the responses.
 */
export async function sendInOrder<Response>(
  db: Db,
  lock: RawBuilder<unknown>,
  requests: readonly (() => Promise<Response>)[],
): Promise<Response[]> {
  const responses: Promise<Response>[] = [];
  await db.transaction().execute(async (transaction) => {
    await lock.execute(transaction);
    for (const send of requests) {
      responses.push(send());
      await untilWaitingForLocks(db, responses.length);
    }
  });
  return Promise.all(responses);
}
