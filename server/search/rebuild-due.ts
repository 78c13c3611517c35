/** A model is trained again if the catalogue has grown by this share, because it lacks the new words. */
const GROWTH = 1 / 5;
/** A model is not trained again for fewer new companies. */
const MIN_NEW_COMPANIES = 25;

/** Returns whether a model that was trained on `madeFor` companies should be trained again. */
export function isRebuildDue(madeFor: number, companies: number): boolean {
  return companies - madeFor >= Math.max(MIN_NEW_COMPANIES, madeFor * GROWTH);
}
