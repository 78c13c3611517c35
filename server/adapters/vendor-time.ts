import { setTimeout as delay } from "node:timers/promises";

/** The clock and timers of requests to vendors. Tests replace them to avoid real waits. */
export interface VendorTime {
  /** Milliseconds since 1970. */
  now(): number;
  /** Rejects with the signal's reason if the signal aborts first. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  timeout(ms: number): AbortSignal;
  /** Returns a random number from 0 to below 1, for jitter. */
  random(): number;
}

export const SYSTEM_TIME: VendorTime = {
  now: () => Date.now(),
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
  timeout: (ms) => AbortSignal.timeout(ms),
  random: () => Math.random(),
};

/** Sleeps. Resolves to false if the signal aborts first. */
export function pause(time: VendorTime, ms: number, signal: AbortSignal): Promise<boolean> {
  return time.sleep(ms, signal).then(
    () => true,
    () => false,
  );
}

/** Requests with the same `lane` start at least `spacingMs` apart. */
export interface Pace {
  readonly lane: string;
  readonly spacingMs: number;
}

/** The number of lanes above which idle lanes are dropped. */
const MAX_LANES = 1_000;

/** Spaces the requests of each lane, in the order of the calls. */
export class Pacer {
  readonly #time: VendorTime;
  readonly #freeAt = new Map<string, number>();

  constructor(time: VendorTime) {
    this.#time = time;
  }

  async wait({ lane, spacingMs }: Pace, signal: AbortSignal): Promise<void> {
    const now = this.#time.now();
    const start = Math.max(now, this.#freeAt.get(lane) ?? 0);
    this.#freeAt.set(lane, start + spacingMs);
    if (this.#freeAt.size > MAX_LANES) this.#dropIdleLanes(now);
    if (start > now) await this.#time.sleep(start - now, signal);
  }

  #dropIdleLanes(now: number): void {
    for (const [lane, freeAt] of this.#freeAt) if (freeAt <= now) this.#freeAt.delete(lane);
  }
}
