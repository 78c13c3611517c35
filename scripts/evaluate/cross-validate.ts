import { randomNumbers, shuffled } from "../../server/lib/random.ts";
import { meanScore, type Score } from "./metrics.ts";

/** What a way of choosing settings gives on queries that had no part in the choice. */
export interface HeldOut {
  ndcg: number;
  recall: number;
  /** Standard deviation of the two means over the repeats: how much the way of splitting matters. 0 without repeats. */
  spread: { ndcg: number; recall: number };
  /** How often each setting was chosen, most often first. */
  chosen: { setting: number; times: number }[];
}

export interface Folding {
  folds: number;
  repeats: number;
  seed: number;
}

/** `scores[setting][query]`: what every setting gives for every query. Settings only differ in what is to be chosen. */
export type ScoreGrid = readonly (readonly Score[])[];

/** The setting with the greatest sum of mean nDCG and mean recall over some queries; of equal ones the first. */
export function bestSetting(grid: ScoreGrid, queries: readonly number[]): number {
  let best = { setting: 0, worth: -Infinity };
  grid.forEach((scores, setting) => {
    const { ndcg, recall } = meanScore(queries.map((query) => scores[query]!));
    if (ndcg + recall > best.worth) best = { setting, worth: ndcg + recall };
  });
  return best.setting;
}

interface Chosen {
  scores: Score[];
  settings: number[];
}

/** Each part is scored by the setting that is best on all other parts. */
function scoreHeldOut(grid: ScoreGrid, parts: readonly (readonly number[])[]): Chosen {
  const all: Chosen = { scores: [], settings: [] };
  parts.forEach((heldOut, at) => {
    const setting = bestSetting(
      grid,
      parts.flatMap((part, other) => (other === at ? [] : part)),
    );
    all.settings.push(setting);
    all.scores.push(...heldOut.map((query) => grid[setting]![query]!));
  });
  return all;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function summary(repeats: readonly Chosen[]): HeldOut {
  const means = repeats.map(({ scores }) => meanScore(scores));
  const times = new Map<number, number>();
  for (const setting of repeats.flatMap(({ settings }) => settings)) times.set(setting, (times.get(setting) ?? 0) + 1);
  const mean = (of: "ndcg" | "recall"): number => means.reduce((sum, score) => sum + score[of], 0) / means.length;
  return {
    ndcg: mean("ndcg"),
    recall: mean("recall"),
    spread: { ndcg: deviation(means.map(({ ndcg }) => ndcg)), recall: deviation(means.map(({ recall }) => recall)) },
    chosen: [...times]
      .map(([setting, count]) => ({ setting, times: count }))
      .sort((a, b) => b.times - a.times || a.setting - b.setting),
  };
}

/**
 * Nested cross-validation: the queries are dealt into folds at random, each fold is answered with the setting that is best on the others,
 * and the means over all queries are averaged over several such dealings. Deterministic for the same seed.
 */
export function crossValidate(grid: ScoreGrid, { folds, repeats, seed }: Folding): HeldOut {
  const random = randomNumbers(seed);
  const size = grid[0]?.length ?? 0;
  return summary(
    Array.from({ length: repeats }, () => {
      const order = shuffled(size, random);
      return scoreHeldOut(
        grid,
        Array.from({ length: Math.min(folds, size) }, (_, fold) => order.filter((_query, at) => at % folds === fold)),
      );
    }),
  );
}

/** Each corpus is answered with the setting that is best on the queries of all other corpora. `corpora[query]` is the query's corpus. */
export function leaveOneCorpusOut(
  grid: ScoreGrid,
  corpora: readonly string[],
): { all: HeldOut; byCorpus: Map<string, HeldOut> } {
  const names = [...new Set(corpora)].sort();
  const parts = names.map((name) => corpora.flatMap((corpus, query) => (corpus === name ? [query] : [])));
  const byCorpus = new Map(
    names.map((name, at) => {
      const setting = bestSetting(
        grid,
        parts.flatMap((part, other) => (other === at ? [] : part)),
      );
      return [name, summary([{ settings: [setting], scores: parts[at]!.map((query) => grid[setting]![query]!) }])];
    }),
  );
  return { all: summary([scoreHeldOut(grid, parts)]), byCorpus };
}
