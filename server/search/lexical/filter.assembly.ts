// Which rows of a block count. A filter is: least and most employees i32[2] (unknown is -1), 8 bytes free, then two sets of one-byte codes,
// 32 bytes each, a bit for every allowed code: stages, countries.
const STAGES: usize = 16;
const COUNTRIES: usize = 48;

/** Sets the byte in `counted` of every row that is present and passes to 1, of the others to 0; sixteen rows at a time. */
export function markRows(filter: usize, employees: usize, stages: usize, countries: usize, present: usize, rows: u32, counted: usize): void {
  const least = i32x4.splat(load<i32>(filter)), most = i32x4.splat(load<i32>(filter, 4));
  const stagesLow = v128.load(filter, STAGES), stagesHigh = v128.load(filter, STAGES + 16);
  const countriesLow = v128.load(filter, COUNTRIES), countriesHigh = v128.load(filter, COUNTRIES + 16);
  for (let row: u32 = 0; row < rows; row += 16) {
    const sizes = employees + (row << 2);
    const fits = i8x16.narrow_i16x8_s(
      i16x8.narrow_i32x4_s(within(sizes, least, most), within(sizes + 16, least, most)),
      i16x8.narrow_i32x4_s(within(sizes + 32, least, most), within(sizes + 48, least, most)));
    const allowed = v128.and(contains(stagesLow, stagesHigh, v128.load(stages + row)), contains(countriesLow, countriesHigh, v128.load(countries + row)));
    v128.store(counted + row, v128.and(v128.load(present + row), v128.and(fits, allowed)));
  }
}

// @ts-ignore: decorator
@inline
function within(sizes: usize, least: v128, most: v128): v128 {
  const four = v128.load(sizes);
  return v128.and(i32x4.ge_s(four, least), i32x4.le_s(four, most));
}

/** Bytes with all bits set where the set holds the code: byte code/8 of the set, looked up in two halves, and bit code%8 of it. */
// @ts-ignore: decorator
@inline
function contains(low: v128, high: v128, codes: v128): v128 {
  const byte = i8x16.shr_u(codes, 3);
  // Looking up beyond 15 gives 0.
  const bits = v128.or(i8x16.swizzle(low, byte), i8x16.swizzle(high, i8x16.sub(byte, i8x16.splat(16))));
  const bit = i8x16.swizzle(i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0), v128.and(codes, i8x16.splat(7)));
  return i8x16.eq(v128.and(bits, bit), bit);
}

/** How many of the bytes, each 0 or 1, are 1; read in sixteens. */
export function countOnes(bytes: usize, count: u32): u32 {
  let sums = i32x4.splat(0);
  for (let at: usize = 0; at < count; at += 16) {
    sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(v128.load(bytes + at))));
  }
  return i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3);
}
