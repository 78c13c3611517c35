// Which companies pass a filter: part of every kernel that tests them. A filter is least and most employees i32[2] (unknown is -1), 8 bytes
// free, then two sets of one-byte codes, 32 bytes each, a bit for every allowed code: stages, countries. attribute-codes.ts writes it.
const STAGES: usize = 16;
const COUNTRIES: usize = 48;

/** Of sixteen companies, bytes with all bits set for those that pass: employee counts i32[16], codes of stages and of countries u8[16]. */
// @ts-ignore: decorator
@inline
export function passing(filter: usize, employees: usize, stages: usize, countries: usize): v128 {
  const least = v128.load32_splat(filter), most = v128.load32_splat(filter, 4);
  const sizes = i8x16.narrow_i16x8_s(
    i16x8.narrow_i32x4_s(outside(employees, least, most), outside(employees + 16, least, most)),
    i16x8.narrow_i32x4_s(outside(employees + 32, least, most), outside(employees + 48, least, most)));
  const values = v128.or(missing(filter + STAGES, v128.load(stages)), missing(filter + COUNTRIES, v128.load(countries)));
  return i8x16.eq(v128.or(sizes, values), i8x16.splat(0));
}

/** Not "within": x86 has an instruction for "greater", and needs two for "at least". */
// @ts-ignore: decorator
@inline
function outside(sizes: usize, least: v128, most: v128): v128 {
  const four = v128.load(sizes);
  return v128.or(i32x4.gt_s(least, four), i32x4.gt_s(four, most));
}

/** Bytes other than 0 where the set does not hold the code: byte code/8 of the set, looked up in two halves, and bit code%8 of it. */
// @ts-ignore: decorator
@inline
function missing(set: usize, codes: v128): v128 {
  const byte = i8x16.shr_u(codes, 3);
  // Looking up beyond 15 gives 0.
  const bits = v128.or(i8x16.swizzle(v128.load(set), byte), i8x16.swizzle(v128.load(set, 16), i8x16.sub(byte, i8x16.splat(16))));
  const bit = i8x16.swizzle(i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0), v128.and(codes, i8x16.splat(7)));
  return v128.andnot(bit, bits);
}
