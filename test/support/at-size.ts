/**
 * Returns how many cases, rows or requests a test uses: `npm run test:operation` repeats the tests that call this with
 * `full`, and every other run uses `quick`.
 */
export function atSize({ quick, full }: { readonly quick: number; readonly full: number }): number {
  return process.env.TEST_SIZE === "full" ? full : quick;
}
