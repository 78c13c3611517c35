/** Whether `npm run test:operation` repeats the tests that have a full size. */
export const isFullSize: boolean = process.env.TEST_SIZE === "full";

/**
 * Returns how many cases, rows or requests a test uses: `full` in the lane of operation, `quick` in every other run.
 */
export function atSize({ quick, full }: { readonly quick: number; readonly full: number }): number {
  return isFullSize ? full : quick;
}
