import { companyIdAddress } from "./layout.ts";
import { radixSort } from "./radix-sort.ts";
import type { SharedIndex } from "./shared.ts";

/** What a thread found: rows, and their scores; the lowest number there is for a row that does not matter. */
export interface Finds {
  rows: Uint32Array;
  scores: Float32Array;
}

interface BestCompanies {
  companyIds: Float64Array;
  scores: Float32Array;
}

/** A histogram from -1.1 to 1.1: rounding lets a score exceed 1 a little. */
const CUT_BINS = 8_192;
const CUT_SCALE = CUT_BINS / 2.2;
const LOWEST = -3.4e38;

/** The `limit` best of what the threads found, best first, equal scores by company id. A histogram cuts off the rest before sorting. */
export function bestFirst(index: SharedIndex, finds: Finds[], limit: number): BestCompanies {
  const { firstBin, kept } = firstBinWorthSorting(finds, limit);
  const { float64 } = index.views();
  // Read in the order of the scan, which is nearly that of the rows: in the order of the scores 10,000 of them take .5 ms more.
  const companyIds = new Float64Array(kept);
  const places = new Uint32Array(kept);
  const scores = new Float32Array(kept);
  let at = 0;
  for (const found of finds) {
    for (let i = 0; i < found.rows.length; i++) {
      if (found.scores[i]! < LOWEST || binOf(found.scores[i]!) < firstBin) continue;
      places[at] = at;
      companyIds[at] = float64[companyIdAddress(index.layout, found.rows[i]!) / 8]!;
      scores[at++] = found.scores[i]! + 0; // -0 sorts with 0
    }
  }
  const keys = new Uint32Array(scores.buffer);
  for (let i = 0; i < kept; i++) keys[i] = descending(keys[i]!);
  radixSort(keys, places);
  return unpack(keys, places, companyIds, Math.min(limit, kept));
}

/** Bits of a float32 as an unsigned number that grows as the float falls; it is its own inverse. */
function descending(bits: number): number {
  return bits >>> 31 ? bits : ~bits & 0x7fffffff;
}

/** The bin that holds the limit-th best, and how many scores lie in it and above. */
function firstBinWorthSorting(finds: Finds[], limit: number): { firstBin: number; kept: number } {
  const bins = new Uint32Array(CUT_BINS);
  let count = 0;
  for (const { scores } of finds) {
    for (let i = 0; i < scores.length; i++) {
      if (scores[i]! < LOWEST) continue;
      count++;
      bins[binOf(scores[i]!)]!++;
    }
  }
  if (count <= limit) return { firstBin: 0, kept: count };
  let bin = CUT_BINS;
  let kept = 0;
  while (kept < limit) kept += bins[--bin]!;
  return { firstBin: bin, kept };
}

function binOf(score: number): number {
  return Math.max(0, Math.min(CUT_BINS - 1, Math.floor((score + 1.1) * CUT_SCALE)));
}

/** The best of sorted keys as scores, with their companies; equal ones by company id. */
function unpack(keys: Uint32Array, places: Uint32Array, idsByPlace: Float64Array, count: number): BestCompanies {
  const companyIds = new Float64Array(count);
  const bits = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    bits[at] = descending(keys[at]!);
    companyIds[at] = idsByPlace[places[at]!]!;
  }
  for (let start = 0; start < count; ) {
    let end = start + 1;
    while (end < keys.length && keys[end] === keys[start]) end++;
    if (end - start > 1) {
      const ids = Float64Array.from(places.subarray(start, end), (place) => idsByPlace[place]!).sort();
      companyIds.set(ids.subarray(0, count - start), start);
    }
    start = end;
  }
  return { companyIds, scores: new Float32Array(bits.buffer) };
}
