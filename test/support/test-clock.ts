import type { Clock } from "../../server/ports/clock.ts";

/** The real time, plus the time by which the test has advanced the clock. */
export class TestClock implements Clock {
  #aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  advance(ms: number): void {
    this.#aheadMs += ms;
  }

  reset(): void {
    this.#aheadMs = 0;
  }
}
