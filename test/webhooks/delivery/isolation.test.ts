import { expect, test } from "vitest";
import type { Delivery } from "../../../server/webhooks/endpoints/queries-deliveries.ts";
import { until } from "../../support/until.ts";
import { openDeliveries } from "../support.ts";

/** Whether a host was tried often enough to be shut off, and nothing is claimed for it: what was not tried yet is due, and stays so. */
function isLeftAlone(deliveries: readonly Delivery[], now: Date): boolean {
  const untried = deliveries.filter(({ attempts }) => attempts.length === 0);
  return deliveries.length - untried.length >= 5 && untried.every(({ next_attempt_at }) => next_attempt_at! <= now);
}

test("a receiver that never answers takes a few places; a hundred events to others arrive meanwhile", async () => {
  const { start, receive, subscribe, log } = await openDeliveries(60_000);
  const silent = await receive(() => undefined);
  const lively = await receive();
  const hanging = await subscribe(silent.url);
  const other = await subscribe(lively.url);
  for (let event = 0; event < 100; event += 1) await hanging.publish();
  start();
  await until(() => silent.received.length >= 8);
  for (let event = 0; event < 100; event += 1) await other.publish();
  await until(async () => (await log(other.id)).filter(({ status }) => status === "delivered").length === 100);
  expect(silent.received).toHaveLength(8);
  expect((await log(hanging.id)).every(({ attempts }) => attempts.length === 0)).toBe(true);
});

test("a host that does not answer is left alone after a few attempts, and served again when it lives", async () => {
  const { clock, start, receive, subscribe, log } = await openDeliveries(1_500);
  let isAlive = false;
  const receiver = await receive((_received, response) => {
    if (isAlive) response.writeHead(204).end();
  });
  const endpoint = await subscribe(receiver.url);
  for (let event = 0; event < 60; event += 1) await endpoint.publish();
  const deliverer = start();
  await until(async () => receiver.open() === 0 && isLeftAlone(await log(endpoint.id), clock.now()));
  const before = receiver.received.length;
  expect(before).toBeLessThan(20);
  isAlive = true;
  clock.advance(29 * 1_000);
  deliverer.wake();
  await until(async () => (await log(endpoint.id)).length === 60);
  expect(receiver.received).toHaveLength(before);
  clock.advance(2 * 1_000);
  deliverer.wake();
  await until(async () => (await log(endpoint.id)).every(({ status }) => status === "delivered"));
  // A connection the silent receiver left broken is tried once more on a fresh one, so some may arrive twice.
  const ids = receiver.received.slice(before).map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(60);
});

test("a hundred receivers behind one long queue are all served", async () => {
  const { start, receive, subscribe, log } = await openDeliveries();
  const receiver = await receive();
  const first = await subscribe(receiver.url);
  for (let event = 0; event < 300; event += 1) await first.publish();
  const others = await Promise.all(Array.from({ length: 100 }, () => subscribe(receiver.url, first.workspaceId)));
  await first.publish();
  start();
  for (const { id } of others) await until(async () => (await log(id)).every(({ status }) => status === "delivered"));
  await until(async () => (await log(first.id)).every(({ status }) => status === "delivered"));
  expect(receiver.received).toHaveLength(301 + 100);
});

test("what never gets its turn at a host that stays silent is given up after a day", async () => {
  const { clock, start, receive, subscribe, log } = await openDeliveries(100);
  const receiver = await receive(() => undefined);
  const endpoint = await subscribe(receiver.url);
  for (let event = 0; event < 40; event += 1) await endpoint.publish();
  const deliverer = start();
  const attempted = async () => (await log(endpoint.id)).filter(({ attempts }) => attempts.length > 0).length;
  await until(async () => receiver.open() === 0 && isLeftAlone(await log(endpoint.id), clock.now()));
  const untried = 40 - (await attempted());
  clock.advance(25 * 60 * 60 * 1_000);
  deliverer.wake();
  await until(async () => (await log(endpoint.id)).filter(({ status }) => status === "failed").length >= untried - 1);
});
