// npm run bench -- search [companies]
// Search over a million companies through the whole service, compared with the bare vector scan.
// Targets: lookalikes take at most 3.5 times the bare scan plus fetching the rows. Traits take at most 3.5 times the
// bare scan. The event loop delay is under 50 ms (p99) with 50 concurrent lookalike requests. A new company is
// searchable within 5 s. A quote takes at most 1.2 times the search. If BENCH_DATABASE_URL is set, the catalogue stays
// in that database, and later runs reuse it.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { type Service, startService } from "../../../server/main.ts";
import { vectorRows } from "../../../server/search/serving/catalogue-index.ts";
import { listEntriesAfter } from "../../../server/search/serving/queries.ts";
import { MemoryVectorSearch } from "../../../server/search-engine/public.ts";
import { createLog } from "../../../server/wiring/log.ts";
import { createKeyOwner } from "../../support/keys.ts";
import { fillCatalogue } from "./support/catalogue.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, milliseconds, printTable, quantile, ratio, timeInTurns } from "./support/measure.ts";
import { benchmarkConfig, type Caller, forkService, openCaller, untilReady } from "./support/service.ts";

const COMPANIES = Number(process.argv[2] ?? 1_000_000);
const DIMENSIONS = 256;
const BATCH_SIZE = 8_192;
const CONCURRENCY = 50;
const CONCURRENT_REQUESTS = 300;

console.log(`${COMPANIES} companies. ${machine()}`);
const { db, pool, url, close } = await openBenchmarkDatabase({ kept: process.env.BENCH_DATABASE_URL });
const client = await pool.connect();
const { key } = await createKeyOwner(db, undefined, 100_000_000);
const { rows: models } = await client.query("select from search_model where ready_at is not null");
if (models.length === 0) await buildIndex();
await measureInProcess();
await measureRequests();
client.release();
await close();
process.exit(0);

function perSecond(ms: number): string {
  return Math.round(COMPANIES / (ms / 1000)).toLocaleString("en-US");
}

/** Fills the catalogue, and waits until the workers have trained a model and embedded every company. */
async function buildIndex(): Promise<void> {
  const { bareMs, catalogueMs } = await fillCatalogue(client, COMPANIES);
  const service = await startService(benchmarkConfig(url), createLog("error"));
  const begun = performance.now();
  let embeddingMs = 0;
  let last = begun;
  await untilReady(service.address, (message) => {
    const now = performance.now();
    if (message.startsWith("Embedding the companies")) embeddingMs += now - last;
    last = now;
  });
  const trainingMs = performance.now() - begun - embeddingMs;
  await service.stop();
  const row = (what: string, ms: number) => ({
    what,
    seconds: (ms / 1000).toFixed(1),
    "rows a second": perSecond(ms),
    "times bare COPY": ratio(ms / bareMs),
  });
  printTable("building the index", [
    row("COPY into a table without indexes", bareMs),
    row("COPY into the catalogue", catalogueMs),
    row("training", trainingMs),
    row("embedding", embeddingMs),
  ]);
}

/** Measures what can only be measured inside the service's process: loading, memory and event loop delay. */
async function measureInProcess(): Promise<void> {
  const begun = performance.now();
  const service = await startService(benchmarkConfig(url), createLog("error"));
  await untilReady(service.address);
  const loadingMs = performance.now() - begun;
  const status = service.searchStatus();
  if (status.state !== "ready") throw new Error("The search is not ready.");
  printTable("index", [
    {
      "loaded in s": (loadingMs / 1000).toFixed(1),
      "vectors MB": Math.round(status.vectorBytes / 2 ** 20),
      "times plain int8": (status.vectorBytes / (COMPANIES * DIMENSIONS)).toFixed(2),
      "words MB": Math.round(status.lexicalBytes / 2 ** 20),
    },
  ]);
  const caller = openCaller(service.address, key);
  await measureConcurrency(service, caller);
  await measureFreshness(caller);
  await caller.close();
  await service.stop();
}

function seedDomain(seed: number): string {
  return `g${1 + ((seed * 7_919) % COMPANIES)}.example`;
}

function lookalikes(seed: number, limit: number): string {
  return `/api/v1/account/search-lookalikes?seed_domains=${seedDomain(seed)}&limit=${limit}`;
}

async function measureConcurrency(service: Service, caller: Caller): Promise<void> {
  const loopDelay = monitorEventLoopDelay({ resolution: 1 });
  const healthMs: number[] = [];
  let running = true;
  const checkHealth = async (): Promise<void> => {
    while (running) {
      const begun = performance.now();
      await (await fetch(`${service.address}/healthz`)).text();
      healthMs.push(performance.now() - begun);
      await delay(20);
    }
  };
  const checks = checkHealth();
  loopDelay.enable();
  const begun = performance.now();
  let next = 0;
  const send = async (): Promise<void> => {
    while (next < CONCURRENT_REQUESTS) await caller.get(lookalikes(next++, 10));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, send));
  const eachMs = (performance.now() - begun) / CONCURRENT_REQUESTS;
  loopDelay.disable();
  running = false;
  await checks;
  printTable(`${CONCURRENCY} concurrent lookalike requests`, [
    {
      "requests a second": (1000 / eachMs).toFixed(0),
      "event loop delay p99 ms (50)": milliseconds(loopDelay.percentile(99) / 1e6),
      "health check p99 ms": milliseconds(quantile(healthMs, 0.99)),
    },
  ]);
}

/** Measures the time until a search finds a new company. */
async function measureFreshness(caller: Caller): Promise<void> {
  const seconds: number[] = [];
  for (let run = 0; run < 5; run++) {
    const begun = performance.now();
    const domain = `new${Date.now()}.example`;
    const word = `zyxwv${Date.now().toString(26).replace(/\d/g, "q")}`;
    await client.query("insert into company (domain, name, one_liner) values ($1, $1, $2)", [
      domain,
      `Makes ${word} machines`,
    ]);
    await client.query("notify company_changed");
    for (let found = false; !found; ) {
      const text = await caller.get(`/api/v1/account/search-by-traits?query=${word}&limit=1`);
      found = text.includes(domain);
    }
    seconds.push((performance.now() - begun) / 1000);
  }
  printTable("a new company is found after", [
    { "median s": quantile(seconds, 0.5).toFixed(2), "slowest s (5)": Math.max(...seconds).toFixed(2) },
  ]);
}

/** Loads the stored vectors into a separate vector search. */
async function bareScan(): Promise<{ search: MemoryVectorSearch; queries: Float32Array[] }> {
  const search = new MemoryVectorSearch(DIMENSIONS);
  const { rows } = await client.query<{ id: string }>(
    "select max(id) as id from search_model where ready_at is not null",
  );
  const modelId = Number(rows[0]?.id);
  const queries: Float32Array[] = [];
  let page = await listEntriesAfter(client, modelId, -1, BATCH_SIZE);
  while (page) {
    const decoded = vectorRows(page);
    queries.push(decoded.vectors.slice(0, DIMENSIONS));
    await search.upsert(decoded);
    page = await listEntriesAfter(client, modelId, page.companyIds.at(-1)!, BATCH_SIZE);
  }
  return { search, queries };
}

/** Measures single requests to a service in its own process, as in production. */
async function measureRequests(): Promise<void> {
  const service = await forkService(url);
  await untilReady(service.address);
  const caller = openCaller(service.address, key);
  const { search, queries } = await bareScan();
  const { rows } = await client.query<{ one_liner: string }>(
    "select one_liner from company where id % 9973 = 1 limit 60",
  );
  const texts = rows.map((row) => row.one_liner.split(" ").slice(1, 6).join(" "));
  const traits = (run: number, limit: number): Promise<string> =>
    caller.get(
      `/api/v1/account/search-by-traits?query=${encodeURIComponent(texts[run % texts.length]!)}&limit=${limit}`,
    );
  let found: number[] = [];
  const works = {
    "bare scan, top 100": async (run: number) => {
      const matches = await search.search({ vector: queries[run % queries.length]!, limit: 100 });
      found = matches.map(({ companyId }) => companyId);
    },
    "fetching 100 rows": () => client.query("select * from company where id = any($1)", [found]),
    "search-lookalikes, limit 10": (run: number) => caller.get(lookalikes(run, 10)),
    "search-lookalikes, limit 100": (run: number) => caller.get(lookalikes(run + 1_000, 100)),
    "search-lookalikes, limit 100, filtered": (run: number) =>
      caller.get(`${lookalikes(run + 2_000, 100)}&locations=SWE&max_employees=100`),
    "quote of search-lookalikes, limit 100": (run: number) => {
      const request = { seed_domains: [seedDomain(run + 3_000)], limit: 100 };
      return caller.post("/api/v1/quotes", { operation: "search_lookalikes", request });
    },
    "search-by-traits, limit 25": (run: number) => traits(run, 25),
    "search-by-traits, limit 100": (run: number) => traits(run + 30, 100),
  };
  for (let run = 0; run < 100; run++) await caller.get(lookalikes(run + 5_000, 100));
  const timed = await timeInTurns(60, works);
  const scan = timed["bare scan, top 100"].median;
  const scanAndRows = scan + timed["fetching 100 rows"].median;
  const searched = timed["search-lookalikes, limit 100"].median;
  const comparison = (what: string, median: number): string => {
    if (what.includes("quote")) return `${ratio(median / searched)} of the search (≤ 1.2x)`;
    if (what.includes("lookalikes")) return `${ratio(median / scanAndRows)} of scan and rows (≤ 3.5x)`;
    return what.includes("traits") ? `${ratio(median / scan)} of scan (≤ 3.5x)` : "";
  };
  printTable(
    "requests",
    Object.entries(timed).map(([what, { median, fastest }]) => ({
      what,
      "median ms": milliseconds(median),
      "fastest ms": milliseconds(fastest),
      ratio: comparison(what, median),
    })),
  );
  await search.close();
  await caller.close();
  await service.stop();
}
