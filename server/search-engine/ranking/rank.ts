import { type InCommon, lessMean, spreadAlong, towards } from "./centring.ts";
import type { RankingIndex, ScoredCompanies } from "./ranking-index.ts";
import type { RankingQuery, RankingWeights } from "./ranking-query.ts";
import { askArms, lexicalShares, placesOf, standardised } from "./retrievers.ts";
import { feedbackRounds, placesFedBack, withFeedback } from "./rocchio.ts";
import { bestPlaces, bestScores } from "./top-k.ts";

export interface RankedCompany {
  companyId: number;
  score: number;
}

export interface RankOptions<Filter> {
  limit: number;
  filter: Filter | null;
  /** Never in the answer and never fed back: seeds, and other companies of their owners. */
  exclude?: ReadonlySet<number>;
  signal?: AbortSignal;
}

/** Candidates taken from each arm. All of 42,000 instead change trait nDCG by under .001 and lookalike by .004. */
const leastCandidates = 2_000;
/** So many best candidates are ranked again by feedback, or twice as many as are asked for. Of 300 or all the first hundred are the same. */
const leastRankedAgain = 600;

/**
 * A condition is met this many standard deviations above the average company: about one company in fifty meets a usual one. Where so many
 * meet it that nobody stands out as far, this share of the best will do.
 */
const conditionMet = 2.5;
const conditionShare = 0.6;
const conditionLeast = 0.5;
/** Beyond this many it is met fully and adds no more, else restaurants themselves would lead "like stripe.com, for restaurants". */
const conditionFull = 4;

/** Companies to rank: their products with the mean's direction, and what letters and a condition add to their scores. */
interface Candidates {
  companyIds: readonly number[];
  alongMean: Float32Array;
  shares: Float32Array;
}

function selected({ companyIds, alongMean, shares }: Candidates, places: readonly number[]): Candidates {
  return {
    companyIds: places.map((at) => companyIds[at]!),
    alongMean: Float32Array.from(places, (at) => alongMean[at]!),
    shares: Float32Array.from(places, (at) => shares[at]!),
  };
}

/** The companies that meet a condition by its scores, which are added to their own. */
function meetingCondition(candidates: Candidates, scores: Float32Array, weights: RankingWeights): Candidates {
  const unit = weights.dense + weights.lexical;
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const least = Math.max(conditionLeast * unit, Math.min(conditionMet * unit, conditionShare * best));
  const places = candidates.companyIds.flatMap((_, at) => (scores[at]! >= least ? [at] : []));
  const meeting = selected(candidates, places);
  places.forEach((place, at) => (meeting.shares[at]! += Math.min(scores[place]!, conditionFull * unit)));
  return meeting;
}

/** Fused scores of the companies: their shares and what the meaning adds, their standardised nearness to `told`. */
async function fuse<Filter>(
  index: RankingIndex<Filter>,
  inCommon: InCommon,
  { companyIds, alongMean, shares }: Candidates,
  weight: number,
  told: Float32Array,
): Promise<Float32Array> {
  const vector = towards(inCommon, told);
  const scores = await index.denseScores(vector, companyIds);
  lessMean(inCommon, vector, scores, alongMean);
  const spread = spreadAlong(inCommon, vector);
  for (let at = 0; at < scores.length; at += 1) scores[at] = weight * standardised(scores[at]!, spread) + shares[at]!;
  return scores;
}

/**
 * Ranks companies by meaning and letters together, the meaning by what tells the query apart from the allowed companies as a whole. Each
 * arm's scores are standardised over the allowed companies and added; what the best have before those next to them then joins the query
 * vector, and the best candidates are ranked again by it, twice. A condition's score is added to a company's, and those that do not meet it
 * are left out, so that fewer than `limit` may come.
 */
export async function rank<Filter>(
  index: RankingIndex<Filter>,
  query: RankingQuery,
  options: RankOptions<Filter>,
): Promise<RankedCompany[]> {
  const { limit, filter, exclude = new Set<number>(), signal } = options;
  const { weights } = query;
  const most = Math.max(leastCandidates, limit + exclude.size);
  const inCommon = await index.inCommon(filter);
  const [arms, condition] = await Promise.all([
    askArms(index, query, inCommon, most, filter, signal),
    query.condition === undefined ? null : askArms(index, query.condition, inCommon, most, filter, signal),
  ]);
  const places = placesOf(condition === null ? [arms] : [arms, condition], exclude);
  const companyIds = [...places.keys()];
  // Where nobody is allowed there is no mean to ask by.
  const alongMean =
    inCommon.meanLength > 0
      ? await index.denseScores(inCommon.meanDirection, companyIds)
      : new Float32Array(companyIds.length);
  let candidates: Candidates = { companyIds, alongMean, shares: lexicalShares(arms, places) };
  if (condition !== null) {
    const asked = { companyIds, alongMean, shares: lexicalShares(condition, places) };
    candidates = meetingCondition(
      candidates,
      await fuse(index, inCommon, asked, condition.part.weights.dense, condition.told),
      condition.part.weights,
    );
  }
  const before = await fuse(index, inCommon, candidates, weights.dense, arms.told);
  const again = bestPlaces(candidates.companyIds, before, Math.max(leastRankedAgain, 2 * limit));
  candidates = selected(candidates, again);
  let found: ScoredCompanies = {
    companyIds: [...candidates.companyIds],
    scores: Float32Array.from(again, (at) => before[at]!),
  };
  for (const best of feedbackRounds) {
    signal?.throwIfAborted();
    const told = await withFeedback(index, inCommon, arms.told, found, best, weights.feedback);
    const scores = await fuse(index, inCommon, candidates, weights.dense, told);
    found = bestScores(candidates.companyIds, scores, Math.max(limit, placesFedBack));
  }
  return found.companyIds.slice(0, limit).map((companyId, at) => ({ companyId, score: found.scores[at]! }));
}
