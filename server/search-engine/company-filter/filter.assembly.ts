// Tests companies against a filter, in every kernel. A filter is the minimum and maximum of employees i32[2] (-1 is
// unknown), 8 free bytes, then two sets of one-byte codes of 32 bytes, with a bit for every allowed code: stages,
// countries. attribute-codes.ts writes it.
const STAGES: usize = 16;
const COUNTRIES: usize = 48;

/**
 * Returns a byte for each of sixteen companies, with all bits set for those that pass. Reads employee counts i32[16]
 * and codes u8[16].
 */
// @ts-ignore: decorator
@inline
export function passing(filter: usize, employees: usize, stages: usize, countries: usize): v128 {
  const min = v128.load32_splat(filter), max = v128.load32_splat(filter, 4);
  const sizes = i8x16.narrow_i16x8_s(
    i16x8.narrow_i32x4_s(outside(employees, min, max), outside(employees + 16, min, max)),
    i16x8.narrow_i32x4_s(outside(employees + 32, min, max), outside(employees + 48, min, max)));
  const values = v128.or(missing(filter + STAGES, v128.load(stages)), missing(filter + COUNTRIES, v128.load(countries)));
  return i8x16.eq(v128.or(sizes, values), i8x16.splat(0));
}

/** Not "within": x86 has an instruction for "greater" and none for "at least". */
// @ts-ignore: decorator
@inline
function outside(sizes: usize, min: v128, max: v128): v128 {
  const four = v128.load(sizes);
  return v128.or(i32x4.gt_s(min, four), i32x4.gt_s(four, max));
}

/**
 * Returns bytes other than 0 where the set lacks the code: byte code/8 of the set, looked up in two halves, and bit
 * code%8 of it.
 */
// @ts-ignore: decorator
@inline
function missing(set: usize, codes: v128): v128 {
  const byte = i8x16.shr_u(codes, 3);
  // A lookup beyond 15 gives 0.
  const bits = v128.or(i8x16.swizzle(v128.load(set), byte), i8x16.swizzle(v128.load(set, 16), i8x16.sub(byte, i8x16.splat(16))));
  const bit = i8x16.swizzle(i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0), v128.and(codes, i8x16.splat(7)));
  return v128.andnot(bit, bits);
}
