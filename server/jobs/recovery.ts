import type { Logger } from "pino";
import type { Lease } from "./lease.ts";
import { findDeadPools, unlockPools } from "./queries.ts";

const SWEEP_EVERY_MS = 2000;

/**
 * Frees the jobs of worker pools that died, in this process or any other. graphile-worker alone would leave them locked
 * for 4 hours. A pool counts as dead when its lock is free at two sweeps in a row, so that one which is just opening its
 * session again keeps its jobs. Stops when called.
 */
export function startRecovery(lease: Lease, log: Logger, sweepEveryMs = SWEEP_EVERY_MS): () => void {
  let suspects = new Set<string>();
  let sweeping = false;
  const sweep = async (): Promise<void> => {
    const dead = await lease.use(findDeadPools);
    if (dead === undefined) return;
    const confirmed = dead.filter((id) => suspects.has(id));
    suspects = new Set(dead);
    if (confirmed.length === 0) return;
    const unlocked = await lease.use((session) => unlockPools(session, confirmed));
    if (unlocked?.length) log.warn({ pools: unlocked }, "freed the jobs of worker pools that died");
  };
  const timer = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    sweep()
      .catch((error: unknown) => log.debug({ err: error }, "could not look for dead worker pools"))
      .finally(() => (sweeping = false));
  }, sweepEveryMs);
  return () => clearInterval(timer);
}
