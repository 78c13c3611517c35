import { companyIdAddress } from "./layout.ts";
import { radixSort } from "./radix-sort.ts";
import type { SharedIndex } from "./shared.ts";

/** What a thread found: rows, and their scores; the lowest number there is for a row that does not matter. */
export interface Finds {
  rows: Uint32Array;
  scores: Float32Array;
}

export interface BestCompanies {
  companyIds: Float64Array;
  scores: Float32Array;
}

const CUT_BINS = 4_096;
const LOWEST = -3.4e38;

/** The `limit` best of what the threads found, best first, equal scores by company id. A histogram cuts off the rest before sorting. */
export function bestFirst(index: SharedIndex, finds: Finds[], limit: number): BestCompanies {
  const { least, kept } = leastScoreWorthSorting(finds, limit);
  const rows = new Uint32Array(kept);
  const scores = new Float32Array(kept);
  let at = 0;
  for (const found of finds) {
    for (let i = 0; i < found.rows.length; i++) {
      if (found.scores[i]! < least) continue;
      rows[at] = found.rows[i]!;
      scores[at++] = found.scores[i]! + 0; // -0 sorts with 0
    }
  }
  const keys = new Uint32Array(scores.buffer);
  for (let i = 0; i < kept; i++) keys[i] = descending(keys[i]!);
  radixSort(keys, rows);
  return unpack(index, keys, rows, Math.min(limit, kept));
}

/** Bits of a float32 as an unsigned number that grows as the float falls; it is its own inverse. */
const descending = (bits: number): number => (bits >>> 31 ? bits : ~bits & 0x7fffffff);

/** The lower edge of the bin that holds the limit-th best, and how many scores lie above it. */
function leastScoreWorthSorting(finds: Finds[], limit: number): { least: number; kept: number } {
  let low = Infinity;
  let high = -Infinity;
  let count = 0;
  for (const { scores } of finds) {
    for (let i = 0; i < scores.length; i++) {
      const score = scores[i]!;
      if (score < LOWEST) continue;
      count++;
      if (score < low) low = score;
      if (score > high) high = score;
    }
  }
  if (count <= limit) return { least: LOWEST, kept: count };
  const scale = (CUT_BINS - 1) / (high - low || 1);
  const bins = new Uint32Array(CUT_BINS);
  for (const { scores } of finds) {
    for (let i = 0; i < scores.length; i++) if (scores[i]! >= low) bins[Math.floor((scores[i]! - low) * scale)]!++;
  }
  let bin = CUT_BINS;
  for (let above = 0; above < limit; ) above += bins[--bin]!;
  // One bin lower than needed, so that rounding at an edge cuts off nothing.
  const least = bin <= 1 ? low : low + (bin - 1) / scale;
  let kept = 0;
  for (const { scores } of finds) for (let i = 0; i < scores.length; i++) if (scores[i]! >= least) kept++;
  return { least, kept };
}

function unpack(index: SharedIndex, keys: Uint32Array, rows: Uint32Array, count: number): BestCompanies {
  const { float64 } = index.views();
  const idAt = (place: number): number => float64[companyIdAddress(index.layout, rows[place]!) / 8]!;
  const companyIds = new Float64Array(count);
  const bits = new Uint32Array(count);
  for (let place = 0; place < count; place++) {
    bits[place] = descending(keys[place]!);
    companyIds[place] = idAt(place);
  }
  for (let start = 0; start < count; ) {
    let end = start + 1;
    while (end < keys.length && keys[end] === keys[start]) end++;
    if (end - start > 1) {
      const ids = Float64Array.from({ length: end - start }, (_, i) => idAt(start + i)).sort();
      companyIds.set(ids.subarray(0, count - start), start);
    }
    start = end;
  }
  return { companyIds, scores: new Float32Array(bits.buffer) };
}
