import { checkCandidates } from "../../server/search/check-candidates.ts";
import type { CompanyText } from "../../server/search/search.ts";
import { trainModel } from "../../server/search-engine/model/train.ts";
import {
  queryFromSeeds,
  queryFromSeedsAndText,
  queryFromText,
} from "../../server/search-engine/ranking/build-query.ts";
import { MemoryIndex } from "../../server/search-engine/ranking/memory-index.ts";
import { generateQuery } from "../../server/search-engine/ranking/precision-check.ts";
import { type RankedCompany, rank } from "../../server/search-engine/ranking/rank.ts";
import type { RankingQuery } from "../../server/search-engine/ranking/ranking-query.ts";
import { cleanCompany } from "../../server/search-engine/text/clean.ts";
import { fuseByRank, textOf, trainBaselines } from "./baselines.ts";
import type { CorpusCompany, JudgedQuery } from "./read-files.ts";

/** Answers a query with rows of the corpus among the allowed ones, best first, a hundred or more. */
export type Answer = (query: JudgedQuery, allowed: ReadonlySet<number>) => Promise<number[]>;

export const shown = 100;

/** The service's query for a judged one; null when there is nothing to ask. */
export type AskedOf = (query: JudgedQuery) => RankingQuery | null;

/** The service's own search: its training, its indexes' layout, its ranking, and its agentic check by rules. */
export async function trainService(
  companies: readonly CorpusCompany[],
  onProgress: (phase: string, fraction: number) => void,
): Promise<{ answer: Answer; agentic: Answer; index: MemoryIndex; asked: AskedOf }> {
  const model = await trainModel(companies, { onProgress });
  const index = new MemoryIndex(companies.map(cleanCompany), model);
  const parts = { model, dictionary: index.dictionary };
  const byDomain = new Map(companies.map((company) => [company.domain, company]));
  const seedsOf = (query: JudgedQuery): CorpusCompany[] =>
    query.seedDomains.flatMap((domain) => byDomain.get(domain) ?? []);
  const asked: AskedOf = (query) => {
    const seeds = seedsOf(query);
    const text = query.query ?? "";
    if (seeds.length === 0) return query.query === null ? null : queryFromText(text, parts);
    return text === "" ? queryFromSeeds(seeds, parts) : queryFromSeedsAndText(seeds, text, parts);
  };
  const ranked = async (query: JudgedQuery, allowed: ReadonlySet<number>): Promise<RankedCompany[]> => {
    const question = asked(query);
    return question === null ? [] : rank(index, question, { limit: shown, filter: allowed });
  };
  const readTexts = async (rows: readonly number[]): Promise<CompanyText[]> =>
    rows.map((id) => ({
      id,
      name: companies[id]!.name,
      oneLiner: companies[id]!.one_liner,
      description: companies[id]!.description,
      industry: null,
      tags: [],
    }));
  const check = { model, readTexts, languageModelSignal: AbortSignal.abort() };
  return {
    answer: async (query, allowed) => (await ranked(query, allowed)).map(({ companyId }) => companyId),
    agentic: async (query, allowed) => {
      const looksFor = generateQuery(model, { query: query.query, seeds: seedsOf(query) });
      const checked = await checkCandidates(check, looksFor, await ranked(query, allowed), shown, {});
      return checked.companies.map(({ companyId }) => companyId);
    },
    index,
    asked,
  };
}

function best(scores: Float32Array, rows: readonly number[], allowed: ReadonlySet<number>): number[] {
  const places = rows.flatMap((row, at) => (allowed.has(row) ? [at] : []));
  return places.sort((a, b) => scores[b]! - scores[a]! || a - b).map((at) => rows[at]!);
}

/** BM25, LSA and their fusion, trained on the companies of one corpus. */
export async function trainBaselineAnswers(
  companies: readonly CorpusCompany[],
  rows: readonly number[],
): Promise<Record<"BM25" | "LSA-200" | "BM25 + LSA", Answer>> {
  const { bm25, lsa } = await trainBaselines(rows.map((row) => companies[row]!));
  const byDomain = new Map(companies.map((company) => [company.domain, company]));
  const asked = (query: JudgedQuery): string =>
    [
      query.query,
      ...query.seedDomains
        .map((domain) => byDomain.get(domain))
        .map((seed) => (seed === undefined ? null : textOf(seed))),
    ]
      .filter((part) => part !== null)
      .join(". ");
  const ranked = (score: (text: string) => Float32Array, query: JudgedQuery, allowed: ReadonlySet<number>): number[] =>
    best(score(asked(query)), rows, allowed);
  return {
    BM25: async (query, allowed) => ranked(bm25, query, allowed).slice(0, shown),
    "LSA-200": async (query, allowed) => ranked(lsa, query, allowed).slice(0, shown),
    "BM25 + LSA": async (query, allowed) =>
      fuseByRank([ranked(bm25, query, allowed), ranked(lsa, query, allowed)]).slice(0, shown),
  };
}
