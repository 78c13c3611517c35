/** Rows of one statement: some tens of milliseconds, in which nobody waits long for a lock and little is to be rolled back. */
const BATCH_ROWS = 1_000;

/**
 * Deletes until nothing is left to delete, each batch in a transaction of its own.
 * @param deleteSome deletes at most so many rows and answers how many it deleted
 * @throws the signal's reason between two batches when it fires
 */
export async function deleteInBatches(
  deleteSome: (most: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  let deleted: number;
  do {
    signal?.throwIfAborted();
    deleted = await deleteSome(BATCH_ROWS);
  } while (deleted === BATCH_ROWS);
}
