// npm run bench -- search-engine FILE
// Candidates and rankings from OpenSearch, exact and by HNSW, beside the indexes of this process, over the companies of
// FILE (NDJSON, gzipped or not): time to load, time of a ranking, and how much the rankings have in common. Needs Java 17
// and Maven. No targets: OpenSearch is there for catalogues that fit into no process.
import {
  queryFromSeeds,
  queryFromSubject,
  type RankedCompany,
  rank,
  readSubject,
  type SearchModel,
  trainModel,
} from "../../../server/search-engine/public.ts";
import type { OpenedSource } from "../../support/candidate-sources.ts";
import { startOpenSearch } from "../../support/opensearch-node.ts";
import { machine, milliseconds, printTable, quantile } from "./support/measure.ts";
import { readCompanies } from "./support/read-companies.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.log("Left out: it needs a FILE of companies.");
  process.exit(0);
}
const DESCRIPTIONS = [
  "payroll software for restaurants",
  "renewable energy developers",
  "online marketplaces for used cars",
  "cloud security for banks",
  "medical device manufacturers",
  "logistics and freight forwarding",
  "mobile games studios",
  "gold mining exploration",
  "video conferencing tools",
  "organic food brands",
];
const SEEDS = 20;
const ROUNDS = 3;

const companies = readCompanies(file);
const model: SearchModel = await trainModel(companies.map(({ text }) => text));
console.log(`${companies.length} companies. ${machine()}`);
const nodes = process.env.TEST_OPENSEARCH_URL === undefined ? await startOpenSearch() : [];
process.env.TEST_OPENSEARCH_URL ??= nodes[0]!.url;
// They read the address when they are loaded.
const { candidateSources } = await import("../../support/candidate-sources.ts");
try {
  let reference: Rankings | undefined;
  const rows = [];
  for (const { name, open } of candidateSources) {
    const begun = performance.now();
    const opened = await open(companies, model);
    const loadMs = performance.now() - begun;
    const rankings = await rankAll(opened);
    await opened.close();
    reference ??= rankings;
    rows.push({
      candidates: name,
      "companies loaded a second": Math.round(companies.length / (loadMs / 1000)),
      "p50 ms": milliseconds(quantile(rankings.times, 0.5)),
      "p95 ms": milliseconds(quantile(rankings.times, 0.95)),
      "in common at 10": overlap(rankings, reference, 10),
      "at 100": overlap(rankings, reference, 100),
      "at 1,000": overlap(rankings, reference, 1_000),
    });
  }
  printTable("Rankings of 1,000 companies", rows);
} finally {
  await Promise.all(nodes.map((node) => node.stop()));
}

interface Rankings {
  readonly rankings: readonly (readonly RankedCompany[])[];
  readonly times: readonly number[];
}

async function rankAll({ source, terms }: OpenedSource): Promise<Rankings> {
  const parts = { model, terms };
  const step = Math.floor(companies.length / SEEDS);
  const queries = [
    ...DESCRIPTIONS.map((text) => queryFromSubject(readSubject(text), parts)),
    ...Array.from({ length: SEEDS }, (_, at) => queryFromSeeds([companies[at * step]!.text], parts)),
  ];
  const times: number[] = [];
  let rankings: RankedCompany[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rankings = [];
    for (const query of queries) {
      const begun = performance.now();
      rankings.push(await rank(source, query, { limit: 1_000, filter: null }));
      times.push(performance.now() - begun);
    }
  }
  return { rankings, times };
}

/** Returns the mean share of the first companies of rankings that others have among their first too. */
function overlap({ rankings }: Rankings, others: Rankings, count: number): string {
  const shares = rankings.map((ranking, at) => {
    const expected = new Set(others.rankings[at]!.slice(0, count).map(({ companyId }) => companyId));
    return (
      ranking.slice(0, count).filter(({ companyId }) => expected.has(companyId)).length / Math.max(expected.size, 1)
    );
  });
  return (shares.reduce((sum, share) => sum + share, 0) / shares.length).toFixed(4);
}
