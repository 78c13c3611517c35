export { markRows } from "./mark.assembly";

// Selects rows by their scores, four at a time with SIMD. For a million rows of which few have a score, this takes 1 ms
// instead of 2 with plain typed arrays. If a third have a score, it takes 1 to 2 ms instead of 7 (one thread, best of
// 60 passes). The difference is up to a tenth of a request.

export const BINS: u32 = 2048;

/** Returns four scores, with 0 for rows that are not counted. */
// @ts-ignore: decorator
@inline
function countedScores(score: v128, counted: usize): v128 {
  const bytes = v128.load32_zero(counted);
  return v128.and(score, i32x4.gt_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)), i32x4.splat(0)));
}

/**
 * Counts the scores above the threshold in `bins`, a histogram up to `BINS / scale`. `scores` are non-negative floats.
 * `counted` has one byte for each row: 1 if the row counts. Both are 0 in the 16 entries beyond the last row.
 */
export function countScores(scores: usize, counted: usize, rows: u32, threshold: f32, scale: f32, bins: usize): void {
  const minimum = f32x4.splat(threshold);
  for (let row: u32 = 0; row < rows; row += 4) {
    const score = countedScores(v128.load(scores + (row << 2)), counted + row);
    for (let above = i32x4.bitmask(f32x4.gt(score, minimum)); above != 0; above &= above - 1) {
      const bin = bins + (min(<u32>(load<f32>(scores + ((row + ctz(above)) << 2)) * scale), BINS - 1) << 2);
      store<u32>(bin, load<u32>(bin) + 1);
    }
  }
}

/** Returns the lower edge of the bin with the limit-th highest score; 0 if fewer scores were counted. */
export function thresholdOf(bins: usize, scale: f32, limit: u32): f32 {
  let above: u32 = 0;
  for (let bin = BINS; bin > 0;) {
    bin--;
    above += load<u32>(bins + (bin << 2));
    if (above >= limit) return <f32>bin / scale;
  }
  return 0;
}

/** Writes to `found` the counted rows that score at least the threshold and more than 0. Returns their number. */
export function pickRows(scores: usize, counted: usize, rows: u32, threshold: f32, found: usize): u32 {
  const minimum = f32x4.splat(threshold), zero = f32x4.splat(0);
  let count: u32 = 0;
  for (let row: u32 = 0; row < rows; row += 4) {
    const score = v128.load(scores + (row << 2));
    const high = v128.and(f32x4.ge(score, minimum), f32x4.gt(score, zero));
    if (!v128.any_true(high)) continue;
    const left = countedScores(high, counted + row);
    for (let picked = i32x4.bitmask(left); picked != 0; picked &= picked - 1) {
      store<u32>(found + (count << 2), row + ctz(picked));
      count++;
    }
  }
  return count;
}
