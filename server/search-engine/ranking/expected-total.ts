/** Bounds of the number of companies that a person keeps. */
export interface ExpectedTotal {
  readonly low: number;
  readonly high: number;
}

/** The possible error of the log odds of a request's companies: see scripts/tools/evaluate/README.md. */
const REQUEST_SHIFT = 1;
/** The number of standard deviations by which each bound is widened. */
const DEVIATIONS = 1;

/**
 * Returns bounds of the number of companies that a person keeps, given their probabilities. The probabilities are right
 * on average over many requests, but too high or too low for a single request.
 */
export function expectedTotal(scores: readonly number[]): ExpectedTotal {
  const [few, many] = [shifted(scores, -REQUEST_SHIFT), shifted(scores, REQUEST_SHIFT)];
  return {
    low: Math.max(0, Math.floor(few.mean - DEVIATIONS * few.deviation)),
    high: Math.min(scores.length, Math.ceil(many.mean + DEVIATIONS * many.deviation)),
  };
}

/** Returns the mean and standard deviation of the number of kept companies if `shift` is added to all log odds. */
function shifted(scores: readonly number[], shift: number): { mean: number; deviation: number } {
  const factor = Math.exp(shift);
  let [mean, variance] = [0, 0];
  for (const score of scores) {
    const probability = (factor * score) / (1 + (factor - 1) * score);
    mean += probability;
    variance += probability * (1 - probability);
  }
  return { mean, deviation: Math.sqrt(variance) };
}
