import type { VectorFilter } from "../../ports/vector-search.ts";
import type { LexicalQuery } from "../lexical/lexical-query.ts";
import type { Centring } from "../ranking/centring.ts";

/** The source of candidates for the ranking, in this process or in OpenSearch. */
export interface CandidateSource {
  /**
   * Returns companies, in any order, that include the best by meaning and by words: in this process by `retrieve`, in
   * OpenSearch by `IndexedCandidates`.
   */
  find(request: CandidateRequest): Promise<Candidates>;

  /** Counts the companies of the whole catalogue that use each of some words, in any form, up to `most`. */
  countUsing(words: readonly string[], most: number): Promise<number[]>;

  /** Returns the centring of the catalogue; it stays the same until companies change. */
  centring(): Promise<Centring>;

  /** Returns cosines by an embeddings model, in the order given; NaN without a vector. Absent without a model. */
  readonly embeddingCosines?:
    | ((embedding: Float32Array, companyIds: readonly number[]) => Promise<Float32Array>)
    | undefined;
}

export interface CompanyIds {
  /** If given, the only companies that may be returned, such as those in a city. */
  readonly allowedIds?: ReadonlySet<number> | undefined;
  /** Never returned, and no part of the query's meaning: seeds, other companies of their owners, earlier results. */
  readonly omittedIds?: ReadonlySet<number> | undefined;
  /** Never returned; possibly very many. More candidates are retrieved only if too many of the best are among them. */
  readonly excludedIds?: ReadonlySet<number> | undefined;
}

/** The conditions are part of the request, so that a source can apply them while it searches. */
export interface CandidateRequest extends CompanyIds {
  /** Centred, of unit length; zero when the meaning is unknown. */
  readonly direction: Float32Array;
  readonly words: LexicalQuery;
  /** The query's vector by an embeddings model, for queries with words that the catalogue lacks. */
  readonly embedding?: Float32Array | undefined;
  /** Further words that companies should cover. */
  readonly condition?: LexicalQuery | undefined;
  /** Null allows every company. */
  readonly filter: VectorFilter | null;
  /** No candidates: companies that cover every word of a group. */
  readonly excludedWords?: readonly (readonly LexicalQuery[])[] | undefined;
  /** Only candidates: companies that cover some of each. */
  readonly requiredWords?: readonly LexicalQuery[] | undefined;
  /** The maximum number of companies in the ranking. */
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
}

/** Companies to rank. Columns are in the order of the ids. */
export interface Candidates {
  readonly companyIds: readonly number[];
  /** The number of first ids that the filter and the exclusions of the request allow. */
  readonly allowed: number;
  /** The positions of the whole catalogue's best companies, from which a query's meaning is learnt. */
  readonly whole: readonly number[];
  /** The coverage of the words by each company, 0 to 1; an upper bound for those of `isBound`. */
  readonly coverage: Float32Array;
  /** Returns the coverage of the words by companies; absent if `coverage` is exact. */
  readonly exactCoverage?: ((companyIds: readonly number[]) => Promise<Float32Array>) | undefined;
  /** 1 for a company whose coverage is only an upper bound. */
  readonly isBound: Uint8Array;
  /** Whether each company has all words: 1, or 2 if it has them in the query's forms. */
  readonly hasAll: Uint8Array;
  /** 1 for a company with a label that is the category of the query. */
  readonly inCategory: Uint8Array;
  /** The number of companies with the highest `hasAll`, up to some hundreds; 0 when it is 0 for all companies. */
  readonly havingMost: number;
  /** The coverage of the condition by each company; absent without a condition. */
  readonly conditionCoverage?: Float32Array | undefined;
  /** The catalogue's coverage of the words, from 0 to 1. Always 1 without an embedding. */
  readonly familiarity: number;
  /** The vectors of candidates. A source that keeps them elsewhere reads them once, with the candidates. */
  readonly vectors: CandidateVectors;
}

export interface CandidateVectors {
  /** Returns cosines of candidates with a vector, in the order given; 0 for a company without a vector. */
  cosines(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array>;
  /** Returns unit vectors of candidates, in the order given; null for a company without one. */
  read(companyIds: readonly number[]): Promise<(Float32Array | null)[]>;
}
