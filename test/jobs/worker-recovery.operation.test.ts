import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { type DatabaseProxy, startDatabaseProxy } from "../../scripts/support/database-proxy.ts";
import { until } from "../../scripts/support/until.ts";
import { listRows, run } from "../../server/db/statements.ts";
import { jobs } from "../../server/jobs/definitions.ts";
import { enqueue } from "../../server/jobs/enqueue.ts";
import type { WorkersOptions } from "../../server/jobs/worker.ts";
import { createLog } from "../../server/wiring/log.ts";
import { startProcess } from "../support/processes.ts";
import { openJobStage } from "./stage.ts";

const POOLS = new Set(Object.values(jobs).map(({ pool }) => pool)).size;
/** The number of locks besides those of pools. The session that holds the pools' locks also holds one for itself. */
const OWN_LOCKS = 1;

const stage = openJobStage();

/** Starts the pools of a process, and returns the jobs that they run. */
async function startRecording(options: Partial<WorkersOptions> = {}): Promise<string[]> {
  const ran: string[] = [];
  await stage.start({ "lookalikes.run": async ({ jobId }) => void ran.push(jobId) }, options);
  return ran;
}

/** Starts a process that has fetched a job and never finishes it. */
async function startVictim() {
  await enqueue(stage.database.db, "lookalikes.run", { jobId: "job_a" });
  const victim = await startProcess("stuck-worker.ts", stage.database.url);
  expect(victim.firstLine).toBe("took job_a");
  return victim;
}

/** Starts a proxy that closes after the pools of its test. */
async function startProxy(): Promise<DatabaseProxy> {
  const proxy = await startDatabaseProxy(stage.database.url);
  onTestFinished(() => proxy.close());
  return proxy;
}

/** Adds a job, withholds the response to its fetch, and returns the function that cuts the connection. */
async function withholdFetch(proxy: DatabaseProxy): Promise<() => void> {
  const fetched = proxy.withhold("job_lost");
  await enqueue(stage.database.db, "lookalikes.run", { jobId: "job_lost" });
  return await fetched;
}

test("a job of a killed process is run by another process within seconds", async () => {
  const victim = await startVictim();
  await victim.kill();
  const ran = await startRecording();
  await until(() => ran.length === 1);
  expect(ran).toEqual(["job_a"]);
});

test("a job of a frozen process is run by another process, although the session with its locks is still open", async () => {
  const victim = await startVictim();
  victim.child.kill("SIGSTOP");
  const ran = await startRecording({ reapEveryMs: 200, frozenAfterSeconds: 5 });
  await until(() => ran.length === 1);
  await victim.kill();
});

test("a pool that loses its connection at its first fetch continues, and runs its jobs", async () => {
  const ran: string[] = [];
  await stage.database.db.transaction().execute(async (transaction) => {
    // Holds the pool's first statement, which looks up the ids of its jobs' names.
    await sql`lock table graphile_worker._private_tasks in access exclusive mode`.execute(transaction);
    await stage.start({ "lookalikes.run": async ({ jobId }) => void ran.push(jobId) }, { only: ["bulk"] });
    const waiting = sql`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like 'insert into%tasks%'`;
    await until(async () => {
      const rows = await listRows(stage.database.db)`select ${waiting}`;
      return rows.length === 1;
    });
    await sql`select pg_terminate_backend(pid) ${waiting}`.execute(stage.database.db);
  });
  await enqueue(stage.database.db, "lookalikes.run", { jobId: "job_a" });
  await until(() => ran.length === 1);
});

test("a job whose fetch response was lost runs within seconds", async () => {
  const proxy = await startProxy();
  const ran = await startRecording({ url: proxy.url });
  (await withholdFetch(proxy))();
  await until(() => ran.length === 1);
});

test("a lock session that is lost while a pool is released is reopened once, and the job is run", async () => {
  const proxy = await startProxy();
  const ran = await startRecording({ url: proxy.url });
  const cutFetch = await withholdFetch(proxy);
  const releasing = proxy.withhold("force_unlock_workers");
  cutFetch();
  (await releasing)();
  await until(() => ran.length === 1);
});

test("a lost lock session that the database still considers open is replaced, together with its locks", async () => {
  const proxy = await startProxy();
  const logged: string[] = [];
  await stage.start(
    {},
    {
      ...{ url: proxy.url, only: ["bulk", "notify"], reapEveryMs: 100 },
      log: createLog("warn", { write: (line) => logged.push(line) }),
    },
  );
  const holders = async () => {
    const rows = await listRows(stage.database.db)<{
      pid: number;
    }>`select pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`;
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
});

test("if a lock delays the release of a pool's jobs for too long, the jobs are released within seconds afterwards", async () => {
  const proxy = await startProxy();
  const ran = await startRecording({ url: proxy.url, only: ["bulk"] });
  const cutFetch = await withholdFetch(proxy);
  const isFreeing = async () => {
    const rows = await listRows(stage.database.db)`
      select from pg_stat_activity where datname = current_database() and state = 'active'
      and application_name = 'worker lease' and query like '%force_unlock_workers%'`;
    return rows.length === 1;
  };
  await stage.database.db.transaction().execute(async (transaction) => {
    await sql`lock table graphile_worker._private_jobs in exclusive mode`.execute(transaction);
    cutFetch();
    await until(isFreeing);
    await until(async () => !(await isFreeing()));
  });
  await until(() => ran.length === 1);
});

test("a process that stops while a pool begins to listen for jobs stops cleanly, even if the connection is lost", async () => {
  const proxy = await startProxy();
  const listening = proxy.withhold('LISTEN "jobs:insert"');
  await stage.start({}, { url: proxy.url });
  const cut = await listening;
  const stopped = stage.stopAll();
  await setImmediate();
  cut();
  await stopped;
});

test("a fetch that fails while its pool stops is logged once and not printed to the console", async () => {
  const proxy = await startProxy();
  const printed = vi.spyOn(console, "trace").mockReturnValue();
  const logged: string[] = [];
  await stage.start({}, { url: proxy.url, log: createLog("warn", { write: (line) => logged.push(line) }) });
  const cutFetch = await withholdFetch(proxy);
  const stopped = stage.stopAll();
  await setImmediate();
  cutFetch();
  await stopped;
  expect(printed).not.toHaveBeenCalled();
  expect(logged.filter((line) => line.includes("worker pools did not stop cleanly"))).toHaveLength(1);
  printed.mockRestore();
});

test("a job locked by an unknown pool is run within seconds", async () => {
  await enqueue(stage.database.db, "lookalikes.run", { jobId: "job_a" });
  await run(stage.database.db)`update graphile_worker._private_jobs set locked_by = 'pool-unknown', locked_at = now()`;
  const ran = await startRecording();
  await until(() => ran.length === 1);
});

test("no job is lost when all database connections of the pools are cut, and the pools recover automatically", async () => {
  const ran = new Set<string>();
  await stage.start({ "lookalikes.run": async ({ jobId }) => void ran.add(jobId) });
  const ids = Array.from({ length: 300 }, (_, index) => `job_${index}`);
  for (const jobId of ids) {
    await enqueue(stage.database.db, "lookalikes.run", { jobId });
    if (jobId.endsWith("99")) {
      await run(stage.database.db)`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'test'`;
    }
  }
  await until(() => ran.size === ids.length);
  await until(async () => {
    const rows = await listRows(stage.database.db)`
      select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`;
    return rows.length === POOLS + OWN_LOCKS;
  });
});
