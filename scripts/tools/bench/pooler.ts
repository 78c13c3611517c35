// npm run bench -- pooler [requests of a caller]
// 500 callers with a workspace each, who read and write in turn, on 25 connection pools as 25 processes have them: directly,
// with as many connections as Postgres allows, and through PgBouncer in transaction mode, with 500 connections to it that
// share 20 to Postgres. Needs the program pgbouncer.
// Target: every request succeeds.
import { randomUUID } from "node:crypto";
import type { Pool } from "undici";
import { createKeyOwner, type KeyOwner } from "../../support/keys.ts";
import { hasPgBouncer, SESSION_LIMITS, startPgBouncer } from "../../support/pgbouncer.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, milliseconds, printTable, quantile } from "./support/measure.ts";
import { startApps } from "./support/pooler-apps.ts";

const REQUESTS = Number(process.argv[2] ?? 20);
const CALLERS = 500;
const APPS = 25;
const ROUNDS = 3;
/** 25 times 7 is what 200 connections allow. */
const CONNECTIONS = { direct: 7, pooled: 20 };
const SESSIONS = 20;

if (!hasPgBouncer) {
  console.log("Left out: pgbouncer is not installed.");
  process.exit(0);
}
const { db, url, close } = await openBenchmarkDatabase();
const owners: KeyOwner[] = [];
for (let caller = 0; caller < CALLERS; caller += 1) owners.push(await createKeyOwner(db));
const pooler = await startPgBouncer(url, { mode: "transaction", poolSize: SESSIONS, connectQuery: SESSION_LIMITS });
const ways = {
  direct: await startApps(APPS, { url, poolUrl: "", connections: CONNECTIONS.direct }),
  pooled: await startApps(APPS, { url, poolUrl: pooler.url, connections: CONNECTIONS.pooled }),
};
const outcomes = { direct: newOutcome(), pooled: newOutcome() };
for (let round = 0; round <= ROUNDS; round += 1)
  for (const way of ["direct", "pooled"] as const) {
    const outcome = await load(ways[way].pools);
    // The first round opens the connections.
    if (round > 0) outcomes[way] = merge(outcomes[way], outcome);
  }
console.log(machine());
printTable(`${CALLERS} callers, ${REQUESTS} requests each, half of them writes`, [
  row(`direct, ${APPS * CONNECTIONS.direct} connections`, outcomes.direct),
  row(`PgBouncer, ${APPS * CONNECTIONS.pooled} connections on ${SESSIONS} sessions`, outcomes.pooled),
]);
for (const { stop } of Object.values(ways)) await stop();
await pooler.stop();
await close();

interface Outcome {
  readonly times: readonly number[];
  readonly failed: number;
  readonly seconds: number;
}

function newOutcome(): Outcome {
  return { times: [], failed: 0, seconds: 0 };
}

function merge(one: Outcome, other: Outcome): Outcome {
  return {
    times: [...one.times, ...other.times],
    failed: one.failed + other.failed,
    seconds: one.seconds + other.seconds,
  };
}

function row(way: string, { times, failed, seconds }: Outcome): Record<string, string | number> {
  return {
    way,
    requests: times.length,
    failed,
    "a second": Math.round(times.length / seconds),
    "p50 ms": milliseconds(quantile(times, 0.5)),
    "p95 ms": milliseconds(quantile(times, 0.95)),
    "p99 ms": milliseconds(quantile(times, 0.99)),
    "longest ms": milliseconds(Math.max(...times)),
  };
}

/** Lets every caller send one request after the other. */
async function load(pools: readonly Pool[]): Promise<Outcome> {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  await Promise.all(
    owners.map(async ({ key }, caller) => {
      for (let sent = 0; sent < REQUESTS; sent += 1) {
        const start = performance.now();
        const status = await request(pools[caller % APPS]!, key, sent);
        times.push(performance.now() - start);
        if (status !== 200) failed += 1;
      }
    }),
  );
  return { times, failed, seconds: (performance.now() - started) / 1_000 };
}

async function request(pool: Pool, key: string, sent: number): Promise<number> {
  const headers = { "x-api-key": key, "content-type": "application/json" };
  const { statusCode, body } = await pool.request(
    sent % 2 === 0
      ? { method: "GET", path: "/api/v1/credits", headers }
      : { method: "POST", path: "/api/v1/icps", headers, body: JSON.stringify({ name: randomUUID() }) },
  );
  await body.dump();
  return statusCode;
}
