// The layout of the shared memory: a fixed part for queries and each thread's candidates, then segments of rows.
// segments.assembly.ts declares the same layout for the kernel.
import { FILTER_BYTES } from "../company-filter/attribute-codes.ts";

const SEGMENT_BITS = 14;
export const SEGMENT_ROWS = 1 << SEGMENT_BITS;
/** The rows that a thread scans at a time. Their high nibbles stay in the core's cache for all queries of a batch. */
export const BLOCK_ROWS = 4_096;
/** The maximum number of queries of one scan. Memory bandwidth limits scans, so several queries take little longer. */
export const BATCH_QUERIES = 8;
export const BINS = 2_048;
/** The maximum number of a thread's candidates for a query: the largest limit, the margin and another block. */
export const CANDIDATES = 65_536;

const COLLECTOR_ROWS = 16 + BINS * 4;
export const COLLECTOR_SCORES = COLLECTOR_ROWS + CANDIDATES * 4;
export const COLLECTOR_BYTES = COLLECTOR_SCORES + CANDIDATES * 4;
/** The number of candidates that a thread rescores at a time. */
export const CHUNK_CANDIDATES = 512;
const PAGE = 65_536;

/** Vectors are padded with zeros to a multiple of 64: the dimensions that a 128-bit load of two-bit codes covers. */
function paddedDimensions(dimensions: number): number {
  return Math.ceil(dimensions / 64) * 64;
}

/** Indexes of the 32-bit control words at byte 1024. */
export const CONTROL = {
  nextBlock: 0,
  arrivedAfterScan: 1,
  arrivedAfterRescore: 2,
  nextChunk: 3,
  cancelled: 8,
  resultCount: 16,
} as const;

/** The first arguments of every kernel function that reads rows. */
export type RowsAddress = readonly [segments: number, dimensions: number];

export interface Layout {
  dimensions: number;
  threads: number;
  control: number;
  signs: number;
  /** A query: factors, 8-bit values, 16-bit values. Slot `BATCH_QUERIES` belongs to the main thread. */
  query: (slot: number) => number;
  filter: (slot: number) => number;
  /** A thread's candidates for a query. The collectors of successive threads are `collectorStride` bytes apart. */
  collector: (slot: number, thread: number) => number;
  collectorStride: number;
  /** Company ids as 64-bit floats, scores as 32-bit floats. */
  result: (slot: number) => { companyIds: number; scores: number };
  /** A thread's working space: a vector, its codes, a selection of rows and their scores. The main thread is last. */
  scratch: (thread: number) => { vector: number; codes: number; selection: number; scores: number };
  segments: number;
  segmentBytes: number;
  rows: RowsAddress;
}

/** @param resultRows the maximum number of results of a search */
export function memoryLayout(dimensions: number, threads: number, resultRows: number): Layout {
  const padded = paddedDimensions(dimensions);
  let next = 1024;
  const take = (bytes: number): number => {
    const at = next;
    next += Math.ceil(bytes / 64) * 64;
    return at;
  };
  const control = take(256);
  const signs = take(padded * 8);
  const queryBytes = Math.ceil((16 + padded * 3) / 64) * 64;
  const queries = take(queryBytes * (BATCH_QUERIES + 1));
  const filterBytes = Math.ceil(FILTER_BYTES / 64) * 64;
  const filters = take(filterBytes * BATCH_QUERIES);
  const resultBytes = resultRows * 12;
  const results = take(resultBytes * BATCH_QUERIES);
  const scratchBytes = padded * 4 + padded * 2 + (BLOCK_ROWS + 4) * 4 + BLOCK_ROWS * 4;
  const scratches = take(scratchBytes * (threads + 1));
  const collectors = take(COLLECTOR_BYTES * threads * BATCH_QUERIES);
  const segments = Math.ceil(next / PAGE) * PAGE;
  return {
    dimensions: padded,
    threads,
    control,
    signs,
    query: (slot) => queries + slot * queryBytes,
    filter: (slot) => filters + slot * filterBytes,
    collector: (slot, thread) => collectors + (slot * threads + thread) * COLLECTOR_BYTES,
    collectorStride: COLLECTOR_BYTES,
    result: (slot) => ({
      companyIds: results + slot * resultBytes,
      scores: results + slot * resultBytes + resultRows * 8,
    }),
    scratch: (thread) => {
      const vector = scratches + thread * scratchBytes;
      const selection = vector + padded * 6;
      return { vector, codes: vector + padded * 4, selection, scores: selection + (BLOCK_ROWS + 4) * 4 };
    },
    segments,
    rows: [segments, padded],
    segmentBytes: SEGMENT_ROWS * ((padded / 4) * 5 + 22),
  };
}

/** Returns the byte addresses of the parts of a row that TypeScript accesses. Only the kernel accesses the vector. */
export function rowAddress(layout: Layout, row: number) {
  const segment = layout.segments + Math.floor(row / SEGMENT_ROWS) * layout.segmentBytes;
  const at = row % SEGMENT_ROWS;
  const columns = segment + SEGMENT_ROWS * (layout.dimensions / 4) * 5;
  return {
    coarseScale: columns + at * 4,
    employees: columns + SEGMENT_ROWS * 8 + at * 4,
    stage: columns + SEGMENT_ROWS * 12 + at,
    country: columns + SEGMENT_ROWS * 13 + at,
  };
}

/** Returns the byte address of a row's company id. Must be fast: a large result reads 10,000 ids. */
export function companyIdAddress(layout: Layout, row: number): number {
  const segment = layout.segments + (row >>> SEGMENT_BITS) * layout.segmentBytes;
  return segment + SEGMENT_ROWS * ((layout.dimensions >> 2) * 5 + 14) + (row & (SEGMENT_ROWS - 1)) * 8;
}
