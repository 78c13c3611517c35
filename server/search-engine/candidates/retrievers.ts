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
const MIN_CANDIDATES = 2_000;
/**
 * The maximum number of candidates for a condition; a tenth of all companies meet a common one. For a city, half as
 * many.
 */
const MAX_CONDITION_CANDIDATES = 200_000;

/** The catalogue knows words when the best company covers at least this much of them. */
const FAMILIAR_COVERAGE = 0.5;
/** The number of candidates by an embeddings model, where the catalogue does not know the words. */
const UNFAMILIAR_CANDIDATES = 200;

/**
 * Returns the best companies of both retrievers that meet the conditions, which are applied afterwards. Retrieves once
 * more when too many of them are blocked.
 */
export async function retrieve<Filter>(
  retrievers: Retrievers<Filter>,
  request: CandidateRequest<Filter>,
  moreCandidates = 0,
): Promise<Candidates> {
  const { direction, words, embedding, condition, filter, exclude, only, signal } = request;
  const wanted = request.limit + (exclude?.size ?? 0);
  const count = (only ? MAX_CONDITION_CANDIDATES / 2 : Math.max(MIN_CANDIDATES, wanted)) + moreCandidates;
  const [nearest, covering, meeting, denied] = await Promise.all([
    retrievers.nearest(direction, count, filter, signal),
    retrievers.covering(words, 2 * count, filter),
    condition && retrievers.covering(condition.words, MAX_CONDITION_CANDIDATES, filter),
    companiesCovering(retrievers, request),
  ]);
  const blocked = denied.size === 0 ? request.blocked : denied.union(request.blocked ?? new Set());
  const familiarity = Math.min(
    1,
    ...[covering, meeting].flatMap((best) => (best ? (best.scores[0] ?? 0) / FAMILIAR_COVERAGE : [])),
  );
  const byEmbedding =
    embedding && familiarity < 1
      ? ((await retrievers.nearestByEmbedding?.(embedding, UNFAMILIAR_CANDIDATES + wanted, filter, signal)) ?? [])
      : [];
  const isFree = byEmbedding.length > 0 && condition?.isKnownOnly === true;
  const met = meeting && scoreById(meeting);
  const covered = scoreById(covering);
  // A company that a full list leaves out covers at most as much as its last entry; if the list is not full, it covers
  // nothing.
  const beyond = covering.companyIds.length < 2 * count ? 0 : covering.scores.at(-1)!;
  const found = new Set([
    ...nearest.companyIds,
    ...covering.companyIds.slice(0, count),
    ...(meeting?.companyIds.slice(0, count) ?? []),
    ...byEmbedding,
  ]);
  const unblocked = blocked ? found.difference(blocked) : found;
  const blockedCount = found.size - unblocked.size;
  if (blocked !== undefined && moreCandidates === 0 && Math.max(MIN_CANDIDATES / 2, wanted) + blockedCount > count)
    return retrieve(retrievers, request, blocked.size);
  const companyIds = [...unblocked].filter(
    (id) =>
      !exclude?.has(id) &&
      (only?.has(id) ?? true) &&
      (met === undefined || isFree || (met.get(id) ?? 0) >= (condition?.minCoverage ?? 0)),
  );
  return {
    companyIds,
    coverage: Float32Array.from(companyIds, (id) => covered.get(id) ?? beyond),
    conditionCoverage: met && Float32Array.from(companyIds, (id) => met.get(id) ?? 0),
    familiarity: embedding ? familiarity : 1,
    vectors: retrievers.vectors,
  };
}

/** Returns the companies that are excluded by their words. */
async function companiesCovering<Filter>(
  retrievers: Retrievers<Filter>,
  { excluded, filter }: CandidateRequest<Filter>,
): Promise<ReadonlySet<number>> {
  if (excluded === undefined) return new Set();
  const groups = await Promise.all(
    excluded.groups.map(async (group) => {
      const byWord = await Promise.all(
        group.map((word) => retrievers.covering(word, MAX_CONDITION_CANDIDATES, filter)),
      );
      const covering = byWord.map(
        ({ companyIds, scores }) => new Set(companyIds.filter((_, at) => scores[at]! >= excluded.minCoverage)),
      );
      return covering.reduce((all, ids) => all.intersection(ids));
    }),
  );
  return groups.reduce((all, ids) => all.union(ids), new Set());
}

function scoreById({ companyIds, scores }: ScoredCompanies): Map<number, number> {
  return new Map(companyIds.map((id, at) => [id, scores[at]!]));
}
