import type { MemoryIndex } from "../../server/search-engine/ranking/memory-index.ts";
import { rank } from "../../server/search-engine/ranking/rank.ts";
import {
  lookalikeWeights,
  type RankingWeights,
  traitWeights,
} from "../../server/search-engine/ranking/ranking-query.ts";
import { crossValidate, type HeldOut, leaveOneCorpusOut, type ScoreGrid } from "./cross-validate.ts";
import { meanScore, type Score, scoreRanking } from "./metrics.ts";
import type { CorpusCompany, JudgedQuery } from "./read-files.ts";
import { rememberingIndex } from "./remembering-index.ts";
import { type AskedOf, shown } from "./systems.ts";

/** Weights to choose among. The dense arm's is 1: only ratios matter. The service's own must be among them. */
export const weightGrid: readonly RankingWeights[] = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1].flatMap((lexical) =>
  [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1].map((feedback) => ({ lexical, dense: 1, feedback })),
);

const folding = { folds: 5, repeats: 20, seed: 1 };

export interface JudgedWithin {
  query: JudgedQuery;
  allowed: ReadonlySet<number>;
}

/** Ranks every query by all weights, with the service's own ranking. */
export async function scoreGrid(
  judged: readonly JudgedWithin[],
  companies: readonly CorpusCompany[],
  { index, asked }: { index: MemoryIndex; asked: AskedOf },
  onProgress: (fraction: number) => void,
): Promise<ScoreGrid> {
  const grid = weightGrid.map((): Score[] => []);
  for (const [at, { query, allowed }] of judged.entries()) {
    onProgress(at / judged.length);
    const question = asked(query);
    const remembering = rememberingIndex(index);
    // Long queries weigh letters less by a rule of the service's own.
    const ownShare =
      (question?.weights.lexical ?? 0) / (query.seedDomains.length > 0 ? lookalikeWeights : traitWeights).lexical;
    for (const [setting, { lexical, ...weights }] of weightGrid.entries()) {
      const asking = question && { ...question, weights: { ...weights, lexical: lexical * ownShare } };
      const ranking = asking === null ? [] : await rank(remembering, asking, { limit: shown, filter: allowed });
      grid[setting]!.push(
        scoreRanking(
          ranking.map(({ companyId }) => companies[companyId]!.domain),
          query.relevant,
        ),
      );
    }
  }
  return grid;
}

function named({ lexical, feedback }: RankingWeights): string {
  return `letters ${lexical}, feedback ${feedback}`;
}
function figures({ ndcg, recall }: { ndcg: number; recall: number }): string {
  return `${ndcg.toFixed(3)} / ${recall.toFixed(3)}`;
}

/** Standard error of a mean over queries. */
function standardError(scores: readonly Score[]): string {
  const of = (values: readonly number[]): string => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(
      values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(values.length - 1, 1) / values.length,
    ).toFixed(3);
  };
  return `${of(scores.map(({ ndcg }) => ndcg))} / ${of(scores.flatMap(({ recall }) => recall ?? []))}`;
}

function chosenText({ chosen }: HeldOut): string {
  const all = chosen.reduce((sum, { times }) => sum + times, 0);
  return chosen
    .slice(0, 3)
    .map(({ setting, times }) => `${named(weightGrid[setting]!)} (${Math.round((100 * times) / all)} %)`)
    .join("; ");
}

/**
 * Markdown: for each kind of query what the service's weights give, the best there are in hindsight, nested cross-validation and leaving each
 * corpus out.
 */
export function reportHeldOut(judged: readonly JudgedWithin[], grid: ScoreGrid): string {
  const lines = ["| held out | nDCG@10 / recall@100 | spread | weights |", "| --- | --- | --- | --- |"];
  const kinds = [...new Set(judged.map(({ query }) => query.kind))].sort();
  for (const kind of kinds) {
    const members = judged.flatMap(({ query }, at) => (query.kind === kind ? [at] : []));
    const own = grid.map((scores) => members.map((at) => scores[at]!));
    const { lexical, feedback } = kind === "lookalike" ? lookalikeWeights : traitWeights;
    const served = weightGrid.findIndex((weights) => weights.lexical === lexical && weights.feedback === feedback);
    const serving = own[served]!;
    lines.push(
      `| ${kind}: as served | ${figures(meanScore(serving))} | ± ${standardError(serving)} over queries | ${named(weightGrid[served]!)} |`,
    );
    const nested = crossValidate(own, folding);
    lines.push(
      `| ${kind}: nested cross-validation | ${figures(nested)} | ± ${figures(nested.spread)} over dealings | ${chosenText(nested)} |`,
    );
    const { all, byCorpus } = leaveOneCorpusOut(
      own,
      members.map((at) => judged[at]!.query.corpus),
    );
    if (byCorpus.size < 2) continue;
    lines.push(`| ${kind}: each corpus left out | ${figures(all)} | | |`);
    for (const [corpus, heldOut] of byCorpus)
      lines.push(`| ${kind}: ${corpus || "all"} left out | ${figures(heldOut)} | | ${chosenText(heldOut)} |`);
  }
  return lines.join("\n");
}
