import { MAX_VECTOR_SEARCH_LIMIT, type VectorFilter } from "../../ports/vector-search.ts";
import type { LexicalIndex } from "../lexical/lexical-index.ts";
import { HAS_ALL, type LexicalQuery, partsOfScore, wordQuery } from "../lexical/lexical-query.ts";
import type { ScoredCompanies } from "../ranking/top-k.ts";
import type { MemoryVectorSearch } from "../vector-scan/memory-vector-search.ts";
import type { CandidateRequest, Candidates } from "./candidate-source.ts";

/** Independent indexes of the same companies. `embeddings` is undefined if no embeddings model is loaded. */
export interface Indexes {
  readonly vectors: MemoryVectorSearch;
  readonly lexical: LexicalIndex;
  readonly embeddings: MemoryVectorSearch | undefined;
}

/** The minimum number of candidates from each retriever. */
export const MIN_CANDIDATES = 2_000;
/** The number of candidates from each retriever if the request has `allowedIds`. */
const MAX_CANDIDATES = 100_000;
/**
 * The maximum number of companies found for a word or a condition. A tenth of all companies meet a common condition.
 */
const MAX_COVERING = 200_000;

/** The catalogue knows a query's words if the best company covers at least this share of them. */
export const FAMILIAR_COVERAGE = 0.5;
/** The number of candidates from an embeddings model, if the catalogue does not know the query's words. */
export const UNFAMILIAR_CANDIDATES = 200;

/** The number of best companies from each retriever that represent the whole catalogue. */
export const MAX_BEST = 500;

/** The best companies of each retriever among those that a filter allows. */
interface BestCompanies {
  nearest: ScoredCompanies;
  covering: ScoredCompanies;
  /** The companies that cover most of the condition; undefined if there is no condition. */
  meeting: ScoredCompanies | undefined;
  /** The number of companies requested from each retriever. `covering` has up to twice as many. */
  count: number;
}

/** Counts, for each of `words`, the companies that use it, up to `most`. */
export function countCovering(lexical: LexicalIndex, words: readonly string[], most: number): Promise<number[]> {
  return Promise.all(words.map(async (word) => (await lexical.top(wordQuery(word), most, null)).companyIds.length));
}

/** Returns the allowed companies that the retrievers find, then the other best companies of the whole catalogue. */
export async function retrieve(indexes: Indexes, request: CandidateRequest): Promise<Candidates> {
  const { filter, omittedIds, allowedIds, words, condition, embedding, signal } = request;
  const wanted = request.limit + (omittedIds?.size ?? 0);
  // Up to this many of the best companies may be excluded, such as results of an earlier search.
  const maybeBlocked = Math.min(request.excludedIds?.size ?? 0, wanted);
  const count = allowedIds ? MAX_CANDIDATES : Math.max(MIN_CANDIDATES, wanted + maybeBlocked);
  const [first, ofCatalogue, denied, required] = await Promise.all([
    findBest(indexes, request, filter, count),
    filter === null ? undefined : findBest(indexes, request, null, MAX_BEST + (omittedIds?.size ?? 0)),
    companiesCovering(indexes.lexical, request),
    request.requiredWords && coveringAll(indexes.lexical, request.requiredWords, filter),
  ]);
  const allBest = ofCatalogue ?? first;
  const familiarity = embedding ? queryFamiliarity(allBest) : 1;
  const byEmbedding =
    embedding && familiarity < 1 && indexes.embeddings
      ? (await nearestTo(indexes.embeddings, embedding, UNFAMILIAR_CANDIDATES + wanted, filter, signal)).companyIds
      : [];
  const blocked = denied.size === 0 ? request.excludedIds : denied.union(request.excludedIds ?? new Set());
  const blockedCount = blocked === undefined ? 0 : gatherIds(first, byEmbedding).intersection(blocked).size;
  const isShort = blocked !== undefined && Math.max(MIN_CANDIDATES / 2, wanted) + blockedCount > count;
  const best = isShort ? await findBest(indexes, request, filter, count + blocked.size) : first;
  const allowed = [...(required ?? gatherIds(best, byEmbedding))].filter(
    (id) => !omittedIds?.has(id) && !blocked?.has(id) && (allowedIds?.has(id) ?? true),
  );
  const bestIds = [...gatherIds(allBest, [], MAX_BEST + (omittedIds?.size ?? 0))].filter((id) => !omittedIds?.has(id));
  const indexById = new Map(allowed.map((id, place) => [id, place]));
  for (const id of bestIds) if (!indexById.has(id)) indexById.set(id, indexById.size);
  const companyIds = [...indexById.keys()];
  const scores = coverageColumns(best, companyIds);
  if (best !== allBest) {
    const allScores = coverageColumns(allBest, companyIds);
    for (let place = allowed.length; place < companyIds.length; place += 1)
      for (const name of ["coverage", "condition", "isBound", "hasAll", "inCategory"] as const)
        scores[name][place] = allScores[name][place]!;
  }
  return {
    companyIds,
    allowed: allowed.length,
    catalogueBest: bestIds.map((id) => indexById.get(id)!),
    coverage: scores.coverage,
    exactCoverage: async (ids) => indexes.lexical.coverage(words, ids),
    isBound: scores.isBound,
    hasAll: scores.hasAll,
    inCategory: scores.inCategory,
    fullMatchCount: countFullMatches(allBest.covering.scores),
    conditionCoverage: condition && scores.condition,
    familiarity,
    vectors: {
      cosines: async (vector, ids) =>
        (await indexes.vectors.score(vector, ids)).map((score) => (Number.isNaN(score) ? 0 : score)),
      read: (ids) => indexes.vectors.read(ids),
    },
  };
}

async function findBest(
  { vectors, lexical }: Indexes,
  { direction, words, condition, signal }: CandidateRequest,
  filter: VectorFilter | null,
  count: number,
): Promise<BestCompanies> {
  const [nearest, covering, meeting] = await Promise.all([
    nearestTo(vectors, direction, count, filter, signal),
    lexical.top(words, 2 * count, filter),
    condition && lexical.top(condition, MAX_COVERING, filter),
  ]);
  return { nearest, covering, meeting, count };
}

/** Returns the companies whose vectors are nearest to `vector`, by cosine. */
async function nearestTo(
  vectors: MemoryVectorSearch,
  vector: Float32Array,
  limit: number,
  filter: VectorFilter | null,
  signal?: AbortSignal,
): Promise<ScoredCompanies> {
  const atMost = Math.min(limit, MAX_VECTOR_SEARCH_LIMIT);
  const matches = await vectors.search({ vector, limit: atMost, filter: filter ?? undefined, signal });
  return {
    companyIds: matches.map(({ companyId }) => companyId),
    scores: Float32Array.from(matches, ({ score }) => score),
  };
}

/** Returns how well the catalogue knows the query's words, from 0 to 1. */
function queryFamiliarity({ covering }: BestCompanies): number {
  return Math.min(1, ((covering.scores[0] ?? 0) % HAS_ALL) / FAMILIAR_COVERAGE);
}

function gatherIds(
  { nearest, covering, meeting, count }: BestCompanies,
  byEmbedding: readonly number[],
  limit = count,
): Set<number> {
  return new Set([
    ...nearest.companyIds.slice(0, limit),
    ...covering.companyIds.slice(0, limit),
    ...(meeting?.companyIds.slice(0, limit) ?? []),
    ...byEmbedding,
  ]);
}

/** Returns, as columns, how much of the query and of its condition each company covers. */
function coverageColumns({ covering, meeting, count }: BestCompanies, companyIds: readonly number[]) {
  const covered = scoreById(covering);
  const met = meeting && scoreById(meeting);
  // If the list is full, a company that it lacks covers at most as much as the list's last entry. Otherwise, the
  // company covers nothing.
  const isFull = covering.companyIds.length === 2 * count;
  const beyond = isFull ? covering.scores.at(-1)! % HAS_ALL : 0;
  const columns = {
    coverage: new Float32Array(companyIds.length).fill(beyond),
    condition: Float32Array.from(companyIds, (id) => (met?.get(id) ?? 0) % HAS_ALL),
    isBound: new Uint8Array(companyIds.length).fill(Number(isFull)),
    hasAll: new Uint8Array(companyIds.length),
    inCategory: new Uint8Array(companyIds.length),
  };
  companyIds.forEach((id, place) => {
    const score = covered.get(id);
    if (score === undefined) return;
    const parts = partsOfScore(score);
    for (const name of ["coverage", "hasAll", "inCategory"] as const) columns[name][place] = parts[name];
    columns.isBound[place] = 0;
  });
  return columns;
}

/** Returns how many scores have the highest `hasAll`; 0 if `hasAll` is 0 for all scores. */
export function countFullMatches(scores: Float32Array): number {
  const counts = [0, 0, 0];
  for (const score of scores) counts[partsOfScore(score).hasAll]! += 1;
  return counts[2] || counts[1]!;
}

async function companiesCovering(
  lexical: LexicalIndex,
  { excludedWords = [], filter }: CandidateRequest,
): Promise<ReadonlySet<number>> {
  const groups = await Promise.all(excludedWords.map((group) => coveringAll(lexical, group, filter)));
  return groups.reduce((all, ids) => all.union(ids), new Set());
}

/** Returns the companies that cover part of every query. */
async function coveringAll(
  lexical: LexicalIndex,
  queries: readonly LexicalQuery[],
  filter: VectorFilter | null,
): Promise<Set<number>> {
  const covering = await Promise.all(queries.map((query) => lexical.top(query, MAX_COVERING, filter)));
  return covering.map(({ companyIds }) => new Set(companyIds)).reduce((all, ids) => all.intersection(ids));
}

function scoreById({ companyIds, scores }: ScoredCompanies): Map<number, number> {
  return new Map(companyIds.map((id, at) => [id, scores[at]!]));
}
