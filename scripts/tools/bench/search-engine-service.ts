// npm run bench -- search-engine-service [companies]
// The whole service with its index in OpenSearch, beside the service with its index in memory, over the same companies:
// single requests, 50 concurrent ones, a bulk job of 10,000 companies, and the memory of each process. Needs Java 17 and
// Maven. The catalogue stays in the database that BENCH_DATABASE_URL names, and is then not generated again. No targets.
import { setTimeout as delay } from "node:timers/promises";
import { createKeyOwner } from "../../support/keys.ts";
import { startOpenSearch } from "../../support/opensearch-node.ts";
import { residentBytes } from "../../support/resident-bytes.ts";
import { fillCatalogue } from "./support/catalogue.ts";
import { openBenchmarkDatabase } from "./support/database.ts";
import { machine, milliseconds, printTable, quantile } from "./support/measure.ts";
import { type Caller, forkService, openCaller, type ServiceProcess, untilReady } from "./support/service.ts";

const COMPANIES = Number(process.argv[2] ?? 1_000_000);
const RUNS = 40;
const CONCURRENCY = 50;
const CONCURRENT_REQUESTS = 300;
const BULK_LIMIT = 10_000;
const JOBS_PATH = "/api/v1/account/search-lookalikes-bulk";

console.log(`${COMPANIES} companies. ${machine()}`);
const { db, pool, url, close } = await openBenchmarkDatabase({ kept: process.env.BENCH_DATABASE_URL });
const client = await pool.connect();
const { key } = await createKeyOwner(db, undefined, 100_000_000);
const { rows: known } = await client.query("select from company limit 1");
if (known.length === 0) await fillCatalogue(client, COMPANIES);
const { rows: described } = await client.query<{ one_liner: string }>(
  "select one_liner from company where id % 9973 = 1 order by id limit 60",
);
const texts = described.map((row) => row.one_liner.split(" ").slice(1, 6).join(" "));
const [node] = await startOpenSearch({ heap: "2g" });
const systems: readonly { name: string; settings: Readonly<Record<string, string>> }[] = [
  { name: "in memory", settings: {} },
  { name: "OpenSearch", settings: { SEARCH_ENGINE_URL: node!.url } },
];

await measureBulkJobs();
await measureRequests();
client.release();
await node!.stop();
await close();
process.exit(0);

function start(settings: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  return forkService(url, { EMBEDDINGS: "off", LOG_LEVEL: "error", ...settings });
}

/** Starts each with its workers, which train the model and fill the index where that was not done before. */
async function measureBulkJobs(): Promise<void> {
  const rows = [];
  for (const { name, settings } of systems) {
    const service = await start(settings);
    const phases = new Map<string, number>();
    let last = performance.now();
    await untilReady(service.address, (message) => {
      const phase = message.replace(/ \(.*/, "");
      phases.set(phase, (phases.get(phase) ?? 0) + performance.now() - last);
      last = performance.now();
    });
    for (const [phase, ms] of phases) if (ms > 5_000) console.log(`${name}, ${phase}: ${(ms / 1_000).toFixed(0)} s`);
    const caller = openCaller(service.address, key);
    const times: number[] = [];
    for (const query of texts.slice(0, 4)) {
      const begun = performance.now();
      const body = { query, limit: BULK_LIMIT, min_score: 0 };
      const { job_id: id }: { job_id: string } = JSON.parse(await caller.post(JOBS_PATH, body));
      const job = () =>
        db
          .selectFrom("lookalike_job")
          .select(["finished_at", "processed"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
      while ((await job()).finished_at === null) await delay(5);
      if ((await job()).processed !== BULK_LIMIT) throw new Error(`The job has ${(await job()).processed} companies.`);
      times.push(performance.now() - begun);
    }
    await caller.close();
    await service.stop();
    rows.push({
      index: name,
      "first s": seconds(times[0]!),
      "median of the others s": seconds(quantile(times.slice(1), 0.5)),
    });
  }
  printTable(`a bulk job of ${BULK_LIMIT.toLocaleString("en")} companies`, rows);
}

/** Measures single requests in turns, then concurrent ones, to processes without workers. */
async function measureRequests(): Promise<void> {
  const started: { name: string; service: ServiceProcess; caller: Caller; readyMs: number; memory: number[] }[] = [];
  for (const { name, settings } of systems) {
    const begun = performance.now();
    const service = await start({ ...settings, WORKERS: "0" });
    await untilReady(service.address);
    const readyMs = performance.now() - begun;
    started.push({
      name,
      service,
      caller: openCaller(service.address, key),
      readyMs,
      memory: [residentBytes(service.pid)],
    });
  }
  const kinds: Readonly<Record<string, (run: number) => string>> = {
    "search-lookalikes, limit 100": (run) => lookalikes(run, 100),
    "search-lookalikes, limit 100, filtered": (run) =>
      `${lookalikes(run + 2_000, 100)}&locations=SWE&max_employees=100`,
    "search-by-traits, limit 100": (run) => traits(run, 100),
  };
  const times = new Map<string, number[]>();
  for (let run = -2; run < RUNS; run += 1) {
    for (const [kind, path] of Object.entries(kinds)) {
      for (const { name, caller } of started) {
        const begun = performance.now();
        await caller.get(path(run + 2));
        if (run < 0) continue;
        const label = `${kind}: ${name}`;
        times.set(label, [...(times.get(label) ?? []), performance.now() - begun]);
      }
    }
  }
  printTable(
    "single requests",
    Object.keys(kinds).flatMap((kind) =>
      started.map(({ name }) => ({ request: kind, index: name, ...spread(times.get(`${kind}: ${name}`)!) })),
    ),
  );
  const loads = [];
  for (const { name, service, caller, memory } of started) {
    memory.push(residentBytes(service.pid));
    const loadTimes: number[] = [];
    const begun = performance.now();
    let next = 0;
    const send = async (): Promise<void> => {
      while (next < CONCURRENT_REQUESTS) {
        const at = performance.now();
        await caller.get(lookalikes(next++ + 10_000, 10));
        loadTimes.push(performance.now() - at);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, send));
    const each = (performance.now() - begun) / CONCURRENT_REQUESTS;
    memory.push(residentBytes(service.pid));
    loads.push({ index: name, "requests a second": (1_000 / each).toFixed(1), ...spread(loadTimes) });
  }
  printTable(`${CONCURRENCY} concurrent lookalike requests`, loads);
  printTable(
    "API processes",
    started.map(({ name, readyMs, memory }) => ({
      index: name,
      "ready after s": seconds(readyMs),
      "MB then": megabytes(memory[0]!),
      "MB after single requests": megabytes(memory[1]!),
      "MB after concurrent ones": megabytes(memory[2]!),
    })),
  );
  const response = await fetch(`${node!.url}/_stats/store,docs`);
  const { _all: all } = (await response.json()) as { _all: { primaries: { store: { size_in_bytes: number } } } };
  printTable("OpenSearch", [
    {
      "MB of its process (heap of 2 GB)": megabytes(node!.residentBytes()),
      "MB on disk": megabytes(all.primaries.store.size_in_bytes),
    },
  ]);
  for (const { caller, service } of started) {
    await caller.close();
    await service.stop();
  }
}

function lookalikes(seed: number, limit: number): string {
  return `/api/v1/account/search-lookalikes?seed_domains=g${1 + ((seed * 7_919) % COMPANIES)}.example&limit=${limit}`;
}

function traits(run: number, limit: number): string {
  return `/api/v1/account/search-by-traits?query=${encodeURIComponent(texts[run % texts.length]!)}&limit=${limit}`;
}

function spread(times: readonly number[]): { "p50 ms": string; "p95 ms": string } {
  return { "p50 ms": milliseconds(quantile(times, 0.5)), "p95 ms": milliseconds(quantile(times, 0.95)) };
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}
