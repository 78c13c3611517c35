import { setImmediate as nextTurn } from "node:timers/promises";

/** How long one piece of work may hold the event loop, in milliseconds. */
const MAX_HOLD_MS = 10;

/**
 * Returns a function to call between the steps of a long computation. It lets the rest of the process run when the steps
 * have held the event loop for 10 ms, and throws when the signal is aborted.
 */
export function createPacer(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_HOLD_MS) return;
    signal?.throwIfAborted();
    await nextTurn();
    since = performance.now();
  };
}
