/**
 * A bulk lookalike job of 10,000 companies, beside the bare ranking plus COPY of the same results: all pages, the first
 * page, and reading the first and the last page. Targets: all pages within 3 times the bare work; the first and the last page
 * cost the same to read. `npm run bench -- bulk [companies]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startBackground } from "../../server/background.ts";
import { readConfig } from "../../server/config.ts";
import { openSession } from "../../server/db/connect.ts";
import { enqueue } from "../../server/jobs/enqueue.ts";
import { insertJob } from "../../server/lookalikes/queries-submit.ts";
import { readJobPage } from "../../server/lookalikes/queries.ts";
import { purposeOf } from "../../server/lookalikes/end.ts";
import { grant, reserve } from "../../server/credits/ledger.ts";
import { createLog } from "../../server/log.ts";
import { openServices } from "../../server/services.ts";
import { openTestCluster } from "../../test/support/cluster.ts";
import { copyRows } from "./copy-rows.ts";
import { machine, milliseconds, printTable, ratio, time } from "./measure.ts";

const COMPANIES = Number(process.argv[2] ?? 1_000_000);
const LIMIT = Math.min(10_000, COMPANIES - 1);
const RUNS = 5;
const MEMBER = { workspaceId: 1, userId: "user_bench" };

const cluster = await openTestCluster({ durable: true });
const dataDirectory = mkdtempSync(join(tmpdir(), "bench-bulk-"));
const settings = readConfig({ DATABASE_URL: cluster.url, DATA_DIR: dataDirectory, SECRET_KEY: "a secret key for the benchmark, long enough", SAMPLE_DATA: "0" });
if ("mistakes" in settings) throw new Error(settings.mistakes.join(" "));
const services = await openServices(settings.config, createLog("error"), "bench");
const { db, pool } = services.connection;

/** Companies whose texts differ: 16 x 16 x 16 words in three places, so that meanings form groups. */
async function generate(): Promise<void> {
  const session = await openSession(cluster.url, "bench");
  await session.query(`insert into company (domain, name, one_liner, description, industry, employee_count, funding_stage, hq_country)
    select 'c' || n || '.example', initcap(a) || initcap(b) || ' ' || n, 'Makes ' || b || ' ' || c || ' for ' || d,
      'The company makes ' || b || ' ' || c || ' for ' || d || ' and sells ' || a || ' ' || c || ' to ' || d || ' in ' || n % 97 || ' places. It also runs ' || c || ' services.',
      initcap(c), n % 5000, (array['Seed','Series A','Series B','Public',null])[1 + n % 5], (array['USA','DEU','FRA','GBR','IND'])[1 + n % 5]
    from (select n,
      (array['solar','marine','urban','rural','medical','digital','mobile','secure','rapid','green','nordic','alpine','atomic','lunar','civil','textile'])[1 + (n::bigint * 7919) % 16] as a,
      (array['payment','freight','battery','sensor','crop','video','tax','loan','water','steel','glass','paper','robot','drone','vaccine','legal'])[1 + (n / 16) % 16] as b,
      (array['software','hardware','analytics','platforms','devices','tools','networks','markets','insurance','logistics','training','research','storage','design','testing','cloud'])[1 + (n / 256) % 16] as c,
      (array['banks','hospitals','farms','schools','airlines','retailers','cities','builders','miners','bakers','lawyers','artists','athletes','pilots','chemists','sailors'])[1 + (n / 4096) % 16] as d
      from generate_series(1, ${COMPANIES}) as n) as worded`);
  await session.query("insert into workspace default values; insert into app_user (id, email, workspace_id) values ('user_bench', 'bench@workspace.example', 1)");
  await session.query("vacuum analyze company");
  await session.end();
  await grant(db, { workspaceId: 1, reference: "bench", reason: "bench" }, 10_000_000);
}

async function untilReady(): Promise<void> {
  for (;;) {
    const status = services.searchStatus();
    if (status.state === "ready" && status.companies > 0) return;
    await delay(250);
  }
}

let submitted = 0;
async function submit(): Promise<string> {
  const id = `job_bench_${(submitted += 1)}`;
  await db.transaction().execute(async (transaction) => {
    await reserve(transaction, purposeOf({ id, ...MEMBER }), LIMIT);
    await insertJob(transaction, { id, ...MEMBER, request: REQUEST, seeds: { companyIds: [], resolved: null, unresolved: null }, limit: LIMIT, isQueued: true });
    await enqueue(transaction, "lookalikes.run", { jobId: id }, { key: id });
  });
  return id;
}

const REQUEST = { query: "payment software for banks", searchType: "semantic", filter: {} } as const;

/** From the submission on, in milliseconds: the first page, the last page, and the end with its credits settled. */
async function runJob(): Promise<{ id: string; firstPage: number; allPages: number; ended: number }> {
  const start = performance.now();
  const id = await submit();
  const times = { firstPage: 0, allPages: 0 };
  for (;;) {
    const { rows } = await pool.query<{ processed: number; finished: boolean }>("select processed, finished_at is not null as finished from lookalike_job where id = $1", [id]);
    const now = performance.now() - start;
    const job = rows[0];
    if (job && job.processed > 0 && times.firstPage === 0) times.firstPage = now;
    if (job && job.processed === LIMIT && times.allPages === 0) times.allPages = now;
    if (job?.finished) return { id, ...times, ended: now };
    await delay(2);
  }
}

const median = (values: readonly number[]): number => values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;

const begun = performance.now();
await generate();
const generated = performance.now();
const background = await startBackground(services);
await untilReady();
console.log(`${COMPANIES.toLocaleString("en")} companies generated in ${((generated - begun) / 1000).toFixed(0)} s, searchable after ${((performance.now() - generated) / 1000).toFixed(0)} s more. ${machine()}`);

const ranking = await time(RUNS, () => services.search.lookalikes({ ...REQUEST, seedCompanyIds: [], excludedCompanyIds: [], limit: LIMIT }));
await runJob();
const jobs: Awaited<ReturnType<typeof runJob>>[] = [];
for (let run = 0; run < RUNS; run += 1) jobs.push(await runJob());

const { rows: written } = await pool.query<{ place: number; result: string }>(
  `select (page_number * 100 + place)::integer as place, result::text from lookalike_job_page, json_array_elements(results) with ordinality as listed (result, place)
   where job_id = $1 order by 1`, [jobs[0]?.id]);
const session = await openSession(cluster.url, "bench");
await session.query("create table bare_result (job_id text, place integer, result json)");
const copy = await time(RUNS, () => copyRows(session, "copy bare_result from stdin", written.map(({ place, result }) => ["job", place, result])));
await session.end();

const bare = ranking.median + copy.median;
const all = median(jobs.map(({ allPages }) => allPages));
const lastPage = Math.ceil(LIMIT / 100) - 1;
const readFirst = await time(50, () => readJobPage(db, 1, jobs[0]?.id ?? "", 0));
const readLast = await time(50, () => readJobPage(db, 1, jobs[0]?.id ?? "", lastPage));
printTable(`${LIMIT.toLocaleString("en")} of ${COMPANIES.toLocaleString("en")} companies`, [
  { what: "bare ranking", ms: milliseconds(ranking.median), ratio: "", target: "" },
  { what: `COPY of the ${written.length} results`, ms: milliseconds(copy.median), ratio: "", target: "" },
  { what: "first page readable", ms: milliseconds(median(jobs.map(({ firstPage }) => firstPage))), ratio: `${ratio(median(jobs.map(({ firstPage }) => firstPage)) / bare)} of both`, target: "before the last is written" },
  { what: "all pages readable", ms: milliseconds(all), ratio: `${ratio(all / bare)} of both`, target: "at most 3x" },
  { what: "ended, credits settled", ms: milliseconds(median(jobs.map(({ ended }) => ended))), ratio: `${ratio(median(jobs.map(({ ended }) => ended)) / bare)} of both`, target: "" },
  { what: "reading the first page", ms: milliseconds(readFirst.median), ratio: "", target: "" },
  { what: "reading the last page", ms: milliseconds(readLast.median), ratio: `${ratio(readLast.median / readFirst.median)} of the first`, target: "1x" },
]);

await background.stop();
await services.close();
await cluster.close();
rmSync(dataDirectory, { recursive: true, force: true });
