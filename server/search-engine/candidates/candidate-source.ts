import type { VectorFilter } from "../../ports/vector-search.ts";
import type { LexicalQuery } from "../lexical/lexical-query.ts";
import type { Centring } from "../ranking/centring.ts";

/** The source of candidates for the ranking, in this process or in OpenSearch. */
export interface CandidateSource {
  /**
   * Returns candidates in any order, including the best by meaning and by words. `retrieve` implements this method in
   * the process, and `OpenSearchCandidates` over OpenSearch.
   */
  find(request: CandidateRequest): Promise<Candidates>;

  /** Counts, for each of `words`, the companies of the whole catalogue that use it in any form, up to `most`. */
  countUsing(words: readonly string[], most: number): Promise<number[]>;

  /** Returns the centring of the catalogue, which is the same until companies change. */
  centring(): Promise<Centring>;

  /** Returns companies' cosines with `embedding`; NaN if one has no vector. Absent if no embeddings model is loaded. */
  readonly embeddingCosines?:
    | ((embedding: Float32Array, companyIds: readonly number[]) => Promise<Float32Array>)
    | undefined;
}

export interface CompanyIds {
  /** If given, the only companies that may be returned, such as those in a city. */
  readonly allowedIds?: ReadonlySet<number> | undefined;
  /** Never returned, and not used for feedback: seeds, other companies of the seeds' owners, and earlier results. */
  readonly omittedIds?: ReadonlySet<number> | undefined;
  /** Never returned. The set may be huge, so more candidates are retrieved only if too many of the best are in it. */
  readonly excludedIds?: ReadonlySet<number> | undefined;
}

/** A request for candidates. It includes the conditions, so that a source can apply them while it searches. */
export interface CandidateRequest extends CompanyIds {
  /** The query's vector, centred and of unit length; zero if its meaning is unknown. */
  readonly direction: Float32Array;
  readonly words: LexicalQuery;
  /** The query's vector from an embeddings model. It finds candidates if companies cover few of the query's words. */
  readonly embedding?: Float32Array | undefined;
  /** Further words that companies should cover. */
  readonly condition?: LexicalQuery | undefined;
  /** Null allows every company. */
  readonly filter: VectorFilter | null;
  /** Companies that cover every word of one of these groups are not candidates. */
  readonly excludedWords?: readonly (readonly LexicalQuery[])[] | undefined;
  /** Only companies that cover part of every one of these queries are candidates. */
  readonly requiredWords?: readonly LexicalQuery[] | undefined;
  /** The maximum number of companies in the ranking. */
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
}

/** Companies to rank. All columns are in the order of `companyIds`. */
export interface Candidates {
  readonly companyIds: readonly number[];
  /** The number of companies that the filter and the exclusions allow. They come first in `companyIds`. */
  readonly allowed: number;
  /** The positions of the whole catalogue's best companies. Feedback uses them, so filters do not change scores. */
  readonly catalogueBest: readonly number[];
  /** Each company's coverage of the words, 0 to 1; an upper bound where `isBound` is 1. */
  readonly coverage: Float32Array;
  /** Returns companies' exact coverage of the words; absent if `coverage` is exact. */
  readonly exactCoverage?: ((companyIds: readonly number[]) => Promise<Float32Array>) | undefined;
  /** 1 for a company whose coverage is only an upper bound. */
  readonly isBound: Uint8Array;
  /** 0, or 1 if the company has all words, or 2 if it has all words in the forms of the query. */
  readonly hasAll: Uint8Array;
  /** 1 for a company with a label for the category that the query describes. */
  readonly inCategory: Uint8Array;
  /** How many of the whole catalogue's best companies have the highest `hasAll`; 0 if it is 0 for all of them. */
  readonly fullMatchCount: number;
  /** Each company's coverage of the condition; absent if the request has no condition. */
  readonly conditionCoverage?: Float32Array | undefined;
  /** How well the catalogue knows the query's words, from 0 to 1; always 1 for a request without `embedding`. */
  readonly familiarity: number;
  /** The vectors of the candidates. A source with remote storage reads them once, together with the candidates. */
  readonly vectors: CandidateVectors;
}

export interface CandidateVectors {
  /** Returns each candidate's cosine with `vector`, in the order of `companyIds`; 0 for a company without a vector. */
  cosines(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array>;
  /** Returns the candidates' unit vectors, in the order of `companyIds`; null for a company without a vector. */
  read(companyIds: readonly number[]): Promise<(Float32Array | null)[]>;
}
