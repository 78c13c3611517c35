import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { until } from "../../scripts/support/until.ts";
import { listRows } from "../../server/db/statements.ts";
import { type JobHandlers, type PoolName, pools } from "../../server/jobs/definitions.ts";
import { enqueue, enqueueAll } from "../../server/jobs/enqueue.ts";
import { createLog } from "../../server/wiring/log.ts";
import { openJobStage } from "./stage.ts";

const stage = openJobStage();

test("each job is run once by the pools of two processes on one database", async () => {
  const ran: string[] = [];
  const handlers = { "lookalikes.run": async ({ jobId }: { jobId: string }) => void ran.push(jobId) };
  await stage.start(handlers);
  await stage.start(handlers);
  const ids = Array.from({ length: 200 }, (_, index) => `job_${String(index).padStart(3, "0")}`);
  await enqueueAll(
    stage.database.db,
    "lookalikes.run",
    ids.map((jobId) => ({ jobId })),
  );
  await until(async () => (await stage.countQueued()) === 0);
  expect(ran.sort()).toEqual(ids);
});

test("idle pools run at most two statements a second, and start new and due jobs immediately", async () => {
  const startedAt: number[] = [];
  const handle = async (): Promise<void> => void startedAt.push(performance.now());
  // The other pools have scheduled jobs, which would run in the measured time.
  const only = (Object.keys(pools) as PoolName[]).filter((name) => name !== "maintenance" && name !== "activity");
  await stage.start({ "lookalikes.run": handle }, { only });
  const enqueued: number[] = [];
  const run = async (runAt?: Date): Promise<number> => {
    const { length } = startedAt;
    enqueued.push(performance.now());
    await enqueue(stage.database.db, "lookalikes.run", { jobId: "job_a" }, runAt && { runAt });
    await until(() => startedAt.length > length);
    return performance.now();
  };
  await run();
  const query = vi.spyOn(pg.Client.prototype, "query");
  // Pools that have just started fetch once by each worker.
  let statements = Number.POSITIVE_INFINITY;
  for (let at = 0; at < 5 && statements > 6; at += 1) {
    query.mockClear();
    await delay(3_000);
    statements = query.mock.calls.length;
  }
  query.mockRestore();
  expect(statements).toBeLessThanOrEqual(6);
  const delays: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    await run();
    delays.push((startedAt.at(-1) ?? 0) - (enqueued.at(-1) ?? 0));
  }
  expect(delays.toSorted((a, b) => a - b)[20]).toBeLessThan(50);
  const dueAt = performance.now() + 300;
  await run(new Date(Date.now() + 300));
  expect((startedAt.at(-1) ?? 0) - dueAt).toBeLessThan(2_000);
});

test("a job that throws is retried", async () => {
  let attempts = 0;
  await stage.start({
    "lookalikes.run": async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("the first attempt fails");
    },
  });
  await enqueue(stage.database.db, "lookalikes.run", { jobId: "job_a" });
  await until(() => attempts === 2);
  await until(async () => (await stage.countQueued()) === 0);
  expect(attempts).toBe(2);
});

test("a stopping process aborts its jobs, and returns aborted jobs to the queue as if they had never started", async () => {
  let started = 0;
  await stage.start({
    "lookalikes.run": async (_payload, { signal }) => {
      started += 1;
      await delay(60_000, undefined, { signal });
    },
  });
  await enqueue(stage.database.db, "lookalikes.run", { jobId: "job_a" });
  await until(() => started === 1);
  await stage.stopAll();
  const rows = await listRows(stage.database.db)<{ attempts: number; locked: boolean; due: boolean }>`
    select attempts, locked_at is not null as locked, run_at <= now() as due from graphile_worker._private_jobs`;
  expect(rows).toEqual([{ attempts: 0, locked: false, due: true }]);
});

test("a job that another pool took over while it ran is left to that pool, and the next job of its queue runs", async () => {
  const { db } = stage.database;
  const ran: string[] = [];
  const first = Promise.withResolvers<void>();
  const handle = async ({ jobId }: { readonly jobId: string }): Promise<void> => {
    ran.push(jobId);
    if (ran.length === 1) await first.promise;
  };
  const logged: string[] = [];
  const log = createLog("error", { write: (line) => logged.push(line) });
  await stage.start({ "crm.sync": handle }, { only: ["crm"], reapEveryMs: 600_000, log });
  await enqueue(db, "crm.sync", { jobId: "first", workspaceId: 1 });
  await until(() => ran.length === 1);
  await sql`with job as (update graphile_worker._private_jobs set locked_by = 'another')
    update graphile_worker._private_job_queues set locked_by = 'another'`.execute(db);
  first.resolve();
  await until(() => logged.some((line) => line.includes("Another worker has taken the job over.")));
  // The other pool was killed before it ran the job.
  await stage.start({ "crm.sync": handle }, { only: ["crm"], reapEveryMs: 100 });
  await until(() => ran.length === 2);
  await enqueue(db, "crm.sync", { jobId: "second", workspaceId: 1 });
  await until(async () => (await stage.countQueued()) === 0);
  expect(ran).toEqual(["first", "first", "second"]);
});

test("a job that its pool lost and fetched again while it ran is run once, before the next job of its queue", async () => {
  const { db } = stage.database;
  const ran: string[] = [];
  const first = Promise.withResolvers<void>();
  const handle = async ({ jobId }: { readonly jobId: string }): Promise<void> => {
    ran.push(`${jobId} begins`);
    if (jobId === "first") await first.promise;
    ran.push(`${jobId} ends`);
  };
  await stage.start({ "crm.sync": handle }, { only: ["crm"], reapEveryMs: 600_000 });
  for (const jobId of ["first", "second"]) await enqueue(db, "crm.sync", { jobId, workspaceId: 1 });
  await until(() => ran.length === 1);
  // Acts as another process that finds the pool's lock free.
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db);
  await until(async () => {
    const rows = await listRows(db)`
      select from graphile_worker.jobs where locked_by is not null and attempts = 2`;
    return rows.length === 1;
  });
  first.resolve();
  await until(async () => (await stage.countQueued()) === 0);
  expect(ran).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("a stopping process leaves a job that another pool took over to that pool", async () => {
  const { db } = stage.database;
  const started = Promise.withResolvers<void>();
  const handle: JobHandlers["crm.sync"] = async (_payload, { signal }) => {
    started.resolve();
    await delay(600_000, undefined, { signal });
  };
  await stage.start({ "crm.sync": handle }, { only: ["crm"], reapEveryMs: 600_000 });
  await enqueue(db, "crm.sync", { jobId: "first", workspaceId: 1 });
  await started.promise;
  await sql`with job as (update graphile_worker._private_jobs set locked_by = 'another')
    update graphile_worker._private_job_queues set locked_by = 'another'`.execute(db);
  await stage.stopAll();
  const rows = await listRows(db)<{ locked_by: string | null }>`select locked_by from graphile_worker.jobs`;
  expect(rows).toEqual([{ locked_by: "another" }]);
});
