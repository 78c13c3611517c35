/** Companies to store, as columns: row `i` is `companyIds[i]` with `vectors[i * dimensions ..]` and its attributes. */
export interface VectorRows {
  companyIds: ArrayLike<number>;
  /** The vectors, concatenated: `companyIds.length * dimensions` numbers. A zero vector scores 0 against everything. */
  vectors: Float32Array;
  attributes: readonly CompanyAttributes[];
}

/** The attributes that searches filter by. Null means unknown, which matches no filter value. */
export interface CompanyAttributes {
  employeeCount: number | null;
  fundingStage: string | null;
  /** ISO 3166-1 alpha-3. */
  headquartersCountry: string | null;
}

/** Conditions that a company must meet. An absent condition or an empty list restricts nothing. */
export interface VectorFilter {
  /** Inclusive. */
  readonly minEmployees?: number;
  /** Inclusive. */
  readonly maxEmployees?: number;
  /** Stored labels, such as `Series A`. */
  readonly fundingStages?: readonly string[];
  /** ISO 3166-1 alpha-3, upper case. */
  readonly headquartersCountries?: readonly string[];
  /** ISO 3166-1 alpha-3, upper case. An unknown country is not excluded. */
  readonly excludedHeadquartersCountries?: readonly string[];
}

/** Returns whether a filter restricts anything. Empty lists do not. */
export function restricts(filter: VectorFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && !(Array.isArray(value) && value.length === 0));
}

export interface VectorSearchRequest {
  vector: Float32Array;
  /** 1 to `MAX_VECTOR_SEARCH_LIMIT`. */
  limit: number;
  filter?: VectorFilter;
  /**
   * Aborting rejects the promise with the signal's reason. A waiting search rejects immediately, a running search at
   * its next block.
   */
  signal?: AbortSignal;
}

export interface VectorMatch {
  companyId: number;
  score: number;
}

/** 10,000 results, plus a margin for companies that the ranking omits. */
export const MAX_VECTOR_SEARCH_LIMIT = 49_152;
