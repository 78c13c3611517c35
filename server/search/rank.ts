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
export const lookalikeWeights: RankingWeights = { lexical: 0.2, dense: 1, feedback: 0.3 };

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
const sampleSize = 2_000;
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

type Spread = { mean: number; deviation: number };

const spreadOf = (scores: Float32Array): Spread => {
  let sum = 0;
  let squares = 0;
  for (const score of scores) {
    sum += score;
    squares += score * score;
  }
  const mean = scores.length === 0 ? 0 : sum / scores.length;
  return { mean, deviation: Math.sqrt(Math.max(squares / Math.max(scores.length, 1) - mean * mean, 0)) };
};

/** How many deviations above the mean; 0 for everyone when all are equal. */
export const standardised = (score: number, { mean, deviation }: Spread): number => (deviation > 0 ? (score - mean) / deviation : 0);

/** The companies that meet a condition by its scores, each with what that adds to its own. */
const meetingCondition = (companyIds: readonly number[], scores: ArrayLike<number>, weights: RankingWeights): { companyId: number; bonus: number }[] => {
  const unit = weights.dense + weights.lexical;
  const best = companyIds.reduce((most, _, at) => Math.max(most, scores[at]!), 0);
  const least = Math.max(conditionLeast * unit, Math.min(conditionMet * unit, conditionShare * best));
  return companyIds.flatMap((companyId, at) => (scores[at]! >= least ? [{ companyId, bonus: Math.min(scores[at]!, conditionFull * unit) }] : []));
};

/** The query vector moved towards the centre of the best companies; the vector itself when none of them has one. */
export const withFeedback = (vector: Float32Array, best: readonly (Float32Array | null)[], weight: number): Float32Array => {
  const centre = new Float32Array(vector.length);
  for (const other of best) if (other !== null) for (let at = 0; at < centre.length; at += 1) centre[at]! += other[at]!;
  toUnit(centre);
  return toUnit(vector.map((value, at) => value + weight * centre[at]!));
};

/** What the index answered to one part of a query. */
type Arms = { part: RankingPart; nearest: ScoredCompanies; lexical: LexicalTop; lexicalScores: ReadonlyMap<number, number>; beyond: number };

const askArms = async <Filter>(
  index: RankingIndex<Filter>,
  part: RankingPart,
  candidates: number,
  { filter, signal }: RankOptions<Filter>,
): Promise<Arms> => {
  const [nearest, lexical] = await Promise.all([
    index.denseTop(part.vector, candidates, filter, signal),
    index.lexicalTop(part.lexical, candidates, filter, signal),
  ]);
  const lexicalScores = new Map(lexical.companyIds.map((companyId, at) => [companyId, lexical.scores[at]!]));
  // A company beyond the lexical list scored at most as much as its last entry, and 0 when the list is not full.
  const beyond = lexical.companyIds.length < candidates ? 0 : lexical.scores.at(-1)!;
  return { part, nearest, lexical, lexicalScores, beyond };
};

/** What letters add to the companies' fused scores under one part of the query. */
const lexicalShares = ({ part, lexical, lexicalScores, beyond }: Arms, companyIds: readonly number[]): Float32Array => {
  const shares = new Float32Array(companyIds.length);
  companyIds.forEach((companyId, at) => {
    shares[at] = part.weights.lexical * standardised(lexicalScores.get(companyId) ?? beyond, lexical);
  });
  return shares;
};

/** Fused scores of the companies: `shares` and what the meaning adds, its standardised cosine with `vector`. */
const fuse = async <Filter>(
  index: RankingIndex<Filter>,
  weight: number,
  vector: Float32Array,
  companyIds: readonly number[],
  sample: readonly number[],
  shares: Float32Array,
): Promise<Float32Array> => {
  const [cosines, sampled] = await Promise.all([index.denseScores(vector, companyIds), index.denseScores(vector, sample)]);
  const spread = spreadOf(sampled);
  for (let at = 0; at < cosines.length; at += 1) cosines[at] = weight * standardised(cosines[at]!, spread) + shares[at]!;
  return cosines;
};

/**
 * Ranks companies by meaning and letters together. Each arm's scores are standardised over the allowed companies and added; the centre
 * of the best ten then joins the query vector, and the candidates are ranked once more by it. A condition's score is added to a company's,
 * and those that do not meet it are left out, so that fewer than `limit` may come.
 */
export const rank = async <Filter>(index: RankingIndex<Filter>, query: RankingQuery, options: RankOptions<Filter>): Promise<RankedCompany[]> => {
  const { limit, filter, exclude = new Set<number>(), signal } = options;
  const candidates = Math.max(leastCandidates, limit + exclude.size);
  const [arms, condition, sample] = await Promise.all([
    askArms(index, query, candidates, options),
    query.condition === undefined ? null : askArms(index, query.condition, candidates, options),
    index.sample(sampleSize, filter),
  ]);
  const everyList = [arms, ...(condition === null ? [] : [condition])].flatMap(({ nearest, lexical }) => [nearest, lexical]);
  const found = [...new Set(everyList.flatMap((list) => list.companyIds))].filter((companyId) => !exclude.has(companyId));
  const bonus =
    condition === null
      ? null
      : await fuse(index, condition.part.weights.dense, condition.part.vector, found, sample, lexicalShares(condition, found));
  const meeting = condition === null || bonus === null ? null : meetingCondition(found, bonus, condition.part.weights);
  const companyIds = meeting === null ? found : meeting.map((company) => company.companyId);
  const shares = lexicalShares(arms, companyIds);
  meeting?.forEach((company, at) => (shares[at]! += company.bonus));
  const rankBy = async (vector: Float32Array, most: number): Promise<ScoredCompanies> =>
    bestScores(companyIds, await fuse(index, query.weights.dense, vector, companyIds, sample, shares), most);
  const before = await rankBy(query.vector, feedbackCompanies);
  const best = await index.vectorsOf(before.companyIds);
  signal?.throwIfAborted();
  const after = await rankBy(withFeedback(query.vector, best, query.weights.feedback), limit);
  return after.companyIds.map((companyId, at) => ({ companyId, score: after.scores[at]! }));
};
