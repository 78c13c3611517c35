import type { Db } from "../db/connect.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { announceSpending, deleteSpending } from "./queries-budgets.ts";

const WORKSPACES_PER_BATCH = 200;

/** Publishes `credits.charged` for every workspace and day that has ended, and deletes old sums. */
export async function announceCharges(db: Db, signal: AbortSignal): Promise<void> {
  let announced: number;
  do {
    signal.throwIfAborted();
    announced = await announceSpending(db, WORKSPACES_PER_BATCH);
  } while (announced > 0);
  await deleteInBatches((limit) => deleteSpending(db, limit), signal);
}
