// The test of companies against a filter, which all kernels share. attribute-codes.ts writes filters: the minimum and
// maximum number of employees as i32[2] (-1 means unknown), 8 unused bytes, then the allowed stages and the allowed
// countries, each as a set of 256 bits.
const STAGES: usize = 16;
const COUNTRIES: usize = 48;

/**
 * Returns a byte for each of sixteen companies, with all bits set if the company passes. `employees` is i32[16];
 * `stages` and `countries` are u8[16].
 */
// @ts-ignore: decorator
@inline
export function passing(filter: usize, employees: usize, stages: usize, countries: usize): v128 {
  const min = v128.load32_splat(filter), max = v128.load32_splat(filter, 4);
  const sizes = i8x16.narrow_i16x8_s(
    i16x8.narrow_i32x4_s(outside(employees, min, max), outside(employees + 16, min, max)),
    i16x8.narrow_i32x4_s(outside(employees + 32, min, max), outside(employees + 48, min, max)));
  const values = v128.or(missing(filter + STAGES, v128.load(stages)), missing(filter + COUNTRIES,
      v128.load(countries)));
  return i8x16.eq(v128.or(sizes, values), i8x16.splat(0));
}

/** Tests "outside" and not "within", because x86 has an instruction for "greater" but none for "at least". */
// @ts-ignore: decorator
@inline
function outside(sizes: usize, min: v128, max: v128): v128 {
  const four = v128.load(sizes);
  return v128.or(i32x4.gt_s(min, four), i32x4.gt_s(four, max));
}

/**
 * Returns a byte for each of sixteen codes: 0 if the set contains the code. The code's bit is bit code % 8 of byte code
 * / 8, which is looked up in two halves of the set.
 */
// @ts-ignore: decorator
@inline
function missing(set: usize, codes: v128): v128 {
  const byte = i8x16.shr_u(codes, 3);
  // A swizzle with an index above 15 returns 0.
  const bits = v128.or(i8x16.swizzle(v128.load(set), byte), i8x16.swizzle(v128.load(set, 16), i8x16.sub(byte,
      i8x16.splat(16))));
  const bit = i8x16.swizzle(i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0), v128.and(codes,
      i8x16.splat(7)));
  return v128.andnot(bit, bits);
}
