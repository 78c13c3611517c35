import { availableParallelism } from "node:os";
import { randomNumbers } from "../../lib/random.ts";
import {
  MAX_VECTOR_SEARCH_LIMIT,
  type VectorMatch,
  type VectorRows,
  type VectorSearchRequest,
} from "../../ports/vector-search.ts";
import { sharedBytes } from "../shared-memory.ts";
import { bindKernel, compileKernel } from "./kernel.ts";
import { BATCH_QUERIES, BLOCK_ROWS, CONTROL, memoryLayout } from "./layout.ts";
import { writeQuery } from "./query.ts";
import { Rows } from "./rows.ts";
import { type QueuedSearch, ScanQueue } from "./scan-queue.ts";
import { ScanThreads } from "./scan-threads.ts";
import { type ScanQuery, type SharedIndex, shareIndex } from "./shared.ts";

/**
 * Rows with a coarse score up to this far below the limit-th best are rescored. The unit is the standard deviation of
 * the coarse score's error.
 */
const MARGIN = 2.5;

/**
 * Searches all companies' vectors in shared memory. Scores all with four bits per dimension, and the best again with
 * ten: see README.md.
 */
export class MemoryVectorSearch {
  readonly dimensions: number;
  readonly #index: SharedIndex;
  readonly #rows: Rows;
  readonly #threads: ScanThreads;
  readonly #queue: ScanQueue;
  readonly #mainThread: number;
  #scales = { sum: 0, count: 0 };

  /**
   * @param threads the number of scanning threads, by default one for each core
   * @param onThreadFailure called when a thread has died or hung, after which every search fails
   */
  constructor(
    dimensions: number,
    threads: number = Math.max(1, availableParallelism()),
    onThreadFailure?: (error: Error) => void,
  ) {
    const layout = memoryLayout(dimensions, threads, MAX_VECTOR_SEARCH_LIMIT);
    const memory = new WebAssembly.Memory({
      initial: Math.ceil(layout.segments / 65_536),
      maximum: 65_536,
      shared: true,
    });
    const module = compileKernel();
    this.dimensions = dimensions;
    this.#index = shareIndex(memory, bindKernel(module, memory), layout);
    this.#mainThread = threads;
    this.#rows = new Rows(this.#index);
    writeSigns(this.#index);
    this.#threads = new ScanThreads(
      { module, memory, dimensions, threads, resultRows: MAX_VECTOR_SEARCH_LIMIT },
      { onFailure: onThreadFailure },
    );
    this.#queue = new ScanQueue(BATCH_QUERIES, (searches) => this.#runScan(searches));
  }

  /** Inserts companies, or replaces those with the same id. Later searches see all of these changes. */
  async upsert({ companyIds, vectors, attributes }: VectorRows): Promise<void> {
    if (vectors.length !== companyIds.length * this.dimensions || attributes.length !== companyIds.length)
      throw new RangeError(
        `Got ${attributes.length} attributes and ${vectors.length} numbers for ${companyIds.length} vectors of ${this.dimensions}.`,
      );
    const shared = new Float32Array(sharedBytes(vectors.byteLength), 0, vectors.length);
    shared.set(vectors);
    await this.#queue.change(async () => {
      const rows = Uint32Array.from(attributes, (of, i) => this.#rows.put(companyIds[i]!, of));
      const { scaleSum, encoded } = await this.#threads.run({
        kind: "encode",
        rows,
        vectors: shared,
        dimensions: this.dimensions,
      });
      this.#scales = { sum: this.#scales.sum + scaleSum, count: this.#scales.count + encoded };
    });
  }

  /** Removes companies. Unknown ids are ignored. */
  remove(companyIds: readonly number[]): Promise<void> {
    return this.#queue.change(async () => companyIds.forEach((id) => this.#rows.remove(id)));
  }

  /** Returns the `limit` best companies, best first; equal scores are ordered by company id. */
  async search(request: VectorSearchRequest): Promise<VectorMatch[]> {
    this.#checkLength(request.vector);
    if (!(request.limit >= 1 && request.limit <= MAX_VECTOR_SEARCH_LIMIT))
      throw new RangeError(`The limit is ${request.limit}; it must be 1 to ${MAX_VECTOR_SEARCH_LIMIT}.`);
    return this.#queue.search(request);
  }

  /** Returns the scores of companies, in the order of `companyIds`; NaN for an unknown company. */
  async score(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array> {
    this.#checkLength(vector);
    const { kernel, layout } = this.#index;
    const { uint32, float32 } = this.#index.views();
    const { selection, scores } = layout.scratch(this.#mainThread);
    const query = layout.query(BATCH_QUERIES);
    writeQuery(this.#index, this.#mainThread, vector, BATCH_QUERIES);
    const rows = this.#rows.findAll(companyIds);
    const found = new Float32Array(rows.length);
    for (let first = 0; first < rows.length && this.#rows.used > 0; first += BLOCK_ROWS) {
      const count = Math.min(BLOCK_ROWS, rows.length - first);
      // A company without a row is scored as row 0, and gets NaN below.
      for (let at = 0; at < count; at++) uint32[selection / 4 + at] = Math.max(rows[first + at]!, 0);
      kernel.scoreRows(...layout.rows, selection, count, query, scores);
      found.set(float32.subarray(scores / 4, scores / 4 + count), first);
    }
    for (let at = 0; at < rows.length; at++) if (rows[at]! < 0) found[at] = Number.NaN;
    return found;
  }

  /** Returns the unit vectors of companies, in the order of `companyIds`; null for an unknown company. */
  async read(companyIds: readonly number[]): Promise<(Float32Array | null)[]> {
    const { kernel, layout } = this.#index;
    const { vector } = layout.scratch(this.#mainThread);
    return companyIds.map((id) => {
      const row = this.#rows.find(id);
      if (row < 0) return null;
      kernel.decodeRow(...layout.rows, row, vector, layout.signs);
      return this.#index.views().float32.slice(vector / 4, vector / 4 + this.dimensions);
    });
  }

  get size(): number {
    return this.#rows.count;
  }

  /** Returns the size of vectors, attributes and bookkeeping in bytes. */
  memoryBytes(): number {
    return this.#rows.bytes;
  }

  /** Ends the threads and releases the memory. Rejects waiting searches. */
  async close(): Promise<void> {
    this.#queue.close(new Error("The vector search is closed."));
    await this.#threads.close();
  }

  async #runScan(searches: QueuedSearch[]): Promise<void> {
    const { kernel, layout } = this.#index;
    const { int32, uint8 } = this.#index.views();
    const control = layout.control / 4;
    int32.fill(0, control, control + 32);
    const queries = searches.map((search, slot): ScanQuery => {
      const { vector, limit, filter } = search.request;
      writeQuery(this.#index, this.#mainThread, vector, slot);
      for (let thread = 0; thread < layout.threads; thread++) kernel.resetCollector(layout.collector(slot, thread));
      const coded = filter === undefined ? null : this.#rows.codes.codeFilter(filter);
      if (coded !== null) uint8.set(coded, layout.filter(slot));
      search.cancelRunning = () => Atomics.store(int32, control + CONTROL.cancelled + slot, 1);
      return { limit, margin: this.#coarseError() * MARGIN, filtered: coded !== null };
    });
    await this.#threads.run({ kind: "scan", queries, rowCount: this.#rows.used });
    searches.forEach((search, slot) => {
      search.cancelRunning = undefined;
      search.resolve(this.#matches(slot));
    });
  }

  /** Returns the standard deviation of the coarse score's error: rounding to eighths of the scale, for a unit query. */
  #coarseError(): number {
    const { sum, count } = this.#scales;
    return count === 0 ? 0 : sum / count / 8 / Math.sqrt(12);
  }

  #matches(slot: number): VectorMatch[] {
    const { layout } = this.#index;
    const { int32, float32, float64 } = this.#index.views();
    const result = layout.result(slot);
    return Array.from({ length: int32[layout.control / 4 + CONTROL.resultCount + slot]! }, (_, i) => ({
      companyId: float64[result.companyIds / 8 + i]!,
      score: float32[result.scores / 4 + i]!,
    }));
  }

  #checkLength(vector: Float32Array): void {
    if (vector.length !== this.dimensions)
      throw new RangeError(`The vector has ${vector.length} numbers instead of ${this.dimensions}.`);
  }
}

/** Writes the signs of the rotation. They are arbitrary, but the same in every process and for every vector. */
function writeSigns({ layout, views }: SharedIndex): void {
  const { float32 } = views();
  const random = randomNumbers(1);
  for (let i = 0; i < layout.dimensions * 2; i++) float32[layout.signs / 4 + i] = random() < 0.5 ? -1 : 1;
}
