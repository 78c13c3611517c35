import { setTimeout as delay, setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startDatabaseProxy } from "../../scripts/support/database-proxy.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { type JobHandlers, jobs } from "../../server/jobs/definitions.ts";
import { enqueue, enqueueAll } from "../../server/jobs/enqueue.ts";
import { startWorkers, type Workers, type WorkersOptions } from "../../server/jobs/worker.ts";
import { createLog } from "../../server/wiring/log.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { idleHandlers } from "../support/idle-handlers.ts";
import { startProcess } from "../support/processes.ts";

const POOLS = new Set(Object.values(jobs).map(({ pool }) => pool)).size;
/** The session that holds the pools' locks has one of its own. */
const OWN_LOCKS = 1;

let database: TestDatabase;
const running: Workers[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(stopAll);

async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((workers) => workers.stop()));
}

async function start(handlers: Partial<JobHandlers>, options: Partial<WorkersOptions> = {}): Promise<Workers> {
  const workers = await startWorkers({
    url: database.url,
    log: silentLog,
    handlers: { ...idleHandlers, ...handlers },
    ...options,
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

test("each job is run once by the pools of two processes on one database", async () => {
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

test("a job that throws is retried", async () => {
  let attempts = 0;
  await start({
    "lookalikes.run": async () => {
      attempts += 1;
      if (attempts === 1) throw new Error("the first attempt fails");
    },
  });
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" });
  await until(() => attempts === 2);
  await until(async () => (await queuedJobs()) === 0);
  expect(attempts).toBe(2);
});

test("a stopping process aborts its jobs, and returns those that end early to the queue as if never started", async () => {
  let started = 0;
  await start({
    "lookalikes.run": async (_payload, { signal }) => {
      started += 1;
      await delay(60_000, undefined, { signal });
    },
  });
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" });
  await until(() => started === 1);
  await stopAll();
  const { rows } = await sql<{ attempts: number; locked: boolean; due: boolean }>`
    select attempts, locked_at is not null as locked, run_at <= now() as due from graphile_worker._private_jobs`.execute(
    database.db,
  );
  expect(rows).toEqual([{ attempts: 0, locked: false, due: true }]);
});

test("a job of a killed process is run by another within seconds", async () => {
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" });
  const victim = await startProcess("stuck-worker.ts", database.url);
  expect(victim.firstLine).toBe("took job_a");
  await victim.kill();
  const ran: string[] = [];
  await start({ "lookalikes.run": async ({ jobId }) => void ran.push(jobId) });
  await until(() => ran.length === 1);
  expect(ran).toEqual(["job_a"]);
});

test("a pool that loses its connection at its first fetch continues, and runs its jobs", async () => {
  const ran: string[] = [];
  await database.db.transaction().execute(async (transaction) => {
    // Holds the pool's first statement, which looks up the ids of its jobs' names.
    await sql`lock table graphile_worker._private_tasks in access exclusive mode`.execute(transaction);
    await start({ "lookalikes.run": async ({ jobId }) => void ran.push(jobId) }, { only: ["bulk"] });
    const waiting = sql`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like 'insert into%tasks%'`;
    await until(async () => {
      const { rows } = await sql`select ${waiting}`.execute(database.db);
      return rows.length === 1;
    });
    await sql`select pg_terminate_backend(pid) ${waiting}`.execute(database.db);
  });
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" });
  await until(() => ran.length === 1);
});

test("a job that another pool took over while it ran is left to that pool, and the next job of its queue runs", async () => {
  const { db } = database;
  const ran: string[] = [];
  const first = Promise.withResolvers<void>();
  const handle = async ({ jobId }: { readonly jobId: string }): Promise<void> => {
    ran.push(jobId);
    if (ran.length === 1) await first.promise;
  };
  const logged: string[] = [];
  const log = createLog("error", { write: (line) => logged.push(line) });
  await start({ "crm.sync": handle }, { only: ["crm"], reapEveryMs: 600_000, log });
  await enqueue(db, "crm.sync", { jobId: "first", workspaceId: 1 });
  await until(() => ran.length === 1);
  await sql`with job as (update graphile_worker._private_jobs set locked_by = 'another')
    update graphile_worker._private_job_queues set locked_by = 'another'`.execute(db);
  first.resolve();
  await until(() => logged.some((line) => line.includes("Another worker has taken the job over.")));
  // The other pool was killed before it ran the job.
  await start({ "crm.sync": handle }, { only: ["crm"], reapEveryMs: 100 });
  await until(() => ran.length === 2);
  await enqueue(db, "crm.sync", { jobId: "second", workspaceId: 1 });
  await until(async () => (await queuedJobs()) === 0);
  expect(ran).toEqual(["first", "first", "second"]);
});

test("a job that its pool lost and fetched again while it ran is run once, and the next job of its queue after it", async () => {
  const { db } = database;
  const ran: string[] = [];
  const first = Promise.withResolvers<void>();
  const handle = async ({ jobId }: { readonly jobId: string }): Promise<void> => {
    ran.push(`${jobId} begins`);
    if (jobId === "first") await first.promise;
    ran.push(`${jobId} ends`);
  };
  await start({ "crm.sync": handle }, { only: ["crm"], reapEveryMs: 600_000 });
  for (const jobId of ["first", "second"]) await enqueue(db, "crm.sync", { jobId, workspaceId: 1 });
  await until(() => ran.length === 1);
  // As another process does that finds the pool's lock free.
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db);
  await until(async () => {
    const { rows } = await sql`
      select from graphile_worker.jobs where locked_by is not null and attempts = 2`.execute(db);
    return rows.length === 1;
  });
  first.resolve();
  await until(async () => (await queuedJobs()) === 0);
  expect(ran).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("a job that another pool took over while it ran is left to that pool by a process that stops", async () => {
  const { db } = database;
  const started = Promise.withResolvers<void>();
  const handle: JobHandlers["crm.sync"] = async (_payload, { signal }) => {
    started.resolve();
    await delay(600_000, undefined, { signal });
  };
  await start({ "crm.sync": handle }, { only: ["crm"], reapEveryMs: 600_000 });
  await enqueue(db, "crm.sync", { jobId: "first", workspaceId: 1 });
  await started.promise;
  await sql`with job as (update graphile_worker._private_jobs set locked_by = 'another')
    update graphile_worker._private_job_queues set locked_by = 'another'`.execute(db);
  await stopAll();
  const { rows } = await sql<{ locked_by: string | null }>`select locked_by from graphile_worker.jobs`.execute(db);
  expect(rows).toEqual([{ locked_by: "another" }]);
});

test("a job that was fetched although the response was lost is run within seconds", async () => {
  const proxy = await startDatabaseProxy(database.url);
  const ran: string[] = [];
  await start({ "lookalikes.run": async ({ jobId }) => void ran.push(jobId) }, { url: proxy.url });
  const answered = proxy.withhold("job_lost");
  await enqueue(database.db, "lookalikes.run", { jobId: "job_lost" });
  (await answered)();
  await until(() => ran.length === 1);
  await stopAll();
  await proxy.close();
});

test("a lock session that is lost while a pool is released is reopened once, and the job is run", async () => {
  const proxy = await startDatabaseProxy(database.url);
  const ran: string[] = [];
  await start({ "lookalikes.run": async ({ jobId }) => void ran.push(jobId) }, { url: proxy.url });
  const fetched = proxy.withhold("job_lost");
  await enqueue(database.db, "lookalikes.run", { jobId: "job_lost" });
  const cutFetch = await fetched;
  const releasing = proxy.withhold("force_unlock_workers");
  cutFetch();
  (await releasing)();
  await until(() => ran.length === 1);
  await stopAll();
  await proxy.close();
});

test("a lock session that is lost without the database noticing is replaced, and the locks with it", async () => {
  const proxy = await startDatabaseProxy(database.url);
  const logged: string[] = [];
  await start(
    {},
    {
      ...{ url: proxy.url, only: ["bulk", "notify"], reapEveryMs: 100 },
      log: createLog("warn", { write: (line) => logged.push(line) }),
    },
  );
  const holders = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
    return rows.map(({ pid }) => pid);
  };
  const [lost] = await until(async () => {
    const pids = await holders();
    return pids.length === 2 + OWN_LOCKS && pids;
  });
  const cut = await proxy.withhold("pg_locks");
  proxy.silence();
  cut();
  await until(() => logged.some((line) => line.includes("lost the session that holds the worker pools' locks")));
  await proxy.restore();
  await until(async () => {
    const pids = await holders();
    return pids.length === 2 + OWN_LOCKS && !pids.includes(lost ?? 0);
  });
  await stopAll();
  await proxy.close();
});

test("jobs of a pool that could not be freed, because a lock was held for too long, are freed within seconds", async () => {
  const proxy = await startDatabaseProxy(database.url);
  const ran: string[] = [];
  await start({ "lookalikes.run": async ({ jobId }) => void ran.push(jobId) }, { url: proxy.url, only: ["bulk"] });
  const fetched = proxy.withhold("job_lost");
  await enqueue(database.db, "lookalikes.run", { jobId: "job_lost" });
  const cutFetch = await fetched;
  const isFreeing = async () => {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database() and state = 'active'
      and application_name = 'worker lease' and query like '%force_unlock_workers%'`.execute(database.db);
    return rows.length === 1;
  };
  await database.db.transaction().execute(async (transaction) => {
    await sql`lock table graphile_worker._private_jobs in exclusive mode`.execute(transaction);
    cutFetch();
    await until(isFreeing);
    await until(async () => !(await isFreeing()));
  });
  await until(() => ran.length === 1);
  await stopAll();
  await proxy.close();
});

test("a process that stops as a pool begins to listen for jobs stops cleanly, even when the connection is lost", async () => {
  const proxy = await startDatabaseProxy(database.url);
  const listening = proxy.withhold('LISTEN "jobs:insert"');
  await start({}, { url: proxy.url });
  const cut = await listening;
  const stopped = stopAll();
  await setImmediate();
  cut();
  await stopped;
  await proxy.close();
});

test("a fetch that fails while its pool stops is logged once, and not printed", async () => {
  const proxy = await startDatabaseProxy(database.url);
  const printed = vi.spyOn(console, "trace").mockReturnValue();
  const logged: string[] = [];
  await start({}, { url: proxy.url, log: createLog("warn", { write: (line) => logged.push(line) }) });
  const fetched = proxy.withhold("job_lost");
  await enqueue(database.db, "lookalikes.run", { jobId: "job_lost" });
  const cutFetch = await fetched;
  const stopped = stopAll();
  await setImmediate();
  cutFetch();
  await stopped;
  expect(printed).not.toHaveBeenCalled();
  expect(logged.filter((line) => line.includes("the worker pools did not stop cleanly"))).toHaveLength(1);
  printed.mockRestore();
  await proxy.close();
});

test("a job locked by an unknown pool is run within seconds", async () => {
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" });
  await sql`update graphile_worker._private_jobs set locked_by = 'pool-unknown', locked_at = now()`.execute(
    database.db,
  );
  const ran: string[] = [];
  await start({ "lookalikes.run": async ({ jobId }) => void ran.push(jobId) });
  await until(() => ran.length === 1);
});

test("pools whose database connections are all cut recover by themselves, and lose no job", async () => {
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
  await until(async () => {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
    return rows.length === POOLS + OWN_LOCKS;
  });
});
