import { setImmediate as nextTurn } from "node:timers/promises";

/** How long one piece of work may hold the event loop, in milliseconds. */
const MAX_HOLD_MS = 10;

/** Returns a function that yields to the event loop every 10 ms of a computation, and throws when aborted. */
export function createPacer(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_HOLD_MS) return;
    signal?.throwIfAborted();
    await nextTurn();
    since = performance.now();
  };
}
