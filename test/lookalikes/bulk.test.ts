import { expect, onTestFinished, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { until } from "../../scripts/support/until.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { findCredits } from "../../server/credits/public.ts";
import { run } from "../../server/db/statements.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { startBulkWorkers } from "../support/bulk-workers.ts";
import { createTestDatabase } from "../support/database.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";

let beforeReasons = async (): Promise<void> => undefined;
const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 4000);
const service = await startLookalikeService(database.url);
await startBulkWorkers(database.url, { beforeReasons: () => beforeReasons() });

async function open() {
  const member = await createWorkspace(db, 5000);
  return {
    ...member,
    ...bulkClient(service.address, userKey(member)),
    credits: () => findCredits(db, member.workspaceId),
  };
}

/** Runs a job up to its first batches, and pauses it before the next batch until the returned function is called. */
function holdAfter(batches: number): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  beforeReasons = async () => {
    count += 1;
    if (count > batches) await released;
  };
  onTestFinished(() => release());
  return release;
}

test("a job delivers pages of 100 in rank order, no company twice, and charges for delivered results", async () => {
  const { submit, ended, allPages, credits } = await open();
  const { status, headers, body } = await submit({
    seed_domains: ["company-1.example", "nobody.example"],
    locations: ["DEU"],
    limit: 2000,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "pending", requested_limit: 2000 });
  expect([headers.get("x-credits-used"), headers.get("x-credits-remaining")]).toEqual(["0", "3000"]);
  const jobId = String(body.job_id);
  expect(await ended(jobId)).toMatchObject({
    status: "completed",
    processed: 1333,
    progress_message: "Done: 1333 companies.",
    error_message: null,
    requested_limit: 2000,
    eta_seconds: 0,
    manifest: {
      count: 1333,
      pages: 14,
      page_size: 100,
      credits_consumed: 1333,
      derived_query: "things of many kinds",
      resolved_seed_domains: ["company-1.example"],
      unresolved_seed_domains: ["nobody.example"],
      partial: false,
    },
  });
  const pages = await allPages(jobId);
  expect(pages.map((page) => page.length)).toEqual([...Array<number>(13).fill(100), 33]);
  const results = pages.flat();
  expect(new Set(results.map(({ domain }) => domain)).size).toBe(1333);
  const scores = results.map(({ similarity_score }) => similarity_score);
  expect(scores).toEqual([...scores].sort((first, second) => second - first));
  expect(await credits()).toEqual({ balance: 5000 - 1333, reserved: 0 });
});

test("pages can be read before later pages are written, and the cursor of an unwritten page is unknown", async () => {
  const { accepted, poll, send, ended } = await open();
  const release = holdAfter(1);
  const jobId = await accepted({ query: "things", limit: 3000 });
  const early = await until(async () => {
    const response = await poll(jobId);
    return response.processed > 0 && response;
  });
  expect(early).toMatchObject({ status: "running", count: 100, page: 0, manifest: { partial: false } });
  expect((await send("GET", `/${jobId}?cursor=page_0029`)).status).toBe(422);
  release();
  const final = await ended(jobId);
  expect(final.results).toEqual(early.results);
  expect(await poll(jobId, "page_0029")).toMatchObject({ count: 100, page: 29, next_cursor: null });
});

test("a cancelled job ends at its next batch: pages are kept, delivered companies are charged, the manifest is partial", async () => {
  const { accepted, poll, cancel, ended, allPages, credits } = await open();
  const release = holdAfter(2);
  const jobId = await accepted({ query: "things", limit: 4000 });
  await until(async () => (await poll(jobId)).processed >= 1000);
  expect(await cancel(jobId)).toMatchObject({ status: 200, body: { job_id: jobId, status: "cancelling" } });
  release();
  const final = await ended(jobId);
  expect(final).toMatchObject({
    status: "cancelled",
    manifest: { partial: true, count: final.processed, credits_consumed: final.processed },
  });
  expect(final.processed).toBeLessThan(4000);
  expect((await allPages(jobId)).flat()).toHaveLength(final.processed);
  expect(await credits()).toEqual({ balance: 5000 - final.processed, reserved: 0 });
  expect(await cancel(jobId)).toMatchObject({ status: 409, body: { error_code: "JOB_ALREADY_FINISHED" } });
});

test("a job delivers its limit if enough companies remain, even if many of the first ones are duplicates", async () => {
  const { accepted, ended, allPages } = await open();
  const entries = [
    ...Array.from({ length: 60 }, (_, at) => ({ domain: `twin.example${at}.test`, name: "Twin" })),
    ...Array.from({ length: 12 }, (_, at) => ({ domain: `single-${at}.test`, name: `Single ${at}` })),
  ];
  await db
    .insertInto("company")
    .values(entries.map((entry) => ({ ...entry, hq_country: "TON" })))
    .execute();
  for (const limit of [12, 20]) {
    const jobId = await accepted({ query: "things", limit, locations: ["TON"] });
    expect(await ended(jobId)).toMatchObject({ status: "completed", processed: Math.min(limit, 13) });
    const results = (await allPages(jobId)).flat();
    expect(new Set(results.map(({ name }) => name)).size).toBe(Math.min(limit, 13));
    const scores = results.map(({ similarity_score }) => similarity_score);
    expect(scores).toEqual(scores.toSorted((first, second) => second - first));
  }
});

test("a job without results completes with no pages and no charge", async () => {
  const { accepted, ended, credits } = await open();
  const final = await ended(await accepted({ query: "things", min_employees: 5000, limit: 10 }));
  expect(final).toMatchObject({
    status: "completed",
    processed: 0,
    results: [],
    next_cursor: null,
    manifest: { count: 0, pages: 0 },
  });
  expect(await credits()).toEqual({ balance: 5000, reserved: 0 });
});

test("an ended job is exported as NDJSON and as CSV, in the order of its pages", async () => {
  const { accepted, ended, exported, allPages } = await open();
  const jobId = await accepted({ query: "things", limit: 250 });
  await ended(jobId);
  const results = (await allPages(jobId)).flat();
  for (const { id, account_id, hq_country, headquarters } of results)
    expect([id, hq_country]).toEqual([account_id, headquarters?.code ?? null]);
  for (const accept of ["application/x-ndjson", "*/*"]) {
    const { headers, text } = await exported(jobId, accept);
    expect(headers.get("content-type")).toMatch("application/x-ndjson");
    expect(headers.get("vary")).toMatch("Accept");
    expect(
      text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(results.map((company) => ({ ...company, agentic_method: null })));
  }
  const { headers, text } = await exported(jobId, "text/csv");
  expect(headers.get("content-type")).toMatch("text/csv");
  expect(headers.get("vary")).toMatch("Accept");
  const rows = text.trim().split("\r\n");
  expect(rows).toHaveLength(251);
  expect(rows[1]).toMatch(new RegExp(`^${results[0]?.account_id},${results[0]?.name},`));
});

test("a name that a spreadsheet would evaluate as a formula is exported as text in the CSV", async () => {
  const { accepted, ended, exported } = await open();
  await run(db)`
    insert into company (domain, name, employee_count)
    values ('formula.example', ${'=HYPERLINK("https://evil.example")'}, 987654)`;
  const jobId = await accepted({ query: "things", limit: 1, min_employees: 987_654 });
  await ended(jobId);
  const { text } = await exported(jobId, "text/csv");
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")",formula.example`);
});

test("jobs are listed newest first, by status and page", async () => {
  const { accepted, ended, send } = await open();
  const ids: string[] = [];
  for (let place = 0; place < 3; place += 1) ids.push(await accepted({ query: "things", limit: 1 }));
  for (const id of ids) await ended(id);
  const { body } = await send("GET", "?status=completed&limit=2&offset=1");
  expect(body).toMatchObject({ total_count: 3, pagination: { limit: 2, offset: 1, total_count: 3, has_more: false } });
  expect((body.jobs as { job_id: string }[]).map(({ job_id }) => job_id)).toEqual([ids[1], ids[0]]);
  expect((await send("GET", "?status=failed")).body).toMatchObject({ jobs: [], total_count: 0 });
});

test("the end of a job is published to the workspace's webhooks, with its manifest", async () => {
  const { accepted, ended, workspaceId } = await open();
  await run(db)`
    insert into webhook_endpoint (id, workspace_id, url, host, events)
    values ('wh_bulk', ${workspaceId}, 'https://receiver.example', 'receiver.example', ${["lookalike_job.completed"]})`;
  const jobId = await accepted({ query: "things", limit: 120 });
  const { manifest, created_at, finished_at } = await ended(jobId);
  const { type, body } = await db
    .selectFrom("webhook_event")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  expect(type).toBe("lookalike_job.completed");
  expect(JSON.parse(String(body))).toEqual({
    type,
    timestamp: finished_at,
    data: {
      status: "completed",
      job_id: jobId,
      requested_limit: 120,
      manifest,
      stopped_because: "limit",
      error_message: null,
      created_at,
      finished_at,
    },
  });
});
