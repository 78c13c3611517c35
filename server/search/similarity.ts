import type { RankingWeights } from "./rank.ts";

/**
 * A ranking score as a number from 0 to 1 that falls along the ranking. It says how far above the catalogue's average a company is:
 * .5 stands two standard deviations above it, .8 eight.
 */
export const similarityOf = (score: number, weights: Pick<RankingWeights, "dense" | "lexical">): number => {
  const deviations = Math.max(0, score / (weights.dense + weights.lexical));
  return deviations / (deviations + 2);
};
