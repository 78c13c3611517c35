import { setImmediate } from "node:timers/promises";
import type { VendorTime } from "../../../server/adapters/vendor-time.ts";

/** A clock that advances only with sleeps, which return immediately. */
export class TestTime implements VendorTime {
  /** All sleeps so far, in milliseconds. */
  readonly sleeps: number[] = [];
  /** Called at the start of every sleep. */
  onSleep: () => void = () => undefined;
  #now = Date.parse("2026-11-22T09:00:00.000Z");
  readonly #timeouts = new Set<AbortController>();

  now(): number {
    return this.#now;
  }

  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    this.sleeps.push(ms);
    this.onSleep();
    await setImmediate();
    signal.throwIfAborted();
    this.#now += ms;
  }

  timeout(): AbortSignal {
    const controller = new AbortController();
    this.#timeouts.add(controller);
    return controller.signal;
  }

  /** Fires every timeout. */
  expireTimeouts(): void {
    for (const controller of this.#timeouts) controller.abort(new DOMException("Too late.", "TimeoutError"));
    this.#timeouts.clear();
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  /** Always 0.5, so that the jitter is known. */
  random(): number {
    return 0.5;
  }
}
