import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseProxy } from "../../../test/support/database-proxy.ts";
import type { SmallDisk } from "../../../test/support/small-disk.ts";
import type { SharedCrm } from "./subjects/crm.ts";
import type { SupervisedProcess } from "./supervised-process.ts";

interface Targets {
  readonly api: SupervisedProcess;
  readonly worker: SupervisedProcess;
  readonly proxy: DatabaseProxy;
  readonly killDatabase: () => void;
  readonly crm: SharedCrm;
  /** The disk of Postgres; undefined when none could be mounted, so that it is never full. */
  readonly disk: SmallDisk | undefined;
}

const MIN_PAUSE_MS = 1_500;
const MAX_PAUSE_MS = 6_000;
const MIN_SILENCE_MS = 2_000;
const MAX_SILENCE_MS = 8_000;
const MIN_FULL_MS = 1_000;
const MAX_FULL_MS = 5_000;

/** Injects random faults until the signal is aborted. Returns how often each was injected. */
export async function injectFaults(
  { api, worker, proxy, killDatabase, crm, disk }: Targets,
  random: () => number,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const between = (min: number, max: number): number => min + random() * (max - min);
  const pause = (milliseconds: number): Promise<void> =>
    delay(milliseconds, undefined, { signal }).catch(() => undefined);
  const faults: Record<string, () => void | Promise<void>> = {
    "API killed": () => api.kill(),
    "worker killed": () => worker.kill(),
    "API stopped": () => api.stop(),
    "worker stopped": () => worker.stop(),
    "Postgres killed": killDatabase,
    "connections cut": () => proxy.cut(),
    "database silent": async () => {
      proxy.silence();
      await pause(between(MIN_SILENCE_MS, MAX_SILENCE_MS));
      proxy.restore();
    },
    "CRM response lost": () => crm.loseResponse(),
    ...(disk && {
      "disk full": async () => {
        disk.fill();
        await pause(between(MIN_FULL_MS, MAX_FULL_MS));
        disk.free();
      },
    }),
  };
  const names = Object.keys(faults);
  const counts = new Map(names.map((name) => [name, 0]));
  while (!signal.aborted) {
    await pause(between(MIN_PAUSE_MS, MAX_PAUSE_MS));
    if (signal.aborted) break;
    const name = names[Math.floor(random() * names.length)]!;
    counts.set(name, counts.get(name)! + 1);
    await faults[name]?.();
  }
  return counts;
}
