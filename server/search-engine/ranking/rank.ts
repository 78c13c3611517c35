import { toUnit } from "../../lib/to-unit.ts";
import type { VectorFilter } from "../../ports/vector-search.ts";
import type { CandidateSource, Candidates, CandidateVectors, CompanyIds } from "../candidates/candidate-source.ts";
import { type Centring, centreCosines, centred, hubness as hubnessOf, sampleSpread, standardised } from "./centring.ts";
import type { RankingPart, RankingQuery } from "./ranking-query.ts";
import {
  allWordsBonus,
  CATEGORY_BONUS,
  type Features,
  logitByCosineAlone,
  relevanceLogit,
  SCORE_WEIGHTS,
  sigmoid,
  withMinimumScore,
} from "./relevance.ts";
import { bestPlaces } from "./top-k.ts";

export interface RankedCompany {
  companyId: number;
  /** The probability that a person keeps this result, from 0 to 1. */
  score: number;
}

export interface RankOptions extends CompanyIds {
  limit: number;
  filter: VectorFilter | null;
  /** Omits companies with a lower score; 0 omits none. */
  minScore?: number;
  signal?: AbortSignal;
}

/** A candidate with its score and the features that determine it. */
export interface MeasuredCompany {
  companyId: number;
  features: Features;
  /** Whether the company has all words of the description, or a label for the same category. */
  hasAll: boolean;
  score: number;
}

/** The number of candidates that the embeddings model compares, or twice the limit if that is more. */
const MIN_COMPARED = 600;
/** Pseudo-relevance feedback (Rocchio): the number of best companies towards which a description moves, and how far. */
const FEEDBACK_COMPANIES = 5;
const FEEDBACK = 0.7;
/** The number of nearest companies of the catalogue. Their mean nearness is the reference for all others. */
const NEAREST = 10;
/** The maximum nearness of a company to a description, above that reference. */
const MAX_AHEAD = 1;
/** The number of candidates beyond the limit whose hubness is computed. */
const MORE_HUBS = 50;

/** Ranks companies by the probability that a person keeps them: at most `limit`, with at least the minimum score. */
export async function rank(
  source: CandidateSource,
  query: RankingQuery,
  options: RankOptions,
): Promise<RankedCompany[]> {
  return (await rankAndCount(source, query, options)).companies;
}

/** A ranking, and the scores of all compared companies, in any order. */
interface CountedRanking {
  readonly companies: RankedCompany[];
  readonly scores: readonly number[];
}

/** Ranks companies, and also returns the scores of companies beyond the limit. */
export async function rankAndCount(
  source: CandidateSource,
  query: RankingQuery,
  options: RankOptions,
): Promise<CountedRanking> {
  const { limit, minScore = 0 } = options;
  const { found, others } = await measureAll(source, query, options);
  const best = found.slice(0, limit).filter(({ score }) => score >= minScore);
  return {
    companies: best.map(({ companyId, score }) => ({ companyId, score })),
    scores: [...found.map(({ score }) => score), ...others],
  };
}

/** Returns at least the `limit` best companies, best first, with the features of their scores. */
export async function measure(
  source: CandidateSource,
  query: RankingQuery,
  options: RankOptions,
): Promise<MeasuredCompany[]> {
  return (await measureAll(source, query, options)).found;
}

/** Measures the best candidates, and scores the other candidates by fewer features. */
async function measureAll(
  source: CandidateSource,
  query: RankingQuery,
  options: RankOptions,
): Promise<{ readonly found: MeasuredCompany[]; readonly others: readonly number[] }> {
  const { limit, signal } = options;
  const { kind, lexical: words, condition } = query;
  const embedding = source.embeddingCosines && query.embedding;
  if (hasNoKnownWords(query) && !(embedding && kind === "text")) return { found: [], others: [] };
  const centring = await source.centring();
  const direction = centred(centring, query.vector);
  const found = await source.find({
    ...options,
    direction,
    words,
    // Seeds need no candidates by embedding: companies cover few of their words, but the catalogue knows all of them.
    embedding: kind === "text" ? embedding : undefined,
    condition: condition?.lexical,
    excludedWords: query.excluded,
    requiredWords: query.required,
  });
  if (found.allowed === 0) return { found: [], others: [] };
  signal?.throwIfAborted();
  const nearness = await measureNearness(found, kind === "text", direction, centring);
  const nearest = meanOfBest(found.catalogueBest.map((place) => nearness[place]!));
  const featuresAt = (place: number): Features => ({
    coverage: found.coverage[place]!,
    condition: found.conditionCoverage?.[place] ?? 0,
    cosine: Number.NaN,
    // A company that is far nearer to a short description than all others may still be irrelevant.
    nearness: kind === "text" ? Math.min(nearness[place]!, nearest + MAX_AHEAD) : nearness[place]!,
    nearest,
    hubness: 0,
  });
  const maxHasAll = found.hasAll.reduce((max, each) => Math.max(max, each), 0);
  const gain = allWordsBonus(words.required?.[0]?.terms.length ?? 0, found.fullMatchCount);
  const logits = Float32Array.from({ length: found.allowed }, (_, place) => relevanceLogit(kind, featuresAt(place)));
  const pool = placesToCompare(found, Math.max(MIN_COMPARED, 2 * limit), logits);
  const ids = pool.map((place) => found.companyIds[place]!);
  const cosines = embedding ? await source.embeddingCosines!(embedding, ids) : null;
  // If the catalogue does not know the query's words, a company without any known word gets no cosine: the embeddings
  // model finds unusual spellings similar to each other.
  const known = found.familiarity < 1 ? await found.vectors.cosines(centring.meanDirection, ids) : null;
  let measured = pool.map((place, at) => ({
    place,
    companyId: ids[at]!,
    features: { ...featuresAt(place), cosine: known?.[at] === 0 ? Number.NaN : (cosines?.[at] ?? Number.NaN) },
    hasAll: found.hasAll[place]! + found.inCategory[place]! > 0,
  }));
  const scoreCandidate = ({ place, features, hasAll }: (typeof measured)[number]): number => {
    const byAll =
      relevanceLogit(kind, features) +
      (maxHasAll > 0 && found.hasAll[place] === maxHasAll ? gain : 0) +
      found.inCategory[place]! * CATEGORY_BONUS;
    const share = Number.isNaN(features.cosine) ? 1 : found.familiarity;
    const probability = sigmoid(share * byAll + (share < 1 ? (1 - share) * logitByCosineAlone(features.cosine) : 0));
    return hasAll ? withMinimumScore(probability) : probability;
  };
  const byScore = (companies: typeof measured): (MeasuredCompany & { place: number })[] =>
    companies
      .map((company) => ({ ...company, score: scoreCandidate(company) }))
      .sort((a, b) => b.score - a.score || a.companyId - b.companyId);
  let others: number[] = [];
  let hubness = 0;
  if (SCORE_WEIGHTS[kind].withEmbedding.hubness !== undefined && isKnown(direction)) {
    const ranked = byScore(measured);
    measured = await withHubness(ranked.slice(0, limit + MORE_HUBS), found.vectors, centring);
    signal?.throwIfAborted();
    // The other candidates get the mean hubness of the measured ones.
    hubness = measured.reduce((sum, { features }) => sum + features.hubness, 0) / measured.length;
    others = ranked
      .slice(limit + MORE_HUBS)
      .map((company) => scoreCandidate({ ...company, features: { ...company.features, hubness } }));
  }
  if (pool.length < found.allowed) {
    const lost = hubness * (SCORE_WEIGHTS[kind].without.hubness ?? 0);
    const pooled = new Set(pool);
    for (const [place, logit] of logits.entries()) if (!pooled.has(place)) others.push(sigmoid(logit + lost));
  }
  // An upper bound of coverage may rank a company too high, but never too low, so only the best need exact coverage.
  const bounds = new Set(measured.filter(({ place }) => found.isBound[place]).map(({ companyId }) => companyId));
  for (;;) {
    const ranked = byScore(measured);
    const ids = ranked.slice(0, limit).flatMap(({ companyId }) => (bounds.has(companyId) ? companyId : []));
    if (ids.length === 0 || !found.exactCoverage) return { found: ranked, others };
    const coverage = await found.exactCoverage(ids);
    const exact = new Map(ids.map((id, at) => [id, coverage[at]!]));
    for (const id of ids) bounds.delete(id);
    measured = measured.map((company) => ({
      ...company,
      features: { ...company.features, coverage: exact.get(company.companyId) ?? company.features.coverage },
    }));
  }
}

/** Returns whether all words of a query are unknown, so that nothing can be found. */
function hasNoKnownWords({ vector, lexical }: RankingPart): boolean {
  return !isKnown(vector) && lexical.concepts.every(({ terms }) => terms.length === 0);
}

/** Returns whether a direction is not zero. It is zero if all words are unknown. */
function isKnown(direction: Float32Array): boolean {
  return direction.some((value) => value !== 0);
}

/**
 * Returns candidates' similarity to a direction, in standard deviations above the average company; 0 if the direction
 * is zero.
 */
async function measureNearness(
  found: Candidates,
  hasFeedback: boolean,
  direction: Float32Array,
  centring: Centring,
): Promise<Float32Array> {
  const { companyIds, vectors } = found;
  if (!isKnown(direction)) return new Float32Array(companyIds.length);
  const alongMean = await vectors.cosines(centring.meanDirection, companyIds);
  const compare = async (to: Float32Array): Promise<Float32Array> => {
    const cosines = await vectors.cosines(to, companyIds);
    centreCosines(centring, to, cosines, alongMean);
    const spread = sampleSpread(centring, to);
    return cosines.map((cosine) => standardised(cosine, spread));
  };
  const nearness = await compare(direction);
  if (!hasFeedback) return nearness;
  const { coverage = 0, nearness: weight = 0 } = SCORE_WEIGHTS.text.without;
  const order = Float32Array.from(found.catalogueBest, (at) => coverage * found.coverage[at]! + weight * nearness[at]!);
  const ids = found.catalogueBest.map((place) => companyIds[place]!);
  const best = bestPlaces(ids, order, FEEDBACK_COMPANIES).map((at) => ids[at]!);
  return compare(await feedBack(best, vectors, direction, centring));
}

/** Returns a direction moved towards the mean of the companies' centred vectors. */
async function feedBack(
  companyIds: readonly number[],
  vectors: CandidateVectors,
  direction: Float32Array,
  centring: Centring,
): Promise<Float32Array> {
  const centre = new Float32Array(direction.length);
  for (const vector of await vectors.read(companyIds)) {
    if (vector === null) continue;
    centred(centring, vector).forEach((value, at) => (centre[at]! += value));
  }
  toUnit(centre);
  return toUnit(direction.map((value, at) => value + FEEDBACK * centre[at]!));
}

function meanOfBest(values: readonly number[]): number {
  const best = values.toSorted((a, b) => b - a).slice(0, NEAREST);
  return best.reduce((sum, value) => sum + value, 0) / Math.max(best.length, 1);
}

/** Returns the candidates that the embeddings model compares: all if the catalogue does not know the words. */
function placesToCompare(found: Candidates, limit: number, logits: Float32Array): number[] {
  const { companyIds, allowed, hasAll, inCategory, familiarity } = found;
  if (familiarity < 1) return Array.from({ length: allowed }, (_, place) => place);
  const order = logits.map((logit, place) => logit + (hasAll[place] || inCategory[place] ? 100 : 0));
  return bestPlaces(companyIds, order, limit);
}

/**
 * Returns the candidates with their hubness. Hubs resemble many companies, and so are near to many seeds (Conneau et
 * al. 2018).
 */
async function withHubness<Candidate extends MeasuredCompany>(
  candidates: readonly Candidate[],
  vectors: CandidateVectors,
  centring: Centring,
): Promise<Candidate[]> {
  const read = await vectors.read(candidates.map(({ companyId }) => companyId));
  const known = read.flatMap((vector, at) => (vector === null ? [] : [{ at, vector: centred(centring, vector) }]));
  const hubs = hubnessOf(
    centring,
    known.map(({ vector }) => vector),
  );
  const hubAt = new Map(known.map(({ at }, of) => [at, hubs[of]!]));
  return candidates.map((candidate, at) => ({
    ...candidate,
    features: { ...candidate.features, hubness: hubAt.get(at) ?? 0 },
  }));
}
