import { afterAll, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { startDatabaseProxy } from "../../scripts/support/database-proxy.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { createTestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";

const database = await createTestDatabase();
const owner = await createKeyOwner(database.db);
const proxy = await startDatabaseProxy(database.url);
const service = await startTestService({ WORKERS: "1", DATABASE_URL: proxy.url, REQUEST_WAIT_MS: "1000" }, database, {
  search: true,
});
afterAll(async () => {
  await service.stop();
  await proxy.close();
});

async function readCredits(): Promise<number> {
  return (await call(service, "GET", "/api/v1/credits", { key: owner.key })).status;
}

async function readiness(): Promise<number> {
  return (await fetch(`${service.address}/readyz`)).status;
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

test("while the database is silent, requests get 503 within ten seconds and readiness fails, and both recover", async () => {
  await until(async () => (await readiness()) === 200);
  proxy.silence();
  const statuses: number[] = [];
  const seconds = await measureSeconds(async () => {
    statuses.push(...(await Promise.all(Array.from({ length: 30 }, readCredits))));
  });
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(seconds).toBeLessThan(10);
  // A probe of a busy process gets the last result, and the next probe gets the new one.
  await until(async () => (await readiness()) === 503);
  await proxy.restore();
  await until(async () => (await readCredits()) === 200 && (await readiness()) === 200);
});

test("a process whose database is silent stops within ten seconds", async () => {
  proxy.silence();
  expect(await measureSeconds(() => service.stop())).toBeLessThan(10);
});
