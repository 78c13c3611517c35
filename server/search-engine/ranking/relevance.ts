/** A description in words, companies whose like is sought, or such with a condition in words. */
export type QueryKind = "text" | "seeds" | "seeds_and_condition";

/** What the parts of a ranking are worth, in deviations of nearness in meaning. */
export interface RankingWeights {
  /** Full coverage of the query's words. */
  coverage: number;
  /** Full coverage of the words of a condition. */
  condition: number;
  /** How far pseudo-relevance feedback moves the query towards its best companies; 0 leaves it where it is. */
  feedback: number;
}

/** Cross-validated on the judged requests; see scripts/evaluate/README.md. A request in words is words first, a seed is meaning first. */
export const RANKING_WEIGHTS: Record<QueryKind, RankingWeights> = {
  text: { coverage: 12, condition: 0, feedback: 0.7 },
  seeds: { coverage: 4, condition: 0, feedback: 0 },
  seeds_and_condition: { coverage: 4, condition: 7, feedback: 0 },
};

/** The minimum score of results, unless a request or the service's settings set another. */
export const DEFAULT_MIN_SCORE = 0.2;

/** Logistic regression of "a person keeps this result" on the fused score, fitted to the judged requests. */
const CALIBRATIONS: Record<QueryKind, { intercept: number; slope: number }> = {
  text: { intercept: -4.9, slope: 0.32 },
  seeds: { intercept: -3.3, slope: 0.4 },
  seeds_and_condition: { intercept: -2.2, slope: 0.44 },
};

/** Fuses coverage (0 to 1) and nearness in meaning (deviations above the average company) into one score. */
export function fuse(weights: RankingWeights, coverage: number, nearness: number): number {
  return weights.coverage * coverage + nearness;
}

/** Returns what a condition covered to this share takes off a fused score: nothing when it is fully met. */
export function conditionPenalty(weights: RankingWeights, coverage: number): number {
  return weights.condition * (1 - coverage);
}

/** Returns the chance that a person keeps a result of this fused score. */
export function relevanceOf(kind: QueryKind, score: number): number {
  const { intercept, slope } = CALIBRATIONS[kind];
  return 1 / (1 + Math.exp(-(intercept + slope * score)));
}
