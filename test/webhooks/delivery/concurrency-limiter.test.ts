import { expect, test } from "vitest";
import { ConcurrencyLimiter, type Responsiveness } from "../../../server/webhooks/delivery/concurrency-limiter.ts";

const receiver = { id: "wh_a", host: "a.example" };

/** Runs attempts one after the other. */
function run(limiter: ConcurrencyLimiter, responsiveness: Responsiveness, times: number): void {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expect(limiter.acquire(receiver, 1)).toBe(1);
    limiter.finish(receiver, responsiveness);
  }
}

function freeSlots(limiter: ConcurrencyLimiter): number {
  const slots = limiter.acquire(receiver, 1_000);
  limiter.release(receiver, slots);
  return slots;
}

test("an endpoint's limit begins at 8, grows to 64 while it responds fast, and shrinks to 1 while it is slow or silent", () => {
  const limiter = new ConcurrencyLimiter();
  expect(freeSlots(limiter)).toBe(8);
  run(limiter, "fast", 80);
  expect(freeSlots(limiter)).toBe(64);
  run(limiter, "slow", 10);
  expect(freeSlots(limiter)).toBe(54);
  run(limiter, "silent", 1);
  expect(freeSlots(limiter)).toBe(27);
  run(limiter, "aborted", 1);
  expect(freeSlots(limiter)).toBe(27);
  run(limiter, "slow", 50);
  expect(freeSlots(limiter)).toBe(1);
});

test("at most 128 attempts run for all endpoints of a host, and 512 in total", () => {
  const limiter = new ConcurrencyLimiter();
  const acquire = (host: string, endpoints: number) =>
    Array.from({ length: endpoints }, (_, index) => limiter.acquire({ id: `wh_${host}_${index}`, host }, 100));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  expect(sum(acquire("a.example", 20))).toBe(128);
  expect(limiter.runningOn("a.example")).toBe(128);
  expect(sum(["b", "c", "d", "e"].flatMap((host) => acquire(host, 20)))).toBe(384);
  expect(limiter.free).toBe(0);
});

test("no more slots are acquired than requested, and released ones are free again", () => {
  const limiter = new ConcurrencyLimiter();
  expect(limiter.acquire(receiver, 3)).toBe(3);
  expect(freeSlots(limiter)).toBe(5);
  limiter.release(receiver, 2);
  expect(freeSlots(limiter)).toBe(7);
  expect(limiter.runningOn("a.example")).toBe(1);
});
