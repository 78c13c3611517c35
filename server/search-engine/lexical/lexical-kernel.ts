import { readFileSync } from "node:fs";
import type { CodedFilter } from "../company-filter/attribute-codes.ts";
import { BLOCK_ROWS } from "./block.ts";
import type { IndexedBlock } from "./indexed-block.ts";

/** The functions of lexical.wasm: see lexical.assembly.ts and mark.assembly.ts. Addresses are byte offsets. */
interface LexicalFunctions {
  BINS: WebAssembly.Global;
  markRows(
    filter: number,
    employees: number,
    stages: number,
    countries: number,
    present: number,
    rows: number,
    counted: number,
  ): void;
  countScores(scores: number, counted: number, rows: number, threshold: number, scale: number, bins: number): void;
  thresholdOf(bins: number, scale: number, limit: number): number;
  pickRows(scores: number, counted: number, rows: number, threshold: number, found: number): number;
}

/** Entries beyond the last row, because the kernel reads whole SIMD vectors. */
const BEYOND = 16;
// Layout of the thread's memory, in bytes.
const FILTER_AT = 128;
const BINS_AT = 256;
const SCORES_AT = 16_384;
const COUNTED_AT = SCORES_AT + (BLOCK_ROWS + BEYOND) * 4;
const PRESENT_AT = COUNTED_AT + BLOCK_ROWS + BEYOND;
const STAGES_AT = PRESENT_AT + BLOCK_ROWS + BEYOND;
const COUNTRIES_AT = STAGES_AT + BLOCK_ROWS + BEYOND;
const EMPLOYEES_AT = COUNTRIES_AT + BLOCK_ROWS + BEYOND;
const FOUND_AT = EMPLOYEES_AT + (BLOCK_ROWS + BEYOND) * 4;
const PAGES = Math.ceil((FOUND_AT + BLOCK_ROWS * 4) / 65_536);

/** A thread's working space: scores one block at a time, and selects the best scores of all blocks of a query. */
export class LexicalKernel {
  readonly scores: Float32Array;
  /** 1 for each row of the block that is live and passes the filter, otherwise 0. */
  readonly counted: Uint8Array;
  readonly #bytes: Uint8Array;
  readonly #numbers: Int32Array;
  readonly #found: Uint32Array;
  readonly #bins: Uint32Array;
  readonly #run: LexicalFunctions;
  #limit = 1;
  #threshold = 0;

  constructor() {
    const memory = new WebAssembly.Memory({ initial: PAGES, maximum: 65_536, shared: true });
    const module = new WebAssembly.Module(readFileSync(new URL("./lexical.wasm", import.meta.url)));
    this.#run = new WebAssembly.Instance(module, { env: { memory } }).exports as LexicalFunctions;
    this.scores = new Float32Array(memory.buffer, SCORES_AT, BLOCK_ROWS + BEYOND);
    this.counted = new Uint8Array(memory.buffer, COUNTED_AT, BLOCK_ROWS + BEYOND);
    this.#bytes = new Uint8Array(memory.buffer);
    this.#numbers = new Int32Array(memory.buffer);
    this.#found = new Uint32Array(memory.buffer, FOUND_AT, BLOCK_ROWS);
    this.#bins = new Uint32Array(memory.buffer, BINS_AT, Number(this.#run.BINS.value));
  }

  /** A lower bound of the scores of the best `limit` rows of the blocks seen so far. */
  get threshold(): number {
    return this.#threshold;
  }

  begin(limit: number): void {
    this.#limit = limit;
    this.#threshold = 0;
    this.#bins.fill(0);
  }

  clear(rows: number): void {
    this.scores.fill(0, 0, rows + BEYOND);
  }

  /** Marks in `counted` the rows of a block that are live and pass the filter. */
  mark({ present, employees, stages, countries }: IndexedBlock, filter: CodedFilter | null): void {
    const rows = present.length;
    if (filter === null) {
      this.counted.set(present);
    } else {
      this.#bytes.set(present, PRESENT_AT);
      this.#bytes.set(stages, STAGES_AT);
      this.#bytes.set(countries, COUNTRIES_AT);
      this.#numbers.set(employees, EMPLOYEES_AT / 4);
      this.#bytes.set(filter, FILTER_AT);
      this.#run.markRows(FILTER_AT, EMPLOYEES_AT, STAGES_AT, COUNTRIES_AT, PRESENT_AT, rows, COUNTED_AT);
    }
    this.counted.fill(0, rows, rows + BEYOND);
  }

  /**
   * Returns which of the first `rows` rows are counted and may be among the best. The array is valid until the next
   * call.
   */
  pick(rows: number): Uint32Array {
    // Scores above 1, of companies that have all required terms, share the last bin.
    const scale = this.#bins.length - 1;
    this.#run.countScores(SCORES_AT, COUNTED_AT, rows, this.#threshold, scale, BINS_AT);
    this.#threshold = Math.max(this.#threshold, this.#run.thresholdOf(BINS_AT, scale, this.#limit));
    return this.#found.subarray(0, this.#run.pickRows(SCORES_AT, COUNTED_AT, rows, this.#threshold, FOUND_AT));
  }
}
