import { exactSearch, MetricKind } from "usearch";
import type { CompanyAttributes, VectorFilter } from "../../../../server/ports/vector-search.ts";

/** Generated companies: concatenated unit vectors, and the attributes that filters test. */
export interface Catalogue {
  dimensions: number;
  vectors: Float32Array;
  attributes: CompanyAttributes[];
}

/** Returns row numbers, the best first. */
export type Baseline = (
  query: Float32Array,
  limit: number,
  filter: VectorFilter | undefined,
) => Promise<ArrayLike<number>>;

function passes(of: CompanyAttributes, filter: VectorFilter): boolean {
  return filter.headquartersCountries?.includes(of.headquartersCountry ?? "") ?? true;
}

/** Returns a search by a loop over 32-bit vectors with four independent sums, and a heap of the best. */
export function plainLoop({ dimensions, vectors, attributes }: Catalogue): Baseline {
  return async (query, limit, filter) => {
    const scores = new Float32Array(attributes.length);
    for (let row = 0; row < scores.length; row++) {
      if (filter && !passes(attributes[row]!, filter)) continue;
      let a = 0,
        b = 0,
        c = 0,
        d = 0;
      for (let i = 0, at = row * dimensions; i < dimensions; i += 4, at += 4) {
        a += vectors[at]! * query[i]!;
        b += vectors[at + 1]! * query[i + 1]!;
        c += vectors[at + 2]! * query[i + 2]!;
        d += vectors[at + 3]! * query[i + 3]!;
      }
      scores[row] = a + b + c + d;
    }
    const best = new Heap(limit);
    for (let row = 0; row < scores.length; row++) {
      if (!filter || passes(attributes[row]!, filter)) best.offer(scores[row]!, row);
    }
    return best.rows();
  };
}

/** Returns usearch's exact search. It has no filters, so the rows that pass are copied first. */
export function usearchExact({ dimensions, vectors, attributes }: Catalogue, threads: number): Baseline {
  return async (query, limit, filter) => {
    if (!filter) return asRows(exactSearch(vectors, query, dimensions, limit, MetricKind.IP, threads).keys);
    const rows: number[] = [];
    attributes.forEach((of, row) => passes(of, filter) && rows.push(row));
    const subset = new Float32Array(rows.length * dimensions);
    rows.forEach((row, i) => subset.set(vectors.subarray(row * dimensions, (row + 1) * dimensions), i * dimensions));
    const found = exactSearch(subset, query, dimensions, Math.min(limit, rows.length), MetricKind.IP, threads);
    return asRows(found.keys).map((i) => rows[i]!);
  };
}

function asRows(keys: BigUint64Array | unknown): number[] {
  return Array.from(keys as BigUint64Array, Number);
}

/** Keeps the best `size` rows offered: a binary heap with the worst on top. */
class Heap {
  readonly #size: number;
  readonly #scores: Float64Array;
  readonly #rows: Int32Array;
  #count = 0;

  constructor(size: number) {
    this.#size = size;
    this.#scores = new Float64Array(size);
    this.#rows = new Int32Array(size);
  }

  offer(score: number, row: number): void {
    if (this.#count < this.#size) this.#raise(this.#count++, score, row);
    else if (score > this.#scores[0]!) this.#sink(score, row);
  }

  rows(): number[] {
    return Array.from({ length: this.#count }, (_, i) => i)
      .sort((a, b) => this.#scores[b]! - this.#scores[a]!)
      .map((i) => this.#rows[i]!);
  }

  #raise(at: number, score: number, row: number): void {
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#scores[parent]! <= score) break;
      this.#place(at, this.#scores[parent]!, this.#rows[parent]!);
      at = parent;
    }
    this.#place(at, score, row);
  }

  #sink(score: number, row: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#count) break;
      if (child + 1 < this.#count && this.#scores[child + 1]! < this.#scores[child]!) child++;
      if (this.#scores[child]! >= score) break;
      this.#place(at, this.#scores[child]!, this.#rows[child]!);
      at = child;
    }
    this.#place(at, score, row);
  }

  #place(at: number, score: number, row: number): void {
    this.#scores[at] = score;
    this.#rows[at] = row;
  }
}
