/**
 * A bulk lookalike job of 10,000 companies, beside the bare ranking plus COPY of the same results. `npm run bench -- bulk [companies]`.
 * Targets: all pages within 3 times the bare work, the first long before the last, and both cost the same to read. A catalogue of the
 * search benchmark's stays in the database that BENCH_DATABASE_URL names, and is then not made again.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { startBackground } from "../../server/background.ts";
import { readConfig } from "../../server/config.ts";
import { grant, reserve } from "../../server/credits/public.ts";
import { openSession } from "../../server/db/connect.ts";
import { migrate } from "../../server/db/migrate.ts";
import { enqueue } from "../../server/jobs/enqueue.ts";
import { createLog } from "../../server/log.ts";
import { creditReference } from "../../server/lookalikes/bulk/finish.ts";
import { findJobPage, insertJob } from "../../server/lookalikes/bulk/queries.ts";
import type { LookalikeRequest } from "../../server/lookalikes/request.ts";
import { openServices } from "../../server/services.ts";
import { openTestCluster } from "../../test/support/cluster.ts";
import { copyRows } from "./copy-rows.ts";
import { GeneratedCompanies, generatedColumns } from "./generated-companies.ts";
import { machine, milliseconds, printTable, ratio, time } from "./measure.ts";

const COMPANIES = Number(process.argv[2] ?? 1_000_000);
const LIMIT = Math.min(10_000, COMPANIES / 2);
const RUNS = 7;
const LOT = 20_000;

const kept = process.env.BENCH_DATABASE_URL;
const cluster = kept ? { url: kept, close: async () => undefined } : await openTestCluster({ durable: true });
await migrate(cluster.url);
const session = await openSession(cluster.url, "bench");
const catalogue = await session.query<{ count: number }>("select count(*) as count from company");
if (catalogue.rows[0]?.count === 0) await generate();
const settings = readConfig({
  DATABASE_URL: cluster.url,
  SECRET_KEY: "a secret key for the benchmark, long enough",
  SAMPLE_DATA: "0",
});
if ("mistakes" in settings) throw new Error(settings.mistakes.join(" "));
const services = await openServices(settings.config, createLog("error"), "bench");
const { db, pool } = services.connection;
const background = await startBackground(services);
const { workspaceId, userId } = await openWorkspace();
await untilReady();
await measure();
await background.stop();
await services.close();
await session.end();
await cluster.close();

async function generate(): Promise<void> {
  const generator = new GeneratedCompanies(5);
  for (let made = 0; made < COMPANIES; made += LOT) {
    await copyRows(
      session,
      `copy company (${generatedColumns.join(", ")}) from stdin`,
      generator.next(Math.min(LOT, COMPANIES - made)),
    );
  }
  await session.query("vacuum analyze company");
}

async function openWorkspace(): Promise<{ workspaceId: number; userId: string }> {
  const { id } = await db.insertInto("workspace").defaultValues().returning("id").executeTakeFirstOrThrow();
  const user = `user_${randomUUID().replaceAll("-", "")}`;
  await db
    .insertInto("app_user")
    .values({ id: user, email: `${user}@workspace.example`, workspace_id: id })
    .execute();
  await grant(db, { workspaceId: id, reference: "bench", reason: "bench" }, 10_000_000);
  return { workspaceId: id, userId: user };
}

async function untilReady(): Promise<void> {
  for (
    let status = services.searchStatus();
    status.state !== "ready" || status.companies === 0;
    status = services.searchStatus()
  )
    await delay(250);
}

/** From the submission on, in milliseconds: the first page, the last page, and the end with its credits settled. */
async function runJob(
  request: LookalikeRequest,
): Promise<{ id: string; firstPage: number; allPages: number; ended: number }> {
  const start = performance.now();
  const id = `job_${randomUUID().replaceAll("-", "")}`;
  await db.transaction().execute(async (transaction) => {
    await reserve(transaction, creditReference({ id, workspaceId, userId }), LIMIT);
    await insertJob(transaction, {
      id,
      workspaceId,
      userId,
      request,
      seeds: { resolved: null, unresolved: null },
      limit: LIMIT,
      isQueued: true,
    });
    await enqueue(transaction, "lookalikes.run", { jobId: id }, { key: id });
  });
  let [firstPage, allPages] = [0, 0];
  for (;;) {
    const job = await db
      .selectFrom("lookalike_job")
      .select(["processed", "finished_at"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const now = performance.now() - start;
    if (job.processed > 0) firstPage ||= now;
    if (job.processed === LIMIT) allPages ||= now;
    if (job.finished_at !== null) return { id, firstPage, allPages, ended: now };
    await delay(2);
  }
}

async function measure(): Promise<void> {
  const { rows } = await session.query<{ one_liner: string }>(
    "select one_liner from company order by id limit 1 offset 99",
  );
  const request: LookalikeRequest = {
    query: rows[0]?.one_liner.slice(0, 200) ?? "",
    searchType: "semantic",
    filter: {},
  };
  const ranking = await time(RUNS, () =>
    services.search.lookalikes({ ...request, seeds: [], excludedCompanyIds: [], limit: LIMIT }),
  );
  await runJob(request);
  const jobs: Awaited<ReturnType<typeof runJob>>[] = [];
  for (let run = 0; run < RUNS; run += 1) jobs.push(await runJob(request));
  const jobId = jobs[0]?.id ?? "";
  const copy = await timeCopy(jobId);
  const readFirst = await time(50, () => findJobPage(db, workspaceId, jobId, 0));
  const readLast = await time(50, () => findJobPage(db, workspaceId, jobId, Math.ceil(LIMIT / 100) - 1));
  const median = (part: "firstPage" | "allPages" | "ended"): number =>
    jobs.map((job) => job[part]).toSorted((first, second) => first - second)[Math.floor(RUNS / 2)] ?? 0;
  const bare = ranking.median + copy.median;
  const row = (what: string, ms: number, beside = "", target = "") => ({ what, ms: milliseconds(ms), beside, target });
  printTable(
    `${LIMIT.toLocaleString("en")} of ${COMPANIES.toLocaleString("en")} companies, median of ${RUNS}. ${machine()}`,
    [
      row("bare ranking", ranking.median),
      row("COPY of the same results", copy.median),
      row(
        "first page readable",
        median("firstPage"),
        `${ratio(median("firstPage") / bare)} of both`,
        "before the last is written",
      ),
      row("all pages readable", median("allPages"), `${ratio(median("allPages") / bare)} of both`, "at most 3x"),
      row("ended, credits settled", median("ended"), `${ratio(median("ended") / bare)} of both`),
      row("reading the first page", readFirst.median),
      row(
        "reading the last page",
        readLast.median,
        `${ratio(readLast.median / readFirst.median)} of the first`,
        "the same",
      ),
    ],
  );
}

async function timeCopy(jobId: string): Promise<{ median: number }> {
  const { rows } = await pool.query<{ place: number; result: string }>(
    `select (page_number * 100 + place)::integer as place, result::text from lookalike_job_page, json_array_elements(results) with ordinality as listed (result, place)
     where job_id = $1 order by 1`,
    [jobId],
  );
  await session.query("create temporary table bare_result (job_id text, place integer, result json)");
  return time(RUNS, () =>
    copyRows(
      session,
      "copy bare_result from stdin",
      rows.map(({ place, result }) => [jobId, place, result]),
    ),
  );
}
