import { describe, expect, test } from "vitest";
import { CircuitBreaker } from "../../server/lib/circuit-breaker.ts";

const SECOND = 1_000;

/** A breaker that opens after 5 failures, for 30 s to 5 minutes. */
function open(): CircuitBreaker {
  return new CircuitBreaker({ failureThreshold: 5, minCooldownMs: 30 * SECOND, maxCooldownMs: 300 * SECOND });
}

function fail(breaker: CircuitBreaker, times: number, now = 0): boolean[] {
  return Array.from({ length: times }, () => breaker.recordFailure(now));
}

describe("a circuit breaker", () => {
  test("opens after the threshold of consecutive failures", () => {
    const breaker = open();
    expect(fail(breaker, 4)).toEqual([false, false, false, false]);
    expect(breaker.state(0)).toBe("closed");
    expect(breaker.recordFailure(0)).toBe(true);
    expect(breaker.state(0)).toBe("open");
    expect(breaker.state(30 * SECOND - 1)).toBe("open");
  });

  test("does not open when a success comes in between", () => {
    const breaker = open();
    fail(breaker, 4);
    breaker.recordSuccess();
    fail(breaker, 4);
    expect(breaker.state(0)).toBe("closed");
  });

  test("is half open after 30 s; every failed probe doubles the cooldown, up to 5 minutes", () => {
    const breaker = open();
    fail(breaker, 5);
    let now = 0;
    for (const cooldown of [30, 60, 120, 240, 300, 300]) {
      now += cooldown * SECOND;
      expect([breaker.state(now - 1), breaker.state(now)]).toEqual(["open", "half_open"]);
      expect(breaker.recordFailure(now)).toBe(true);
    }
  });

  test("closes after a successful probe, and starts again with the shortest cooldown", () => {
    const breaker = open();
    fail(breaker, 5);
    fail(breaker, 1, 30 * SECOND);
    breaker.recordSuccess();
    expect(breaker.state(30 * SECOND)).toBe("closed");
    fail(breaker, 5, 100 * SECOND);
    expect(breaker.state(130 * SECOND)).toBe("half_open");
  });

  test("is not kept open by calls that began before it opened", () => {
    const breaker = open();
    fail(breaker, 5);
    expect(fail(breaker, 3, 10 * SECOND)).toEqual([false, false, false]);
    expect(breaker.state(30 * SECOND)).toBe("half_open");
  });
});
