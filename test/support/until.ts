import { setTimeout as delay } from "node:timers/promises";

/** Polls until the result is neither undefined nor false, and returns it. Throws after the limit. */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
  limitMs = 150_000,
): Promise<Answer> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms for: ${ask.toString()}`);
    await delay(20);
  }
}
