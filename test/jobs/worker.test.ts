import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { enqueue, enqueueAll } from "../../server/jobs/enqueue.ts";
import { jobs } from "../../server/jobs/pools.ts";
import type { JobHandlers } from "../../server/jobs/registry.ts";
import { startWorkers, type Workers } from "../../server/jobs/worker.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { idleHandlers } from "../support/idle-handlers.ts";
import { silentLog } from "../support/silent-log.ts";
import { until } from "../support/until.ts";

let database: TestDatabase;
let running: Workers[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.map((workers) => workers.stop()));
  running = [];
});

async function start(handlers: Partial<JobHandlers>): Promise<Workers> {
  const workers = await startWorkers({
    url: database.url,
    log: silentLog,
    handlers: { ...idleHandlers, ...handlers },
  });
  running.push(workers);
  return workers;
}

async function queuedJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from graphile_worker._private_jobs`.execute(
    database.db,
  );
  return rows[0]?.count ?? 0;
}

test("jobs are run once each by two processes' pools on one database", async () => {
  const ran: string[] = [];
  const handlers = { "lookalikes.run": async ({ jobId }: { jobId: string }) => void ran.push(jobId) };
  await start(handlers);
  await start(handlers);
  const ids = Array.from({ length: 200 }, (_, index) => `job_${String(index).padStart(3, "0")}`);
  await enqueueAll(
    database.db,
    "lookalikes.run",
    ids.map((jobId) => ({ jobId })),
  );
  await until(async () => (await queuedJobs()) === 0);
  expect(ran.sort()).toEqual(ids);
});

test("a job that throws is tried again", async () => {
  const attempts: number[] = [];
  await start({
    "lookalikes.run": async (_payload, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error("the first attempt fails");
    },
  });
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" });
  await until(() => attempts.length === 2);
  expect(attempts).toEqual([1, 2]);
});

test("a stopping process tells its jobs, and gives back those that end early as if never started", async () => {
  let started = 0;
  const workers = await start({
    "lookalikes.run": async (_payload, { signal }) => {
      started += 1;
      await delay(60_000, undefined, { signal });
    },
  });
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" });
  await until(() => started === 1);
  running = [];
  await workers.stop();
  const { rows } = await sql<{ attempts: number; locked: boolean; due: boolean }>`
    select attempts, locked_at is not null as locked, run_at <= now() as due from graphile_worker._private_jobs`.execute(
    database.db,
  );
  expect(rows).toEqual([{ attempts: 0, locked: false, due: true }]);
});

test("a job of a killed process is run by another within seconds", async () => {
  const victim = spawn(
    process.execPath,
    [new URL("../support/stuck-worker.ts", import.meta.url).pathname, database.url],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" });
  const [line] = (await once(createInterface({ input: victim.stdout }), "line")) as [string];
  expect(line).toBe("took job_a");
  victim.kill("SIGKILL");
  const ran: string[] = [];
  await start({ "lookalikes.run": async ({ jobId }) => void ran.push(jobId) });
  await until(() => ran.length === 1);
  expect(ran).toEqual(["job_a"]);
});

test("pools whose database connections are all cut go on by themselves, and lose no job", async () => {
  const ran = new Set<string>();
  await start({ "lookalikes.run": async ({ jobId }) => void ran.add(jobId) });
  const ids = Array.from({ length: 300 }, (_, index) => `job_${index}`);
  for (const jobId of ids) {
    await enqueue(database.db, "lookalikes.run", { jobId });
    if (jobId.endsWith("99")) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'test'`.execute(
        database.db,
      );
    }
  }
  await until(() => ran.size === ids.length);
  const pools = new Set(Object.values(jobs).map(({ pool }) => pool)).size;
  const { rows } = await until(async () => {
    const found = await sql<{
      pools: number;
    }>`select count(*) as pools from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
      database.db,
    );
    return Number(found.rows[0]?.pools) === pools && found;
  });
  expect(Number(rows[0]?.pools)).toBe(pools);
});
