import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { listRows, run } from "../../server/db/statements.ts";
import { enqueue, enqueueAll } from "../../server/jobs/enqueue.ts";
import { countJobs } from "../../server/jobs/queries.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { untilWaitingForLocks } from "../support/locks.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

async function queued() {
  return listRows(database.db)<{ identifier: string; payload: unknown; priority: number; max_attempts: number }>`
    select identifier, payload, job.priority, job.max_attempts from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id order by job.id`;
}

test("a job exists once the transaction that queued it commits, and not before", async () => {
  await database.db.transaction().execute(async (transaction) => {
    await enqueue(transaction, "lookalikes.run", { jobId: "job_a" }, { priority: 3 });
    expect(await queued()).toEqual([]);
  });
  expect(await queued()).toEqual([
    { identifier: "lookalikes.run", payload: { jobId: "job_a" }, priority: 3, max_attempts: 25 },
  ]);
});

test("a job whose transaction is rolled back never exists", async () => {
  const refused = database.db.transaction().execute(async (transaction) => {
    await enqueue(transaction, "lookalikes.run", { jobId: "job_a" });
    throw new Error("changed my mind");
  });
  await expect(refused).rejects.toThrow("changed my mind");
  expect(await queued()).toEqual([]);
});

test("many jobs are queued in order by one statement", async () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `job_${index}`);
  await enqueueAll(
    database.db,
    "lookalikes.run",
    ids.map((jobId) => ({ jobId })),
  );
  expect((await queued()).map(({ payload }) => payload)).toEqual(ids.map((jobId) => ({ jobId })));
});

test("a waiting job is replaced by another job with the same key", async () => {
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" }, { priority: 1 });
  await enqueue(database.db, "lookalikes.run", { jobId: "job_a" }, { priority: -1 });
  expect(await queued()).toMatchObject([{ priority: -1 }]);
});

test("a job that is queued again while it is fetched runs once more", async () => {
  const { db } = database;
  await enqueue(db, "crm.pull", { workspaceId: 1 });
  let again: Promise<void> | undefined;
  await db.transaction().execute(async (fetching) => {
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker'`.execute(fetching);
    again = enqueueAll(db, "crm.pull", [{ workspaceId: 1 }, { workspaceId: 2 }]);
    await untilWaitingForLocks(db, 1);
  });
  await again;
  const states = (await countJobs(db)).map(({ state, count }) => [state, count]);
  expect(states.toSorted()).toEqual([
    ["ready", 2],
    ["running", 1],
  ]);
});

test("a job that was queued again while it ran does not count as given up if its worker was killed", async () => {
  const { db } = database;
  await enqueue(db, "crm.pull", { workspaceId: 1 });
  await enqueue(db, "signals.follow-up", { runId: 1 });
  await run(db)`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker', attempts = max_attempts`;
  await enqueue(db, "crm.pull", { workspaceId: 1 });
  const states = async () => (await countJobs(db)).map(({ job, state, count }) => [job, state, count]);
  const again = ["crm.pull", "ready", 1];
  expect(await states()).toEqual(
    expect.arrayContaining([again, ["crm.pull", "running", 1], ["signals.follow-up", "running", 1]]),
  );
  await sql`select graphile_worker.force_unlock_workers(array['worker'])`.execute(db);
  expect(await states()).toEqual(expect.arrayContaining([again, ["signals.follow-up", "given_up", 1]]));
  expect(await states()).toHaveLength(2);
});
