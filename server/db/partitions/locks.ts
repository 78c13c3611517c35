import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Db } from "../connect.ts";
import { run } from "../statements.ts";

const QUERY_CANCELED = "57014";
const DEADLOCK_DETECTED = "40P01";
const MAX_ATTEMPTS = 60;
const MAX_WAIT_MS = 3_000;
/** The maximum wait for locks, as a multiple of `deadlock_timeout`. Other statements wait equally long. */
const WAIT = 0.4;
/**
 * The maximum wait for a vacuum, as a multiple of `deadlock_timeout`. It blocks no reads or writes, and Postgres
 * cancels an autovacuum after one `deadlock_timeout`.
 */
const WAIT_FOR_VACUUM = 3;

interface TableLock {
  readonly table: string;
  readonly mode: "access exclusive" | "share row exclusive";
}

/** Thrown if tables could not be locked, because transactions kept using them. */
export class TablesBusy extends Error {
  constructor(locks: readonly TableLock[], cause: unknown) {
    super(
      `Could not lock these tables after ${MAX_ATTEMPTS} attempts: ${locks.map(({ table }) => table).join(", ")}. Look for long transactions in pg_stat_activity, such as a backup, and try again. Nothing was changed.`,
      { cause },
    );
  }
}

/**
 * Runs a short transaction that locks whole tables at its beginning. Each wait that blocks reads or writes is
 * shorter than `deadlock_timeout`, so that Postgres never cancels another transaction as a deadlock victim. Waiting
 * statements continue between attempts.
 * @param locks in the order in which they are taken
 * @throws TablesBusy if no attempt gets all locks
 */
export async function withTableLocks<Result>(
  db: Db,
  locks: readonly TableLock[],
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let isLocked = false;
    try {
      return await db.transaction().execute(async (transaction) => {
        await waitAtMost(transaction, WAIT_FOR_VACUUM);
        await execBatch(
          transaction,
          locks.map(({ table }) => `lock table ${table} in share update exclusive mode`),
        );
        await waitAtMost(transaction, WAIT);
        await execBatch(transaction, [
          ...locks.map(({ table, mode }) => `lock table ${table} in ${mode} mode`),
          "set local statement_timeout = '30s'",
        ]);
        isLocked = true;
        return await work(transaction);
      });
    } catch (error) {
      const isBusy =
        error instanceof pg.DatabaseError && [QUERY_CANCELED, DEADLOCK_DETECTED].includes(error.code ?? "");
      if (isLocked || !isBusy) throw error;
      if (attempt === MAX_ATTEMPTS) throw new TablesBusy(locks, error);
      await delay(Math.random() * Math.min(200 * attempt, MAX_WAIT_MS));
    }
  }
}

/** Cancels statements of the transaction that take longer than `part` times `deadlock_timeout`. */
async function waitAtMost(transaction: Db, part: number): Promise<void> {
  await run(transaction)`
    select set_config('statement_timeout',
      (extract(epoch from current_setting('deadlock_timeout')::interval) * ${part * 1_000}::float8)::integer::text,
      true)`;
}

/** Runs statements in one round trip, so that locks are held briefly even on a busy machine. */
export async function execBatch(db: Db, statements: readonly string[]): Promise<void> {
  await sql.raw(`do $together$ begin ${statements.join(";\n")}; end $together$`).execute(db);
}
