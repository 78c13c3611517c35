import { setTimeout as delay } from "node:timers/promises";

/**
 * Polls until the result is neither undefined nor false, and returns it. Throws after `limitMs`. Waits at least as long
 * as the last poll took, because polls take CPU time from the awaited work.
 */
export async function until<Result>(
  ask: () => Promise<Result | undefined | false> | Result | undefined | false,
  limitMs = 150_000,
): Promise<Result> {
  const end = Date.now() + limitMs;
  for (;;) {
    const asked = performance.now();
    const response = await ask();
    if (response !== undefined && response !== false) return response;
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms for: ${ask.toString()}`);
    await delay(Math.max(20, performance.now() - asked));
  }
}
