/**
 * Search over company vectors: which companies' vectors point the way a query vector does.
 *
 * Scores are cosine similarities in [-1, 1]. Vectors need not have unit length; only their direction counts.
 * A search is exact up to the quantisation an implementation names: it looks at every stored company, never at a sample.
 */
export interface VectorSearch {
  /** Length of every vector this instance holds. */
  readonly dimensions: number;

  /**
   * Adds companies, or replaces those already held under the same id, attributes included.
   * Searches that start after the promise resolves see the change; searches already running do not see half of it.
   * Calls may overlap, which is how a catalogue is loaded fast.
   */
  upsert(rows: VectorRows): Promise<void>;

  /** Removes companies; ids that are not held are ignored. */
  remove(companyIds: readonly number[]): Promise<void>;

  /** The `limit` best companies, best first; equal scores are ordered by company id. */
  search(request: VectorSearchRequest): Promise<VectorMatch[]>;

  /** Scores of given companies, in the order given; NaN for a company that is not held. */
  score(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array>;

  /** Unit vectors of given companies, in the order given; `null` for a company that is not held. */
  read(companyIds: readonly number[]): Promise<(Float32Array | null)[]>;

  /** How many companies are held. */
  size(): Promise<number>;

  /** Bytes held for vectors, attributes and bookkeeping, in this process or in the database. */
  memoryBytes(): Promise<number>;

  /** Ends threads and releases memory. Searches still waiting are rejected. */
  close(): Promise<void>;
}

/** Companies to store, as columns: row `i` is `companyIds[i]` with `vectors[i * dimensions ..]` and its attributes. */
export interface VectorRows {
  companyIds: ArrayLike<number>;
  /** All vectors one after the other, `companyIds.length * dimensions` numbers. A zero vector scores 0 against everything. */
  vectors: Float32Array;
  attributes: readonly CompanyAttributes[];
}

/** What searches filter by. `null` is unknown, and an unknown value matches no filter on it. */
export interface CompanyAttributes {
  employeeCount: number | null;
  fundingStage: string | null;
  /** ISO 3166-1 alpha-3. */
  headquartersCountry: string | null;
}

/** All given conditions must hold. An absent one, or an empty list, restricts nothing. */
export interface VectorFilter {
  /** Inclusive. */
  readonly minEmployees?: number;
  /** Inclusive. */
  readonly maxEmployees?: number;
  /** Labels as they are stored, such as `Series A`. */
  readonly fundingStages?: readonly string[];
  /** ISO 3166-1 alpha-3, upper case. */
  readonly headquartersCountries?: readonly string[];
}

export interface VectorSearchRequest {
  vector: Float32Array;
  /** 1 to `MAX_VECTOR_SEARCH_LIMIT`, excluded companies included. */
  limit: number;
  filter?: VectorFilter;
  /** Company ids that must not be among the matches. */
  exclude?: readonly number[];
  /** When aborted the promise rejects with the signal's reason, at once while waiting, at the next block while scanning. */
  signal?: AbortSignal;
}

export interface VectorMatch {
  companyId: number;
  score: number;
}

/** The largest `limit + exclude.length` of a search: 10,000 results, and room for what is excluded and reranked. */
export const MAX_VECTOR_SEARCH_LIMIT = 49_152;
