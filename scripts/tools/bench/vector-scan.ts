// npm run bench -- vector-scan [companies] [dimensions]
// The vector scan in memory, beside a plain loop and usearch. Targets, at a recall of .99 or more: 8 times as fast as the
// plain loop, 3 times usearch; at most 1.5 times the bytes of plain int8; event loop delay p99 under 50 ms.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { randomNumbers } from "../../../server/lib/random.ts";
import type { CompanyAttributes, VectorFilter, VectorSearch } from "../../../server/ports/vector-search.ts";
import { MemoryVectorSearch } from "../../../server/search-engine/public.ts";
import { ClusteredVectors } from "./support/clustered-vectors.ts";
import { machine, milliseconds, plotTable, printTable, ratio, time } from "./support/measure.ts";
import { type Baseline, type Catalogue, plainLoop, usearchExact } from "./support/vector-scan-baselines.ts";

const companies = Number(process.argv[2] ?? 1_000_000);
const dimensions = Number(process.argv[3] ?? 256);
const QUERIES = 8;
const CHUNK = 8_192;
/** Passes one company in fifty. */
const filter: VectorFilter = { headquartersCountries: ["C07"] };

function generate(): { catalogue: Catalogue; queries: Float32Array[] } {
  const random = randomNumbers(3);
  const generator = new ClusteredVectors(dimensions, 11);
  const vectors = new Float32Array(companies * dimensions);
  for (let at = 0; at < companies; at += CHUNK) {
    const count = Math.min(CHUNK, companies - at);
    generator.next(count, vectors.subarray(at * dimensions, (at + count) * dimensions));
  }
  for (let at = 0; at < vectors.length; at += dimensions) {
    const row = vectors.subarray(at, at + dimensions);
    const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0));
    for (let i = 0; i < dimensions; i++) row[i]! /= length;
  }
  const attributes = Array.from(
    { length: companies },
    (): CompanyAttributes => ({
      employeeCount: Math.floor(random() * 10_000),
      fundingStage: "Seed",
      headquartersCountry: `C${String(Math.floor(random() * 50)).padStart(2, "0")}`,
    }),
  );
  const queries = Array.from({ length: QUERIES + 1 }, () => {
    const row = Math.floor(random() * companies);
    return vectors.slice(row * dimensions, (row + 1) * dimensions);
  });
  return { catalogue: { dimensions, vectors, attributes }, queries };
}

async function load(search: VectorSearch, { vectors, attributes }: Catalogue): Promise<number> {
  const start = performance.now();
  for (let at = 0; at < companies; at += CHUNK) {
    const count = Math.min(CHUNK, companies - at);
    await search.upsert({
      companyIds: Array.from({ length: count }, (_, i) => at + i),
      vectors: vectors.subarray(at * dimensions, (at + count) * dimensions),
      attributes: attributes.slice(at, at + count),
    });
  }
  return performance.now() - start;
}

function searcher(search: VectorSearch): Baseline {
  return async (vector, limit, by) =>
    (await search.search({ vector, limit, ...(by && { filter: by }) })).map((match) => match.companyId);
}

function recall(found: ArrayLike<number>, exact: ArrayLike<number>): number {
  const expected = new Set(Array.from(exact));
  return Array.from(found).filter((row) => expected.has(row)).length / expected.size;
}

interface System {
  name: string;
  run: Baseline;
  /** The largest limit of a search. */
  maxResults?: number;
}

/** Measures the delay of the main thread's event loop during 50 concurrent searches. */
async function eventLoop(
  search: VectorSearch,
  queries: Float32Array[],
  limit: number,
): Promise<Record<string, string>> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const rounds = 10;
  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => search.search({ vector: queries[i % queries.length]!, limit })),
    );
  }
  delay.disable();
  const each = (performance.now() - start) / (50 * rounds);
  return {
    "50 at once": `top ${limit}`,
    "ms a search": milliseconds(each),
    "searches a second": String(Math.round(1000 / each)),
    "event loop delay p50 ms": milliseconds(delay.percentile(50) / 1e6),
    "p99 ms": milliseconds(delay.percentile(99) / 1e6),
  };
}

console.log(`${companies} companies, ${dimensions} dimensions. ${machine()}`);
const { catalogue, queries } = generate();
const memory = new MemoryVectorSearch(dimensions);
const loading = await load(memory, catalogue);
const bytes = await memory.memoryBytes();
console.log(
  `memory: loaded in ${(loading / 1000).toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(0)} MB, ${(bytes / (companies * dimensions)).toFixed(2)} times plain int8`,
);

const systems: System[] = [
  { name: "this service", run: searcher(memory) },
  { name: "plain loop, 32-bit", run: plainLoop(catalogue) },
  { name: "usearch exact, 1 thread", run: usearchExact(catalogue, 1) },
  { name: "usearch exact, all threads", run: usearchExact(catalogue, 0) },
];
for (const by of [undefined, filter]) {
  for (const limit of [100, 10_000]) {
    const exact = await Promise.all(queries.map((query) => plainLoop(catalogue)(query, limit, by)));
    const rows = [];
    let own = 0;
    for (const { name, run, maxResults } of systems) {
      if (limit > (maxResults ?? limit)) continue;
      const recalls: number[] = [];
      for (const [i, query] of queries.entries()) recalls.push(recall(await run(query, limit, by), exact[i]!));
      const { median, fastest } = await time(QUERIES * (name === "this service" ? 5 : 1), (at) =>
        run(queries[at % queries.length]!, limit, by),
      );
      own ||= median;
      rows.push({
        system: name,
        "median ms": milliseconds(median),
        "fastest ms": milliseconds(fastest),
        "times ours": ratio(median / own),
        recall: (recalls.reduce((a, b) => a + b, 0) / recalls.length).toFixed(4),
      });
    }
    if (!by && limit === 100) plotSystems(rows);
    printTable(`top ${limit}${by ? ", 2 % filter" : ""}`, rows);
  }
}
function plotSystems(rows: readonly { system: string; "median ms": string }[]): void {
  plotTable(
    "vector-scan",
    rows.map((row) => ({ ...row })),
    {
      title: `The 100 nearest of ${companies.toLocaleString("en-US")} vectors`,
      label: ({ system }) => system,
      value: "median ms",
      unit: "ms",
    },
  );
}
printTable("concurrent searches", [await eventLoop(memory, queries, 100), await eventLoop(memory, queries, 10_000)]);
await memory.close();
process.exit(0);
