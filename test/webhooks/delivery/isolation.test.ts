import { expect, test } from "vitest";
import { until } from "../../support/until.ts";
import { openDeliveries } from "../support.ts";

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
/** Attempts that run at once for an endpoint that has not responded yet. */
const INITIAL_LIMIT = 8;

/** A receiver that does not respond until `revive`, and a number of events that wait for it. */
async function openSilent(events: number, timeoutMs: number) {
  const deliveries = await openDeliveries(timeoutMs);
  let isAlive = false;
  const receiver = await deliveries.receive((_received, response) => {
    if (isAlive) response.writeHead(204).end();
  });
  const endpoint = await deliveries.subscribe(receiver.url);
  for (let event = 0; event < events; event += 1) await endpoint.publish();
  const countAttempted = async () =>
    (await deliveries.log(endpoint.id)).filter(({ attempts }) => attempts.length > 0).length;
  const revive = () => (isAlive = true);
  return { ...deliveries, receiver, endpoint, countAttempted, revive };
}

test("a receiver that does not respond uses few slots; meanwhile, a hundred events to others arrive", async () => {
  const { start, receive, receiver, subscribe, countAttempted, log } = await openSilent(100, 60_000);
  start();
  await until(() => receiver.received.length === INITIAL_LIMIT);
  const other = await subscribe((await receive()).url);
  for (let event = 0; event < 100; event += 1) await other.publish();
  await until(async () => (await log(other.id, "delivered")).length === 100);
  expect(receiver.received).toHaveLength(INITIAL_LIMIT);
  expect(await countAttempted()).toBe(0);
});

test("a host that does not respond is paused after the first attempts, and served again when it does", async () => {
  const { clock, start, receive, subscribe, receiver, endpoint, countAttempted, revive, log } = await openSilent(
    60,
    1_500,
  );
  const deliverer = start();
  await until(async () => (await countAttempted()) === INITIAL_LIMIT);
  revive();
  // The first attempts are due again by now: a round that delivers to another host skips this one.
  clock.advance(6 * SECOND);
  const other = await subscribe((await receive()).url);
  await other.publish();
  await until(async () => (await log(other.id, "delivered")).length === 1);
  expect(receiver.received).toHaveLength(INITIAL_LIMIT);
  clock.advance(30 * SECOND);
  deliverer.wake();
  await until(async () => (await log(endpoint.id, "delivered")).length === 60);
  // A delivery is sent twice if the receiver closed its connection.
  expect(new Set(receiver.received.slice(INITIAL_LIMIT).map(({ id }) => id)).size).toBe(60);
});

test("a hundred receivers behind one long queue are all served", async () => {
  const { start, receive, subscribe, log } = await openDeliveries();
  const receiver = await receive();
  const first = await subscribe(receiver.url);
  for (let event = 0; event < 300; event += 1) await first.publish();
  const others = await Promise.all(Array.from({ length: 100 }, () => subscribe(receiver.url, first.workspaceId)));
  await first.publish();
  start();
  for (const { id } of [...others, first]) await until(async () => (await log(id, "pending")).length === 0);
  expect(receiver.received).toHaveLength(301 + 100);
});

test("a delivery to a host that does not respond fails after a day", async () => {
  const { clock, start, endpoint, countAttempted, log } = await openSilent(40, 100);
  const deliverer = start();
  await until(async () => (await countAttempted()) === INITIAL_LIMIT);
  clock.advance(25 * HOUR);
  deliverer.wake();
  await until(async () => (await log(endpoint.id, "failed")).length === 40);
});
