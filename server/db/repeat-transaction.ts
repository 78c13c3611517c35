import type { Db } from "./connect.ts";
import { isReferenceGone } from "./database-errors.ts";

const MAX_ATTEMPTS = 3;

/** Runs a function in a transaction. Repeats both if a row to which the function refers was deleted concurrently. */
export async function repeatTransaction<Result>(db: Db, run: (transaction: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(run);
    } catch (error) {
      if (!isReferenceGone(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
