import { passing } from "../company-filter/filter.assembly";

/** Sets a row's byte in `counted` to 1 if the row is live and passes the filter, else to 0; sixteen rows at once. */
export function markRows(filter: usize, employees: usize, stages: usize, countries: usize, present: usize, rows: u32,
    counted: usize): void {
  for (let row: u32 = 0; row < rows; row += 16) {
    v128.store(counted + row, v128.and(v128.load(present + row),
        passing(filter, employees + (row << 2), stages + row, countries + row)));
  }
}
