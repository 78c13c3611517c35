/** Bounds of a number of companies. */
export interface ExpectedTotal {
  readonly low: number;
  readonly high: number;
}

/** How far the odds of one request's companies may all be off, as a logarithm: scripts/tools/evaluate/README.md. */
const REQUEST_SHIFT = 1;
/** Standard deviations of the number of kept companies, at the odds of a bound. */
const DEVIATIONS = 1;

/**
 * Returns bounds of the number of companies that a person keeps, from their probabilities. These are right on average
 * over requests, and too high or too low in a single one.
 */
export function expectedTotal(scores: readonly number[]): ExpectedTotal {
  const [few, many] = [shifted(scores, -REQUEST_SHIFT), shifted(scores, REQUEST_SHIFT)];
  return {
    low: Math.max(0, Math.floor(few.mean - DEVIATIONS * few.deviation)),
    high: Math.min(scores.length, Math.ceil(many.mean + DEVIATIONS * many.deviation)),
  };
}

/** Returns the mean and standard deviation of the number kept if the logarithm of all odds differs by `shift`. */
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
