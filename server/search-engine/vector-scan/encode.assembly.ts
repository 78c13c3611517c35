import { code } from "./dot.assembly";
import { rotate, rotateBack } from "./rotate.assembly";
import { coarseScaleOf, finePlanes, fineScaleOf, highPlane, segmentOf } from "./segments.assembly";

/** Scales a vector to unit length. Returns its previous length. */
function normalise(vector: usize, dimensions: u32): f32 {
  let squares = f32x4.splat(0);
  for (let at: usize = 0; at < dimensions << 2; at += 16) {
    const x = v128.load(vector + at);
    squares = f32x4.add(squares, f32x4.mul(x, x));
  }
  const length = Mathf.sqrt(f32x4.extract_lane(squares, 0) + f32x4.extract_lane(squares, 1)
    + f32x4.extract_lane(squares, 2) + f32x4.extract_lane(squares, 3));
  const factor = f32x4.splat(length > 0 ? 1 / length : 0);
  for (let at: usize = 0; at < dimensions << 2; at += 16)
    v128.store(vector + at, f32x4.mul(v128.load(vector + at), factor));
  return length;
}

function largestMagnitude(vector: usize, dimensions: u32): f32 {
  let largest = f32x4.splat(0);
  for (let at: usize = 0; at < dimensions << 2; at += 16)
    largest = f32x4.max(largest, f32x4.abs(v128.load(vector + at)));
  return max(max(f32x4.extract_lane(largest, 0), f32x4.extract_lane(largest, 1)),
    max(f32x4.extract_lane(largest, 2), f32x4.extract_lane(largest, 3)));
}

/** Rotates a query in place and scales it to unit length. */
export function prepareQuery(vector: usize, dimensions: u32, signs: usize): void {
  normalise(vector, dimensions);
  rotate(vector, dimensions, signs);
}

/**
 * Stores one vector as planes of its 10-bit codes. Overwrites the vector. A code c stands for (c + 0.5 - 512) / 512 of
 * the fine scale, and its high nibble n for (n + 0.5 - 8) / 8 of the coarse scale. Each scale makes the product of the
 * codes and the vector 1, so that rounding does not bias scores (the estimator of RaBitQ, Gao and Long 2024). Returns
 * the coarse scale.
 */
export function encodeRow(segments: usize, dimensions: u32, row: u32, vector: usize, signs: usize, codes: usize): f32 {
  const segment = segmentOf(segments, row, dimensions);
  prepareQuery(vector, dimensions, signs);
  writeCodes(vector, dimensions, codes);
  writePlanes(codes, dimensions, highPlane(segment, row, dimensions), finePlanes(segment, row, dimensions));
  let coarse: f32 = 0, fine: f32 = 0;
  for (let at: u32 = 0; at < dimensions; at++) {
    const value = load<f32>(vector + (at << 2)), code = <i32>load<u16>(codes + (at << 1));
    coarse += value * (<f32>(code >> 6) - 7.5) / 8;
    fine += value * (<f32>code - 511.5) / 512;
  }
  const coarseScale: f32 = coarse > 0 ? 1 / coarse : 0;
  store<f32>(fineScaleOf(segment, row, dimensions), fine > 0 ? 1 / fine : 0);
  store<f32>(coarseScaleOf(segment, row, dimensions), coarseScale);
  return coarseScale;
}

function writeCodes(vector: usize, dimensions: u32, codes: usize): void {
  const scale = largestMagnitude(vector, dimensions);
  const factor = f32x4.splat(scale > 0 ? 512 / scale : 0);
  const floor = i16x8.splat(0), ceiling = i16x8.splat(1023), middleCode = i16x8.splat(512);
  for (let at: usize = 0; at < dimensions; at += 8) {
    const a = i32x4.trunc_sat_f32x4_s(f32x4.floor(f32x4.mul(v128.load(vector + (at << 2)), factor)));
    const b = i32x4.trunc_sat_f32x4_s(f32x4.floor(f32x4.mul(v128.load(vector + (at << 2), 16), factor)));
    const signed = i16x8.add(i16x8.narrow_i32x4_s(a, b), middleCode);
    v128.store(codes + (at << 1), i16x8.min_s(i16x8.max_s(signed, floor), ceiling));
  }
}

function writePlanes(codes: usize, dimensions: u32, high: usize, fine: usize): void {
  const middle = fine, low = fine + (dimensions >> 1);
  for (let at: u32 = 0; at < dimensions; at += 32) {
    const byte = at >> 1;
    v128.store(high + byte, v128.or(plane(codes, at, 6, 15), i16x8.shl(plane(codes, at + 16, 6, 15), 4)));
    v128.store(middle + byte, v128.or(plane(codes, at, 2, 15), i16x8.shl(plane(codes, at + 16, 2, 15), 4)));
  }
  for (let at: u32 = 0; at < dimensions; at += 64) {
    v128.store(low + (at >> 2), v128.or(
      v128.or(plane(codes, at, 0, 3), i16x8.shl(plane(codes, at + 16, 0, 3), 2)),
      v128.or(i16x8.shl(plane(codes, at + 32, 0, 3), 4), i16x8.shl(plane(codes, at + 48, 0, 3), 6))));
  }
}

/** Returns the bits of sixteen dimensions' codes that `shift` and `mask` select, one byte for each dimension. */
// @ts-ignore: decorator
@inline
function plane(codes: usize, at: u32, shift: i32, mask: i16): v128 {
  const bits = i16x8.splat(mask);
  const p = codes + (at << 1);
  return i8x16.narrow_i16x8_u(
    v128.and(i16x8.shr_u(v128.load(p), shift), bits),
    v128.and(i16x8.shr_u(v128.load(p, 16), shift), bits));
}

export function decodeRow(segments: usize, dimensions: u32, row: u32, vector: usize, signs: usize): void {
  const segment = segmentOf(segments, row, dimensions);
  const high = highPlane(segment, row, dimensions), middle = finePlanes(segment, row, dimensions), low = middle
      + (dimensions >> 1);
  const nibble = i8x16.splat(15), crumb = i8x16.splat(3);
  for (let at: u32 = 0; at < dimensions; at += 16) {
    const chunk = (at >> 5) << 4, shift = ((at >> 4) & 1) << 2;
    const h = v128.and(i16x8.shr_u(v128.load(high + chunk), shift), nibble);
    const m = v128.and(i16x8.shr_u(v128.load(middle + chunk), shift), nibble);
    const l = v128.and(i16x8.shr_u(v128.load(low + ((at >> 6) << 4)), ((at >> 4) & 3) << 1), crumb);
    storeValues(vector + (at << 2), code(
      i16x8.extend_low_i8x16_u(h), i16x8.extend_low_i8x16_u(m), i16x8.extend_low_i8x16_u(l)));
    storeValues(vector + (at << 2) + 32, code(
      i16x8.extend_high_i8x16_u(h), i16x8.extend_high_i8x16_u(m), i16x8.extend_high_i8x16_u(l)));
  }
  rotateBack(vector, dimensions, signs);
  normalise(vector, dimensions);
}

function storeValues(to: usize, codes: v128): void {
  const half = f32x4.splat(0.5);
  v128.store(to, f32x4.add(half, f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(codes))));
  v128.store(to, f32x4.add(half, f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(codes))), 16);
}
