import { expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { findCredits } from "../../server/credits/public.ts";
import { listRows } from "../../server/db/statements.ts";
import { MAX_UNFINISHED_JOBS } from "../../server/lookalikes/bulk/queries.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { startBulkWorkers } from "../support/bulk-workers.ts";
import { readCases } from "../support/cases.ts";
import { createTestDatabase } from "../support/database.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";

const cases = readCases("test/lookalikes/submit.txt");

// No workers run unless a test starts them, so submitted jobs stay unchanged.
const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 300);
const service = await startLookalikeService(database.url);

async function open(credits = 1000) {
  const member = await createWorkspace(db, credits);
  const written = async () => ({
    credits: await findCredits(db, member.workspaceId),
    entries: (
      await listRows(db)<{ kind: string }>`
        select kind from credit_entry where workspace_id = ${member.workspaceId} order by id`
    ).map(({ kind }) => kind),
    jobs: (
      await listRows(db)<{ id: string }>`
        select id from lookalike_job where workspace_id = ${member.workspaceId}`
    ).length,
  });
  return { ...member, ...bulkClient(service.address, userKey(member)), written };
}

test("a submitted job reserves its credits, and reports that it is waiting", async () => {
  const { accepted, poll, exported, written } = await open();
  const jobId = await accepted({ query: "things", limit: 400 });
  expect(await written()).toEqual({ credits: { balance: 600, reserved: 400 }, entries: ["grant", "reserve"], jobs: 1 });
  expect(await poll(jobId)).toMatchObject({
    status: "pending",
    manifest: null,
    processed: 0,
    progress_message: "Waiting for a worker.",
    results: [],
    count: 0,
    page: 0,
    next_cursor: null,
    expected_total: null,
    scanned: null,
    stopped_because: null,
    started_at: null,
    finished_at: null,
    eta_seconds: null,
  });
  expect(await exported(jobId, "*/*")).toMatchObject({ status: 409, body: { error_code: "JOB_NOT_FINISHED" } });
});

test("invalid jobs are rejected, and nothing is reserved or written", async () => {
  const { submit, written } = await open(500);
  const before = await written();
  for (const [body, refusal] of cases.values<[object, object]>("refused: job, response"))
    expect(await submit(body), JSON.stringify(body)).toMatchObject(refusal);
  expect(await written()).toEqual(before);
});

test("unknown cursors are rejected", async () => {
  const { accepted, send } = await open();
  const jobId = await accepted({ query: "things", limit: 10 });
  const refusals = {
    page_0001: ["unknown_cursor"],
    page_00000: ["unknown_cursor"],
    page_0: ["string_too_short"],
    "0000": ["string_too_short"],
    "page_-001": ["string_pattern_mismatch"],
  };
  for (const [cursor, types] of Object.entries(refusals)) {
    const { status, body } = await send("GET", `/${jobId}?cursor=${cursor}`);
    expect([status, body.detail], cursor).toEqual([
      422,
      types.map((type) => ({ loc: ["query", "cursor"], type, msg: expect.any(String) })),
    ]);
  }
});

test("concurrent submissions never reserve more than the balance or exceed the limit on unfinished jobs", async () => {
  const poor = await open(1000);
  const responses = await Promise.all(Array.from({ length: 30 }, () => poor.submit({ query: "things", limit: 90 })));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(11);
  expect(responses.filter(({ status }) => status === 402)).toHaveLength(19);
  expect(await poor.written()).toMatchObject({ credits: { balance: 10, reserved: 990 }, jobs: 11 });

  const rich = await open(1000);
  const many = await Promise.all(
    Array.from({ length: MAX_UNFINISHED_JOBS + 3 }, () => rich.submit({ query: "things", limit: 1 })),
  );
  const refused = many.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({
    body: { error_code: "TOO_MANY_PENDING_JOBS", details: { limit: MAX_UNFINISHED_JOBS } },
  });
  expect(await rich.written()).toMatchObject({
    credits: { balance: 1000 - MAX_UNFINISHED_JOBS, reserved: MAX_UNFINISHED_JOBS },
    jobs: MAX_UNFINISHED_JOBS,
  });
});

test("jobs cancelled before a worker claims them end as cancelled without a charge, even if they wait behind others", async () => {
  const { accepted, cancel, ended, written } = await open();
  const ids: string[] = [];
  for (let place = 0; place < 5; place += 1) ids.push(await accepted({ query: "things", limit: 100 }));
  for (const id of ids) expect(await cancel(id)).toMatchObject({ status: 200, body: { status: "cancelling" } });
  const workers = await startBulkWorkers(database.url);
  for (const id of ids)
    expect(await ended(id)).toMatchObject({
      status: "cancelled",
      processed: 0,
      manifest: { partial: true, credits_consumed: 0 },
    });
  await workers.stop();
  expect(await written()).toMatchObject({ credits: { balance: 1000, reserved: 0 } });
});
