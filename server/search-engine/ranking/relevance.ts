import { addedByConcept, typicalImpact } from "../lexical/block.ts";

/** A description in words, seed companies, or seed companies with a condition in words. */
export type QueryKind = "text" | "seeds" | "seeds_and_condition";

/** The weights of the parts of a fused score, in standard deviations of similarity. */
export interface RankingWeights {
  /** Full coverage of the query's words. */
  coverage: number;
  /** Full coverage of the words of a condition. */
  condition: number;
  /** Full similarity to the companies of a sample that resemble it most. */
  hubness: number;
  /** How far pseudo-relevance feedback moves the query towards its best companies; 0 does not move it. */
  feedback: number;
  /** The share of an embeddings model in the order, if there is one: 0 changes nothing, 1 leaves nothing else. */
  embedding: number;
}

/**
 * Cross-validated on the judged requests; see scripts/tools/evaluate/README.md. For a description, words matter most; for
 * seeds, meaning.
 */
export const RANKING_WEIGHTS: Record<QueryKind, RankingWeights> = {
  text: { coverage: 12, condition: 2, hubness: 5, feedback: 0.7, embedding: 0.4 },
  seeds: { coverage: 4, condition: 0, hubness: 5, feedback: 0, embedding: 0.4 },
  seeds_and_condition: { coverage: 4, condition: 7, hubness: 5, feedback: 0, embedding: 0.1 },
};

/** A company meets a query's condition when its words cover at least this much of it. */
export const MIN_CONDITION_COVERAGE: Record<QueryKind, number> = { text: 0.15, seeds: 0, seeds_and_condition: 0.45 };

/**
 * A company does what a word says when its text covers the word this much: its first sentence has it, or the others have it more than
 * once.
 */
export const MIN_EXCLUDED_COVERAGE: number = addedByConcept(typicalImpact(2));

/** Fuses coverage (0 to 1) and similarity in meaning (standard deviations above the average company) into one score. */
export function fuse(weights: RankingWeights, coverage: number, nearness: number): number {
  return weights.coverage * coverage + nearness;
}

/** Returns the penalty of a condition that is covered in part; 0 when it is fully met. */
export function conditionPenalty(weights: RankingWeights, coverage: number): number {
  return weights.condition * (1 - coverage);
}
