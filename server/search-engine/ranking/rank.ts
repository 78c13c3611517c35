import { toUnit } from "../../lib/to-unit.ts";
import type { CandidateSource, Candidates, CandidateVectors } from "../candidates/candidate-source.ts";
import type { CompanyIds } from "../candidates/company-ids.ts";
import { relevanceByEmbedding, relevanceByScore, relevanceByTrained, relevanceToSeeds } from "./calibration.ts";
import { type Centring, centreCosines, centred, hubness, sampleSpread, standardised } from "./centring.ts";
import { fuseEmbedding, spreadOfBest, standardiseScores } from "./embedding-fusion.ts";
import type { RankingPart, RankingQuery } from "./ranking-query.ts";
import {
  conditionPenalty,
  fuse,
  MIN_CONDITION_COVERAGE,
  MIN_EXCLUDED_COVERAGE,
  RANKING_WEIGHTS,
  type RankingWeights,
} from "./relevance.ts";
import { bestPlaces } from "./top-k.ts";

export interface RankedCompany {
  companyId: number;
  /** The probability that a person keeps this result, from 0 to 1. */
  score: number;
}

export interface RankOptions<Filter> extends CompanyIds {
  limit: number;
  filter: Filter | null;
  /** Less relevant companies are left out. */
  minScore?: number;
  /** Default: those of the query's kind. */
  weights?: RankingWeights;
  signal?: AbortSignal;
}

/** The minimum number of candidates that are reranked with feedback; twice the limit if that is more. */
const MIN_RERANKED = 600;
/** Pseudo-relevance feedback (Rocchio): the number of best companies whose centroid is added to the query. */
const FEEDBACK_COMPANIES = 5;
/** The number of best candidates whose hubness counts. It does not grow with the limit, because hubness takes time. */
const MAX_HUBS = 50;
/**
 * The similarity in meaning assumed for a company whose words fully cover a query, when the query's meaning is unknown.
 */
const NEARNESS_IF_UNKNOWN = 8;

/** The number of best companies of the whole catalogue that the ranking keeps to compare others with. */
const COMPARED = 100;
/** The best companies whose scores and cosines say how good a ranking is. */
const BEST = 10;
/**
 * If the mean cosine of the best companies with the query by an embeddings model is lower, the catalogue has nothing of
 * what was asked for, or nothing was asked for.
 */
const MIN_TOP_COSINE = 0.3;
/** If the same by the trained model is lower, it knows too little of the texts, and words say how good they are. */
const MIN_TRAINED_COSINE = 0.1;

/** Candidates with what does not depend on the direction. */
interface Pool {
  companyIds: readonly number[];
  /** How many of the first ones may be in the ranking. The others are only compared with. */
  allowed: number;
  vectors: CandidateVectors;
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
 * returned. A company's score is the same with a filter and without: it compares the company with the best of the whole
 * catalogue.
 */
export async function rank<Filter>(
  source: CandidateSource<Filter>,
  query: RankingQuery,
  options: RankOptions<Filter>,
): Promise<RankedCompany[]> {
  const { limit, filter, minScore = 0, weights = RANKING_WEIGHTS[query.kind], signal } = options;
  const { kind, lexical: words, condition } = query;
  const embedding = source.embeddingCosines && query.embedding;
  const isUnknown = hasNoKnownWords(query) || (condition !== undefined && hasNoKnownWords(condition));
  if (isUnknown && !(embedding && kind === "text")) return [];
  const centring = await source.centring(filter);
  const direction = centred(centring, query.vector);
  const minCoverage = MIN_CONDITION_COVERAGE[kind];
  const found = await source.find({
    ...options,
    direction,
    words,
    // The words of seeds are never covered in full, and are always known.
    embedding: kind === "text" ? embedding : undefined,
    condition: condition && { words: condition.lexical, minCoverage, isKnownOnly: kind === "text" },
    excludedWords: query.excluded && { groups: query.excluded, minCoverage: MIN_EXCLUDED_COVERAGE },
  });
  if (found.allowed === 0) return [];
  let pool = await poolOf(found, centring, weights);
  let scores = await score(weights, pool, direction, centring);
  signal?.throwIfAborted();
  if (isKnown(direction)) {
    if (found.familiarity === 1) ({ pool, scores } = bestFirst(pool, scores, Math.max(MIN_RERANKED, 2 * limit)));
    scores = await rerank(pool, scores, { direction, centring, weights, signal });
  }
  const { companyIds, allowed } = pool;
  const cosines = embedding && (await source.embeddingCosines!(embedding, companyIds));
  const mix = { weight: weights.embedding, familiarity: found.familiarity };
  const fused = cosines ? fuseEmbedding(companyIds, scores, cosines, mix) : null;
  const ranked = (order: Float32Array, probability: (place: number) => number): RankedCompany[] =>
    bestPlaces(companyIds, order.subarray(0, allowed), limit)
      .map((place) => ({ companyId: companyIds[place]!, score: probability(place) }))
      .filter((company) => company.score >= minScore);
  const standard = fused ?? standardiseScores(companyIds, scores);
  const best = bestPlaces(companyIds, standard, BEST);
  const top = meanOf(best.map((place) => standard[place]!));
  if (fused && cosines) {
    if (kind === "seeds") {
      const unit = Math.max(1, spreadOfBest(companyIds, scores));
      const topScore = meanOf(best.map((place) => scores[place]!));
      return ranked(standard, (place) => relevanceToSeeds(unit * (standard[place]! - top), topScore));
    }
    const topCosine = meanOf(best.map((place) => cosines[place]!));
    if (kind === "text" && topCosine < MIN_TOP_COSINE) return [];
    return ranked(standard, (place) => relevanceByEmbedding(kind, { behind: standard[place]! - top, topCosine }));
  }
  const bestIds = best.map((place) => companyIds[place]!);
  const topCosine = meanOf(await pool.vectors.cosines(query.vector, bestIds));
  if (topCosine < MIN_TRAINED_COSINE) return ranked(scores, (place) => relevanceByScore(kind, scores[place]!));
  return ranked(standard, (place) => relevanceByTrained(kind, { behind: standard[place]! - top, topCosine }));
}

/** Returns the mean of the numbers that are known; 0 without any. */
function meanOf(values: ArrayLike<number>): number {
  const known = Array.from(values).filter((value) => !Number.isNaN(value));
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Returns scores without what hubs gain by resembling everything, after feedback. Candidates are best first. */
async function rerank(
  pool: Pool,
  scores: Float32Array,
  {
    direction,
    centring,
    weights,
    signal,
  }: {
    readonly direction: Float32Array;
    readonly centring: Centring;
    readonly weights: RankingWeights;
    readonly signal: AbortSignal | undefined;
  },
): Promise<Float32Array> {
  const best = await readBest(pool, centring);
  penaliseHubs(best, pool, scores, centring, weights.hubness);
  // Feedback would replace an unknown meaning with that of any company that shares a word.
  if (weights.feedback === 0) return scores;
  const moved = feedBack(best, scores, direction, weights.feedback);
  signal?.throwIfAborted();
  return score(weights, pool, moved, centring);
}

/** Returns whether no word of a query is known, so that nothing can be found. */
function hasNoKnownWords({ vector, lexical }: RankingPart): boolean {
  return !isKnown(vector) && lexical.concepts.every(({ terms }) => terms.length === 0);
}

/** Returns whether a direction is not zero, as it is for words that the model does not know. */
function isKnown(direction: Float32Array): boolean {
  return direction.some((value) => value !== 0);
}

async function poolOf(
  { companyIds, allowed, coverage, conditionCoverage, vectors }: Candidates,
  centring: Centring,
  weights: RankingWeights,
): Promise<Pool> {
  return {
    companyIds,
    allowed,
    vectors,
    alongMean: await vectors.cosines(centring.meanDirection, companyIds),
    coverage,
    penalty:
      conditionCoverage?.map((covered) => conditionPenalty(weights, covered)) ?? new Float32Array(companyIds.length),
  };
}

/** Returns the best candidates, those that are allowed and then the others, each best first, with their scores. */
function bestFirst(
  { companyIds, allowed, vectors, alongMean, coverage, penalty }: Pool,
  scores: Float32Array,
  limit: number,
): { pool: Pool; scores: Float32Array } {
  const best = bestPlaces(companyIds, scores.subarray(0, allowed), limit);
  const others = bestPlaces(companyIds.slice(allowed), scores.subarray(allowed), COMPARED);
  const places = [...best, ...others.map((place) => allowed + place)];
  const pick = (values: Float32Array): Float32Array => Float32Array.from(places, (place) => values[place]!);
  return {
    pool: {
      companyIds: places.map((place) => companyIds[place]!),
      allowed: best.length,
      vectors,
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
async function readBest({ companyIds, vectors }: Pool, centring: Centring): Promise<KnownCandidate[]> {
  const read = await vectors.read(companyIds.slice(0, MAX_HUBS));
  return read.flatMap((vector, place) =>
    vector === null ? [] : { companyId: companyIds[place]!, place, vector: centred(centring, vector) },
  );
}

/**
 * Changes the scores and penalties of the best candidates in place by how much more they resemble other companies than
 * these candidates do on average.
 */
function penaliseHubs(
  best: readonly KnownCandidate[],
  { penalty }: Pool,
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
async function score(
  weights: RankingWeights,
  { companyIds, vectors, alongMean, coverage, penalty }: Pool,
  direction: Float32Array,
  centring: Centring,
): Promise<Float32Array> {
  if (!isKnown(direction))
    return coverage.map((covered, at) => fuse(weights, covered, NEARNESS_IF_UNKNOWN * covered) - penalty[at]!);
  const scores = await vectors.cosines(direction, companyIds);
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
