import { expect, test } from "vitest";
import { ConcurrencyLimiter, type Responsiveness } from "../../../server/webhooks/delivery/concurrency-limiter.ts";

const receiver = { id: "wh_a", workspace_id: 1, host: "a.example" };

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

test("at most 512 attempts run: 256 of a workspace, 128 on a host, and 64 of a workspace on a host", () => {
  const limiter = new ConcurrencyLimiter();
  /** Acquires all slots that 20 endpoints of a workspace on a host may have, and returns their number. */
  const acquire = (workspace_id: number, host: string): number => {
    const ids = Array.from({ length: 20 }, (_, index) => `wh_${workspace_id}_${host}_${index}`);
    return ids.reduce((sum, id) => sum + limiter.acquire({ id, workspace_id: workspace_id, host }, 100), 0);
  };
  expect([1, 2, 3].map((workspace) => acquire(workspace, "a.example"))).toEqual([64, 64, 0]);
  expect(["b", "c", "d", "e"].map((host) => acquire(1, host))).toEqual([64, 64, 64, 0]);
  expect(["f", "g", "h", "i"].map((host) => acquire(2, host))).toEqual([64, 64, 64, 0]);
  expect(limiter.free).toBe(0);
});

test("no more slots are acquired than requested, and released slots are free again", () => {
  const limiter = new ConcurrencyLimiter();
  expect(limiter.acquire(receiver, 3)).toBe(3);
  expect(freeSlots(limiter)).toBe(5);
  limiter.release(receiver, 2);
  expect(freeSlots(limiter)).toBe(7);
  expect(limiter.runningAt("wh_a")).toBe(1);
});
