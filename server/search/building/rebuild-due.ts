/** A catalogue this much larger than when its model was made is described in words the model does not know. */
const GROWTH = 1 / 5;
/** Fewer new companies than this are not worth a training, whatever share they are. */
const FEWEST = 25;

/** Whether a model made for so many companies should be made anew for so many. */
export function isRebuildDue(madeFor: number, companies: number): boolean {
  return companies - madeFor >= Math.max(FEWEST, madeFor * GROWTH);
}
