/** The scores of a ranking for one query. */
export interface Score {
  ndcg: number;
  recall: number | null;
}

function gain(grade: number): number {
  return 2 ** grade - 1;
}
function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);
}

/**
 * Returns the nDCG of the first ten: gain 2^grade - 1, discounted by the logarithm of the rank, over that of the ideal
 * order.
 */
export function ndcgAt10(ranking: readonly string[], relevant: ReadonlyMap<string, number>): number {
  const ideal = discounted([...relevant.values()].sort((a, b) => b - a).slice(0, 10));
  return ideal === 0 ? 0 : discounted(ranking.slice(0, 10).map((domain) => relevant.get(domain) ?? 0)) / ideal;
}

/**
 * Returns the share of companies graded 2 or more (at most 100 of them) among the first hundred; null when there are
 * none.
 */
export function recallAt100(ranking: readonly string[], relevant: ReadonlyMap<string, number>): number | null {
  const wanted = [...relevant].filter(([, grade]) => grade >= 2).length;
  if (wanted === 0) return null;
  const found = new Set(ranking.slice(0, 100).filter((domain) => (relevant.get(domain) ?? 0) >= 2)).size;
  return found / Math.min(100, wanted);
}

/** Returns both measures of a ranking. */
export function scoreRanking(ranking: readonly string[], relevant: ReadonlyMap<string, number>): Score {
  return { ndcg: ndcgAt10(ranking, relevant), recall: recallAt100(ranking, relevant) };
}

/** Returns the means over queries. Queries with nothing to recall are excluded from the mean recall. */
export function meanScore(scores: readonly Score[]): { ndcg: number; recall: number } {
  const recalls = scores.map((score) => score.recall).filter((recall) => recall !== null);
  const mean = (values: readonly number[]): number =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  return { ndcg: mean(scores.map((score) => score.ndcg)), recall: mean(recalls) };
}
