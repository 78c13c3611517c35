/** A catalogue that has grown by this share contains words that its model lacks. */
const GROWTH = 1 / 5;
/** Fewer new companies do not justify training. */
const MIN_NEW_COMPANIES = 25;

/** Returns whether a model that was built for `madeFor` companies should be built again. */
export function isRebuildDue(madeFor: number, companies: number): boolean {
  return companies - madeFor >= Math.max(MIN_NEW_COMPANIES, madeFor * GROWTH);
}
