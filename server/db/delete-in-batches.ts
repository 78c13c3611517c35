/** Small, so that locks are held briefly and little is rolled back. */
const BATCH_ROWS = 1_000;

/** Deletes rows in batches, each in a transaction. `deleteSome` deletes up to `limit` rows and returns how many. */
export async function deleteInBatches(
  deleteSome: (limit: number) => Promise<number>,
  signal: AbortSignal,
): Promise<void> {
  let deleted: number;
  do {
    signal.throwIfAborted();
    deleted = await deleteSome(BATCH_ROWS);
  } while (deleted === BATCH_ROWS);
}
