import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { until } from "../../support/until.ts";
import { openDeliveries } from "../support.ts";

/** A receiver that answers at once until so many requests have come, and then keeps them waiting for `release`. */
async function openEager(timeoutMs?: number) {
  const deliveries = await openDeliveries(timeoutMs);
  const held: ServerResponse[] = [];
  let isHolding = true;
  const receiver = await deliveries.receive((_received, response, count) => {
    if (count <= 60 || !isHolding) response.writeHead(204).end();
    else held.push(response);
  });
  const release = (status = 204) => {
    isHolding = false;
    for (const response of held.splice(0)) response.writeHead(status).end();
  };
  const endpoint = await deliveries.subscribe(receiver.url);
  for (let event = 0; event < 300; event += 1) await endpoint.publish();
  const claimed = async () => {
    const now = deliveries.clock.now();
    return (await deliveries.log(endpoint.id)).filter(
      ({ status, next_attempt_at }) => status === "pending" && next_attempt_at! > now,
    ).length;
  };
  return { ...deliveries, receiver, endpoint, held, release, claimed };
}

test("what was claimed ahead is given back when the process stops, and each arrives once", async () => {
  const { start, receiver, endpoint, held, release, claimed, log } = await openEager();
  const first = start();
  await until(async () => held.length >= 20 && (await claimed()) > held.length);
  const stopped = first.stop();
  release();
  await stopped;
  expect(await claimed()).toBe(0);
  start();
  await until(async () => (await log(endpoint.id)).every(({ status }) => status === "delivered"));
  expect(receiver.received).toHaveLength(300);
});

test("what was claimed ahead is given back when the receiver falls silent", async () => {
  const { start, held, claimed } = await openEager(500);
  start();
  await until(() => held.length >= 20);
  await until(async () => (await claimed()) === 0 || held.length > 100);
  expect(held.length).toBeLessThanOrEqual(100);
});

test("nothing that was claimed ahead is sent after a 410", async () => {
  const { start, receiver, endpoint, held, release, log } = await openEager();
  start();
  await until(() => held.length >= 20);
  const sent = receiver.received.length;
  release(410);
  await until(async () => (await log(endpoint.id)).every(({ status }) => status !== "pending"));
  expect(receiver.received.length - sent).toBeLessThan(70);
  expect((await log(endpoint.id)).filter(({ status }) => status === "failed").length).toBeGreaterThan(150);
});
