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

const byScore = (a: RankedCompany, b: RankedCompany): number => b.score - a.score || a.companyId - b.companyId;

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

/** Fused scores of the companies under one part of the query, its vector replaced by `vector`. */
const fuse = async <Filter>(
  index: RankingIndex<Filter>,
  { part, lexical, lexicalScores, beyond }: Arms,
  vector: Float32Array,
  companyIds: readonly number[],
  sample: readonly number[],
): Promise<Float32Array> => {
  const [cosines, sampled] = await Promise.all([index.denseScores(vector, companyIds), index.denseScores(vector, sample)]);
  const spread = spreadOf(sampled);
  return Float32Array.from(
    companyIds,
    (companyId, at) =>
      part.weights.dense * standardised(cosines[at]!, spread) +
      part.weights.lexical * standardised(lexicalScores.get(companyId) ?? beyond, lexical),
  );
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
  const bonus = condition === null ? null : await fuse(index, condition, condition.part.vector, found, sample);
  const meeting = condition === null ? found.map((companyId) => ({ companyId, bonus: 0 })) : meetingCondition(found, bonus ?? [], condition.part.weights);
  const companyIds = meeting.map((company) => company.companyId);
  const rankBy = async (vector: Float32Array): Promise<RankedCompany[]> => {
    const scores = await fuse(index, arms, vector, companyIds, sample);
    return meeting.map(({ companyId, bonus: added }, at) => ({ companyId, score: scores[at]! + added })).sort(byScore);
  };
  const before = await rankBy(query.vector);
  const best = await index.vectorsOf(before.slice(0, feedbackCompanies).map((company) => company.companyId));
  signal?.throwIfAborted();
  const after = await rankBy(withFeedback(query.vector, best, query.weights.feedback));
  return after.slice(0, limit);
};
