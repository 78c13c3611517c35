import { askArms, lexicalShares, placesOf, standardised } from "./arms.ts";
import { bestScores } from "./best-scores.ts";
import { apart, lessMean, spreadAlong, towards, type InCommon } from "./in-common.ts";
import { toUnit } from "./model/embed.ts";
import type { RankingIndex, ScoredCompanies } from "./ranking-index.ts";
import type { RankingQuery, RankingWeights } from "./ranking-query.ts";

export type RankedCompany = { companyId: number; score: number };

export type RankOptions<Filter> = {
  limit: number;
  filter: Filter | null;
  /** Never in the answer and never fed back: seeds, and other companies of their owners. */
  exclude?: ReadonlySet<number>;
  signal?: AbortSignal;
};

/** Candidates taken from each arm. All of 42,000 instead change trait nDCG by under .001 and lookalike by .004. */
const leastCandidates = 2_000;
/** Feedback: the centre of this many best companies is added to the query, and ranked again. Five or twenty do no better. */
const feedbackCompanies = 10;

/**
 * A condition is met this many standard deviations above the average company: about one company in fifty meets a usual one. Where so many
 * meet it that nobody stands out as far, this share of the best will do.
 */
const conditionMet = 2.5;
const conditionShare = 0.6;
const conditionLeast = 0.5;
/** Beyond this many it is met fully and adds no more, else restaurants themselves would lead "like stripe.com, for restaurants". */
const conditionFull = 4;

/** What fused scores are made of beside the query: the companies, and what all have in common. */
type Candidates = { companyIds: readonly number[]; inCommon: InCommon; alongMean: Float32Array };

/** The companies that meet a condition by its scores, and what that adds to their own. */
const meetingCondition = ({ companyIds, alongMean, inCommon }: Candidates, scores: Float32Array, shares: Float32Array, weights: RankingWeights): { ranked: Candidates; shares: Float32Array } => {
  const unit = weights.dense + weights.lexical;
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const least = Math.max(conditionLeast * unit, Math.min(conditionMet * unit, conditionShare * best));
  const places = Uint32Array.from(companyIds.keys()).filter((at) => scores[at]! >= least);
  return {
    ranked: { companyIds: Array.from(places, (at) => companyIds[at]!), inCommon, alongMean: Float32Array.from(places, (at) => alongMean[at]!) },
    shares: Float32Array.from(places, (at) => shares[at]! + Math.min(scores[at]!, conditionFull * unit)),
  };
};

/** The query vector moved towards the centre of the best companies; the vector itself when none of them has one. */
export const withFeedback = (vector: Float32Array, best: readonly (Float32Array | null)[], weight: number): Float32Array => {
  const centre = new Float32Array(vector.length);
  for (const other of best) if (other !== null) for (let at = 0; at < centre.length; at += 1) centre[at]! += other[at]!;
  toUnit(centre);
  return toUnit(vector.map((value, at) => value + weight * centre[at]!));
};

/** Fused scores of the companies: `shares` and what the meaning adds, their standardised nearness to `told`. */
const fuse = async <Filter>(
  index: RankingIndex<Filter>,
  { companyIds, inCommon, alongMean }: Candidates,
  weight: number,
  told: Float32Array,
  shares: Float32Array,
): Promise<Float32Array> => {
  const vector = towards(inCommon, told);
  const scores = await index.denseScores(vector, companyIds);
  lessMean(inCommon, vector, scores, alongMean);
  const spread = spreadAlong(inCommon, vector);
  for (let at = 0; at < scores.length; at += 1) scores[at] = weight * standardised(scores[at]!, spread) + shares[at]!;
  return scores;
};

/**
 * Ranks companies by meaning and letters together, the meaning by what tells the query apart from the allowed companies as a whole. Each
 * arm's scores are standardised over the allowed companies and added; the centre of the best ten then joins the query vector, and the
 * candidates are ranked once more by it. A condition's score is added to a company's, and those that do not meet it are left out, so that
 * fewer than `limit` may come.
 */
export const rank = async <Filter>(index: RankingIndex<Filter>, query: RankingQuery, options: RankOptions<Filter>): Promise<RankedCompany[]> => {
  const { limit, filter, exclude = new Set<number>(), signal } = options;
  const candidates = Math.max(leastCandidates, limit + exclude.size);
  const inCommon = await index.inCommon(filter);
  const [arms, condition] = await Promise.all([
    askArms(index, query, inCommon, candidates, filter, signal),
    query.condition === undefined ? null : askArms(index, query.condition, inCommon, candidates, filter, signal),
  ]);
  const places = placesOf(condition === null ? [arms] : [arms, condition], exclude);
  const companyIds = [...places.keys()];
  // Where nobody is allowed there is no mean to ask by.
  const alongMean = inCommon.meanLength > 0 ? await index.denseScores(inCommon.meanDirection, companyIds) : new Float32Array(companyIds.length);
  const all: Candidates = { companyIds, inCommon, alongMean };
  let met = { ranked: all, shares: lexicalShares(arms, places) };
  if (condition !== null) {
    const meeting = await fuse(index, all, condition.part.weights.dense, condition.told, lexicalShares(condition, places));
    met = meetingCondition(all, meeting, met.shares, condition.part.weights);
  }
  const { ranked, shares } = met;
  const rankBy = async (told: Float32Array, most: number): Promise<ScoredCompanies> =>
    bestScores(ranked.companyIds, await fuse(index, ranked, query.weights.dense, told, shares), most);
  const before = await rankBy(arms.told, feedbackCompanies);
  const best = (await index.vectorsOf(before.companyIds)).map((vector) => (vector === null ? null : apart(inCommon, vector)));
  signal?.throwIfAborted();
  const after = await rankBy(withFeedback(arms.told, best, query.weights.feedback), limit);
  return after.companyIds.map((companyId, at) => ({ companyId, score: after.scores[at]! }));
};
