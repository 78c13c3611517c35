import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseProxy } from "../../support/database-proxy.ts";
import type { SmallDisk } from "../../support/small-disk.ts";
import type { SharedCrm } from "./scenarios/crm.ts";
import type { SupervisedProcess } from "./supervised-process.ts";

interface Targets {
  readonly api: SupervisedProcess;
  readonly worker: SupervisedProcess;
  readonly proxy: DatabaseProxy;
  readonly killDatabase: () => void;
  readonly crm: SharedCrm;
  /** The disk of Postgres; undefined if no disk could be mounted, so that the disk is never full. */
  readonly disk: SmallDisk | undefined;
  /** Further faults, of servers other than the primary. */
  readonly others: Readonly<Record<string, Fault>>;
  /** The number of failed requests so far. */
  readonly failures: () => number;
}

/** Injects a fault. A fault that lasts calls `pause` before it ends. */
export type Fault = (pause: () => Promise<void>) => void | Promise<void>;

/** The number of injections of a fault, and of the requests that failed between an injection and the next fault. */
export type Injected = { readonly fault: string; times: number; "5xx or no response until the next": number };

const MIN_PAUSE_MS = 1_500;
const MAX_PAUSE_MS = 6_000;
const MIN_SILENCE_MS = 2_000;
const MAX_SILENCE_MS = 8_000;
const MIN_FULL_MS = 1_000;
const MAX_FULL_MS = 5_000;
/** The duration of an outage of PgBouncer or the replica is between these bounds. */
const MIN_OUTAGE_MS = 500;
const MAX_OUTAGE_MS = 6_000;

/** Injects random faults until the signal is aborted. Returns the counts of each fault. */
export async function injectFaults(
  { api, worker, proxy, killDatabase, crm, disk, others, failures }: Targets,
  random: () => number,
  signal: AbortSignal,
): Promise<Injected[]> {
  const between = (min: number, max: number): number => min + random() * (max - min);
  const pause = (milliseconds: number): Promise<void> =>
    delay(milliseconds, undefined, { signal }).catch(() => undefined);
  const faults: Record<string, Fault> = {
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
    ...others,
  };
  const injected = Object.keys(faults).map(
    (fault): Injected => ({ fault, times: 0, "5xx or no response until the next": 0 }),
  );
  const pauseBetween = () => pause(between(MIN_PAUSE_MS, MAX_PAUSE_MS));
  await pauseBetween();
  while (!signal.aborted) {
    const outcome = injected[Math.floor(random() * injected.length)]!;
    const failuresBefore = failures();
    await faults[outcome.fault]?.(() => pause(between(MIN_OUTAGE_MS, MAX_OUTAGE_MS)));
    await pauseBetween();
    outcome.times += 1;
    outcome["5xx or no response until the next"] += failures() - failuresBefore;
  }
  return injected;
}
