import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { countStatements } from "../../support/count-statements.ts";
import { openDeliveries } from "../support.ts";

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
/** The limit of concurrent attempts for an endpoint that has not responded yet. */
const INITIAL_LIMIT = 8;

/** Starts a receiver that does not respond until `revive` is called, and publishes `events` events for it. */
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

test("a receiver that does not respond uses few slots, and a hundred events to other receivers arrive", async () => {
  const { start, receive, receiver, subscribe, countAttempted, log } = await openSilent(100, 60_000);
  start();
  await until(() => receiver.received.length === INITIAL_LIMIT);
  const other = await subscribe((await receive()).url);
  for (let event = 0; event < 100; event += 1) await other.publish();
  await until(async () => (await log(other.id, "delivered")).length === 100);
  expect(receiver.received).toHaveLength(INITIAL_LIMIT);
  expect(await countAttempted()).toBe(0);
});

test("a receiver that does not respond is paused after the first attempts, and served again when it responds", async () => {
  const { clock, start, receive, subscribe, receiver, endpoint, countAttempted, revive, log } = await openSilent(
    60,
    1_500,
  );
  const deliverer = start();
  await until(async () => (await countAttempted()) === INITIAL_LIMIT);
  revive();
  // The retries of the first attempts are due. A round that delivers to another endpoint skips this endpoint.
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

test("a hundred receivers behind the long queue of one receiver are all served", async () => {
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

test("a delivery to a receiver that does not respond fails after a day", async () => {
  const { clock, start, endpoint, countAttempted, log } = await openSilent(40, 100);
  const deliverer = start();
  await until(async () => (await countAttempted()) === INITIAL_LIMIT);
  clock.advance(25 * HOUR);
  deliverer.wake();
  await until(async () => (await log(endpoint.id, "failed")).length === 40);
});

/** Starts a host that many workspaces use, such as a hook service. Its paths that contain `silent` never respond. */
async function openSharedHost(timeoutMs: number) {
  const deliveries = await openDeliveries(timeoutMs);
  const receiver = await deliveries.receive(({ path }, response) => {
    if (!path.includes("silent")) response.writeHead(204).end();
  });
  const address = (name: string) => receiver.url.replace("/receive", `/${name}`);
  return { ...deliveries, receiver, address };
}

test("silent endpoints do not pause or fail the deliveries of other endpoints on the same host, regardless of their ids", async () => {
  const { clock, start, subscribe, address, log } = await openSharedHost(200);
  const silent = await Promise.all(Array.from({ length: 10 }, (_, at) => subscribe(address(`silent-${at}`))));
  for (const endpoint of silent) for (let event = 0; event < 10; event += 1) await endpoint.publish();
  const deliverer = start();
  const hasOpened = async (id: string) =>
    (await log(id)).filter(({ attempts }) => attempts.length > 0).length >= INITIAL_LIMIT;
  await until(async () => (await Promise.all(silent.map(({ id }) => hasOpened(id)))).every(Boolean));
  const others = await Promise.all(Array.from({ length: 10 }, (_, at) => subscribe(address(`other-${at}`))));
  for (const endpoint of others) await endpoint.publish();
  for (const { id } of others) await until(async () => (await log(id, "delivered")).length === 1);
  clock.advance(25 * HOUR);
  for (const endpoint of others) await endpoint.publish();
  deliverer.wake();
  for (const { id } of others) await until(async () => (await log(id, "delivered")).length === 2);
  for (const { id } of others) expect(await log(id, "failed")).toEqual([]);
});

test("the probe of a silent endpoint is the delivery that has waited longest", async () => {
  const { clock, start, receiver, countAttempted } = await openSilent(20, 300);
  const deliverer = start();
  await until(async () => (await countAttempted()) === INITIAL_LIMIT);
  const first = new Set(receiver.received.map(({ id }) => id));
  clock.advance(31 * SECOND);
  deliverer.wake();
  await until(() => receiver.received.length > INITIAL_LIMIT);
  expect(first).not.toContain(receiver.received[INITIAL_LIMIT]?.id);
});

test("with 1,200 endpoints that wait for a retry, the deliverer queries due deliveries once a second", async () => {
  const { db, clock, start, receive, subscribe, log } = await openDeliveries();
  const first = await subscribe((await receive()).url);
  await sql`
    insert into webhook_endpoint (id, workspace_id, url, host, events)
    select 'wh_waiting' || number, ${first.workspaceId}, 'http://127.0.0.1:9/', '127.0.0.1:9',
      '{lookalike_job.completed}'
    from generate_series(1, 1200) as number`.execute(db);
  await first.publish();
  const later = new Date(clock.now().getTime() + HOUR);
  await sql`update webhook_delivery set next_attempt_at = ${later} where endpoint_id <> ${first.id}`.execute(db);
  const statements = countStatements(db);
  start(statements.db);
  await until(async () => (await log(first.id, "delivered")).length === 1);
  const before = statements.count();
  await delay(2_000);
  // The deliverer reads three pages of 500 endpoints, two or three times.
  expect(statements.count() - before).toBeLessThanOrEqual(12);
});
