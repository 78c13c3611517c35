/** A description in words, companies whose like is sought, or such with a condition in words. */
export type QueryKind = "text" | "seeds" | "seeds_and_condition";

interface Calibration {
  /** What full coverage of the query's words is worth, in deviations of nearness in meaning. */
  coverage: number;
  /** Logistic regression of "a person keeps this result" on the fused score. */
  intercept: number;
  slope: number;
}

/** Fitted to the judged requests; see scripts/evaluate/README.md. A request in words is words first, a seed is meaning first. */
const CALIBRATIONS: Record<QueryKind, Calibration> = {
  text: { coverage: 12, intercept: -4.9, slope: 0.32 },
  seeds: { coverage: 3, intercept: -2.9, slope: 0.44 },
  seeds_and_condition: { coverage: 3, intercept: -2.2, slope: 0.44 },
};

/** What meeting a condition fully is worth, in the same deviations. */
const CONDITION_WEIGHT = 3.6;

/** Fuses coverage (0 to 1) and nearness in meaning (deviations above the average company) into one score. */
export function fuse(kind: QueryKind, coverage: number, nearness: number): number {
  return CALIBRATIONS[kind].coverage * coverage + nearness;
}

/** Returns what a condition covered to this share takes off a fused score: nothing when it is fully met. */
export function conditionPenalty(coverage: number): number {
  return CONDITION_WEIGHT * (1 - coverage);
}

/** Returns the chance that a person keeps a result of this fused score. */
export function relevanceOf(kind: QueryKind, score: number): number {
  const { intercept, slope } = CALIBRATIONS[kind];
  return 1 / (1 + Math.exp(-(intercept + slope * score)));
}
