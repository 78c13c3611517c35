import type { LexicalQuery } from "../lexical/lexical-query.ts";
import type { Centring } from "./centring.ts";

/** Companies with their scores, best first. */
export interface ScoredCompanies {
  companyIds: number[];
  scores: Float32Array;
}

/**
 * The two retrievers and other data for ranking. The service has them on threads or in the database, the evaluation in
 * plain arrays. `Filter` is whatever the index filters by; null allows every company.
 */
export interface RankingIndex<Filter> {
  /** Returns the `limit` companies whose vectors are nearest, by cosine. */
  denseTop(vector: Float32Array, limit: number, filter: Filter | null, signal?: AbortSignal): Promise<ScoredCompanies>;

  /** Returns cosines of given companies, in the order given; 0 for an unknown company. */
  denseScores(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array>;

  /** Returns unit vectors of given companies, in the order given; null for an unknown company. */
  vectorsOf(companyIds: readonly number[]): Promise<(Float32Array | null)[]>;

  /** Returns the `limit` companies that cover most of the query, without those that cover nothing. */
  lexicalTop(query: LexicalQuery, limit: number, filter: Filter | null): Promise<ScoredCompanies>;

  /** Returns the centring for the allowed companies; the same for the same filter. */
  centring(filter: Filter | null): Promise<Centring>;
}
