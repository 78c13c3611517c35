/** Knuth's multiplier for hashing, which spreads neighbouring ids. */
const SPREAD = 2_654_435_761;

/** Returns a company's position in the order of samples, a signed 31-bit integer that depends on its id alone. */
export function sampleOrder(companyId: number): number {
  return Math.imul(companyId, SPREAD) >> 1;
}
