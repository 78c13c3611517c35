import { sampleOrder } from "../../lib/sample-order.ts";
import type { VectorFilter } from "../../ports/vector-search.ts";
import { AttributeCodes } from "../company-filter/attribute-codes.ts";
import { bestScores, type ScoredCompanies } from "../ranking/top-k.ts";
import { BLOCK_ROWS, coverageOfRow } from "./block.ts";
import { companyLength } from "./company-terms.ts";
import {
  blockBytes,
  buildIndexedBlock,
  findBlockRow,
  type IndexedBlock,
  type LexicalEntry,
  mergeBlocks,
  withoutCompanies,
} from "./indexed-block.ts";
import { type LexicalQuery, numberConcepts } from "./lexical-query.ts";
import { LexicalThreads } from "./lexical-threads.ts";
import { TermDictionary } from "./term-dictionary.ts";

/**
 * The maximum size of the block of latest changes. Each change rebuilds the block. A full block is kept, and a new one
 * begins.
 */
const LATEST_ROWS = 4_096;
/** The number of blocks of changes that are merged into one, because every query reads its terms in every block. */
const MAX_SMALL_BLOCKS = 8;
/** The number of companies sorted at once to take a sample, as a multiple of the sample's size. */
const SORTED_AT_ONCE = 4;

/**
 * The lexical index of a catalogue, scored on threads. Loaded companies are in blocks of up to 65,536, which are never
 * rebuilt. If a company changes, its old row is marked as removed, and its new row goes to a small block of latest
 * changes. The document frequencies still count its old terms until the index is rebuilt.
 */
export class LexicalIndex {
  readonly dictionary = new TermDictionary();
  readonly #threads: LexicalThreads;
  readonly #codes = new AttributeCodes();
  #loaded: IndexedBlock[] = [];
  #small: IndexedBlock[] = [];
  readonly #latest = new Map<number, LexicalEntry>();
  #latestBlock: IndexedBlock | undefined;
  #averageLength = 0;
  /** Samples by size, cached until the index changes. */
  readonly #samples = new Map<number, number[]>();

  /** @param onThreadFailure called when a scoring thread has died or hung, after which every search fails */
  constructor(threads: number, onThreadFailure?: (error: Error) => void) {
    this.#threads = new LexicalThreads(threads, { onFailure: onThreadFailure });
  }

  get #blocks(): IndexedBlock[] {
    return [...this.#loaded, ...this.#small, ...(this.#latestBlock === undefined ? [] : [this.#latestBlock])];
  }

  /** Adds at most 65,536 new companies, sorted by id. */
  load(entries: readonly LexicalEntry[]): void {
    this.#count(entries);
    this.#loaded.push(buildIndexedBlock(entries, this.dictionary.size, this.#averageLength, this.#codes));
    this.#changed();
  }

  replace(entries: readonly LexicalEntry[]): void {
    if (entries.length === 0) return;
    this.#count(entries);
    this.#takeOut(entries.map(({ companyId }) => companyId));
    for (const entry of entries) {
      this.#latest.set(entry.companyId, entry);
      if (this.#latest.size === LATEST_ROWS) this.#keepLatest();
    }
    this.#rebuildLatest();
    this.#changed();
  }

  remove(companyIds: readonly number[]): void {
    this.#takeOut(companyIds);
    this.#rebuildLatest();
    this.#changed();
  }

  /** Returns the companies that cover most of a query, best first. */
  async top(query: LexicalQuery, limit: number, filter: VectorFilter | null): Promise<ScoredCompanies> {
    const parts = await this.#threads.score(
      numberConcepts(query, this.dictionary),
      limit,
      filter && this.#codes.codeFilter(filter),
    );
    const companyIds = parts.flatMap((part) => Array.from(part.companyIds));
    const scores = Float32Array.from(parts.flatMap((part) => Array.from(part.scores)));
    return bestScores(companyIds, scores, limit);
  }

  /** Returns each company's coverage of a query, in the order of `companyIds`; 0 for an unknown company. */
  coverage(query: LexicalQuery, companyIds: readonly number[]): Float32Array {
    const numbered = numberConcepts(query, this.dictionary);
    return Float32Array.from(companyIds, (companyId) => {
      for (const block of this.#blocks) {
        const row = findBlockRow(block, companyId);
        if (row >= 0 && block.present[row] === 1) return coverageOfRow(block.postings, numbered, row);
      }
      return 0;
    });
  }

  /** Returns the first companies by `sampleOrder`, up to `size`, in the order of their ids. */
  sample(size: number): number[] {
    const sample = this.#samples.get(size) ?? this.#takeSample(size);
    this.#samples.set(size, sample);
    return sample;
  }

  /** Returns the size of the shared arrays in bytes. */
  memoryBytes(): number {
    return this.#blocks.reduce((sum, block) => sum + blockBytes(block), 0);
  }

  close(): Promise<void> {
    return this.#threads.close();
  }

  #count(entries: readonly LexicalEntry[]): void {
    for (const { terms } of entries) this.dictionary.count(terms.terms);
    // All blocks use the average of the first batch, because they must use the same one. A few dozen companies suffice.
    if (this.#averageLength > 0 || entries.length === 0) return;
    this.#averageLength = entries.reduce((sum, { terms }) => sum + companyLength(terms), 0) / entries.length;
  }

  #takeOut(companyIds: readonly number[]): void {
    this.#loaded = this.#loaded.map((block) => withoutCompanies(block, companyIds));
    this.#small = this.#small.map((block) => withoutCompanies(block, companyIds));
    for (const companyId of companyIds) this.#latest.delete(companyId);
  }

  #rebuildLatest(): void {
    const entries = [...this.#latest.values()].sort((a, b) => a.companyId - b.companyId);
    this.#latestBlock =
      entries.length === 0
        ? undefined
        : buildIndexedBlock(entries, this.dictionary.size, this.#averageLength, this.#codes);
  }

  #keepLatest(): void {
    this.#rebuildLatest();
    if (this.#latestBlock !== undefined) this.#small.push(this.#latestBlock);
    this.#latest.clear();
    this.#latestBlock = undefined;
    if (this.#small.length < MAX_SMALL_BLOCKS) return;
    const merged = mergeBlocks(this.#small, this.dictionary.size);
    this.#small = [];
    // A merged block that is at least half full counts as loaded, so that merges are rare; a smaller one is merged
    // again.
    (merged.companyIds.length >= BLOCK_ROWS / 2 ? this.#loaded : this.#small).push(merged);
  }

  #takeSample(size: number): number[] {
    let first: number[] = [];
    let last = Number.POSITIVE_INFINITY;
    const dropOthers = (): void => {
      first = first.sort((a, b) => sampleOrder(a) - sampleOrder(b) || a - b).slice(0, size);
      if (first.length === size) last = sampleOrder(first.at(-1)!);
    };
    for (const block of this.#blocks) {
      for (let row = 0; row < block.companyIds.length; row += 1) {
        const companyId = block.companyIds[row]!;
        if (block.present[row] === 0 || sampleOrder(companyId) > last) continue;
        if (first.push(companyId) === SORTED_AT_ONCE * size) dropOthers();
      }
    }
    dropOthers();
    return first.sort((a, b) => a - b);
  }

  #changed(): void {
    this.#samples.clear();
    this.#threads.share(this.#blocks);
  }
}
