import { describe, expect, test } from "vitest";
import type { Behaviour } from "../../../server/webhooks/delivery/concurrency-limiter.ts";
import { Gate } from "../../../server/webhooks/delivery/concurrency-limiter.ts";

function at(seconds: number) {
  return new Date(1_800_000_000_000 + seconds * 1_000);
}

/** So many attempts, one after the other, at one endpoint of a host. */
function behave(gate: Gate, behaviour: Behaviour, times: number, seconds = 0, endpoint = "wh_a", host = "a.example") {
  return Array.from({ length: times }, () => {
    if (gate.take(endpoint, host, 1, at(seconds)) === 0) return "no place";
    return gate.leave(endpoint, host, behaviour, at(seconds)) ? "shut off" : "open";
  });
}

function placesFor(gate: Gate, seconds: number, endpoint = "wh_a", host = "a.example"): number {
  const places = gate.take(endpoint, host, 1_000, at(seconds));
  gate.giveBack(endpoint, host, places);
  return places;
}

describe("a host that stays silent", () => {
  test("is shut off after 5 attempts in a row without an answer, and other hosts are not", () => {
    const gate = new Gate();
    expect(behave(gate, "silent", 6)).toEqual(["open", "open", "open", "open", "shut off", "no place"]);
    expect(placesFor(gate, 29)).toBe(0);
    expect(placesFor(gate, 29, "wh_b", "b.example")).toBe(8);
  });

  test("is shut off for all its endpoints", () => {
    const gate = new Gate();
    behave(gate, "silent", 5);
    expect(placesFor(gate, 0, "wh_other")).toBe(0);
  });

  test("gets a single probe after 30 s; while that is silent, the pause doubles up to 5 minutes", () => {
    const gate = new Gate();
    behave(gate, "silent", 5);
    let seconds = 0;
    for (const pause of [30, 60, 120, 240, 300, 300]) {
      expect(placesFor(gate, seconds + pause - 1)).toBe(0);
      seconds += pause;
      expect(placesFor(gate, seconds)).toBe(1);
      expect(gate.take("wh_a", "a.example", 10, at(seconds))).toBe(1);
      expect(placesFor(gate, seconds)).toBe(0);
      expect(gate.leave("wh_a", "a.example", "silent", at(seconds))).toBe(true);
    }
  });

  test("is open again after a probe that was answered", () => {
    const gate = new Gate();
    behave(gate, "silent", 5);
    expect(behave(gate, "fast", 1, 30)).toEqual(["open"]);
    expect(placesFor(gate, 30)).toBeGreaterThan(1);
  });

  test("is not shut off when an answer comes in between, even an error", () => {
    const gate = new Gate();
    expect(behave(gate, "silent", 4)).not.toContain("shut off");
    behave(gate, "fast", 1);
    expect(behave(gate, "silent", 4)).not.toContain("shut off");
  });

  test("is prolonged by its probes only, not by attempts that began before", () => {
    const gate = new Gate();
    expect(gate.take("wh_a", "a.example", 8, at(0))).toBe(8);
    const shutOff = Array.from({ length: 8 }, () => gate.leave("wh_a", "a.example", "silent", at(10)));
    expect(shutOff.filter(Boolean)).toHaveLength(1);
    expect(placesFor(gate, 40)).toBe(1);
  });
});

describe("deliveries claimed ahead of their places", () => {
  test("are none until an endpoint has answered fast, then three for each place", () => {
    const gate = new Gate();
    expect(gate.ahead("wh_a", "a.example")).toBe(0);
    behave(gate, "fast", 2);
    expect(gate.ahead("wh_a", "a.example")).toBe(30);
    behave(gate, "fast", 80);
    expect(gate.ahead("wh_a", "a.example")).toBe(192);
  });

  test("are none for a host that stays silent, nor for an endpoint that became slow", () => {
    const gate = new Gate();
    behave(gate, "fast", 80);
    behave(gate, "silent", 1);
    expect(gate.ahead("wh_a", "a.example")).toBe(0);
    behave(gate, "fast", 1);
    expect(gate.ahead("wh_a", "a.example")).toBe(99);
    behave(gate, "slow", 25);
    expect(gate.ahead("wh_a", "a.example")).toBe(0);
  });
});

describe("an endpoint's places", () => {
  test("begin at 8, grow to 64 while it answers fast, and shrink to 1 while it is slow or silent", () => {
    const gate = new Gate();
    expect(placesFor(gate, 0)).toBe(8);
    behave(gate, "fast", 80);
    expect(placesFor(gate, 0)).toBe(64);
    behave(gate, "slow", 10);
    expect(placesFor(gate, 0)).toBe(54);
    behave(gate, "silent", 1);
    expect(placesFor(gate, 0)).toBe(27);
    behave(gate, "slow", 50);
    expect(placesFor(gate, 0)).toBe(1);
  });

  test("are 128 at most for all endpoints of one host, and 512 for all hosts", () => {
    const gate = new Gate();
    const taken = (host: string) =>
      Array.from({ length: 20 }, (_, index) => gate.take(`wh_${host}_${index}`, host, 100, at(0))).reduce(
        (sum, places) => sum + places,
      );
    expect(taken("a.example")).toBe(128);
    expect(
      Array.from({ length: 9 }, (_, index) => taken(`${index}.example`)).reduce((sum, places) => sum + places),
    ).toBe(384);
    expect(gate.free).toBe(0);
  });
});
