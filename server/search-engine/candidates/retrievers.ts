import type { LexicalQuery } from "../lexical/lexical-query.ts";
import type { CandidateRequest, Candidates, CandidateVectors } from "./candidate-source.ts";

/** Companies with their scores, best first. */
export interface ScoredCompanies {
  companyIds: number[];
  scores: Float32Array;
}

/** Two indexes of the same companies that know nothing of each other. */
export interface Retrievers<Filter> {
  /** Returns the `limit` companies whose vectors are nearest, by cosine. */
  nearest(vector: Float32Array, limit: number, filter: Filter | null, signal?: AbortSignal): Promise<ScoredCompanies>;
  /** Returns the `limit` companies that cover most of the query, without those that cover nothing. */
  covering(query: LexicalQuery, limit: number, filter: Filter | null): Promise<ScoredCompanies>;
  readonly vectors: CandidateVectors;
  /** Returns the companies nearest to a vector of an embeddings model; absent without one. */
  readonly nearestByEmbedding?:
    | ((
        embedding: Float32Array,
        limit: number,
        filter: Filter | null,
        signal?: AbortSignal,
      ) => Promise<readonly number[]>)
    | undefined;
}

/** The minimum number of candidates from each retriever. */
export const MIN_CANDIDATES = 2_000;
/**
 * The maximum number of candidates for a condition; a tenth of all companies meet a common one. For a city, half as
 * many.
 */
const MAX_CONDITION_CANDIDATES = 200_000;

/** The catalogue knows words when the best company covers at least this much of them. */
export const FAMILIAR_COVERAGE = 0.5;
/** The number of candidates by an embeddings model, where the catalogue does not know the words. */
export const UNFAMILIAR_CANDIDATES = 200;

/** The number of best companies of each list that scores are compared with, whatever the filter. */
export const COMPARED = 500;

/** The best companies of each retriever among those that a filter allows. */
interface BestCompanies {
  nearest: ScoredCompanies;
  covering: ScoredCompanies;
  /** Those that cover most of the condition. */
  meeting: ScoredCompanies | undefined;
  /** The number of companies that were asked for, twice as many by words. */
  count: number;
}

/**
 * Returns the best companies of both retrievers that meet the conditions, which are applied afterwards, and after them the
 * best ones of the whole catalogue that the request does not allow. Retrieves once more when too many are blocked.
 */
export async function retrieve<Filter>(
  retrievers: Retrievers<Filter>,
  request: CandidateRequest<Filter>,
): Promise<Candidates> {
  const { filter, excludedIds, allowedIds, condition, embedding, signal } = request;
  const wanted = request.limit + (excludedIds?.size ?? 0);
  // As many of the suppressed ones may be among the best, such as those that a search for as many has returned before.
  const maybeSuppressed = Math.min(request.suppressedIds?.size ?? 0, wanted);
  const count = allowedIds ? MAX_CONDITION_CANDIDATES / 2 : Math.max(MIN_CANDIDATES, wanted + maybeSuppressed);
  const [first, unfiltered, denied] = await Promise.all([
    findBest(retrievers, request, filter, count),
    filter === null ? undefined : findBest(retrievers, request, null, MIN_CANDIDATES),
    companiesCovering(retrievers, request),
  ]);
  const familiarity = embedding ? familiarityOf(unfiltered ?? first) : 1;
  const byEmbedding = async (within: Filter | null): Promise<readonly number[]> =>
    embedding && familiarity < 1
      ? ((await retrievers.nearestByEmbedding?.(embedding, UNFAMILIAR_CANDIDATES + wanted, within, signal)) ?? [])
      : [];
  const [ownByEmbedding, allByEmbedding] = await Promise.all([byEmbedding(filter), unfiltered && byEmbedding(null)]);
  const isFree = ownByEmbedding.length > 0 && condition?.isKnownOnly === true;
  const suppressed = denied.size === 0 ? request.suppressedIds : denied.union(request.suppressedIds ?? new Set());
  const suppressedCount =
    suppressed === undefined ? 0 : candidatesOf(first, ownByEmbedding).intersection(suppressed).size;
  const isShort = suppressed !== undefined && Math.max(MIN_CANDIDATES / 2, wanted) + suppressedCount > count;
  const best = isShort ? await findBest(retrievers, request, filter, count + suppressed.size) : first;
  const scores = scoresOf(best, isFree ? undefined : condition);
  const allowed = [...candidatesOf(best, ownByEmbedding)].filter(
    (id) => !excludedIds?.has(id) && !suppressed?.has(id) && (allowedIds?.has(id) ?? true) && scores.isMet(id),
  );
  const wholeScores = unfiltered ? scoresOf(unfiltered, isFree ? undefined : condition) : scores;
  const others = candidatesOf(unfiltered ?? best, allByEmbedding ?? ownByEmbedding, COMPARED).difference(
    new Set(allowed),
  );
  const compared = [...others].filter((id) => !excludedIds?.has(id) && wholeScores.isMet(id));
  const column = (value: (of: typeof scores, id: number) => number): Float32Array =>
    Float32Array.from([...allowed.map((id) => value(scores, id)), ...compared.map((id) => value(wholeScores, id))]);
  return {
    companyIds: [...allowed, ...compared],
    allowed: allowed.length,
    coverage: column((of, id) => of.coverage(id)),
    conditionCoverage: condition && column((of, id) => of.conditionCoverage(id)),
    familiarity,
    vectors: retrievers.vectors,
  };
}

async function findBest<Filter>(
  retrievers: Retrievers<Filter>,
  { direction, words, condition, signal }: CandidateRequest<Filter>,
  filter: Filter | null,
  count: number,
): Promise<BestCompanies> {
  const [nearest, covering, meeting] = await Promise.all([
    retrievers.nearest(direction, count, filter, signal),
    retrievers.covering(words, 2 * count, filter),
    condition && retrievers.covering(condition.words, MAX_CONDITION_CANDIDATES, filter),
  ]);
  return { nearest, covering, meeting, count };
}

/** Returns how well companies know the words of a query and of its condition, from 0 to 1. */
function familiarityOf({ covering, meeting }: BestCompanies): number {
  const best = [covering, meeting].flatMap((found) => (found ? (found.scores[0] ?? 0) : []));
  return Math.min(1, ...best.map((coverage) => coverage / FAMILIAR_COVERAGE));
}

/** Returns the companies of all lists, of each at most `limit`. */
function candidatesOf(
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

/** Returns how much of a query and of its condition companies cover, and whether they meet the condition. */
function scoresOf(
  { covering, meeting, count }: BestCompanies,
  condition: { readonly minCoverage: number } | undefined,
): { coverage(id: number): number; conditionCoverage(id: number): number; isMet(id: number): boolean } {
  const covered = scoreById(covering);
  const met = meeting && scoreById(meeting);
  // A company that a full list leaves out covers at most as much as its last entry; if the list is not full, it covers
  // nothing.
  const beyond = covering.companyIds.length < 2 * count ? 0 : covering.scores.at(-1)!;
  const conditionCoverage = (id: number): number => met?.get(id) ?? 0;
  return {
    coverage: (id) => covered.get(id) ?? beyond,
    conditionCoverage,
    isMet: (id) => condition === undefined || conditionCoverage(id) >= condition.minCoverage,
  };
}

/** Returns the companies that are excluded by their words. */
async function companiesCovering<Filter>(
  retrievers: Retrievers<Filter>,
  { excludedWords, filter }: CandidateRequest<Filter>,
): Promise<ReadonlySet<number>> {
  if (excludedWords === undefined) return new Set();
  const groups = await Promise.all(
    excludedWords.groups.map(async (group) => {
      const byWord = await Promise.all(
        group.map((word) => retrievers.covering(word, MAX_CONDITION_CANDIDATES, filter)),
      );
      const covering = byWord.map(
        ({ companyIds, scores }) => new Set(companyIds.filter((_, at) => scores[at]! >= excludedWords.minCoverage)),
      );
      return covering.reduce((all, ids) => all.intersection(ids));
    }),
  );
  return groups.reduce((all, ids) => all.union(ids), new Set());
}

function scoreById({ companyIds, scores }: ScoredCompanies): Map<number, number> {
  return new Map(companyIds.map((id, at) => [id, scores[at]!]));
}
