import { candidateRow, candidateScore, collect, setCandidateScore } from "./collect.assembly";
import { coarseDots, fineDot } from "./dot.assembly";
import { coarseScaleOf, finePlanes, fineScaleOf, highPlane, segmentOf } from "./segments.assembly";

// A query as the scan reads it: factors f32[4] (coarse factor, coarse offset, fine factor, fine offset), then
// 8-bit values, then 16-bit values, `dimensions` of each.
const COARSE: usize = 16;

/** Scores rows first..first+count of one segment by their high nibbles and collects those at or above the threshold. */
export function scanRows(segments: usize, dimensions: u32, first: u32, count: u32, query: usize, threshold: f32,
    collector: usize): void {
  const segment = segmentOf(segments, first, dimensions);
  const rowBytes: usize = dimensions >> 1;
  const scales = coarseScaleOf(segment, first, dimensions);
  const factor = f32x4.splat(load<f32>(query)), offset = f32x4.splat(load<f32>(query, 4)),
      minScores = f32x4.splat(threshold);
  let row = highPlane(segment, first, dimensions);
  for (let i: u32 = 0; i < count; i += 4) {
    const dots = coarseDots(row, row + rowBytes, row + 2 * rowBytes, row + 3 * rowBytes, query + COARSE, rowBytes);
    const scores = f32x4.mul(v128.load(scales + (i << 2)), f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(dots), factor),
        offset));
    const hits = i32x4.bitmask(f32x4.ge(scores, minScores));
    if (hits != 0) collectHits(collector, hits, scores, first + i, first + i + 1, first + i + 2, first + i + 3);
    row += rowBytes << 2;
  }
}

/** Scans only selected rows, like `scanRows`. The selection must be padded to a multiple of four with existing rows. */
export function scanSelected(segments: usize, dimensions: u32, selection: usize, count: u32, query: usize,
    threshold: f32, collector: usize): void {
  if (count == 0) return;
  const segment = segmentOf(segments, load<u32>(selection), dimensions);
  const rowBytes: usize = dimensions >> 1;
  const factor = f32x4.splat(load<f32>(query)), offset = f32x4.splat(load<f32>(query, 4)),
      minScores = f32x4.splat(threshold);
  let touched: u32 = 0;
  for (let i: u32 = 0; i < count; i += 4) {
    const at = selection + (i << 2);
    if (i % 16 == 0) touched |= touchNibbles(segment, dimensions, at, min(16, count - i));
    const r0 = load<u32>(at), r1 = load<u32>(at, 4), r2 = load<u32>(at, 8), r3 = load<u32>(at, 12);
    const dots = coarseDots(highPlane(segment, r0, dimensions), highPlane(segment, r1, dimensions),
      highPlane(segment, r2, dimensions), highPlane(segment, r3, dimensions), query + COARSE, rowBytes);
    const scales = f32x4(load<f32>(coarseScaleOf(segment, r0, dimensions)), load<f32>(coarseScaleOf(segment, r1,
        dimensions)),
      load<f32>(coarseScaleOf(segment, r2, dimensions)), load<f32>(coarseScaleOf(segment, r3, dimensions)));
    const scores = f32x4.mul(scales, f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(dots), factor), offset));
    const left = count - i;
    const hits = i32x4.bitmask(f32x4.ge(scores, minScores)) & (left < 4 ? (1 << left) - 1 : 15);
    if (hits != 0) collectHits(collector, hits, scores, r0, r1, r2, r3);
  }
  keep(collector, touched);
}

// @ts-ignore: decorator
@inline
function touchNibbles(segment: usize, dimensions: u32, selection: usize, count: u32): u32 {
  let touched: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const row = highPlane(segment, load<u32>(selection + (i << 2)), dimensions);
    for (let at: usize = 0; at < dimensions >> 1; at += CACHE_LINE) touched |= load<u32>(row + at);
  }
  return touched;
}

// @ts-ignore: decorator
@inline
function collectHits(collector: usize, hits: i32, scores: v128, r0: u32, r1: u32, r2: u32, r3: u32): void {
  if (hits & 1) collect(collector, r0, f32x4.extract_lane(scores, 0));
  if (hits & 2) collect(collector, r1, f32x4.extract_lane(scores, 1));
  if (hits & 4) collect(collector, r2, f32x4.extract_lane(scores, 2));
  if (hits & 8) collect(collector, r3, f32x4.extract_lane(scores, 3));
}

/** Returns the score of a row from all ten bits of its codes. */
function fineScore(segments: usize, dimensions: u32, row: u32, query: usize): f32 {
  const segment = segmentOf(segments, row, dimensions);
  const dot = fineDot(query + COARSE + dimensions, highPlane(segment, row, dimensions),
    finePlanes(segment, row, dimensions), dimensions);
  return load<f32>(fineScaleOf(segment, row, dimensions)) * (<f32>dot * load<f32>(query, 8) + load<f32>(query, 12));
}

/**
 * Replaces the coarse scores of candidates first..first+count with fine scores, or with minus infinity if they are
 * below the threshold. The rows are far apart, so each would miss the cache five times. Reading a word of every cache
 * line of several rows first lets those misses overlap.
 */
export function rescore(segments: usize, dimensions: u32, query: usize, collector: usize, first: u32, count: u32,
    threshold: f32): void {
  let touched: u32 = 0;
  for (let start = first; start < first + count; start += ROWS_AHEAD) {
    const end = min(start + ROWS_AHEAD, first + count);
    for (let i = start; i < end; i++) {
      if (candidateScore(collector, i) >= threshold) touched |= touch(segments, dimensions, candidateRow(collector, i));
    }
    for (let i = start; i < end; i++) {
      const matters = candidateScore(collector, i) >= threshold;
      setCandidateScore(collector, i, matters ? fineScore(segments, dimensions, candidateRow(collector, i),
          query) : -f32.MAX_VALUE);
    }
  }
  keep(collector, touched);
}

/** Writes the fine scores of selected rows. */
export function scoreRows(segments: usize, dimensions: u32, rows: usize, count: u32, query: usize,
    scores: usize): void {
  let touched: u32 = 0;
  for (let start: u32 = 0; start < count; start += ROWS_AHEAD) {
    const end = min(start + ROWS_AHEAD, count);
    for (let i = start; i < end; i++) touched |= touch(segments, dimensions, load<u32>(rows + (i << 2)));
    // The value is stored so that the reads are not optimised away. The scores overwrite it.
    store<u32>(scores + (start << 2), touched);
    for (let i = start; i < end; i++) {
      store<f32>(scores + (i << 2), fineScore(segments, dimensions, load<u32>(rows + (i << 2)), query));
    }
  }
}

const ROWS_AHEAD: u32 = 8;
const CACHE_LINE: usize = 64;

// @ts-ignore: decorator
@inline
function touch(segments: usize, dimensions: u32, row: u32): u32 {
  const segment = segmentOf(segments, row, dimensions);
  const high = highPlane(segment, row, dimensions), fine = finePlanes(segment, row, dimensions);
  let touched = load<u32>(fineScaleOf(segment, row, dimensions));
  for (let at: usize = 0; at < dimensions >> 1; at += CACHE_LINE) touched |= load<u32>(high + at);
  for (let at: usize = 0; at < dimensions / 4 * 3; at += CACHE_LINE) touched |= load<u32>(fine + at);
  return touched;
}

/** Stores a value, so that the reads that produced it are not optimised away. */
// @ts-ignore: decorator
@inline
function keep(collector: usize, touched: u32): void {
  store<u32>(collector, touched, 8);
}
