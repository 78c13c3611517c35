import pg from "pg";
import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { withDatabase } from "../../scripts/support/cluster.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { createTestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";

const database = await createTestDatabase();
const owner = await createKeyOwner(database.db);
const service = await startTestService({ WORKERS: "1" }, database, { search: true });

async function write(): Promise<number> {
  const body = { domains: ["northwind.com"] };
  return (await call(service, "POST", "/api/v1/account/blocklist", { key: owner.key, body })).status;
}

async function read(): Promise<number> {
  return (await call(service, "GET", "/api/v1/account/blocklist", { key: owner.key })).status;
}

async function readiness(): Promise<number> {
  return (await fetch(`${service.address}/readyz`)).status;
}

/** Makes new sessions read-only or writable. Ends old sessions if they would keep their state. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  // This client bypasses the pooler and uses another database, so that it can end all sessions of the service.
  const client = new pg.Client({ connectionString: withDatabase(database.url, "postgres") });
  const name = new URL(database.url).pathname.slice(1);
  await client.connect();
  await client.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`);
  // Open sessions keep their state, and PgBouncer keeps a session open when the service closes its connection.
  if (isReadOnly || database.poolUrl !== undefined)
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  await client.end();
}

test("while the database is read-only, requests get 503 and readiness fails, and both recover without a closed connection", async () => {
  await until(async () => (await readiness()) === 200);
  expect(await write()).toBe(200);
  await setReadOnly(true);
  await until(async () => (await readiness()) === 503);
  const statuses = await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? write() : read())));
  expect(new Set(statuses)).toEqual(new Set([503]));
  await setReadOnly(false);
  await until(async () => (await readiness()) === 200 && (await write()) === 200);
});
