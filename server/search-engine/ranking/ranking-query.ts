import type { LexicalQuery } from "../lexical/lexical-query.ts";

/** What to rank by: a direction of meaning, the letters of the words, and how much each counts. */
export interface RankingPart {
  vector: Float32Array;
  lexical: LexicalQuery;
  weights: RankingWeights;
}

/** A search; with a `condition` it holds only companies that meet that too. */
export type RankingQuery = RankingPart & { condition?: RankingPart };

/** Weights of the two arms' standardised scores, and of what the best companies have before those next to them when it joins the query. */
export interface RankingWeights {
  lexical: number;
  dense: number;
  feedback: number;
}

/** Weights found by nested cross-validation; see scripts/evaluate/README.md. */
export const traitWeights: RankingWeights = { lexical: 0.3, dense: 1, feedback: 0.7 };
export const lookalikeWeights: RankingWeights = { lexical: 0.1, dense: 1, feedback: 0.7 };
