import { toUnit } from "../model/embedding.ts";
import { type InCommon, shrunk } from "./centring.ts";
import type { RankingIndex, ScoredCompanies } from "./ranking-index.ts";

/**
 * The centre of so many best companies joins the query, round by round: few can be trusted until the query has been fed back once. One
 * round gains half to three quarters as much, three no more than two; see scripts/evaluate/README.md.
 */
export const feedbackRounds: readonly number[] = [3, 10];
/**
 * Companies of these places are near the query and yet not what it looks for, so what they share with the best is left out: it does not
 * tell those apart. Every other of them will do.
 */
const firstNear = 150;
const lastNear = 400;
/** How much of the near companies' direction is taken off that of the best. .3 to .5 are within .003, .7 loses lookalikes. */
const nearShare = 0.4;

/** A query is fed back from the companies of these many first places. */
export const placesFedBack = lastNear;

/** The direction in which companies of unit vectors lie together from what all have in common, each by its weight. */
function centreOf(inCommon: InCommon, vectors: readonly (Float32Array | null)[], weights: Float32Array): Float32Array {
  const { mean, meanLength } = inCommon;
  const sum = new Float32Array(mean.length);
  vectors.forEach((vector, of) => {
    if (vector === null) return;
    let [alongMean, squares] = [0, 0];
    for (let at = 0; at < sum.length; at += 1) {
      alongMean += vector[at]! * mean[at]!;
      squares += vector[at]! * vector[at]!;
    }
    // A zero vector is of a company that nothing is known of.
    if (squares === 0) return;
    const factor = weights[of]! / Math.sqrt(Math.max(squares - 2 * alongMean + meanLength * meanLength, 1e-6));
    for (let at = 0; at < sum.length; at += 1) sum[at]! += factor * (vector[at]! - mean[at]!);
  });
  return toUnit(shrunk(inCommon, sum));
}

/**
 * A direction moved by `weight` towards what tells the best from those near it, `share` of whose direction is taken off; itself where there
 * is no best.
 */
export function movedTowards(
  told: Float32Array,
  ofBest: Float32Array,
  ofNear: Float32Array,
  share: number,
  weight: number,
): Float32Array {
  if (ofBest.every((value) => value === 0)) return told;
  const difference = toUnit(ofBest.map((value, at) => value - share * ofNear[at]!));
  return toUnit(told.map((value, at) => value + weight * difference[at]!));
}

/**
 * What tells a query apart, moved by companies it found, best first: towards the first `best` of them, each by how far it scores above the
 * average. Where none does, as with words nobody knows, there is nothing to feed back.
 */
export async function withFeedback<Filter>(
  index: RankingIndex<Filter>,
  inCommon: InCommon,
  told: Float32Array,
  found: ScoredCompanies,
  best: number,
  weight: number,
): Promise<Float32Array> {
  const bestIds = found.companyIds.slice(0, best);
  const near = found.companyIds.slice(firstNear, lastNear).filter((_, at) => at % 2 === 0);
  const vectors = await index.vectorsOf([...bestIds, ...near]);
  const ofBest = centreOf(
    inCommon,
    vectors.slice(0, bestIds.length),
    found.scores.map((score) => Math.max(score, 0)),
  );
  const ofNear = centreOf(inCommon, vectors.slice(bestIds.length), new Float32Array(near.length).fill(1));
  // Where there are few they are the farthest there are, and tell little.
  const share = (nearShare * near.length * 2) / (lastNear - firstNear);
  return movedTowards(told, ofBest, ofNear, share, weight);
}
