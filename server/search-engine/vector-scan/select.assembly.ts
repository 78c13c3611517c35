import { passing } from "../company-filter/filter.assembly";
import { countryOf, employeesOf, segmentOf, stageOf } from "./segments.assembly";

/** Writes to `selection` the rows of a segment that pass a filter, padded to a multiple of 4. Returns their number. */
export function selectRows(segments: usize, dimensions: u32, first: u32, count: u32, filter: usize,
    selection: usize): u32 {
  const segment = segmentOf(segments, first, dimensions);
  const employees = employeesOf(segment, first, dimensions);
  const stages = stageOf(segment, first, dimensions), countries = countryOf(segment, first, dimensions);
  let selected: u32 = 0;
  for (let i: u32 = 0; i < count; i += 16) {
    let rows = <u32>i8x16.bitmask(passing(filter, employees + (i << 2), stages + i, countries + i));
    if (i + 16 > count) rows &= (1 << (count - i)) - 1;
    for (; rows != 0; rows &= rows - 1) {
      store<u32>(selection + (selected << 2), first + i + ctz(rows));
      selected++;
    }
  }
  if (selected > 0) {
    const last = load<u32>(selection + ((selected - 1) << 2));
    for (let i: u32 = 0; i < 3; i++) store<u32>(selection + ((selected + i) << 2), last);
  }
  return selected;
}
