import type { LexicalQuery } from "./lexical/query.ts";
import { toUnit } from "./model/embed.ts";
import type { RankingIndex } from "./ranking-index.ts";

/** What to rank by: a direction of meaning, the letters of the words, and how much each counts. */
export type RankingQuery = { vector: Float32Array; lexical: LexicalQuery; weights: ArmWeights };

/** Weights of the two arms' standardised scores. */
export type ArmWeights = { lexical: number; dense: number };

/** Weights found by nested cross-validation; see scripts/evaluate/README.md. */
export const traitWeights: ArmWeights = { lexical: 0.6, dense: 1 };
export const lookalikeWeights: ArmWeights = { lexical: 0.25, dense: 1 };

export type RankedCompany = { companyId: number; score: number; /** Cosine to the query. */ cosine: number };

export type RankOptions<Filter> = {
  limit: number;
  filter: Filter | null;
  /** Never in the answer and never fed back: seeds, and other companies of their owners. */
  exclude?: ReadonlySet<number>;
  signal?: AbortSignal;
};

/** Candidates taken from each arm: more change no answer of a hundred by more than .001. */
const leastCandidates = 2_000;
const sampleSize = 2_000;
/** Feedback: the centre of this many best companies is added to the query with this weight, and ranked again. */
const feedbackCompanies = 10;
const feedbackWeight = 0.6;

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

const byScore = (a: RankedCompany, b: RankedCompany): number => b.score - a.score || a.companyId - b.companyId;

/** The query vector moved towards the centre of the best companies; the vector itself when none of them has one. */
export const withFeedback = (vector: Float32Array, best: readonly (Float32Array | null)[]): Float32Array => {
  const centre = new Float32Array(vector.length);
  for (const other of best) if (other !== null) for (let at = 0; at < centre.length; at += 1) centre[at]! += other[at]!;
  toUnit(centre);
  return toUnit(vector.map((value, at) => value + feedbackWeight * centre[at]!));
};

/**
 * Ranks companies by meaning and letters together. Each arm's scores are standardised over the allowed companies and added; the centre
 * of the best ten then joins the query vector, and the candidates are ranked once more by it.
 */
export const rank = async <Filter>(index: RankingIndex<Filter>, query: RankingQuery, options: RankOptions<Filter>): Promise<RankedCompany[]> => {
  const { limit, filter, exclude = new Set<number>(), signal } = options;
  const candidates = Math.max(leastCandidates, limit + exclude.size);
  const [nearest, lexical, sample] = await Promise.all([
    index.denseTop(query.vector, candidates, filter, signal),
    index.lexicalTop(query.lexical, candidates, filter, signal),
    index.sample(sampleSize, filter),
  ]);
  const lexicalScores = new Map(lexical.companyIds.map((companyId, at) => [companyId, lexical.scores[at]!]));
  // A company beyond the lexical list scored at most as much as its last entry, and 0 when the list is not full.
  const beyond = lexical.companyIds.length < candidates ? 0 : lexical.scores.at(-1)!;
  const companyIds = [...new Set([...nearest.companyIds, ...lexical.companyIds])].filter((companyId) => !exclude.has(companyId));
  const fuse = async (vector: Float32Array): Promise<RankedCompany[]> => {
    const [cosines, sampled] = await Promise.all([index.denseScores(vector, companyIds), index.denseScores(vector, sample)]);
    const spread = spreadOf(sampled);
    return companyIds
      .map((companyId, at) => ({
        companyId,
        cosine: cosines[at]!,
        score:
          query.weights.dense * standardised(cosines[at]!, spread) +
          query.weights.lexical * standardised(lexicalScores.get(companyId) ?? beyond, lexical),
      }))
      .sort(byScore);
  };
  const before = await fuse(query.vector);
  const best = await index.vectorsOf(before.slice(0, feedbackCompanies).map((company) => company.companyId));
  signal?.throwIfAborted();
  const after = await fuse(withFeedback(query.vector, best));
  return after.slice(0, limit);
};
