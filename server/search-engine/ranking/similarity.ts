import type { RankingWeights } from "./ranking-query.ts";

/** Standard deviations above the catalogue's average that give a similarity of a half: one company in forty stands there or higher. */
const half = 3;

/**
 * A ranking score as a number from 0 to 1 that falls along the ranking. It says how far above the catalogue's average a company is. The best
 * matches of a clear seed stand six to twelve standard deviations above it, which gives .8 to .94; at one it is .1, at the average and below 0.
 */
export function similarityOf(score: number, weights: Pick<RankingWeights, "dense" | "lexical">): number {
  const deviations = Math.max(0, score / (weights.dense + weights.lexical));
  return deviations ** 2 / (deviations ** 2 + half ** 2);
}
