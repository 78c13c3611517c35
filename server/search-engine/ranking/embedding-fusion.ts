import { bestPlaces } from "./top-k.ts";

/** The number of best candidates whose spread scores are measured in. */
const SPREAD_OVER = 100;
/** If fewer of the best candidates have a vector, their order stays as it is. */
const MIN_KNOWN = 0.9;
/** A company without a vector is taken for an average one. */
const AVERAGE = 0;

/** Returns the mean and the standard deviation of the scores at the given places that are no NaN. */
function spreadOf(scores: Float32Array, places: readonly number[]): { mean: number; deviation: number } {
  const known = places.map((place) => scores[place]!).filter((score) => !Number.isNaN(score));
  const mean = known.reduce((sum, score) => sum + score, 0) / Math.max(known.length, 1);
  const variance = known.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(known.length, 1);
  return { mean, deviation: Math.sqrt(variance) || 1 };
}

/** Returns scores in standard deviations from the mean of those at the given places. NaN becomes the average. */
function standardise(scores: Float32Array, places: readonly number[]): Float32Array {
  const { mean, deviation } = spreadOf(scores, places);
  return scores.map((score) => (Number.isNaN(score) ? AVERAGE : (score - mean) / deviation));
}

/** Returns the standard deviation of the scores of the hundred best. */
export function spreadOfBest(companyIds: readonly number[], scores: Float32Array): number {
  return spreadOf(scores, bestPlaces(companyIds, scores, SPREAD_OVER)).deviation;
}

/** Returns scores in standard deviations of the hundred best. */
export function standardiseScores(companyIds: readonly number[], scores: Float32Array): Float32Array {
  return standardise(scores, bestPlaces(companyIds, scores, SPREAD_OVER));
}

/**
 * Fuses scores with cosines by an embeddings model: the weighted sum of both in standard deviations of the hundred best
 * candidates, which are those by cosine where the catalogue does not know the words. Null when too few candidates have a
 * vector.
 */
export function fuseEmbedding(
  companyIds: readonly number[],
  scores: Float32Array,
  cosines: Float32Array,
  { weight, familiarity }: { weight: number; familiarity: number },
): Float32Array | null {
  const known = cosines.map((cosine) => (Number.isNaN(cosine) ? -1 : cosine));
  const best = bestPlaces(companyIds, familiarity < 1 ? known : scores, SPREAD_OVER);
  const missing = best.filter((place) => Number.isNaN(cosines[place]!)).length;
  if (missing > (1 - MIN_KNOWN) * best.length) return null;
  const byScore = standardise(scores, best);
  const byCosine = standardise(cosines, best);
  const share = 1 - (1 - weight) * familiarity;
  return byScore.map((score, at) => (1 - share) * score + share * byCosine[at]!);
}
