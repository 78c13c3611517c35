/** A multiplier of Knuth's, which spreads neighbouring ids over all numbers. */
const SPREAD = 2_654_435_761;

/**
 * Returns a company's place in the order of samples, a signed 31-bit integer. The companies that come first are spread
 * evenly over all ids, and are the same ones wherever the sample is taken, until one of them changes.
 */
export function sampleOrder(companyId: number): number {
  return Math.imul(companyId, SPREAD) >> 1;
}
