import { countryOf, employeesOf, segmentOf, stageOf } from "./segments.assembly";

// A filter: least and most employees i32[2] (unknown is -1), 8 bytes free, then two sets of one-byte codes, 32 bytes each,
// a bit for every allowed code: stages, countries.
const STAGES: usize = 16;
const COUNTRIES: usize = 48;

/**
 * Writes the rows of first..first+count (one segment) that pass a filter, padded with the last one to a multiple of four.
 * Sixteen rows at a time and free of branches until one passes. Rows are read in sixteens: what lies beyond `count` is cut off.
 * Answers how many pass.
 */
export function selectRows(segments: usize, dimensions: u32, first: u32, count: u32, filter: usize, selection: usize): u32 {
  const segment = segmentOf(segments, first, dimensions);
  const employees = employeesOf(segment, first, dimensions);
  const stages = stageOf(segment, first, dimensions), countries = countryOf(segment, first, dimensions);
  const least = i32x4.splat(load<i32>(filter)), most = i32x4.splat(load<i32>(filter, 4));
  const stagesLow = v128.load(filter, STAGES), stagesHigh = v128.load(filter, STAGES + 16);
  const countriesLow = v128.load(filter, COUNTRIES), countriesHigh = v128.load(filter, COUNTRIES + 16);
  let selected: u32 = 0;
  for (let i: u32 = 0; i < count; i += 16) {
    const sizes = i8x16.narrow_i16x8_s(
      i16x8.narrow_i32x4_s(within(employees + (i << 2), least, most), within(employees + (i << 2) + 16, least, most)),
      i16x8.narrow_i32x4_s(within(employees + (i << 2) + 32, least, most), within(employees + (i << 2) + 48, least, most)));
    const allowed = v128.and(contains(stagesLow, stagesHigh, v128.load(stages + i)), contains(countriesLow, countriesHigh, v128.load(countries + i)));
    let passing = <u32>i8x16.bitmask(v128.and(sizes, allowed));
    if (i + 16 > count) passing &= (1 << (count - i)) - 1;
    for (; passing != 0; passing &= passing - 1) {
      store<u32>(selection + (selected << 2), first + i + ctz(passing));
      selected++;
    }
  }
  if (selected > 0) {
    const last = load<u32>(selection + ((selected - 1) << 2));
    for (let i: u32 = 0; i < 3; i++) store<u32>(selection + ((selected + i) << 2), last);
  }
  return selected;
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
