import { rowAddress } from "./layout.ts";
import type { SharedIndex } from "./shared.ts";

interface Finds {
  rows: Uint32Array;
  scores: Float32Array;
}

const CUT_BINS = 4_096;

/**
 * The `limit` best of what the threads found, best first, equal scores by company id.
 * A histogram cuts off the rest first; then score and row are sorted as one 64-bit number, which the engine does natively.
 */
export function bestFirst(index: SharedIndex, finds: Finds[], limit: number): Finds {
  const least = leastScoreWorthSorting(finds, limit);
  const kept = finds.reduce((sum, { scores }) => sum + countFrom(scores, least), 0);
  const keys = new BigUint64Array(kept);
  const halves = new Uint32Array(keys.buffer);
  const asFloat = new Float32Array(1);
  const asBits = new Uint32Array(asFloat.buffer);
  let at = 0;
  for (const { rows, scores } of finds) {
    for (let i = 0; i < rows.length; i++) {
      if (scores[i]! < least) continue;
      asFloat[0] = scores[i]! + 0; // -0 sorts with 0
      halves[at++] = rows[i]!;
      halves[at++] = descending(asBits[0]!);
    }
  }
  keys.sort();
  orderEqualScores(index, halves);
  return unpack(halves, Math.min(limit, kept));
}

/** Bits of a float32 as an unsigned number that grows as the float falls. */
const descending = (bits: number): number => (bits >>> 31 ? bits : ~bits & 0x7fffffff);
const ascending = descending;

function leastScoreWorthSorting(finds: Finds[], limit: number): number {
  const count = finds.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count <= limit) return -Infinity;
  let low = Infinity;
  let high = -Infinity;
  for (const { scores } of finds) {
    for (const score of scores) {
      if (score < low) low = score;
      if (score > high) high = score;
    }
  }
  const binOf = (score: number): number => Math.floor(((score - low) / (high - low || 1)) * (CUT_BINS - 1));
  const bins = new Uint32Array(CUT_BINS);
  for (const { scores } of finds) for (const score of scores) bins[binOf(score)]!++;
  let bin = CUT_BINS;
  for (let above = 0; above < limit; ) above += bins[--bin]!;
  // One bin lower than needed, so that rounding at an edge cuts off nothing.
  return bin <= 1 ? -Infinity : low + ((bin - 1) / (CUT_BINS - 1)) * (high - low);
}

function countFrom(scores: Float32Array, least: number): number {
  let count = 0;
  for (const score of scores) if (score >= least) count++;
  return count;
}

function orderEqualScores(index: SharedIndex, halves: Uint32Array): void {
  const ids = index.views().float64;
  const idOf = (row: number): number => ids[rowAddress(index.layout, row).companyId / 8]!;
  for (let start = 0; start < halves.length; ) {
    let end = start + 2;
    while (end < halves.length && halves[end + 1] === halves[start + 1]) end += 2;
    if (end - start > 2) {
      const rows = [];
      for (let i = start; i < end; i += 2) rows.push(halves[i]!);
      rows.sort((a, b) => idOf(a) - idOf(b)).forEach((row, i) => (halves[start + 2 * i] = row));
    }
    start = end;
  }
}

function unpack(halves: Uint32Array, count: number): Finds {
  const rows = new Uint32Array(count);
  const scores = new Float32Array(count);
  const bits = new Uint32Array(scores.buffer);
  for (let i = 0; i < count; i++) {
    rows[i] = halves[2 * i]!;
    bits[i] = ascending(halves[2 * i + 1]!);
  }
  return { rows, scores };
}
