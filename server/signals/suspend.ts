import type { Db } from "../db/connect.ts";
import { hasEnded, lockSignal } from "./queries-update.ts";
import { PAUSED, STOPPED, stopSignal } from "./runs/end-run.ts";

/**
 * Pauses signals that have not ended, or stops them if the cause is permanent. The caller holds the lock on the
 * workspace.
 */
export async function suspendSignals(
  db: Db,
  workspaceId: number,
  signalIds: readonly number[],
  { isLasting, reason, now }: { readonly isLasting: boolean; readonly reason: string; readonly now: Date },
): Promise<void> {
  for (const signalId of signalIds.toSorted((a, b) => a - b)) {
    const signal = await lockSignal(db, workspaceId, signalId);
    if (!signal || hasEnded(signal) || (signal.status === "paused" && !isLasting)) continue;
    await stopSignal(db, signalId, now, { ...(isLasting ? STOPPED : PAUSED), message: reason });
  }
}
