// The addresses of a row's parts. layout.ts declares the same for TypeScript; kernel.ts verifies that both agree.

export const SEGMENT_ROWS: u32 = 16384;

/**
 * Returns the size of a segment in bytes: planes, coarse and fine scales, employees, stages, countries, company ids.
 */
export function segmentBytes(dimensions: u32): u32 {
  return SEGMENT_ROWS * (dimensions / 4 * 5 + 4 + 4 + 4 + 1 + 1 + 8);
}

// @ts-ignore: decorator
@inline
export function segmentOf(segments: usize, row: u32, dimensions: u32): usize {
  return segments + (row / SEGMENT_ROWS) * segmentBytes(dimensions);
}

// @ts-ignore: decorator
@inline
export function highPlane(segment: usize, row: u32, dimensions: u32): usize {
  return segment + (row % SEGMENT_ROWS) * (dimensions >> 1);
}

/**
 * Returns the address of the lower six bits of a row's codes: a plane of nibbles, then a plane of two bits. They are
 * stored together because they are read together.
 */
// @ts-ignore: decorator
@inline
export function finePlanes(segment: usize, row: u32, dimensions: u32): usize {
  return segment + SEGMENT_ROWS * (dimensions >> 1) + (row % SEGMENT_ROWS) * (dimensions / 4 * 3);
}

// @ts-ignore: decorator
@inline
export function coarseScaleOf(segment: usize, row: u32, dimensions: u32): usize {
  return segment + SEGMENT_ROWS * (dimensions / 4 * 5) + (row % SEGMENT_ROWS) * 4;
}

// @ts-ignore: decorator
@inline
export function fineScaleOf(segment: usize, row: u32, dimensions: u32): usize {
  return segment + SEGMENT_ROWS * (dimensions / 4 * 5 + 4) + (row % SEGMENT_ROWS) * 4;
}

// @ts-ignore: decorator
@inline
export function employeesOf(segment: usize, row: u32, dimensions: u32): usize {
  return segment + SEGMENT_ROWS * (dimensions / 4 * 5 + 8) + (row % SEGMENT_ROWS) * 4;
}

// @ts-ignore: decorator
@inline
export function stageOf(segment: usize, row: u32, dimensions: u32): usize {
  return segment + SEGMENT_ROWS * (dimensions / 4 * 5 + 12) + (row % SEGMENT_ROWS);
}

// @ts-ignore: decorator
@inline
export function countryOf(segment: usize, row: u32, dimensions: u32): usize {
  return segment + SEGMENT_ROWS * (dimensions / 4 * 5 + 13) + (row % SEGMENT_ROWS);
}
