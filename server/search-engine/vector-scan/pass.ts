import { BINS, BLOCK_ROWS, CANDIDATES, CHUNK_CANDIDATES, COLLECTOR_SCORES, CONTROL } from "./layout.ts";
import { bestFirst } from "./merge-top-k.ts";
import type { PassQuery, SharedIndex } from "./shared.ts";

/**
 * One thread's part in a pass over all rows. Three steps with a meeting of all threads between them:
 * collect candidates by the coarse score, rescore those that still matter, put the finds of all threads in order.
 */
export function runPass(index: SharedIndex, thread: number, queries: PassQuery[], rowCount: number): void {
  collectCandidates(index, thread, queries, rowCount);
  meet(index, CONTROL.arrivedAfterScan);
  rescoreCandidates(index, queries);
  meet(index, CONTROL.arrivedAfterRescore);
  queries.forEach((query, slot) => {
    if (slot % index.layout.threads === thread) writeResult(index, query, slot);
  });
}

/** Waits until every thread has come here. */
function meet(index: SharedIndex, word: number): void {
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

function collectCandidates(index: SharedIndex, thread: number, queries: PassQuery[], rowCount: number): void {
  const { kernel, layout } = index;
  const control = index.views().int32;
  const { selection } = layout.scratch(thread);
  const thresholds = queries.map(() => -3.4e38);
  const countsAtThreshold = queries.map(() => 0);
  for (;;) {
    const first = Atomics.add(control, layout.control / 4 + CONTROL.nextBlock, 1) * BLOCK_ROWS;
    if (first >= rowCount) return;
    const rows = Math.min(BLOCK_ROWS, rowCount - first);
    for (let slot = 0; slot < queries.length; slot++) {
      const query = queries[slot]!;
      if (isCancelled(index, slot)) continue;
      const collector = layout.collector(slot, thread);
      if (query.filtered) {
        const selected = kernel.selectRows(
          layout.segments,
          layout.dimensions,
          first,
          rows,
          layout.filter(slot),
          selection,
        );
        kernel.scanSelected(
          layout.segments,
          layout.dimensions,
          selection,
          selected,
          layout.query(slot),
          thresholds[slot]!,
          collector,
        );
      } else {
        kernel.scanRows(
          layout.segments,
          layout.dimensions,
          first,
          rows,
          layout.query(slot),
          thresholds[slot]!,
          collector,
        );
      }
      const found = control[collector / 4]!;
      // Raising the threshold costs a walk over the histogram: only worth it after a fair number of new finds.
      if (found - countsAtThreshold[slot]! <= query.limit / 16 && found < CANDIDATES - BLOCK_ROWS) continue;
      thresholds[slot] = raiseThreshold(index, thread, query, slot);
      countsAtThreshold[slot] = control[collector / 4]!;
    }
  }
}

/** Makes room as well when the finds would not take another block. */
function raiseThreshold(index: SharedIndex, thread: number, query: PassQuery, slot: number): number {
  const { kernel, layout } = index;
  const collector = layout.collector(slot, thread);
  const full = CANDIDATES - BLOCK_ROWS;
  const limitTo = (margin: number): number =>
    kernel.thresholdOf(layout.collector(slot, 0), layout.collectorStride, layout.threads, query.limit, margin);
  const threshold = limitTo(query.margin);
  if (index.views().int32[collector / 4]! < full || kernel.compact(collector, threshold, CANDIDATES) < full)
    return threshold;
  // Tens of thousands of near copies: a bin of the histogram (scores 0.001 apart) is more than fits, so `limit` of it must do.
  const narrow = limitTo(0);
  kernel.compact(collector, narrow, query.limit);
  return narrow + 2 / BINS;
}

/** Chunks of all threads' candidates are taken in turn, because one thread may have found most of them. */
function rescoreCandidates(index: SharedIndex, queries: PassQuery[]): void {
  const { kernel, layout } = index;
  const control = index.views().int32;
  const nextChunk = (): number => Atomics.add(control, layout.control / 4 + CONTROL.nextChunk, 1);
  let wanted = nextChunk();
  let chunk = 0;
  queries.forEach((query, slot) => {
    const cancelled = isCancelled(index, slot);
    const threshold = kernel.thresholdOf(
      layout.collector(slot, 0),
      layout.collectorStride,
      layout.threads,
      query.limit,
      query.margin,
    );
    for (let thread = 0; thread < layout.threads; thread++) {
      const collector = layout.collector(slot, thread);
      const count = control[collector / 4]!;
      for (let first = 0; first < count; first += CHUNK_CANDIDATES) {
        if (chunk++ !== wanted) continue;
        const candidates = Math.min(CHUNK_CANDIDATES, count - first);
        // Counted even when cancelled, so that the threads' numbers of chunks agree whenever each of them notices.
        if (!cancelled)
          kernel.rescore(
            layout.segments,
            layout.dimensions,
            layout.query(slot),
            collector,
            first,
            candidates,
            threshold,
          );
        wanted = nextChunk();
      }
    }
  });
}

function writeResult(index: SharedIndex, query: PassQuery, slot: number): void {
  const { layout } = index;
  const views = index.views();
  const finds = [];
  for (let thread = 0; thread < layout.threads && !isCancelled(index, slot); thread++) {
    const collector = layout.collector(slot, thread);
    const count = views.int32[collector / 4]!;
    const rows = (collector + COLLECTOR_SCORES) / 4 - CANDIDATES;
    finds.push({
      rows: views.uint32.subarray(rows, rows + count),
      scores: views.float32.subarray(rows + CANDIDATES, rows + CANDIDATES + count),
    });
  }
  const best = bestFirst(index, finds, query.limit);
  const result = layout.result(slot);
  views.float64.set(best.companyIds, result.companyIds / 8);
  views.float32.set(best.scores, result.scores / 4);
  views.int32[layout.control / 4 + CONTROL.resultCount + slot] = best.scores.length;
}
