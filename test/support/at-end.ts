const open: (() => Promise<void>)[] = [];

/** Returns a function that calls `close` once. It is called at the end of the test file at the latest, last first. */
export function atEnd(close: () => unknown): () => Promise<void> {
  let closed: Promise<void> | undefined;
  const closeOnce = () => {
    closed ??= (async () => void (await close()))();
    return closed;
  };
  open.push(closeOnce);
  return closeOnce;
}

/** Closes everything that the test file has left open. test/support/each-file.ts calls it. */
export async function closeAll(): Promise<void> {
  const errors: unknown[] = [];
  for (const close of open.splice(0).reverse()) await close().catch((error) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, "What the file opened could not be closed.");
}
