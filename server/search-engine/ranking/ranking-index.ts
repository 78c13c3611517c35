import type { LexicalQuery } from "../lexical/lexical-query.ts";
import type { InCommon } from "./centring.ts";

/** Companies with a score each, best first. */
export interface ScoredCompanies {
  companyIds: number[];
  scores: Float32Array;
}

/**
 * What ranking needs of the two indexes. The service holds them on threads or in the database, the evaluation in plain arrays; both are
 * ranked by the same code. `Filter` is whatever the index filters by; null allows every company.
 */
export interface RankingIndex<Filter> {
  /** The `limit` companies whose vectors are nearest, by cosine. */
  denseTop(vector: Float32Array, limit: number, filter: Filter | null, signal?: AbortSignal): Promise<ScoredCompanies>;

  /** Cosines of given companies, in the order given. A company that is not held scores 0. */
  denseScores(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array>;

  /** Unit vectors of given companies, in the order given; null for a company that is not held. */
  vectorsOf(companyIds: readonly number[]): Promise<(Float32Array | null)[]>;

  /** The `limit` best companies by the lexical query, those without any of its grams left out, and the spread of all allowed scores. */
  lexicalTop(query: LexicalQuery, limit: number, filter: Filter | null, signal?: AbortSignal): Promise<LexicalTop>;

  /** What the allowed companies have in common, by an even sample of them; the same for the same filter. */
  inCommon(filter: Filter | null): Promise<InCommon>;
}

export type LexicalTop = ScoredCompanies & {
  /** Mean and standard deviation of the lexical scores of all allowed companies, zeros included. */
  mean: number;
  deviation: number;
};
