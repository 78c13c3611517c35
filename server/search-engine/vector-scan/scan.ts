import { bestScores } from "../ranking/top-k.ts";
import {
  BINS,
  BLOCK_ROWS,
  CANDIDATES,
  CHUNK_CANDIDATES,
  COLLECTOR_SCORES,
  CONTROL,
  companyIdAddress,
} from "./layout.ts";
import type { ScanQuery, SharedIndex } from "./shared.ts";

/** The threshold before any row is found, and the score of a candidate that rescoring dropped. */
const LOWEST_SCORE = -3.4e38;

/** Runs one thread's part of a scan: computes coarse scores, rescores the best, and merges all threads' candidates. */
export function runScan(index: SharedIndex, thread: number, queries: ScanQuery[], rowCount: number): void {
  collectCandidates(index, thread, queries, rowCount);
  waitForThreads(index, CONTROL.arrivedAfterScan);
  rescoreCandidates(index, queries);
  waitForThreads(index, CONTROL.arrivedAfterRescore);
  queries.forEach((query, slot) => {
    if (slot % index.layout.threads === thread) writeResult(index, query, slot);
  });
}

/** Waits at a barrier until every thread has reached it. */
function waitForThreads(index: SharedIndex, word: number): void {
  const control = index.views().int32;
  const at = index.layout.control / 4 + word;
  const arrived = Atomics.add(control, at, 1) + 1;
  if (arrived === index.layout.threads) {
    Atomics.notify(control, at);
    return;
  }
  for (let seen = arrived; seen < index.layout.threads; seen = Atomics.load(control, at))
    Atomics.wait(control, at, seen);
}

function isCancelled(index: SharedIndex, slot: number): boolean {
  return Atomics.load(index.views().int32, index.layout.control / 4 + CONTROL.cancelled + slot) === 1;
}

function collectCandidates(index: SharedIndex, thread: number, queries: ScanQuery[], rowCount: number): void {
  const { kernel, layout } = index;
  const control = index.views().int32;
  const { selection } = layout.scratch(thread);
  const thresholds = queries.map(() => LOWEST_SCORE);
  const countsAtThreshold = queries.map(() => 0);
  for (;;) {
    const first = Atomics.add(control, layout.control / 4 + CONTROL.nextBlock, 1) * BLOCK_ROWS;
    if (first >= rowCount) return;
    const rows = Math.min(BLOCK_ROWS, rowCount - first);
    for (const [slot, query] of queries.entries()) {
      if (isCancelled(index, slot)) continue;
      const collector = layout.collector(slot, thread);
      const [at, threshold] = [layout.query(slot), thresholds[slot]!];
      if (query.filtered) {
        const selected = kernel.selectRows(...layout.rows, first, rows, layout.filter(slot), selection);
        kernel.scanSelected(...layout.rows, selection, selected, at, threshold, collector);
      } else kernel.scanRows(...layout.rows, first, rows, at, threshold, collector);
      const found = control[collector / 4]!;
      // Raising the threshold reads the whole histogram, so it is worth its time only after many new candidates.
      if (found - countsAtThreshold[slot]! <= query.limit / 16 && found < CANDIDATES - BLOCK_ROWS) continue;
      thresholds[slot] = raiseThreshold(index, thread, query, slot);
      countsAtThreshold[slot] = control[collector / 4]!;
    }
  }
}

/** Returns the score below which no row can be among the best. Drops candidates if the next block might not fit. */
function raiseThreshold(index: SharedIndex, thread: number, query: ScanQuery, slot: number): number {
  const { kernel, layout } = index;
  const collector = layout.collector(slot, thread);
  const full = CANDIDATES - BLOCK_ROWS;
  const threshold = scoreThreshold(index, slot, query.limit, query.margin);
  if (index.views().int32[collector / 4]! < full || kernel.compact(collector, threshold, CANDIDATES) < full)
    return threshold;
  // One bin of the histogram contains more near duplicates than fit, so only `limit` of them are kept.
  const narrow = scoreThreshold(index, slot, query.limit, 0);
  kernel.compact(collector, narrow, query.limit);
  return narrow + 2 / BINS;
}

function scoreThreshold({ kernel, layout }: SharedIndex, slot: number, limit: number, margin: number): number {
  return kernel.thresholdOf(layout.collector(slot, 0), layout.collectorStride, layout.threads, limit, margin);
}

/** Rescores this thread's chunks of all threads' candidates, because one thread may have found most candidates. */
function rescoreCandidates(index: SharedIndex, queries: ScanQuery[]): void {
  const { kernel, layout } = index;
  const control = index.views().int32;
  const nextChunk = (): number => Atomics.add(control, layout.control / 4 + CONTROL.nextChunk, 1);
  let wanted = nextChunk();
  let chunk = 0;
  queries.forEach((query, slot) => {
    const cancelled = isCancelled(index, slot);
    const threshold = scoreThreshold(index, slot, query.limit, query.margin);
    for (let thread = 0; thread < layout.threads; thread++) {
      const collector = layout.collector(slot, thread);
      const count = control[collector / 4]!;
      for (let first = 0; first < count; first += CHUNK_CANDIDATES) {
        if (chunk++ !== wanted) continue;
        const candidates = Math.min(CHUNK_CANDIDATES, count - first);
        // Cancelled queries count too, so that all threads number the chunks in the same way.
        if (!cancelled) kernel.rescore(...layout.rows, layout.query(slot), collector, first, candidates, threshold);
        wanted = nextChunk();
      }
    }
  });
}

/** Merges the candidates of all threads and writes the best of them. Equal scores are ordered by company id. */
function writeResult(index: SharedIndex, query: ScanQuery, slot: number): void {
  const { layout } = index;
  const { int32, uint32, float32, float64 } = index.views();
  const companyIds: number[] = [];
  const scores: number[] = [];
  for (let thread = 0; thread < layout.threads && !isCancelled(index, slot); thread++) {
    const collector = layout.collector(slot, thread);
    const rows = (collector + COLLECTOR_SCORES) / 4 - CANDIDATES;
    for (let at = rows; at < rows + int32[collector / 4]!; at++) {
      const score = float32[at + CANDIDATES]!;
      if (score < LOWEST_SCORE) continue;
      companyIds.push(float64[companyIdAddress(layout, uint32[at]!) / 8]!);
      scores.push(score);
    }
  }
  const best = bestScores(companyIds, Float32Array.from(scores), query.limit);
  const result = layout.result(slot);
  float64.set(best.companyIds, result.companyIds / 8);
  float32.set(best.scores, result.scores / 4);
  int32[layout.control / 4 + CONTROL.resultCount + slot] = best.scores.length;
}
