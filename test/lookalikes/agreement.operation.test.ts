import { afterAll, expect, test } from "vitest";
import {
  type Client,
  cancelJob,
  createClient,
  pagesOfJob,
  submitLookalikeJob,
  waitForJob,
} from "../../client/src/index.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { checkLedger } from "../../server/credits/queries-check.ts";
import { run } from "../../server/db/statements.ts";
import { checkJobs } from "../../server/lookalikes/bulk/queries-check.ts";
import { createTestDatabase } from "../support/database.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";
import { killProcesses, startProcess } from "../support/processes.ts";

const QUICKLY = { minIntervalMs: 20, maxIntervalMs: 50 };

const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 12_000);
const service = await startLookalikeService(database.url);
afterAll(killProcesses);

function startWorker() {
  return startProcess("lookalike-worker.ts", database.url, JSON.stringify({ rankingMs: 100, reasonsMs: 200 }), "200");
}

async function readAll(client: Client, jobId: string) {
  const domains: string[] = [];
  const pages = pagesOfJob(client, jobId, QUICKLY);
  for (let next = await pages.next(); ; next = await pages.next()) {
    if (next.done) return { job: next.value, domains };
    domains.push(...next.value.results.map(({ domain }) => domain));
  }
}

test("ledger, pages and manifests agree for 10,000 companies, even after a cancellation or a killed worker", async () => {
  const member = await createWorkspace(db, 30_000);
  const client = createClient({ baseUrl: service.address, apiKey: userKey(member) });
  let worker = await startWorker();

  const whole = await submitLookalikeJob(client, { query: "things", limit: 10_000 });
  const read = await readAll(client, whole.job_id);
  expect(read.job).toMatchObject({
    status: "completed",
    manifest: { count: 10_000, pages: 100, credits_consumed: 10_000, partial: false },
  });
  expect(new Set(read.domains).size).toBe(10_000);

  const cut = await submitLookalikeJob(client, { query: "other things", limit: 10_000 });
  const cancelling = new AbortController();
  await waitForJob(client, cut.job_id, {
    ...QUICKLY,
    signal: cancelling.signal,
    onProgress: ({ processed }) => processed > 0 && cancelling.abort(),
  }).catch(() => undefined);
  await cancelJob(client, cut.job_id);
  const cancelled = await readAll(client, cut.job_id);
  const delivered = cancelled.domains.length;
  expect(delivered).toBeGreaterThan(0);
  expect(delivered).toBeLessThan(10_000);
  expect(cancelled.job).toMatchObject({
    status: "cancelled",
    manifest: { count: delivered, credits_consumed: delivered, partial: true },
  });

  const disturbed = await submitLookalikeJob(client, { query: "things", limit: 10_000 });
  const halfway = new AbortController();
  await waitForJob(client, disturbed.job_id, {
    ...QUICKLY,
    signal: halfway.signal,
    onProgress: ({ processed }) => processed >= 3000 && halfway.abort(),
  }).catch(() => undefined);
  await worker.kill();
  worker = await startWorker();
  const survived = await readAll(client, disturbed.job_id);
  expect(survived.job).toMatchObject({
    status: "completed",
    manifest: { count: 10_000, pages: 100, credits_consumed: 10_000, partial: false },
  });
  expect(survived.domains).toEqual(read.domains);

  const { data: credits } = await client.get("/api/v1/credits");
  expect(credits).toEqual({ balance: 30_000 - 20_000 - delivered, reserved: 0 });
  expect(await checkLedger(db)).toMatchObject({ faults: [] });
  expect(await checkJobs(db)).toEqual({ jobs: 3, faults: [] });
});

test("the check reports a job that was charged more than it delivered", async () => {
  await run(db)`update lookalike_job set credits_consumed = 9999 where credits_consumed = 10000`;
  const { faults } = await checkJobs(db);
  expect(faults).toHaveLength(2);
  expect(faults[0]?.fault).toMatch(
    /100 pages with 10000 results are stored, but the job records 100 with 10000; 10000 credits are charged and 0 reserved, but the job records 9999$/,
  );
});
