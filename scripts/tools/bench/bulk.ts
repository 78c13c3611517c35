// npm run bench -- bulk [companies]
// A bulk lookalike job of 10,000 companies, compared with the bare ranking plus COPY of the same results.
// Targets: all pages are ready within 4 times the duration of the bare work. The last page is as fast to read as the
// first. Ten successive jobs that exclude earlier results return no company twice. A search for 100 companies takes at
// most a tenth longer if it excludes 10,000. If BENCH_DATABASE_URL is set, later runs reuse the catalogue there.
import { setTimeout as delay } from "node:timers/promises";
import { oneRow } from "../../../server/db/statements.ts";
import { listen } from "../../../server/http/listen.ts";
import type { LookalikeRanking } from "../../../server/search/search.ts";
import { startApi } from "../../../server/wiring/api.ts";
import { startBackground } from "../../../server/wiring/background.ts";
import { createLog } from "../../../server/wiring/log.ts";
import { openServices } from "../../../server/wiring/services.ts";
import { createKeyOwner } from "../../support/keys.ts";
import { fillCatalogue } from "./support/catalogue.ts";
import { copyRows } from "./support/copy-rows.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, median, milliseconds, printTable, ratio, time, timeInTurns } from "./support/measure.ts";
import { benchmarkConfig, openCaller, untilReady } from "./support/service.ts";

const COMPANIES = Number(process.argv[2] ?? 1_000_000);
const LIMIT = Math.min(10_000, COMPANIES / 2);
const RUNS = 7;
const JOBS_IN_A_ROW = 10;
const JOBS_PATH = "/api/v1/account/search-lookalikes-bulk";

const database = await openBenchmarkDatabase({ durable: true, kept: process.env.BENCH_DATABASE_URL });
const session = await database.pool.connect();
const catalogue = await session.query<{ count: number }>("select count(*) as count from company");
if (catalogue.rows[0]?.count === 0) await fillCatalogue(session, COMPANIES);
const log = createLog("error");
const services = await openServices(benchmarkConfig(database.url), log, "bench");
const { db, pool } = services.connection;
const background = await startBackground(services);
const listening = await listen("127.0.0.1", 0, log);
const api = await startApi(services, listening);
const { key, workspaceId } = await createKeyOwner(db, undefined, 10_000_000);
const caller = openCaller(listening.address, key);
await untilReady(listening.address);
await measure();
await measureExclusions();
await caller.close();
await api.stop();
await background.stop();
await services.close();
session.release();
await database.close();

/** Runs a job. Returns the milliseconds to the first page, to the last page and to the settled credits. */
async function runJob(query: string, exclusions: { exclude_returned_before?: boolean } = {}) {
  const start = performance.now();
  // With the default minimum score, the job would end after the last relevant company.
  const body = { query, limit: LIMIT, min_score: 0, ...exclusions };
  const { job_id: id }: { job_id: string } = JSON.parse(await caller.post(JOBS_PATH, body));
  let [firstPage, allPages] = [0, 0];
  for (;;) {
    const job = await oneRow(db)<{ processed: number; finished_at: Date | null }>`
      select processed, finished_at from lookalike_job where id = ${id}`;
    const now = performance.now() - start;
    if (job.processed > 0) firstPage ||= now;
    if (job.processed === LIMIT) allPages ||= now;
    if (job.finished_at !== null) return { id, firstPage, allPages, ended: now };
    await delay(2);
  }
}

async function queryAt(offset: number): Promise<string> {
  const { rows } = await session.query<{ one_liner: string }>(
    `select one_liner from company order by id limit 1 offset ${offset}`,
  );
  return rows[0]?.one_liner.slice(0, 200) ?? "";
}

function rank(query: string, excludedCompanyIds: readonly number[] = [], limit = LIMIT): Promise<LookalikeRanking> {
  return services.search.lookalikes({
    workspaceId,
    query,
    searchType: "semantic",
    filters: {},
    seeds: [],
    omittedCompanyIds: [],
    excludedCompanyIds,
    limit,
    minScore: 0,
  });
}

async function measureExclusions(): Promise<void> {
  const query = await queryAt(199);
  const { matches } = await rank(query);
  const best = matches.map(({ companyId }) => companyId);
  const { rows: any } = await session.query<{ id: number }>(
    "select id::integer from company order by md5(domain) limit 10000",
  );
  const anyIds = any.map(({ id }) => id);
  const timed = await timeInTurns(RUNS * 3, {
    hundred: () => rank(query, [], 100),
    "hundred without others": () => rank(query, anyIds, 100),
    all: () => rank(query),
    "all without the best": () => rank(query, best),
  });
  const domains = new Set<string>();
  const returned: number[] = [];
  let repeated = 0;
  let slowest = 0;
  for (let run = 0; run < JOBS_IN_A_ROW; run += 1) {
    const { id, ended } = await runJob(query, { exclude_returned_before: true });
    const { rows } = await pool.query<{ domain: string }>(
      "select result->>'domain' as domain from lookalike_job_page, json_array_elements(results) as listed (result) where job_id = $1",
      [id],
    );
    repeated += rows.filter(({ domain }) => domains.has(domain)).length;
    for (const { domain } of rows) domains.add(domain);
    returned.push(rows.length);
    slowest = Math.max(slowest, ended);
  }
  printTable("exclusions", [
    {
      "100 companies without 10,000 others (≤ 1.1x)": ratio(
        timed["hundred without others"].median / timed.hundred.median,
      ),
      "10,000 companies without the best 10,000": ratio(timed["all without the best"].median / timed.all.median),
      "ten jobs in a row returned": returned.join(", "),
      "returned twice (0)": repeated,
      "slowest job ms": milliseconds(slowest),
    },
  ]);
}

async function measure(): Promise<void> {
  const query = await queryAt(99);
  const ranking = await time(RUNS, () => rank(query));
  await runJob(query);
  const jobs: Awaited<ReturnType<typeof runJob>>[] = [];
  for (let run = 0; run < RUNS; run += 1) jobs.push(await runJob(query));
  const jobId = jobs[0]?.id ?? "";
  const copy = await timeCopy(jobId);
  const readPage = (page: number) => () =>
    caller.get(`${JOBS_PATH}/${jobId}?cursor=page_${String(page).padStart(4, "0")}`);
  const readFirst = await time(50, readPage(0));
  const readLast = await time(50, readPage(Math.ceil(LIMIT / 100) - 1));
  const medianOf = (part: "firstPage" | "allPages" | "ended"): number => median(jobs.map((job) => job[part]));
  const bare = ranking.median + copy.median;
  const row = (what: string, ms: number, share = "") => ({ what, "median ms": milliseconds(ms), ratio: share });
  console.log(machine());
  printTable(`${LIMIT.toLocaleString("en")} of ${COMPANIES.toLocaleString("en")} companies`, [
    row("bare ranking", ranking.median),
    row("COPY of the same results", copy.median),
    row("first page readable", medianOf("firstPage"), `${ratio(medianOf("firstPage") / bare)} of both`),
    row("all pages readable", medianOf("allPages"), `${ratio(medianOf("allPages") / bare)} of both (≤ 4x)`),
    row("ended, credits settled", medianOf("ended"), `${ratio(medianOf("ended") / bare)} of both`),
    row("reading the first page", readFirst.median),
    row("reading the last page", readLast.median, `${ratio(readLast.median / readFirst.median)} of the first`),
  ]);
}

async function timeCopy(jobId: string): Promise<{ median: number }> {
  const { rows } = await pool.query<{ position: number; result: string }>(
    `select (page_number * 100 + position)::integer as position, result::text
     from lookalike_job_page, json_array_elements(results) with ordinality as listed (result, position)
     where job_id = $1 order by 1`,
    [jobId],
  );
  await session.query("create temporary table bare_result (job_id text, position integer, result json)");
  return time(RUNS, () =>
    copyRows(
      session,
      "copy bare_result from stdin",
      rows.map(({ position, result }) => [jobId, position, result]),
    ),
  );
}
