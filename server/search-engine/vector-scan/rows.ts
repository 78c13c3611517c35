import type { CompanyAttributes } from "../../ports/vector-search.ts";
import { AttributeCodes } from "../company-filter/attribute-codes.ts";
import { CompanyRows } from "./company-rows.ts";
import { companyIdAddress, rowAddress, SEGMENT_ROWS } from "./layout.ts";
import type { SharedIndex } from "./shared.ts";

const PAGE = 65_536;

/** The main thread's access to rows: maps companies to rows, stores their attributes, and allocates the memory. */
export class Rows {
  readonly codes = new AttributeCodes();
  readonly #index: SharedIndex;
  readonly #companyRows: CompanyRows;
  readonly #free: number[] = [];
  readonly #found = new WeakMap<readonly number[], { rows: Int32Array; changes: number }>();
  /** The number of times that a row was allocated or freed. */
  #changes = 0;
  /** The current view of the memory, because calling `views` would cost as much as a lookup. */
  #float64: Float64Array;
  #used = 0;
  #segments = 0;

  constructor(index: SharedIndex) {
    this.#index = index;
    this.#float64 = index.views().float64;
    this.#companyRows = new CompanyRows((row) => this.companyIdAt(row));
  }

  get count(): number {
    return this.#companyRows.count;
  }

  /** The number of rows to scan, including free ones in between. */
  get used(): number {
    return this.#used;
  }

  get bytes(): number {
    return this.#index.layout.segments + this.#segments * this.#index.layout.segmentBytes + this.#companyRows.bytes;
  }

  /** Returns the row of a company; -1 if it has none. */
  find(companyId: number): number {
    return this.#companyRows.find(companyId);
  }

  /** Returns the rows of companies; -1 for a company without a row. Cached, because a ranking repeats the same list. */
  findAll(companyIds: readonly number[]): Int32Array {
    const known = this.#found.get(companyIds);
    if (known?.changes === this.#changes && known.rows.length === companyIds.length) return known.rows;
    const rows = this.#companyRows.findAll(companyIds);
    this.#found.set(companyIds, { rows, changes: this.#changes });
    return rows;
  }

  companyIdAt(row: number): number {
    return this.#float64[companyIdAddress(this.#index.layout, row) / 8]!;
  }

  /** Finds or allocates a row and writes its attributes. The threads write its vector. */
  put(companyId: number, attributes: CompanyAttributes): number {
    // Coded first, so that a rejected value does not allocate a row.
    const { employees, stage, country } = this.codes.code(attributes);
    const held = this.#companyRows.find(companyId);
    const row = held >= 0 ? held : this.#allocate(companyId);
    const at = rowAddress(this.#index.layout, row);
    const { int32, uint8 } = this.#index.views();
    int32[at.employees / 4] = employees;
    uint8[at.stage] = stage;
    uint8[at.country] = country;
    return row;
  }

  remove(companyId: number): void {
    const row = this.#companyRows.find(companyId);
    if (row < 0) return;
    this.#companyRows.delete(companyId);
    this.#changes++;
    this.#index.views().float32[rowAddress(this.#index.layout, row).coarseScale / 4] = Number.NaN;
    this.#free.push(row);
  }

  #allocate(companyId: number): number {
    const row = this.#free.pop() ?? this.#used++;
    if (row >= this.#segments * SEGMENT_ROWS) this.#addSegment();
    this.#index.views().float64[companyIdAddress(this.#index.layout, row) / 8] = companyId;
    this.#companyRows.add(companyId, row);
    this.#changes++;
    return row;
  }

  #addSegment(): void {
    const { memory, layout } = this.#index;
    const needed = layout.segments + (this.#segments + 1) * layout.segmentBytes;
    const missing = Math.ceil((needed - memory.buffer.byteLength) / PAGE);
    if (needed > 65_536 * PAGE)
      throw new RangeError(
        `${this.count} companies fill the 4 GB that one process can search. Set SEARCH_ENGINE_URL for a larger catalogue.`,
      );
    if (missing > 0) memory.grow(missing);
    this.#float64 = this.#index.views().float64;
    // A scan never finds a row without a scale, so a new row is invisible until its vector is written.
    const { coarseScale } = rowAddress(layout, this.#segments * SEGMENT_ROWS);
    this.#index.views().float32.fill(Number.NaN, coarseScale / 4, coarseScale / 4 + SEGMENT_ROWS);
    this.#segments++;
  }
}
