import { describe, expect, test } from "vitest";
import {
  bestSetting,
  crossValidate,
  leaveOneCorpusOut,
  type ScoreGrid,
} from "../../scripts/evaluate/cross-validate.ts";
import { type Score, scoreRanking } from "../../scripts/evaluate/metrics.ts";
import type { CorpusCompany, JudgedQuery } from "../../scripts/evaluate/read-files.ts";
import { trainService } from "../../scripts/evaluate/systems.ts";
import { scoreGrid, weightGrid } from "../../scripts/evaluate/weight-grid.ts";
import { traitWeights } from "../../server/search-engine/ranking/ranking-query.ts";

function scores(...ndcg: number[]): Score[] {
  return ndcg.map((value) => ({ ndcg: value, recall: 0 }));
}

describe("choosing settings on other queries than they are measured on", () => {
  test("the best setting has the greatest nDCG and recall together, and is the first of equals", () => {
    const grid: ScoreGrid = [[{ ndcg: 0.5, recall: 0.5 }], [{ ndcg: 0.9, recall: 0 }], [{ ndcg: 0.2, recall: 0.8 }]];
    expect(bestSetting(grid, [0])).toBe(0);
    expect(bestSetting(grid.slice(1), [0])).toBe(1);
  });

  test("with as many folds as queries each is measured by what is best for all others", () => {
    // Setting 0 wins by queries 0 and 1 together. Without query 0, setting 1 is ahead (.6 over .5): so query 0 is measured by setting 1, and so on.
    const grid: ScoreGrid = [scores(0.5, 0.5, 0), scores(0.2, 0.2, 0.4)];
    const heldOut = crossValidate(grid, { folds: 3, repeats: 4, seed: 1 });
    expect(heldOut.ndcg).toBeCloseTo((0.2 + 0.2 + 0) / 3, 12);
    expect(heldOut.spread.ndcg).toBeCloseTo(0, 12);
    expect(heldOut.chosen).toEqual([
      { setting: 1, times: 8 },
      { setting: 0, times: 4 },
    ]);
  });

  test("a gain on single queries alone does not survive, a gain on all does", () => {
    const lucky: ScoreGrid = [
      scores(...Array<number>(40).fill(0.5)),
      ...Array.from({ length: 40 }, (_, at) =>
        scores(...Array.from({ length: 40 }, (_each, query) => (query === at ? 1 : 0.49))),
      ),
    ];
    const { ndcg } = crossValidate(lucky, { folds: 5, repeats: 10, seed: 2 });
    expect(ndcg).toBeLessThanOrEqual(0.5);
    const real: ScoreGrid = [lucky[0]!, scores(...Array<number>(40).fill(0.6))];
    expect(crossValidate(real, { folds: 5, repeats: 10, seed: 2 })).toMatchObject({
      chosen: [{ setting: 1, times: 50 }],
    });
  });

  test("the same seed deals the same folds, and few queries make fewer folds", () => {
    const grid: ScoreGrid = [scores(0.1, 0.9, 0.3, 0.7, 0.2), scores(0.5, 0.5, 0.4, 0.6, 0.3)];
    const folding = { folds: 2, repeats: 5, seed: 3 };
    expect(crossValidate(grid, folding)).toEqual(crossValidate(grid, folding));
    expect(crossValidate([scores(0.4, 0.6)], { folds: 5, repeats: 2, seed: 1 }).ndcg).toBeCloseTo(0.5, 12);
  });

  test("a corpus is measured by what is best for the others", () => {
    const grid: ScoreGrid = [scores(1, 0.9, 0.1), scores(0.8, 0.6, 0.5)];
    const { all, byCorpus } = leaveOneCorpusOut(grid, ["a", "a", "b"]);
    expect(byCorpus.get("a")?.ndcg).toBeCloseTo(0.7, 12);
    expect(byCorpus.get("b")?.ndcg).toBeCloseTo(0.1, 12);
    expect(all.ndcg).toBeCloseTo((0.8 + 0.6 + 0.1) / 3, 12);
  });
});

const trades = ["payroll software", "freight forwarding", "robot arms", "eye clinics", "solar panels", "tax advice"];
const companies: CorpusCompany[] = trades.flatMap((trade, kind) =>
  ["shops", "hospitals", "farms", "schools", "banks", "ports"].map((buyers, at) => ({
    domain: `c${kind}-${at}.example`,
    name: `Company ${kind} ${at}`,
    one_liner: `Sells ${trade} to ${buyers}.`,
    description: `It began with ${trade} for ${buyers} and grew.`,
    employee_count: null,
    employee_min: null,
    employee_max: null,
    funding_stage: null,
    hq_country: null,
    corpora: [],
  })),
);
function judged(more: Partial<JudgedQuery>): JudgedQuery {
  return {
    id: "q",
    kind: "trait",
    subtype: "",
    corpus: "",
    query: null,
    seedDomains: [],
    excludeDomains: [],
    filters: { locations: [], fundingStages: [], minEmployees: null, maxEmployees: null },
    relevant: new Map([
      ["c0-1.example", 2],
      ["c0-2.example", 3],
    ]),
    ...more,
  };
}

describe("scores of all weights", () => {
  test("are those of the service's own ranking, one after the other", async () => {
    const service = await trainService(companies, () => undefined);
    const allowed = new Set(companies.keys());
    const queries = [
      judged({ query: "payroll for schools" }),
      judged({ kind: "lookalike", seedDomains: ["c0-0.example"] }),
      judged({}),
    ].map((query) => ({ query, allowed }));
    const grid = await scoreGrid(queries, companies, service, () => undefined);
    const served = weightGrid.findIndex(
      ({ lexical, feedback }) => lexical === traitWeights.lexical && feedback === traitWeights.feedback,
    );
    const answer = (await service.answer(queries[0]!.query, allowed)).map((row) => companies[row]!.domain);
    expect(grid[served]![0]).toEqual(scoreRanking(answer, queries[0]!.query.relevant));
    expect(grid[served]![2]).toEqual({ ndcg: 0, recall: 0 });
    expect(grid.map((row) => row.length)).toEqual(weightGrid.map(() => 3));
  });
});
