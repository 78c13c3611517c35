/** Whether `npm run test:operation` repeats the tests at full size. */
export const isFullSize: boolean = process.env.TEST_SIZE === "full";

/**
 * Returns the number of cases, rows or requests of a test: `full` in `npm run test:operation`, `quick` in other runs.
 */
export function atSize({ quick, full }: { readonly quick: number; readonly full: number }): number {
  return isFullSize ? full : quick;
}
