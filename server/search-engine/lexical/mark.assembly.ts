import { passing } from "../company-filter/filter.assembly";

/** Sets the byte in `counted` to 1 for each live row that passes the filter, else to 0; sixteen at a time. */
export function markRows(filter: usize, employees: usize, stages: usize, countries: usize, present: usize, rows: u32, counted: usize): void {
  for (let row: u32 = 0; row < rows; row += 16) {
    v128.store(counted + row, v128.and(v128.load(present + row), passing(filter, employees + (row << 2), stages + row, countries + row)));
  }
}

/** Counts the bytes that are 1, sixteen at a time; the others are 0. */
export function countOnes(bytes: usize, count: u32): u32 {
  let sums = i32x4.splat(0);
  for (let at: usize = 0; at < count; at += 16) {
    sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(v128.load(bytes + at))));
  }
  return i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3);
}
