/** Limits a score to the range from 0 to 1, and rounds it to four decimals. */
export function roundScore(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 10_000) / 10_000;
}
