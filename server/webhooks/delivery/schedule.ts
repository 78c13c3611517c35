import type { PostOutcome } from "../../ports/public-http.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after each failed attempt the next is made; after the one that follows the last, a delivery is given up. */
const retryDelays: readonly number[] = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** How a delivery stands after an attempt. */
export type Standing =
  | { status: "delivered" }
  | { status: "failed"; turnsEndpointOff: boolean }
  | { status: "pending"; failures: number; nextAttemptAt: Date };

/** The status by which a receiver says that it wants no more: 410 Gone. */
const gone = 410;

/**
 * Decides what follows from an attempt.
 * @param failures how many attempts had failed before it since delivery was asked for
 * @param now when it ended; the next one is timed from here
 */
export function standingAfter(outcome: PostOutcome, failures: number, now: Date): Standing {
  if (outcome.kind === "answered" && outcome.status >= 200 && outcome.status < 300) return { status: "delivered" };
  if (outcome.kind === "answered" && outcome.status === gone) return { status: "failed", turnsEndpointOff: true };
  const delay = retryDelays[failures];
  if (delay === undefined) return { status: "failed", turnsEndpointOff: false };
  return { status: "pending", failures: failures + 1, nextAttemptAt: new Date(now.getTime() + delay) };
}
