// The inner products of the scan. Vectors are unsigned codes, queries signed integers; see README.md for the layout.

/** Returns the coarse products with four rows' high nibbles. They are exact, because 2 * 15 * 127 fits in 16 bits. */
// @ts-ignore: decorator
@inline
export function coarseDots(r0: usize, r1: usize, r2: usize, r3: usize, query: usize, rowBytes: usize): v128 {
  const mask = i8x16.splat(15);
  let a0 = i32x4.splat(0), a1 = i32x4.splat(0), a2 = i32x4.splat(0), a3 = i32x4.splat(0);
  let b0 = i32x4.splat(0), b1 = i32x4.splat(0), b2 = i32x4.splat(0), b3 = i32x4.splat(0);
  for (let offset: usize = 0; offset < rowBytes; offset += 16) {
    const low = v128.load(query + (offset << 1));
    const high = v128.load(query + (offset << 1), 16);
    const c0 = v128.load(r0 + offset), c1 = v128.load(r1 + offset);
    const c2 = v128.load(r2 + offset), c3 = v128.load(r3 + offset);
    a0 = i32x4.relaxed_dot_i8x16_i7x16_add_s(low, v128.and(c0, mask), a0);
    b0 = i32x4.relaxed_dot_i8x16_i7x16_add_s(high, v128.and(i16x8.shr_u(c0, 4), mask), b0);
    a1 = i32x4.relaxed_dot_i8x16_i7x16_add_s(low, v128.and(c1, mask), a1);
    b1 = i32x4.relaxed_dot_i8x16_i7x16_add_s(high, v128.and(i16x8.shr_u(c1, 4), mask), b1);
    a2 = i32x4.relaxed_dot_i8x16_i7x16_add_s(low, v128.and(c2, mask), a2);
    b2 = i32x4.relaxed_dot_i8x16_i7x16_add_s(high, v128.and(i16x8.shr_u(c2, 4), mask), b2);
    a3 = i32x4.relaxed_dot_i8x16_i7x16_add_s(low, v128.and(c3, mask), a3);
    b3 = i32x4.relaxed_dot_i8x16_i7x16_add_s(high, v128.and(i16x8.shr_u(c3, 4), mask), b3);
  }
  return addLanes(i32x4.add(a0, b0), i32x4.add(a1, b1), i32x4.add(a2, b2), i32x4.add(a3, b3));
}

// @ts-ignore: decorator
@inline
function addLanes(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(i32x4.shuffle(a, b, 0, 4, 2, 6), i32x4.shuffle(a, b, 1, 5, 3, 7));
  const cd = i32x4.add(i32x4.shuffle(c, d, 0, 4, 2, 6), i32x4.shuffle(c, d, 1, 5, 3, 7));
  return i32x4.add(i32x4.shuffle(ab, cd, 0, 1, 4, 5), i32x4.shuffle(ab, cd, 2, 3, 6, 7));
}

/** Returns the full product of one 16-bit query with one row of 10-bit codes, combined from the row's three planes. */
export function fineDot(query: usize, high: usize, fine: usize, dimensions: u32): i32 {
  const middle = fine, low = fine + (dimensions >> 1);
  const nibble = i8x16.splat(15), crumb = i8x16.splat(3);
  let sum = i32x4.splat(0);
  for (let at: u32 = 0; at < dimensions; at += 64) {
    const crumbs = v128.load(low + (at >> 2));
    for (let part: u32 = 0; part < 4; part++) {
      const chunk = (at >> 1) + ((part >> 1) << 4);
      const shift = (part & 1) << 2;
      const h = v128.and(i16x8.shr_u(v128.load(high + chunk), shift), nibble);
      const m = v128.and(i16x8.shr_u(v128.load(middle + chunk), shift), nibble);
      const l = v128.and(i16x8.shr_u(crumbs, part << 1), crumb);
      const q = query + ((at + (part << 4)) << 1);
      sum = i32x4.add(sum, i32x4.dot_i16x8_s(v128.load(q), code(
        i16x8.extend_low_i8x16_u(h), i16x8.extend_low_i8x16_u(m), i16x8.extend_low_i8x16_u(l))));
      sum = i32x4.add(sum, i32x4.dot_i16x8_s(v128.load(q, 16), code(
        i16x8.extend_high_i8x16_u(h), i16x8.extend_high_i8x16_u(m), i16x8.extend_high_i8x16_u(l))));
    }
  }
  return i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2)
      + i32x4.extract_lane(sum, 3);
}

/** Returns the codes of eight dimensions, shifted from 0..1023 to -512..511. */
// @ts-ignore: decorator
@inline
export function code(high: v128, middle: v128, low: v128): v128 {
  const unsigned = v128.or(v128.or(i16x8.shl(high, 6), i16x8.shl(middle, 2)), low);
  return i16x8.sub(unsigned, i16x8.splat(512));
}
