import { toUnit } from "../model/embedding.ts";
import { type Centring, centreCosines, centred, hubness, sampleSpread, standardised } from "./centring.ts";
import type { RankingIndex, ScoredCompanies } from "./ranking-index.ts";
import type { RankingPart, RankingQuery } from "./ranking-query.ts";
import {
  conditionPenalty,
  fuse,
  MIN_CONDITION_COVERAGE,
  RANKING_WEIGHTS,
  type RankingWeights,
  relevanceOf,
} from "./relevance.ts";
import { bestPlaces } from "./top-k.ts";

export interface RankedCompany {
  companyId: number;
  /** The probability that a person keeps this result, from 0 to 1. */
  score: number;
}

export interface RankOptions<Filter> {
  limit: number;
  filter: Filter | null;
  /** Less relevant companies are left out. */
  minScore?: number;
  /**
   * Never in the ranking: seeds, and other companies of their owners. They are among the best, so as many more
   * candidates are retrieved.
   */
  exclude?: ReadonlySet<number>;
  /** Never in the ranking. More candidates are retrieved only when too many of them are blocked. */
  blocked?: ReadonlySet<number>;
  /** If given, the ranking contains only these companies, such as those in a city. */
  only?: ReadonlySet<number>;
  /** Default: those of the query's kind. */
  weights?: RankingWeights;
  signal?: AbortSignal;
}

/** The minimum number of candidates from each retriever. */
const MIN_CANDIDATES = 2_000;
/** The minimum number of candidates that are reranked with feedback; twice the limit if that is more. */
const MIN_RERANKED = 600;
/** Pseudo-relevance feedback (Rocchio): the number of best companies whose centroid is added to the query. */
const FEEDBACK_COMPANIES = 5;
/** The number of best candidates whose hubness counts. It does not grow with the limit, because hubness takes time. */
const MAX_HUBS = 50;
/**
 * The maximum number of candidates for a condition; a tenth of all companies meet a common one. For a city, half as
 * many.
 */
const MAX_CONDITION_CANDIDATES = 200_000;

/**
 * The similarity in meaning assumed for a company whose words fully cover a query, when the query's meaning is unknown.
 */
const NEARNESS_IF_UNKNOWN = 6;

/** Companies to rank, with what does not depend on the direction. */
interface Candidates {
  companyIds: readonly number[];
  /** Cosines with the mean of all allowed companies. */
  alongMean: Float32Array;
  coverage: Float32Array;
  penalty: Float32Array;
}

/**
 * Ranks companies by two retrievers: how much of the query their words cover, and how similar they are in meaning. Hubs,
 * which resemble many companies, are near many queries and rank lower, similar to CSLS (Conneau et al. 2018). For a query
 * in words, the best companies are then added to its direction and the best candidates reranked (Rocchio). Leaves out
 * companies that do not meet the query's condition or score below the minimum, so that fewer than `limit` may be
 * returned.
 */
export async function rank<Filter>(
  index: RankingIndex<Filter>,
  query: RankingQuery,
  options: RankOptions<Filter>,
): Promise<RankedCompany[]> {
  const { limit, filter, minScore = 0, weights = RANKING_WEIGHTS[query.kind], signal } = options;
  if (hasNoKnownWords(query) || (query.condition !== undefined && hasNoKnownWords(query.condition))) return [];
  const centring = await index.centring(filter);
  const direction = centred(centring, query.vector);
  let candidates = await retrieve(index, query, direction, centring, weights, options);
  let scores = await score(index, weights, candidates, direction, centring);
  if (isKnown(direction)) {
    ({ candidates, scores } = bestFirst(candidates, scores, Math.max(MIN_RERANKED, 2 * limit)));
    signal?.throwIfAborted();
    const best = await readBest(index, candidates, centring);
    penaliseHubs(best, candidates, scores, centring, weights.hubness);
    // Feedback would replace an unknown meaning with that of any company that shares a word.
    if (weights.feedback > 0) {
      const moved = feedBack(best, scores, direction, weights.feedback);
      signal?.throwIfAborted();
      scores = await score(index, weights, candidates, moved, centring);
    }
  }
  return bestPlaces(candidates.companyIds, scores, limit)
    .map((place) => ({
      companyId: candidates.companyIds[place]!,
      score: relevanceOf(query.kind, scores[place]!),
    }))
    .filter((company) => company.score >= minScore);
}

/** Returns whether no word of a query is known, so that nothing can be found. */
function hasNoKnownWords({ vector, lexical }: RankingPart): boolean {
  return !isKnown(vector) && lexical.concepts.every(({ terms }) => terms.length === 0);
}

/** Returns whether a direction is not zero, as it is for words that the model does not know. */
function isKnown(direction: Float32Array): boolean {
  return direction.some((value) => value !== 0);
}

/** Returns the best companies of both retrievers that meet the condition. Retrieves once more when too many of them are blocked. */
async function retrieve<Filter>(
  index: RankingIndex<Filter>,
  query: RankingQuery,
  direction: Float32Array,
  centring: Centring,
  weights: RankingWeights,
  options: RankOptions<Filter>,
  moreCandidates = 0,
): Promise<Candidates> {
  const { filter, exclude, blocked, only, signal } = options;
  const wanted = options.limit + (exclude?.size ?? 0);
  const count = (only ? MAX_CONDITION_CANDIDATES / 2 : Math.max(MIN_CANDIDATES, wanted)) + moreCandidates;
  const [nearest, covering, meeting] = await Promise.all([
    index.denseTop(direction, count, filter, signal),
    index.lexicalTop(query.lexical, 2 * count, filter),
    query.condition && index.lexicalTop(query.condition.lexical, MAX_CONDITION_CANDIDATES, filter),
  ]);
  const condition = meeting && coverageById(meeting);
  const coverage = coverageById(covering);
  // A company that a full list leaves out covers at most as much as its last entry; if the list is not full, it covers
  // nothing.
  const beyond = covering.companyIds.length < 2 * count ? 0 : covering.scores.at(-1)!;
  const found = new Set([
    ...nearest.companyIds,
    ...covering.companyIds.slice(0, count),
    ...(meeting?.companyIds.slice(0, count) ?? []),
  ]);
  const unblocked = blocked ? found.difference(blocked) : found;
  const blockedCount = found.size - unblocked.size;
  if (blocked && moreCandidates === 0 && Math.max(MIN_CANDIDATES / 2, wanted) + blockedCount > count)
    return retrieve(index, query, direction, centring, weights, options, blocked.size);
  const companyIds = [...unblocked].filter(
    (id) =>
      !exclude?.has(id) &&
      (only?.has(id) ?? true) &&
      (condition === undefined || (condition.get(id) ?? 0) >= MIN_CONDITION_COVERAGE[query.kind]),
  );
  return {
    companyIds,
    alongMean: await index.denseScores(centring.meanDirection, companyIds),
    coverage: Float32Array.from(companyIds, (id) => coverage.get(id) ?? beyond),
    penalty: Float32Array.from(companyIds, (id) => (condition ? conditionPenalty(weights, condition.get(id) ?? 0) : 0)),
  };
}

function coverageById({ companyIds, scores }: ScoredCompanies): Map<number, number> {
  return new Map(companyIds.map((id, at) => [id, scores[at]!]));
}

/** Returns the best candidates, best first, with their scores. */
function bestFirst(
  { companyIds, alongMean, coverage, penalty }: Candidates,
  scores: Float32Array,
  limit: number,
): { candidates: Candidates; scores: Float32Array } {
  const places = bestPlaces(companyIds, scores, limit);
  const pick = (values: Float32Array): Float32Array => Float32Array.from(places, (place) => values[place]!);
  return {
    candidates: {
      companyIds: places.map((place) => companyIds[place]!),
      alongMean: pick(alongMean),
      coverage: pick(coverage),
      penalty: pick(penalty),
    },
    scores: pick(scores),
  };
}

/** A candidate with a vector. */
interface KnownCandidate {
  companyId: number;
  place: number;
  /** Centred. */
  vector: Float32Array;
}

/** Reads the vectors of the best candidates. Candidates are best first. */
async function readBest<Filter>(
  index: RankingIndex<Filter>,
  { companyIds }: Candidates,
  centring: Centring,
): Promise<KnownCandidate[]> {
  const vectors = await index.vectorsOf(companyIds.slice(0, MAX_HUBS));
  return vectors.flatMap((vector, place) =>
    vector === null ? [] : { companyId: companyIds[place]!, place, vector: centred(centring, vector) },
  );
}

/**
 * Changes the scores and penalties of the best candidates in place by how much more they resemble other companies than
 * these candidates do on average.
 */
function penaliseHubs(
  best: readonly KnownCandidate[],
  { penalty }: Candidates,
  scores: Float32Array,
  centring: Centring,
  weight: number,
): void {
  const hubs = hubness(
    centring,
    best.map(({ vector }) => vector),
  );
  const mean = hubs.reduce((sum, value) => sum + value, 0) / hubs.length;
  best.forEach(({ place }, at) => {
    const change = weight * (hubs[at]! - mean);
    penalty[place]! += change;
    scores[place]! -= change;
  });
}

/** Returns the fused scores of candidates. */
async function score<Filter>(
  index: RankingIndex<Filter>,
  weights: RankingWeights,
  { companyIds, alongMean, coverage, penalty }: Candidates,
  direction: Float32Array,
  centring: Centring,
): Promise<Float32Array> {
  if (!isKnown(direction))
    return coverage.map((covered, at) => fuse(weights, covered, NEARNESS_IF_UNKNOWN * covered) - penalty[at]!);
  const scores = await index.denseScores(direction, companyIds);
  centreCosines(centring, direction, scores, alongMean);
  const spread = sampleSpread(centring, direction);
  for (let at = 0; at < scores.length; at += 1)
    scores[at] = fuse(weights, coverage[at]!, standardised(scores[at]!, spread)) - penalty[at]!;
  return scores;
}

/** Returns a direction moved towards the best candidates, each by its score. */
function feedBack(
  best: readonly KnownCandidate[],
  scores: Float32Array,
  direction: Float32Array,
  weight: number,
): Float32Array {
  const centre = new Float32Array(direction.length);
  const ids = best.map(({ companyId }) => companyId);
  const scoreOf = Float32Array.from(best, ({ place }) => scores[place]!);
  for (const at of bestPlaces(ids, scoreOf, FEEDBACK_COMPANIES)) {
    const { vector } = best[at]!;
    for (let dimension = 0; dimension < centre.length; dimension += 1)
      centre[dimension]! += Math.max(scoreOf[at]!, 0) * vector[dimension]!;
  }
  toUnit(centre);
  return toUnit(direction.map((value, at) => value + weight * centre[at]!));
}
