import type { Clock } from "../../server/ports/clock.ts";

/** A clock that goes with the real one and can be put forward. */
export class TestClock implements Clock {
  #aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  advance(ms: number): void {
    this.#aheadMs += ms;
  }
}
