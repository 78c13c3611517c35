// The candidates of one thread for one query: rows and scores, and a histogram of the scores that locates the limit-th
// best. Layout: count i32, 12 unused bytes, bins i32[BINS], rows u32[CANDIDATES], scores f32[CANDIDATES].

export const BINS: u32 = 2048;
export const CANDIDATES: u32 = 65536;
const BIN: f32 = 2 / <f32>BINS;
const ROWS: usize = 16 + BINS * 4;
const SCORES: usize = ROWS + CANDIDATES * 4;

export function collectorBytes(): u32 {
  return <u32>SCORES + CANDIDATES * 4;
}

export function resetCollector(collector: usize): void {
  memory.fill(collector, 0, ROWS);
}

// @ts-ignore: decorator
@inline
export function collect(collector: usize, row: u32, score: f32): void {
  const count = load<u32>(collector);
  store<u32>(collector + (count << 2), row, ROWS);
  store<f32>(collector + (count << 2), score, SCORES);
  store<u32>(collector, count + 1);
  const bin = collector + (binOf(score) << 2);
  store<i32>(bin, load<i32>(bin, 16) + 1, 16);
}

// @ts-ignore: decorator
@inline
function binOf(score: f32): u32 {
  return <u32>max(0, min(<i32>(BINS - 1), <i32>((score + 1) * <f32>(BINS / 2))));
}

/** Returns the score below which no row can be among the best; minus infinity if fewer than `limit` were collected. */
export function thresholdOf(collectors: usize, stride: u32, threads: u32, limit: u32, margin: f32): f32 {
  let found: u32 = 0;
  for (let bin: u32 = BINS; bin > 0;) {
    bin--;
    for (let thread: u32 = 0; thread < threads; thread++) {
      found += load<u32>(collectors + thread * stride + (bin << 2), 16);
    }
    if (found >= limit) return <f32>bin / <f32>(BINS / 2) - 1 - margin;
  }
  return -f32.MAX_VALUE;
}

/**
 * Drops candidates below the threshold. Of those in the bin above the threshold, keeps only the first `maxInBin`.
 * Returns the number of remaining candidates.
 */
export function compact(collector: usize, threshold: f32, maxInBin: u32): u32 {
  const count = load<u32>(collector);
  // The last bin has no upper edge, because rounding lets a score slightly exceed 1.
  const nextBin = threshold + 1.5 * BIN < 1 ? threshold + BIN : f32.MAX_VALUE;
  let kept: u32 = 0, inBin: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const score = load<f32>(collector + (i << 2), SCORES);
    store<u32>(collector + (kept << 2), load<u32>(collector + (i << 2), ROWS), ROWS);
    store<f32>(collector + (kept << 2), score, SCORES);
    inBin += u32(score >= threshold && score < nextBin);
    kept += u32(score >= nextBin || (score >= threshold && inBin <= maxInBin));
  }
  store<u32>(collector, kept);
  return kept;
}

// @ts-ignore: decorator
@inline
export function candidateRow(collector: usize, index: u32): u32 {
  return load<u32>(collector + (index << 2), ROWS);
}

// @ts-ignore: decorator
@inline
export function candidateScore(collector: usize, index: u32): f32 {
  return load<f32>(collector + (index << 2), SCORES);
}

// @ts-ignore: decorator
@inline
export function setCandidateScore(collector: usize, index: u32, score: f32): void {
  store<f32>(collector + (index << 2), score, SCORES);
}
