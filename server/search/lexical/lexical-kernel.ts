import { readFileSync } from "node:fs";
import { blockRows } from "./block.ts";

/** The functions of lexical.wasm. Addresses are bytes in its memory; lexical.assembly.ts documents each. */
type LexicalFunctions = {
  BINS: WebAssembly.Global;
  countScores(scores: number, counted: number, rows: number, threshold: number, scale: number, bins: number, totals: number): void;
  thresholdOf(bins: number, scale: number, limit: number): number;
  pickRows(scores: number, counted: number, rows: number, threshold: number, found: number): number;
};

/** Entries beyond the last row that are read in whole vectors. */
const beyond = 16;
// Where things lie in the thread's memory, in bytes.
const totalsAt = 64;
const binsAt = 128;
const scoresAt = 16_384;
const countedAt = scoresAt + (blockRows + beyond) * 4;
const foundAt = countedAt + blockRows + beyond;
const pages = Math.ceil((foundAt + blockRows * 4) / 65_536);

/** What a block holds beside its best rows: sums over all rows that count. */
export type BlockTotals = { sum: number; squares: number; rows: number };

/** One thread's working space: the scores of a block, and what picks the best of many blocks from them. */
export class LexicalKernel {
  /** A score for each row of a block. */
  readonly scores: Float32Array;
  readonly #counted: Uint8Array;
  readonly #sums: Float64Array;
  readonly #rows: Uint32Array;
  readonly #found: Uint32Array;
  readonly #bins: Uint32Array;
  readonly #run: LexicalFunctions;
  #scale = 1;
  #limit = 1;
  #threshold = 0;

  constructor() {
    const memory = new WebAssembly.Memory({ initial: pages, maximum: 65_536, shared: true });
    const module = new WebAssembly.Module(readFileSync(new URL("./lexical.wasm", import.meta.url)));
    this.#run = new WebAssembly.Instance(module, { env: { memory } }).exports as LexicalFunctions;
    this.scores = new Float32Array(memory.buffer, scoresAt, blockRows + beyond);
    this.#counted = new Uint8Array(memory.buffer, countedAt, blockRows + beyond);
    this.#sums = new Float64Array(memory.buffer, totalsAt, 2);
    this.#rows = new Uint32Array(memory.buffer, totalsAt + 16, 1);
    this.#found = new Uint32Array(memory.buffer, foundAt, blockRows);
    this.#bins = new Uint32Array(memory.buffer, binsAt, Number(this.#run.BINS.value));
  }

  /** At least this much do the best `limit` rows score, as far as blocks were seen. */
  get threshold(): number {
    return this.#threshold;
  }

  /** Begins a query: no score is above `highest`. */
  begin(limit: number, highest: number): void {
    this.#limit = limit;
    this.#scale = (this.#bins.length - 1) / highest;
    this.#threshold = 0;
    this.#bins.fill(0);
  }

  /** Makes room for a block's scores. */
  clear(rows: number): void {
    this.scores.fill(0, 0, rows + beyond);
  }

  /** Rows of the block whose scores could still be among the best; `counted` holds 1 for every row that counts. Valid until the next call. */
  pick(counted: Uint8Array): BlockTotals & { found: Uint32Array } {
    const rows = counted.length;
    this.#counted.set(counted);
    this.#counted.fill(0, rows, rows + beyond);
    this.#run.countScores(scoresAt, countedAt, rows, this.#threshold, this.#scale, binsAt, totalsAt);
    this.#threshold = Math.max(this.#threshold, this.#run.thresholdOf(binsAt, this.#scale, this.#limit));
    const count = this.#run.pickRows(scoresAt, countedAt, rows, this.#threshold, foundAt);
    return { found: this.#found.subarray(0, count), sum: this.#sums[0]!, squares: this.#sums[1]!, rows: this.#rows[0]! };
  }
}
