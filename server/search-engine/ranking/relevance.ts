/** The kind of a query: a description in words, seed companies, or seed companies with a condition in words. */
export type QueryKind = "text" | "seeds" | "seeds_and_condition";

/** The features of a company and a query. They do not depend on other results. */
export interface Features {
  /** The coverage of the query's words by the company's words, from 0 to 1. */
  readonly coverage: number;
  /** The coverage of the condition by the company's words, from 0 to 1. */
  readonly condition: number;
  /** The cosine from the embeddings model; NaN if the company has no vector. */
  readonly cosine: number;
  /** The similarity of the trained vectors, in standard deviations above the average company. */
  readonly nearness: number;
  /** The mean nearness of the catalogue's ten companies that are nearest to the query. */
  readonly nearest: number;
  /** The mean similarity of the company to the nearest companies of a sample. */
  readonly hubness: number;
}

/** The weights of a logistic regression that predicts whether a person keeps a result. */
export type ScoreWeights = Readonly<Partial<Record<keyof Features, number>>> & { readonly intercept: number };

/** The weights for companies with and without a vector from an embeddings model. */
interface KindWeights {
  readonly withEmbedding: ScoreWeights;
  readonly without: ScoreWeights;
}

/** Fitted to judged requests and to nonsense requests: scripts/tools/evaluate/README.md. */
export const SCORE_WEIGHTS: Record<QueryKind, KindWeights> = {
  text: {
    withEmbedding: { coverage: 5.11, cosine: 7, nearness: 0.26, nearest: -0.26, intercept: -6.25 },
    without: { coverage: 6.23, nearness: 0.37, nearest: -0.37, intercept: -3.56 },
  },
  seeds: {
    withEmbedding: {
      ...{ coverage: 2.6, cosine: 4.55, nearness: 0.65, nearest: -0.385, hubness: -2.6 },
      intercept: -3.22,
    },
    without: { coverage: 2.8, nearness: 0.7, nearest: -0.233, hubness: -2.8, intercept: -2.74 },
  },
  seeds_and_condition: {
    withEmbedding: {
      ...{ condition: 4.48, cosine: 3.2, nearness: 0.64, nearest: -0.124, hubness: -3.2 },
      intercept: -6.5,
    },
    without: { coverage: 1.08, condition: 3.76, nearness: 0.54, nearest: -0.033, intercept: -6 },
  },
};

/** A company meets a condition if its words cover this share of it. People keep 3 in 100 of the other companies. */
const MIN_MET = 0.45;
const UNMET = -6;

/** Returns the logarithm of the odds that a person keeps a result. */
export function relevanceLogit(kind: QueryKind, features: Features): number {
  const hasCosine = !Number.isNaN(features.cosine);
  const { intercept, ...weights } = SCORE_WEIGHTS[kind][hasCosine ? "withEmbedding" : "without"];
  let logit = intercept + (kind === "seeds_and_condition" && features.condition < MIN_MET ? UNMET : 0);
  let name: keyof Features;
  for (name in weights) logit += weights[name]! * features[name];
  return logit;
}

/** Returns the logarithm of the odds if only the embeddings model knows the query: a company must be near to it. */
export function logitByCosineAlone(cosine: number): number {
  return 20 * cosine - 11;
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/**
 * Returns the bonus to the logit of a company with all words of a description. It is higher for few words, and if few
 * companies have all of them.
 */
export function allWordsBonus(words: number, companies: number): number {
  if (words <= 2) return companies <= 3 ? 6 : companies <= 30 ? 2 : 0;
  return companies <= 3 ? 1.5 : 0;
}

/** The bonus to the logit of a company with an industry or tag for the described category: "logistics software". */
export const CATEGORY_BONUS = 4;

/** The minimum score of a company with all words of a description, so that exact words always find it. */
const MIN_WITH_ALL_WORDS = 0.2;

/** Returns the probability of a company with all words, at least the minimum. Keeps the order of companies. */
export function withMinimumScore(probability: number): number {
  return Math.max(probability, MIN_WITH_ALL_WORDS + 0.05 * probability);
}
