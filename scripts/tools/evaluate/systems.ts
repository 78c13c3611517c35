import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import {
  MemoryIndex,
  queryFromSeeds,
  queryFromSubject,
  type RankingQuery,
  rank,
  readLiterally,
  readModel,
  subjectOrAll,
  trainModel,
  withCondition,
  writeModel,
} from "../../../server/search-engine/public.ts";
import { fuseByRank, textOf, trainBaselines } from "./baselines.ts";
import type { CorpusCompany, JudgedQuery } from "./read-files.ts";

type Asked = Pick<JudgedQuery, "query" | "seedDomains">;

/** Returns rows of the corpus for a query, among the allowed ones, best first. */
export type Ranker = (query: Asked, allowed: ReadonlySet<number>) => Promise<number[]>;

const SHOWN = 100;

export interface Service {
  /** The first hundred, whatever their score. */
  rank: Ranker;
  /** Everything down to the given score among the best 2,000, over the whole corpus. */
  rankAll: (query: Asked, minScore: number) => Promise<number[]>;
  /** The service's query for a request; null when the request is empty. */
  ask: (query: Asked) => RankingQuery | null;
  /** The rows of the seeds. */
  rowsOf: (query: Asked) => number[];
  index: MemoryIndex;
}

/**
 * Returns the service's own search: its training, its index layout and its ranking. Caches the trained model in
 * `modelFile`.
 */
export async function trainService(
  companies: readonly CorpusCompany[],
  onProgress: (phase: string, fraction: number) => void,
  modelFile?: string,
): Promise<Service> {
  const known = modelFile !== undefined && existsSync(modelFile) ? readModel(await readFile(modelFile)) : null;
  const model = known ?? (await trainModel(companies, { onProgress }));
  if (modelFile !== undefined && known === null) await writeFile(modelFile, writeModel(model));
  const index = new MemoryIndex(companies, model);
  const parts = { model, terms: index.dictionary };
  const byDomain = new Map(companies.map((company, row) => [company.domain, { company, row }]));
  const rowsOf = ({ seedDomains }: Asked): number[] => seedDomains.flatMap((domain) => byDomain.get(domain)?.row ?? []);
  const ask = (query: Asked): RankingQuery | null => {
    const seeds = rowsOf(query).map((row) => companies[row]!);
    const text = query.query ?? "";
    if (seeds.length === 0) return text === "" ? null : queryFromSubject(subjectOrAll(readLiterally(text)), parts);
    const ofSeeds = queryFromSeeds(seeds, parts);
    return text === "" ? ofSeeds : withCondition(ofSeeds, queryFromSubject(subjectOrAll(readLiterally(text)), parts));
  };
  return {
    rank: async (query, filter) => {
      const question = ask(query);
      if (question === null) return [];
      return (await rank(index, question, { limit: SHOWN, filter })).map(({ companyId }) => companyId);
    },
    rankAll: async (query, minScore) => {
      const question = ask(query);
      if (question === null) return [];
      const exclude = new Set(rowsOf(query));
      const found = await rank(index, question, { limit: 2_000, filter: null, exclude, minScore });
      return found.map(({ companyId }) => companyId);
    },
    ask,
    rowsOf,
    index,
  };
}

function best(scores: Float32Array, rows: readonly number[], allowed: ReadonlySet<number>): number[] {
  const places = rows.flatMap((row, at) => (allowed.has(row) ? [at] : []));
  return places.sort((a, b) => scores[b]! - scores[a]! || a - b).map((at) => rows[at]!);
}

/** Trains BM25, LSA and their fusion on the companies of one corpus. */
export async function trainBaselineRankers(
  companies: readonly CorpusCompany[],
  rows: readonly number[],
): Promise<Record<"BM25" | "LSA-200" | "BM25 + LSA", Ranker>> {
  const { bm25, lsa } = await trainBaselines(rows.map((row) => companies[row]!));
  const byDomain = new Map(companies.map((company) => [company.domain, company]));
  const asked = (query: Asked): string =>
    [
      query.query,
      ...query.seedDomains
        .map((domain) => byDomain.get(domain))
        .map((seed) => (seed === undefined ? null : textOf(seed))),
    ]
      .filter((part) => part !== null)
      .join(". ");
  const ranked = (score: (text: string) => Float32Array, query: Asked, allowed: ReadonlySet<number>): number[] =>
    best(score(asked(query)), rows, allowed);
  return {
    BM25: async (query, allowed) => ranked(bm25, query, allowed).slice(0, SHOWN),
    "LSA-200": async (query, allowed) => ranked(lsa, query, allowed).slice(0, SHOWN),
    "BM25 + LSA": async (query, allowed) =>
      fuseByRank([ranked(bm25, query, allowed), ranked(lsa, query, allowed)]).slice(0, SHOWN),
  };
}
