import { candidateRow, collect, setCandidateScore } from "./collect.assembly";
import { coarseDots, fineDot } from "./dot.assembly";
import { coarseScaleOf, countryOf, employeesOf, finePlanes, fineScaleOf, highPlane, segmentOf, stageOf } from "./segments.assembly";

// A query as the scan reads it: factors f32[4] (coarse factor, coarse offset, fine factor, fine offset), then
// 8-bit values, then 16-bit values, `dimensions` of each.
const COARSE: usize = 16;

/** Scores rows first..first+count of one segment by their high nibbles and collects those at or above the threshold. */
export function scanRows(segments: usize, dimensions: u32, first: u32, count: u32, query: usize, threshold: f32, collector: usize): void {
  const segment = segmentOf(segments, first, dimensions);
  const rowBytes: usize = dimensions >> 1;
  const scales = coarseScaleOf(segment, first, dimensions);
  const factor = f32x4.splat(load<f32>(query)), offset = f32x4.splat(load<f32>(query, 4)), least = f32x4.splat(threshold);
  let row = highPlane(segment, first, dimensions);
  for (let i: u32 = 0; i < count; i += 4) {
    const dots = coarseDots(row, row + rowBytes, row + 2 * rowBytes, row + 3 * rowBytes, query + COARSE, rowBytes);
    const scores = f32x4.mul(v128.load(scales + (i << 2)), f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(dots), factor), offset));
    const hits = i32x4.bitmask(f32x4.ge(scores, least));
    if (hits != 0) collectHits(collector, hits, scores, first + i, first + i + 1, first + i + 2, first + i + 3);
    row += rowBytes << 2;
  }
}

/** The same for rows named one by one. The selection must be padded to a multiple of four with rows that are held. */
export function scanSelected(segments: usize, dimensions: u32, selection: usize, count: u32, query: usize, threshold: f32, collector: usize): void {
  if (count == 0) return;
  const segment = segmentOf(segments, load<u32>(selection), dimensions);
  const rowBytes: usize = dimensions >> 1;
  const factor = f32x4.splat(load<f32>(query)), offset = f32x4.splat(load<f32>(query, 4)), least = f32x4.splat(threshold);
  for (let i: u32 = 0; i < count; i += 4) {
    const at = selection + (i << 2);
    const r0 = load<u32>(at), r1 = load<u32>(at, 4), r2 = load<u32>(at, 8), r3 = load<u32>(at, 12);
    const dots = coarseDots(highPlane(segment, r0, dimensions), highPlane(segment, r1, dimensions),
      highPlane(segment, r2, dimensions), highPlane(segment, r3, dimensions), query + COARSE, rowBytes);
    const scales = f32x4(load<f32>(coarseScaleOf(segment, r0, dimensions)), load<f32>(coarseScaleOf(segment, r1, dimensions)),
      load<f32>(coarseScaleOf(segment, r2, dimensions)), load<f32>(coarseScaleOf(segment, r3, dimensions)));
    const scores = f32x4.mul(scales, f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(dots), factor), offset));
    const left = count - i;
    const hits = i32x4.bitmask(f32x4.ge(scores, least)) & (left < 4 ? (1 << left) - 1 : 15);
    if (hits != 0) collectHits(collector, hits, scores, r0, r1, r2, r3);
  }
}

// @ts-ignore: decorator
@inline
function collectHits(collector: usize, hits: i32, scores: v128, r0: u32, r1: u32, r2: u32, r3: u32): void {
  if (hits & 1) collect(collector, r0, f32x4.extract_lane(scores, 0));
  if (hits & 2) collect(collector, r1, f32x4.extract_lane(scores, 1));
  if (hits & 4) collect(collector, r2, f32x4.extract_lane(scores, 2));
  if (hits & 8) collect(collector, r3, f32x4.extract_lane(scores, 3));
}

/**
 * Writes the rows of first..first+count (one segment) that pass a filter, padded with the last one to a multiple of four.
 * A filter is: least and most employees i32[2] (unknown is -1), then one byte for each stage code and each country code, 1 for allowed.
 * Free of branches, because which rows pass is as good as random. Answers how many pass.
 */
export function selectRows(segments: usize, dimensions: u32, first: u32, count: u32, filter: usize, selection: usize): u32 {
  const segment = segmentOf(segments, first, dimensions);
  const employees = employeesOf(segment, first, dimensions);
  const stages = stageOf(segment, first, dimensions), countries = countryOf(segment, first, dimensions);
  const least = load<i32>(filter), most = load<i32>(filter, 4);
  let selected: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    store<u32>(selection + (selected << 2), first + i);
    const size = load<i32>(employees + (i << 2));
    selected += u32(size >= least) & u32(size <= most)
      & load<u8>(filter + load<u8>(stages + i), 8) & load<u8>(filter + load<u8>(countries + i), 264);
  }
  if (selected > 0) {
    const last = load<u32>(selection + ((selected - 1) << 2));
    for (let i: u32 = 0; i < 3; i++) store<u32>(selection + ((selected + i) << 2), last);
  }
  return selected;
}

/** The score of one row from all ten bits of its codes. */
export function fineScore(segments: usize, dimensions: u32, row: u32, query: usize): f32 {
  const segment = segmentOf(segments, row, dimensions);
  const dot = fineDot(query + COARSE + dimensions, highPlane(segment, row, dimensions),
    finePlanes(segment, row, dimensions), dimensions);
  return load<f32>(fineScaleOf(segment, row, dimensions)) * (<f32>dot * load<f32>(query, 8) + load<f32>(query, 12));
}

/** Replaces every candidate's coarse score by its fine one. */
export function rescore(segments: usize, dimensions: u32, query: usize, collector: usize): void {
  const count = load<u32>(collector);
  for (let i: u32 = 0; i < count; i++) {
    setCandidateScore(collector, i, fineScore(segments, dimensions, candidateRow(collector, i), query));
  }
}
