import type { Db } from "../../db/connect.ts";
import type { ActionKind } from "../settings.ts";
import { updateActionFailed, updateActionTurnedOff } from "./queries.ts";

const DAY_MS = 86_400_000;
const MIN_DELAY_MS = 15_000;
const MAX_DELAY_MS = 2 * 3_600_000;
const MAX_LENGTH = 500;

/**
 * Records that an action of a view failed. An action that has been failing for a day is turned off.
 *
 * @returns when to try again, or undefined when the action is off now
 */
export async function recordFailure(
  db: Db,
  { viewId, kind }: { readonly viewId: string; readonly kind: ActionKind },
  { message, retryAfterMs }: { readonly message: string; readonly retryAfterMs?: number | null },
  now: Date,
): Promise<Date | undefined> {
  const since = await updateActionFailed(db, viewId, kind, message.slice(0, MAX_LENGTH), now);
  if (since === undefined) return undefined;
  const failingMs = now.getTime() - since.getTime();
  if (failingMs >= DAY_MS) {
    const explained = `Turned off after failing for a day: ${message} Turn it on again when this is fixed.`;
    await updateActionTurnedOff(db, viewId, kind, explained.slice(0, MAX_LENGTH));
    return undefined;
  }
  // Waits as long as it has been failing, so that the waits double.
  const delayMs = Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, failingMs, retryAfterMs ?? 0));
  return new Date(Math.min(now.getTime() + delayMs, since.getTime() + DAY_MS));
}
