import { sql } from "kysely";
import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { findCredits, lockCredits } from "../../server/credits/public.ts";
import { listRows, oneValue } from "../../server/db/statements.ts";
import { Unavailable } from "../../server/http/problems.ts";
import type { JobContext } from "../../server/jobs/definitions.ts";
import { lockWorkspaceJobs } from "../../server/lookalikes/bulk/queries.ts";
import { claimJob } from "../../server/lookalikes/bulk/queries-run.ts";
import { reapBulkJobs, runBulkJob } from "../../server/lookalikes/bulk/run.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";

// The handler is called as the queue would call it; no workers run.
const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 4000);
const { address } = await startLookalikeService(database.url);

function context(signal = new AbortController().signal): JobContext {
  return { signal, log: silentLog };
}

async function submitted(limit: number, filters: object = {}) {
  const member = await createWorkspace(db, 5000);
  const client = bulkClient(address, userKey(member));
  const jobId = await client.accepted({ query: "things", limit, ...filters });
  const ending = async () => ({ ...(await client.poll(jobId)), credits: await findCredits(db, member.workspaceId) });
  const run = (search: Partial<CompanySearch> = {}, signal?: AbortSignal) =>
    runBulkJob({ db, search: { ...fakeSearch(db), ...search } })({ jobId }, context(signal));
  return { ...member, ...client, jobId, ending, run };
}

test("a job claimed by a second worker is written once, and the first worker writes nothing more and fails", async () => {
  const { run, ending, allPages, jobId } = await submitted(1200);
  const { matchReasons } = fakeSearch(db);
  const overtaken = Promise.withResolvers<void>();
  let batches = 0;
  const first = run({
    matchReasons: async (...batch) => {
      batches += 1;
      if (batches === 2) await overtaken.promise;
      return matchReasons(...batch);
    },
  });
  await until(() => batches === 2);
  await run();
  overtaken.resolve();
  // The first run must fail, so that the queue keeps the job for the worker that has taken it over.
  await expect(first).rejects.toThrow("Another worker has taken the work over.");
  expect(await ending()).toMatchObject({
    status: "completed",
    processed: 1200,
    stopped_because: "limit",
    credits: { balance: 3800, reserved: 0 },
  });
  const domains = (await allPages(jobId)).flat().map(({ domain }) => domain);
  expect(new Set(domains).size).toBe(1200);
});

test("a job that a second worker claims just before the first worker ends it is left to the second", async () => {
  const { run, ending, jobId, workspaceId } = await submitted(100);
  let running: Promise<void> | undefined;
  await db.transaction().execute(async (blocker) => {
    // Ending a job waits for this lock.
    await lockWorkspaceJobs(blocker, workspaceId);
    running = run();
    await untilWaitingForLocks(db, 1);
    await claimJob(db, jobId);
  });
  await expect(running).rejects.toThrow("Another worker has taken the work over.");
  expect(await ending()).toMatchObject({ status: "running", processed: 100, credits: { reserved: 100 } });
  await run();
  expect(await ending()).toMatchObject({ status: "completed", credits: { balance: 4900, reserved: 0 } });
});

test("a job that is cancelled while it completes is completed and charged once, and the cancellation is rejected", async () => {
  const { run, ending, cancel, jobId, workspaceId } = await submitted(100);
  let running: Promise<void> | undefined;
  let cancelling: ReturnType<typeof cancel> | undefined;
  await db.transaction().execute(async (blocker) => {
    // The end of a job settles its credits after it has written the status.
    await lockCredits(blocker, workspaceId);
    running = run();
    await untilWaitingForLocks(db, 1);
    cancelling = cancel(jobId);
    await untilWaitingForLocks(db, 2);
  });
  await running;
  expect(await cancelling).toMatchObject({ status: 409, body: { error_code: "JOB_ALREADY_FINISHED" } });
  expect(await ending()).toMatchObject({ status: "completed", credits: { balance: 4900, reserved: 0 } });
});

test("a job whose search keeps failing fails without a charge, and its pages can still be read", async () => {
  const { run, ending } = await submitted(500);
  const breaking: Partial<CompanySearch> = {
    matchReasons: async ({ companies }) => {
      if (companies.length > 100) throw new Error("the index is gone");
      return companies.map(() => "Both make things.");
    },
  };
  for (let attempt = 1; attempt < 5; attempt += 1) await expect(run(breaking)).rejects.toThrow("the index is gone");
  expect(await ending()).toMatchObject({
    status: "running",
    progress_message: "Interrupted; the job will be retried.",
  });
  await run(breaking);
  expect(await ending()).toMatchObject({
    status: "failed",
    stopped_because: "failed",
    error_message: "The search failed 5 times. Nothing was charged.",
    count: 100,
    manifest: { count: 100, pages: 1, credits_consumed: 0, partial: true },
    credits: { balance: 5000, reserved: 0 },
  });
});

test("a job interrupted while it ranks or writes resumes where it stopped", async () => {
  const { run, ending } = await submitted(4000);
  const { matchReasons } = fakeSearch(db);
  const stopping = new AbortController();
  let batches = 0;
  const stoppingSearch: Partial<CompanySearch> = {
    matchReasons: async (request, control) => {
      batches += 1;
      if (batches === 2) stopping.abort(new Error("the process stops"));
      control?.signal?.throwIfAborted();
      return matchReasons(request, control);
    },
  };
  await expect(run(stoppingSearch, stopping.signal)).rejects.toThrow("the process stops");
  expect(await ending()).toMatchObject({ status: "running", processed: 100 });
  await run({ lookalikes: async () => Promise.reject(new Error("ranked a second time")) });
  expect(await ending()).toMatchObject({
    status: "completed",
    processed: 4000,
    credits: { balance: 1000, reserved: 0 },
  });
});

test("progress is updated at least every second while the search ranks, and cancelling ends the ranking", async () => {
  const { run, ending, cancel, jobId } = await submitted(1000);
  const running = run({
    lookalikes: async (_request, { signal, onProgress } = {}) => {
      onProgress?.({ message: "Checking the candidates", fraction: 0.25 });
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    },
  });
  const shown = await until(async () => {
    const response = await ending();
    return response.progress_message === "Checking the candidates." && response;
  });
  expect(shown).toMatchObject({ status: "running", processed: 0 });
  expect(shown.eta_seconds).toBeGreaterThan(0);
  await cancel(jobId);
  await running;
  expect(await ending()).toMatchObject({
    status: "cancelled",
    stopped_because: "cancelled",
    processed: 0,
    credits: { balance: 5000, reserved: 0 },
  });
});

test("a job that finds fewer companies than requested reports how many it compared and how many are expected to fit", async () => {
  const { run, ending } = await submitted(500);
  const { lookalikes } = fakeSearch(db);
  const expectedTotal = { low: 20, high: 40 };
  await run({
    lookalikes: async (request) => {
      const found = await lookalikes(request);
      return { ...found, matches: found.matches.slice(0, 30), expectedTotal, scanned: 4000 };
    },
  });
  expect(await ending()).toMatchObject({
    ...{ status: "completed", stopped_because: "floor", processed: 30, expected_total: expectedTotal, scanned: 4000 },
    manifest: { partial: false },
  });
});

test.each([
  { whose: "the workspace", period: "daily", limit: 150, delivered: 150 },
  { whose: "the member", period: "monthly", limit: 40, delivered: 100 },
])(
  "a $period budget of $whose that is lowered to $limit stops a running job, which reports it and keeps its results",
  async ({ whose, period, limit, delivered }) => {
    const { run, ending, jobId, workspaceId, userId } = await submitted(1200);
    await sql`insert into webhook_endpoint (id, workspace_id, url, host, events)
      values (${`wh_${workspaceId}`}, ${workspaceId}, 'https://hooks.example', 'hooks.example',
        array['budget.reached'])`.execute(db);
    const { matchReasons } = fakeSearch(db);
    let batches = 0;
    await run({
      matchReasons: async (...batch) => {
        batches += 1;
        if (batches === 2) {
          await until(async () => (await ending()).processed === 100);
          const path = `/api/v1/credits/budget${whose === "the member" ? `?user_id=${userId}` : ""}`;
          const key = userKey({ workspaceId, userId });
          expect(await call({ address }, "PATCH", path, { key, body: { [period]: limit } })).toMatchObject({
            status: 200,
          });
        }
        return matchReasons(...batch);
      },
    });
    const owner = whose === "the member" ? `User ${userId}` : "The workspace";
    expect(await ending()).toMatchObject({
      status: "completed",
      stopped_because: "budget",
      progress_message: `Stopped after ${delivered} companies. ${owner}'s ${period} budget of ${limit} credits is used up.`,
      manifest: { count: delivered, pages: Math.ceil(delivered / 100), credits_consumed: delivered, partial: true },
      credits: { balance: 5000 - delivered, reserved: 0 },
    });
    const { rows } = await sql`select type from webhook_event where workspace_id = ${workspaceId}`.execute(db);
    expect(rows).toEqual([{ type: "budget.reached" }]);
    expect(
      await oneValue(db)<number>`
      select count(*) from lookalike_returned where workspace_id = ${workspaceId} and job_id = ${jobId}`,
    ).toBe(delivered);
  },
);

test("a budget of a day or month that began after a job's reservation does not stop it", async () => {
  const { run, ending, workspaceId, userId } = await submitted(200);
  const key = userKey({ workspaceId, userId });
  await call({ address }, "PATCH", "/api/v1/credits/budget", { key, body: { daily: 0, monthly: 0 } });
  await sql`alter table credit_entry disable trigger user`.execute(db);
  await sql`update credit_entry set created_at = created_at - interval '32 days' where workspace_id = ${workspaceId}`.execute(
    db,
  );
  await sql`alter table credit_entry enable trigger user`.execute(db);
  await run();
  expect(await ending()).toMatchObject({ stopped_because: "limit", processed: 200 });
});

test("a job that a worker has claimed is not shown as waiting for one", async () => {
  const { run, ending } = await submitted(100);
  const search = fakeSearch(db);
  let shown: unknown;
  await run({
    lookalikes: async (request, control) => {
      shown = await ending();
      return search.lookalikes(request, control);
    },
  });
  expect(shown).toMatchObject({ status: "running", progress_message: "Starting." });
});

test("a job waits for a search that is not ready yet without counting a failure", async () => {
  const { run, ending } = await submitted(100);
  let asked = 0;
  const search = fakeSearch(db);
  const running = run({
    lookalikes: async (request, control) => {
      asked += 1;
      if (asked <= 7) throw new Unavailable("The index is being loaded.", 5);
      return search.lookalikes(request, control);
    },
  });
  await until(async () => (await ending()).progress_message === "Waiting for the search index.");
  await running;
  expect(await ending()).toMatchObject({ status: "completed", processed: 100 });
});

test("an ended job is not run again", async () => {
  const { run, ending } = await submitted(100);
  await run();
  const ended = await ending();
  await run();
  expect(await ending()).toEqual(ended);
});

test("concurrent reapers requeue each lost job once, and fail each job that the queue gave up on", async () => {
  const lost = await submitted(10);
  const givenUp = await submitted(10);
  await sql`update lookalike_job set queued_at = now() - interval '2 minutes', updated_at = now() - interval '2 minutes'
    where id in (${lost.jobId}, ${givenUp.jobId})`.execute(db);
  await sql`delete from graphile_worker._private_jobs where key = ${lost.jobId}`.execute(db);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${givenUp.jobId}`.execute(db);
  const reap = reapBulkJobs({ db });
  await Promise.all([reap({}, context()), reap({}, context()), reap({}, context())]);
  await reap({}, context());
  const rows = await listRows(db)`select key from graphile_worker.jobs where key = ${lost.jobId}`;
  expect(rows).toHaveLength(1);
  expect(await givenUp.ending()).toMatchObject({
    status: "failed",
    error_message: "The job was interrupted too many times. Nothing was charged.",
    credits: { balance: 5000, reserved: 0 },
  });
});

test("pages mark unconfirmed companies, including those that the query's conditions leave unconfirmed", async () => {
  const id = await oneValue(db)<number>`
    insert into company (domain, name) values ('unsized.example', 'Unsized') returning id`;
  const { run, allPages, jobId } = await submitted(10, { include_unknown: true });
  const { lookalikes } = fakeSearch(db);
  await run({
    lookalikes: async (request) => ({
      ...(await lookalikes(request)),
      matches: [id, 1, 2].map((companyId) => ({ companyId, score: 0.5 })),
      interpretation: { ...READ, filters: { min_employee_count: 0 } },
    }),
  });
  const results = (await allPages(jobId)).flat();
  expect(results.map(({ is_unconfirmed }) => is_unconfirmed)).toEqual([true, false, false]);
});

const READ = { text: "things", exclude: [], ignored: [], seeds: [], corrections: [] };
