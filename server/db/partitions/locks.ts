import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Db } from "../connect.ts";

const QUERY_CANCELED = "57014";
const MAX_ATTEMPTS = 30;
const MAX_WAIT_MS = 3_000;

/** A table could not be locked, because transactions kept using it. */
export class TablesBusy extends Error {
  constructor(locks: readonly string[], cause: unknown) {
    super(
      `No moment was found in ${MAX_ATTEMPTS} attempts at which these locks were free: ${locks.join(", ")}. Look for long transactions in pg_stat_activity, such as a backup, and try again. Nothing was changed.`,
      { cause },
    );
  }
}

/**
 * Runs a short transaction that holds locks of whole tables from its beginning. Waits for them for less than
 * `deadlock_timeout` at a time: Postgres then never ends a transaction that waits for one of these locks and has another
 * of them. Between two attempts, what waited goes on.
 *
 * @param locks in the order they are taken, such as `insight in access exclusive mode`
 * @throws TablesBusy when no attempt got all of them.
 */
export async function inLockedTransaction<Result>(
  db: Db,
  locks: readonly string[],
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let isLocked = false;
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`select set_config('statement_timeout',
          (extract(epoch from current_setting('deadlock_timeout')::interval) * 800)::integer::text, true)`.execute(
          transaction,
        );
        const statements = locks.map((lock) => `lock table ${lock};`).join(" ");
        await sql.raw(`do $$ begin ${statements} end $$`).execute(transaction);
        isLocked = true;
        await sql`set local statement_timeout = '30s'`.execute(transaction);
        return await work(transaction);
      });
    } catch (error) {
      if (isLocked || !(error instanceof pg.DatabaseError) || error.code !== QUERY_CANCELED) throw error;
      if (attempt === MAX_ATTEMPTS) throw new TablesBusy(locks, error);
      await delay(Math.random() * Math.min(200 * attempt, MAX_WAIT_MS));
    }
  }
}
