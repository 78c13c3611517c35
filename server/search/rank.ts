import { apart, lessMean, spreadAlong, towards, type InCommon, type Spread } from "./in-common.ts";
import { bestScores } from "./best-scores.ts";
import type { LexicalQuery } from "./lexical/query.ts";
import { toUnit } from "./model/embed.ts";
import type { LexicalTop, RankingIndex, ScoredCompanies } from "./ranking-index.ts";

/** What to rank by: a direction of meaning, the letters of the words, and how much each counts. */
export type RankingPart = { vector: Float32Array; lexical: LexicalQuery; weights: RankingWeights };

/** A search; with a `condition` it holds only companies that meet that too. */
export type RankingQuery = RankingPart & { condition?: RankingPart };

/** Weights of the two arms' standardised scores, and of the centre of the best companies when it joins the query. */
export type RankingWeights = { lexical: number; dense: number; feedback: number };

/** Weights found by nested cross-validation; see scripts/evaluate/README.md. */
export const traitWeights: RankingWeights = { lexical: 0.4, dense: 1, feedback: 0.6 };
export const lookalikeWeights: RankingWeights = { lexical: 0.1, dense: 1, feedback: 0.6 };

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

/** How many deviations above the mean; 0 for everyone when all are equal. */
export const standardised = (score: number, { mean, deviation }: Spread): number => (deviation > 0 ? (score - mean) / deviation : 0);

/** What fused scores are made of beside the query: the companies, and what all have in common. */
type Candidates = { companyIds: readonly number[]; inCommon: InCommon; alongMean: Float32Array };

/** The companies that meet a condition by its scores, each with what that adds to its own. */
const meetingCondition = ({ companyIds, alongMean, inCommon }: Candidates, scores: Float32Array, weights: RankingWeights): Candidates & { bonus: Float32Array } => {
  const unit = weights.dense + weights.lexical;
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const least = Math.max(conditionLeast * unit, Math.min(conditionMet * unit, conditionShare * best));
  const places = Uint32Array.from(companyIds.keys()).filter((at) => scores[at]! >= least);
  return {
    companyIds: Array.from(places, (at) => companyIds[at]!),
    inCommon,
    alongMean: Float32Array.from(places, (at) => alongMean[at]!),
    bonus: Float32Array.from(places, (at) => Math.min(scores[at]!, conditionFull * unit)),
  };
};

/** The query vector moved towards the centre of the best companies; the vector itself when none of them has one. */
export const withFeedback = (vector: Float32Array, best: readonly (Float32Array | null)[], weight: number): Float32Array => {
  const centre = new Float32Array(vector.length);
  for (const other of best) if (other !== null) for (let at = 0; at < centre.length; at += 1) centre[at]! += other[at]!;
  toUnit(centre);
  return toUnit(vector.map((value, at) => value + weight * centre[at]!));
};

/** What the index answered to one part of a query; `told` is what tells its direction apart from what all have in common. */
type Arms = { part: RankingPart; told: Float32Array; nearest: ScoredCompanies; lexical: LexicalTop; lexicalScores: ReadonlyMap<number, number>; beyond: number };

const askArms = async <Filter>(
  index: RankingIndex<Filter>,
  part: RankingPart,
  inCommon: InCommon,
  candidates: number,
  { filter, signal }: RankOptions<Filter>,
): Promise<Arms> => {
  const told = toUnit(apart(inCommon, part.vector));
  const [nearest, lexical] = await Promise.all([
    index.denseTop(towards(inCommon, told), candidates, filter, signal),
    index.lexicalTop(part.lexical, candidates, filter, signal),
  ]);
  const lexicalScores = new Map(lexical.companyIds.map((companyId, at) => [companyId, lexical.scores[at]!]));
  // A company beyond the lexical list scored at most as much as its last entry, and 0 when the list is not full.
  const beyond = lexical.companyIds.length < candidates ? 0 : lexical.scores.at(-1)!;
  return { part, told, nearest, lexical, lexicalScores, beyond };
};

/** What letters add to the companies' fused scores under one part of the query. */
const lexicalShares = ({ part, lexical, lexicalScores, beyond }: Arms, companyIds: readonly number[]): Float32Array => {
  const shares = new Float32Array(companyIds.length);
  companyIds.forEach((companyId, at) => {
    shares[at] = part.weights.lexical * standardised(lexicalScores.get(companyId) ?? beyond, lexical);
  });
  return shares;
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
    askArms(index, query, inCommon, candidates, options),
    query.condition === undefined ? null : askArms(index, query.condition, inCommon, candidates, options),
  ]);
  const everyList = [arms, ...(condition === null ? [] : [condition])].flatMap(({ nearest, lexical }) => [nearest, lexical]);
  const found = [...new Set(everyList.flatMap((list) => list.companyIds))].filter((companyId) => !exclude.has(companyId));
  // Where nobody is allowed there is no mean to ask by.
  const alongMean = inCommon.meanLength > 0 ? await index.denseScores(inCommon.meanDirection, found) : new Float32Array(found.length);
  const all: Candidates = { companyIds: found, inCommon, alongMean };
  const bonus = condition === null ? null : await fuse(index, all, condition.part.weights.dense, condition.told, lexicalShares(condition, found));
  const meeting = condition === null || bonus === null ? null : meetingCondition(all, bonus, condition.part.weights);
  const ranked = meeting ?? all;
  const shares = lexicalShares(arms, ranked.companyIds);
  meeting?.bonus.forEach((value, at) => (shares[at]! += value));
  const rankBy = async (told: Float32Array, most: number): Promise<ScoredCompanies> =>
    bestScores(ranked.companyIds, await fuse(index, ranked, query.weights.dense, told, shares), most);
  const before = await rankBy(arms.told, feedbackCompanies);
  const best = (await index.vectorsOf(before.companyIds)).map((vector) => (vector === null ? null : apart(inCommon, vector)));
  signal?.throwIfAborted();
  const after = await rankBy(withFeedback(arms.told, best, query.weights.feedback), limit);
  return after.companyIds.map((companyId, at) => ({ companyId, score: after.scores[at]! }));
};
