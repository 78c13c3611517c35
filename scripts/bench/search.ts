/**
 * Search over a million companies, end to end over HTTP, beside the bare vector scan. `npm run bench -- search [companies]`. Where single
 * requests are timed the service is a process of its own, as it is for its callers, that has answered some already.
 * Targets: lookalikes at most 2.5 times the bare scan plus fetching the rows, traits at most 3 times the bare scan, event loop delay p99 under
 * 50 ms with 50 lookalike requests at once, a new company searchable within 5 s. A catalogue of this benchmark's stays in the database that
 * BENCH_DATABASE_URL names, and is then not made again.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import pg from "pg";
import { MemoryVectorSearch } from "../../server/adapters/vector-search-memory.ts";
import { migrate } from "../../server/db/migrate.ts";
import type { Service } from "../../server/main.ts";
import { vectorRows } from "../../server/search/serving/decode-entries.ts";
import { readEntriesAfter } from "../../server/search/serving/queries.ts";
import { openTestCluster } from "../../test/support/cluster.ts";
import { machine, milliseconds, printTable, ratio, timeInTurns } from "./measure.ts";
import {
  API_KEY,
  type ForkedService,
  fillCatalogue,
  forkSearchService,
  startSearchService,
  untilReady,
} from "./search-service.ts";

const companies = Number(process.argv[2] ?? 1_000_000);

console.log(`${companies} companies. ${machine()}`);
const kept = process.env.BENCH_DATABASE_URL;
const cluster = kept ? { url: kept, close: async () => undefined } : await openTestCluster();
const client = new pg.Client({ connectionString: cluster.url });
await migrate(cluster.url);
await client.connect();
const filled = await client.query<{ any: boolean }>(
  "select exists (select from search_model where ready_at is not null) as any",
);
let service: Service;
if (!filled.rows[0]!.any) await make();
service = await startSearchService(cluster.url);
const started = await untilReady(service);
const startRow = {
  what: "start until the index is loaded",
  seconds: (started.milliseconds / 1000).toFixed(1),
  "rows a second": rate(started.milliseconds),
};
printTable("loading the index", [startRow]);
const million = 1_000_000 / companies;
printTable("memory for a million companies", [
  {
    "vector part MB": Math.round((started.vectorBytes * million) / 2 ** 20),
    "times plain int8": (started.vectorBytes / (companies * 256)).toFixed(2),
    "lexical part MB": Math.round((started.lexicalBytes * million) / 2 ** 20),
  },
]);
await measureConcurrency();
await measureChange();
await service.stop();
const forked = await forkSearchService(cluster.url);
await measureRequests(forked);
await forked.stop();
await client.end();
await cluster.close();
process.exit(0);

function rate(ms: number): string {
  return Math.round(companies / (ms / 1000)).toLocaleString("en-US");
}

/** Fills the catalogue, trains and embeds. */
async function make(): Promise<void> {
  const [bare, catalogue] = await fillCatalogue(client, companies);
  service = await startSearchService(cluster.url);
  const phases: Record<string, number> = {};
  const built = await untilReady(service, phases);
  await service.stop();
  const embedding = phases["Embedding the companies"] ?? 0;
  const row = (what: string, spent: number) => ({
    what,
    seconds: (spent / 1000).toFixed(1),
    "rows a second": rate(spent),
    "times bare COPY": ratio(spent / bare),
  });
  printTable("making the index", [
    row("COPY of the rows into a bare table", bare),
    row("COPY into the catalogue, indexes and triggers included", catalogue),
    row("training on a sample of 60,000 at most", built.milliseconds - embedding),
    row("embedding every company and storing the entries", embedding),
    row("COPY into the catalogue and embedding together", catalogue + embedding),
  ]);
}

async function get(path: string): Promise<Response> {
  const response = await fetch(service.address + path, { headers: { "X-API-Key": API_KEY } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

function lookalikes(seed: number, limit: number): string {
  return `/api/v1/account/search-lookalikes?seed_domains=g${1 + ((seed * 7_919) % companies)}.example&limit=${limit}`;
}

/** The same vectors in a search of the benchmark's own, for the bare scan. */
async function bareScan(): Promise<{ search: MemoryVectorSearch; queries: Float32Array[] }> {
  const search = new MemoryVectorSearch(256);
  const { rows } = await client.query<{ id: string }>(
    "select max(id) as id from search_model where ready_at is not null",
  );
  const queries: Float32Array[] = [];
  for (
    let page = await readEntriesAfter(client, Number(rows[0]!.id), -1, 8_192);
    page;
    page = await readEntriesAfter(client, Number(rows[0]!.id), page.companyIds.at(-1)!, 8_192)
  ) {
    const decoded = vectorRows(page);
    queries.push(decoded.vectors.slice(0, 256));
    await search.upsert(decoded);
  }
  return { search, queries };
}

async function measureRequests({ get }: ForkedService): Promise<void> {
  const { search, queries } = await bareScan();
  const texts = (
    await client.query<{ one_liner: string }>("select one_liner from company where id % 9973 = 1 limit 60")
  ).rows.map((row) => row.one_liner.split(" ").slice(1, 6).join(" "));
  const traits = (run: number, limit: number): Promise<string> =>
    get(`/api/v1/account/search-by-traits?query=${encodeURIComponent(texts[run % texts.length]!)}&limit=${limit}`);
  let found: number[] = [];
  const works = {
    "bare scan, top 100": async (run: number) => {
      found = (await search.search({ vector: queries[run % queries.length]!, limit: 100 })).map(
        ({ companyId }) => companyId,
      );
    },
    "fetching 100 rows": () => client.query("select * from company where id = any($1)", [found]),
    "GET search-lookalikes, limit 10": (run: number) => get(lookalikes(run, 10)),
    "GET search-lookalikes, limit 100": (run: number) => get(lookalikes(run + 1_000, 100)),
    "GET search-lookalikes, limit 100, filtered": (run: number) =>
      get(`${lookalikes(run + 2_000, 100)}&locations=SWE&max_employees=100`),
    "GET search-by-traits, limit 25": (run: number) => traits(run, 25),
    "GET search-by-traits, limit 100": (run: number) => traits(run + 30, 100),
  };
  for (let run = 0; run < 100; run++) await get(lookalikes(run + 5_000, 100));
  const timed = await timeInTurns(60, works);
  await search.close();
  const scan = timed["bare scan, top 100"].median;
  const withRows = scan + timed["fetching 100 rows"].median;
  printTable(
    "requests",
    Object.entries(timed).map(([what, { median, fastest }]) => ({
      what,
      "median ms": milliseconds(median),
      "fastest ms": milliseconds(fastest),
      ratio: what.includes("lookalikes")
        ? `${ratio(median / withRows)} of scan and rows (2.5)`
        : what.includes("traits")
          ? `${ratio(median / scan)} of scan (3)`
          : "",
    })),
  );
}

async function measureConcurrency(): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const health: number[] = [];
  let running = true;
  const checks = (async () => {
    while (running) {
      const begun = performance.now();
      await fetch(`${service.address}/healthz`).then((response) => response.text());
      health.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  delay.enable();
  const begun = performance.now();
  const total = 300;
  let next = 0;
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (next < total) await get(lookalikes(next++, 10)).then((response) => response.text());
    }),
  );
  const each = (performance.now() - begun) / total;
  delay.disable();
  running = false;
  await checks;
  health.sort((a, b) => a - b);
  printTable("50 lookalike requests at once (client in the same process)", [
    {
      "ms a request": milliseconds(each),
      "requests a second": (1000 / each).toFixed(0),
      "event loop delay p50 ms": milliseconds(delay.percentile(50) / 1e6),
      "p99 ms (50)": milliseconds(delay.percentile(99) / 1e6),
      "health check p50 ms": milliseconds(health[Math.floor(health.length / 2)] ?? 0),
      "health check p99 ms": milliseconds(health[Math.floor(health.length * 0.99)] ?? 0),
    },
  ]);
}

async function measureChange(): Promise<void> {
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
    for (;;) {
      const { results } = (await (await get(`/api/v1/account/search-by-traits?query=${word}&limit=1`)).json()) as {
        results: { domain: string }[];
      };
      if (results[0]?.domain === domain) break;
    }
    seconds.push((performance.now() - begun) / 1000);
  }
  seconds.sort((a, b) => a - b);
  printTable("a new company is found after", [
    { "median s": seconds[2]!.toFixed(2), "slowest s (5)": seconds[4]!.toFixed(2) },
  ]);
}
