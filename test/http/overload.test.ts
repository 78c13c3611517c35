import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { blocklist } from "../../server/blocklist/handlers.ts";
import { blocklistWith } from "../support/blocklist-handlers.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HttpApp, startHttpApp } from "../support/http-app.ts";

const PATH = "/api/v1/account/blocklist";
const REQUEST_MS = 100;
/** Much longer than a request takes, so that a busy machine rejects no request that would be served soon. */
const MAX_WAIT_MS = 2_500;
const CROWD = 200;

let database: TestDatabase;
let app: HttpApp;
/** The number of running writes of each workspace, and the maximum of concurrent ones. */
const running = new Map<number, number>();
let most = 0;
/** Serves up to three slow writes concurrently, at most two of one workspace. */
beforeEach(async () => {
  most = 0;
  database = await createTestDatabase();
  const { Blocklist } = blocklistWith(async (_input, context) => {
    const { workspaceId } = context.caller;
    const count = (more: number) => running.set(workspaceId, (running.get(workspaceId) ?? 0) + more);
    most = Math.max(most, count(1).get(workspaceId)!);
    await delay(REQUEST_MS);
    count(-1);
    return context.reply(200, { domains: [], added_count: 0 });
  });
  app = await startHttpApp(
    database.db,
    { Blocklist: { ...blocklist(), ...Blocklist } },
    { requestsAtOnce: 3, maxWaitMs: MAX_WAIT_MS },
  );
});
afterEach(() => app.stop());

async function timed(key = app.key, method = "POST") {
  const begun = performance.now();
  const body = method === "GET" ? {} : { body: { domains: [`company-${Math.random()}.example`] } };
  const response = await app.send(method, PATH, { ...body, headers: { "X-API-Key": key } });
  return { ...response, milliseconds: performance.now() - begun };
}

function median(responses: readonly { milliseconds: number }[]): number {
  const sorted = responses.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Sends many requests from two workspaces, after the service has seen their keys and measured a request. */
async function sendCrowd() {
  const other = await createKeyOwner(database.db);
  await Promise.all([timed(), timed(other.key)]);
  const crowd = Array.from({ length: CROWD }, (_, at) => timed(at % 2 === 0 ? app.key : other.key));
  await until(() => most > 0);
  return crowd;
}

test("requests that would wait long are rejected immediately, and those that are accepted are served soon", async () => {
  const responses = await Promise.all(await sendCrowd());
  const served = responses.filter(({ status }) => status === 200);
  const rejected = responses.filter(({ status }) => status === 503);
  expect(served.length + rejected.length).toBe(CROWD);
  expect(served.length).toBeGreaterThan(4);
  expect(rejected.length).toBeGreaterThan(CROWD / 2);
  for (const { body, headers } of rejected) {
    const seconds = Number(headers.get("retry-after"));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(body).toMatchObject({
      error_code: "UNAVAILABLE",
      message: `Too many requests are waiting. Try again in ${seconds} seconds.`,
    });
  }
  expect(median(rejected)).toBeLessThan(median(served));
  const metrics = await app.metrics.registry.metrics();
  const counted = metrics.matchAll(/^http_requests_shed_total\{work="\w+"\} (\d+)$/gm);
  expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(rejected.length);
});

test("requests of another workspace, and reads, do not wait behind the queued writes of two workspaces", async () => {
  const crowd = await sendCrowd();
  const { key } = await createKeyOwner(database.db);
  const [third, read] = await Promise.all([timed(key), timed(app.key, "GET")]);
  expect(third.status).toBe(200);
  expect(read.status).toBe(200);
  const served = (await Promise.all(crowd)).filter(({ status }) => status === 200);
  const lastServed = Math.max(...served.map(({ milliseconds }) => milliseconds));
  expect(third.milliseconds).toBeLessThan(lastServed);
  expect(read.milliseconds).toBeLessThan(lastServed);
  expect(most).toBe(2);
});

test("the service accepts requests again when the waiting ones are served", async () => {
  await Promise.all(await sendCrowd());
  expect((await timed()).status).toBe(200);
});
