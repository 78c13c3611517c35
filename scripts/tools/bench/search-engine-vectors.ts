// npm run bench -- search-engine-vectors [companies | FILE [companies]]
// The nearest companies by vector in OpenSearch, comparing every vector beside HNSW, while the index grows: time, and how
// many of the first 10,000 HNSW finds (target: .98). Over generated vectors, or those of the companies of FILE (NDJSON,
// gzipped or not), or as many as asked for that are mixed from those. Needs Java 17 and Maven.
import { openOpenSearch } from "../../../server/adapters/opensearch/open.ts";
import { normalNumbers, randomNumbers } from "../../../server/lib/random.ts";
import type { CompanyIndex, IndexedCompany, Retrieval } from "../../../server/ports/company-index.ts";
import { cleanCompany, embedCompany, quantiseRows, trainModel } from "../../../server/search-engine/public.ts";
import { startOpenSearch } from "../../support/opensearch-node.ts";
import { ClusteredVectors } from "./support/clustered-vectors.ts";
import { machine, milliseconds, printTable, quantile } from "./support/measure.ts";
import { readCompanies } from "./support/read-companies.ts";

const [given = "300000", mixed] = process.argv.slice(2);
const DIMENSIONS = 256;
const QUERIES = 20;
const BATCH = 10_000;
const LIMITS = [2_000, 10_000];
const METHODS = ["exact", "approximate"] as const;
/** The largest share of another vector, and the noise in each dimension, in vectors that are mixed. */
const MAX_MIXED = 0.8;
const NOISE = 0.01;
/** Passes one company in fifty. */
const FILTER = { minEmployees: 0, maxEmployees: 0 };

const vectors = await readVectors();
const companies = vectors.length / DIMENSIONS;
console.log(`${companies} companies. ${machine()}`);
const [node] = await startOpenSearch({ heap: "2g" });
const indexes = await openOpenSearch({ url: node!.url });
const random = randomNumbers(17);
const queries = Array.from({ length: QUERIES }, () => rowOf(Math.floor(random() * companies)).map(Number));
try {
  for (const method of METHODS) {
    await indexes.create(method, { dimensions: DIMENSIONS, method, companies });
  }
  let loaded = 0;
  for (const size of [Math.ceil(companies / 4), Math.ceil(companies / 2), companies]) {
    const found = new Map<string, number[][]>();
    const rows = [];
    for (const method of METHODS) {
      const index = indexes.open(method);
      const begun = performance.now();
      for (let from = loaded; from < size; from += BATCH) await index.write(rowsOf(from, Math.min(from + BATCH, size)));
      await index.refresh();
      const perSecond = Math.round((size - loaded) / ((performance.now() - begun) / 1_000));
      await measure(index, LIMITS[0]!, null);
      const row: Record<string, string | number> = { method, "loaded a second": perSecond };
      for (const limit of LIMITS) {
        const { times, ids } = await measure(index, limit, null);
        found.set(`${method} ${limit}`, ids);
        row[`first ${limit}, p50 and p95 ms`] = spread(times);
        row[`found of ${limit}`] = method === "exact" ? "1" : recall(ids, found.get(`exact ${limit}`)!);
      }
      row["one in 50 passes, p50 and p95 ms"] = spread((await measure(index, LIMITS[0]!, FILTER)).times);
      rows.push(row);
    }
    // At once, because the next size may take an hour.
    printTable(`The nearest of ${size} companies by vector`, rows);
    loaded = size;
  }
} finally {
  await indexes.close();
  await node!.stop();
}

async function measure(
  index: CompanyIndex,
  limit: number,
  filter: typeof FILTER | null,
): Promise<{ times: number[]; ids: number[][] }> {
  const times: number[] = [];
  const ids: number[][] = [];
  for (const vector of queries) {
    const retrieval: Retrieval = { by: "vector", vector: Float32Array.from(vector), limit, pass: { filter } };
    const begun = performance.now();
    const [result] = await index.retrieve([retrieval], { saturation: 1 });
    times.push(performance.now() - begun);
    ids.push([...result!.companyIds]);
  }
  return { times, ids };
}

function recall(found: readonly number[][], exact: readonly number[][]): string {
  const shares = exact.map((ids, at) => {
    const own = new Set(found[at]);
    return ids.filter((id) => own.has(id)).length / ids.length;
  });
  return (shares.reduce((sum, share) => sum + share, 0) / shares.length).toFixed(4);
}

function rowOf(at: number): Int8Array {
  return row(vectors, at);
}

function row(of: Int8Array, at: number): Int8Array {
  return of.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS);
}

function rowsOf(from: number, to: number): IndexedCompany[] {
  return Array.from({ length: to - from }, (_, offset) => ({
    companyId: from + offset + 1,
    version: 1,
    checksum: 0,
    vector: rowOf(from + offset),
    embedding: null,
    terms: new Uint32Array(),
    impacts: new Uint8Array(),
    employeeCount: (from + offset) % 50,
    fundingStage: null,
    headquartersCountry: null,
  }));
}

async function readVectors(): Promise<Int8Array> {
  const count = Number(given);
  if (Number.isInteger(count)) {
    const generator = new ClusteredVectors(DIMENSIONS, 11);
    const all = new Int8Array(count * DIMENSIONS);
    for (let at = 0; at < count; at += BATCH) {
      const batch = generator.next(Math.min(BATCH, count - at));
      all.set(quantiseRows(batch, DIMENSIONS).vectors, at * DIMENSIONS);
    }
    return all;
  }
  const texts = readCompanies(given).map(({ text }) => text);
  const model = await trainModel(texts);
  const all = new Int8Array(texts.length * DIMENSIONS);
  texts.forEach((text, at) => {
    all.set(quantiseRows(embedCompany(model, cleanCompany(text)), DIMENSIONS).vectors, at * DIMENSIONS);
  });
  return mixed === undefined ? all : mix(all, Number(mixed));
}

/**
 * Returns vectors that are as varied as given ones, without copies: each is one of these with a share of another, as a
 * company of one trade that does some of another, and with noise.
 */
function mix(given: Int8Array, count: number): Int8Array {
  const random = randomNumbers(23);
  const normal = normalNumbers(random);
  const units = given.length / DIMENSIONS;
  const lengths = Float32Array.from({ length: units }, (_, at) => Math.hypot(...row(given, at)) || 1);
  const all = new Int8Array(count * DIMENSIONS);
  const vector = new Float32Array(DIMENSIONS);
  for (let at = 0; at < count; at += 1) {
    const [first, second] = [Math.floor(random() * units), Math.floor(random() * units)];
    const share = MAX_MIXED * random();
    for (let i = 0; i < DIMENSIONS; i += 1)
      vector[i] =
        given[first * DIMENSIONS + i]! / lengths[first]! +
        (share * given[second * DIMENSIONS + i]!) / lengths[second]! +
        NOISE * normal();
    all.set(quantiseRows(vector, DIMENSIONS).vectors, at * DIMENSIONS);
  }
  return all;
}

function spread(times: readonly number[]): string {
  return `${milliseconds(quantile(times, 0.5))}, ${milliseconds(quantile(times, 0.95))}`;
}
