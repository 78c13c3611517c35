import { describe, expect, test } from "vitest";
import { buildBlock, impactOf, impactStep, scoreBlock } from "../../server/search-engine/lexical/block.ts";
import { companyGrams, lengthOf } from "../../server/search-engine/lexical/company-terms.ts";
import { seedQuery, traitQuery } from "../../server/search-engine/lexical/lexical-query.ts";
import { GramDictionary } from "../../server/search-engine/lexical/term-dictionary.ts";
import { trainModel } from "../../server/search-engine/model/train.ts";
import {
  queryFromSeeds,
  queryFromSeedsAndText,
  queryFromText,
} from "../../server/search-engine/ranking/build-query.ts";
import { learnInCommon } from "../../server/search-engine/ranking/centring.ts";
import { MemoryIndex } from "../../server/search-engine/ranking/memory-index.ts";
import { rank } from "../../server/search-engine/ranking/rank.ts";
import type { RankingIndex } from "../../server/search-engine/ranking/ranking-index.ts";
import { standardised } from "../../server/search-engine/ranking/retrievers.ts";
import { movedTowards } from "../../server/search-engine/ranking/rocchio.ts";
import { cleanCompany } from "../../server/search-engine/text/clean.ts";
import { madeUpCompanies } from "./support.ts";

describe("the lexical index", () => {
  const texts = madeUpCompanies(200).map(cleanCompany);
  const dictionary = new GramDictionary();
  const counts = texts.map((text) => companyGrams(text, dictionary));
  for (const { grams } of counts) dictionary.count(grams, 1);
  const average = counts.reduce((sum, grams) => sum + lengthOf(grams), 0) / counts.length;

  test("scores are BM25's within the rounding of impacts", () => {
    const block = buildBlock(counts, dictionary.size, average);
    const query = traitQuery(["marine", "cargo", "oil"], dictionary);
    const scores = new Float32Array(counts.length);
    scoreBlock(block, query.grams, query.weights, scores);
    const rounding = query.weights.reduce((sum, weight) => sum + weight * impactStep, 0);
    counts.forEach((grams, row) => {
      let expected = 0;
      query.grams.forEach((gram, at) => {
        const count = grams.counts[grams.grams.indexOf(gram)];
        if (count !== undefined) expected += query.weights[at]! * impactOf(count, lengthOf(grams), average);
      });
      expect(Math.abs(scores[row]! - expected)).toBeLessThanOrEqual(rounding);
    });
  });

  test("a gram numbered after a block was built finds nothing in it", () => {
    const block = buildBlock(counts.slice(0, 10), dictionary.size, average);
    const scores = new Float32Array(10);
    scoreBlock(block, Uint32Array.of(dictionary.size + 5), Float32Array.of(1), scores);
    expect(Math.max(...scores)).toBe(0);
  });

  test("rare grams weigh more, and a company that goes is no longer counted", () => {
    const fresh = new GramDictionary();
    const rare = fresh.assign("rare");
    const common = fresh.assign("comm");
    for (let at = 0; at < 9; at += 1) fresh.count([common], 1);
    fresh.count([common, rare], 1);
    expect(fresh.rarity(rare)).toBeGreaterThan(fresh.rarity(common));
    fresh.count([common, rare], -1);
    expect(fresh.companies).toBe(9);
    expect(fresh.rarity(rare)).toBeCloseTo(Math.log(1 + 9.5 / 0.5), 5);
  });

  test("a company is searched for by its sixty heaviest grams at most", () => {
    const long = { name: [], first: Array.from({ length: 200 }, (_, at) => `word${at}letters`), rest: [] };
    companyGrams(long, dictionary);
    expect(seedQuery([long], dictionary).grams.length).toBe(60);
  });
});

describe("ranking", async () => {
  const companies = madeUpCompanies(120);
  const model = await trainModel(companies, { dimensions: 32, wordDimensions: 24 });
  const index = new MemoryIndex(companies.map(cleanCompany), model);
  const parts = { model, dictionary: index.dictionary };
  const trade = (row: number): number => row % 4;

  test("a described trait finds the companies that have it", async () => {
    const found = await rank(index, queryFromText("companies in marine cargo insurance", parts), {
      limit: 20,
      filter: null,
    });
    expect(found.map((company) => trade(company.companyId))).toEqual(Array(20).fill(3));
    expect(found.map((company) => company.score)).toEqual(
      found.map((company) => company.score).toSorted((a, b) => b - a),
    );
  });

  test("a seed is never among its lookalikes, nor anything else excluded", async () => {
    const exclude = new Set([1, 5]);
    const found = await rank(index, queryFromSeeds([companies[1]!, companies[5]!], parts), {
      limit: 50,
      filter: null,
      exclude,
    });
    expect(found.filter((company) => exclude.has(company.companyId))).toEqual([]);
    expect(found.slice(0, 20).map((company) => trade(company.companyId))).toEqual(Array(20).fill(1));
  });

  test("no company comes twice, and only allowed ones come", async () => {
    const filter = new Set(Array.from({ length: 40 }, (_, at) => at * 3));
    const found = await rank(index, queryFromText("payroll software", parts), { limit: 100, filter });
    expect(new Set(found.map((company) => company.companyId)).size).toBe(found.length);
    expect(found.every((company) => filter.has(company.companyId))).toBe(true);
  });

  test("an angle beside seeds is a condition: only companies that meet it come", async () => {
    const found = await rank(index, queryFromSeedsAndText([companies[0]!], "payroll software", parts), {
      limit: 120,
      filter: null,
    });
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map((company) => trade(company.companyId)))).toEqual(new Set([2]));
  });

  test("an angle that nobody has gives an empty answer", async () => {
    expect(
      await rank(index, queryFromSeedsAndText([companies[0]!], "zzzzqqq", parts), { limit: 10, filter: null }),
    ).toEqual([]);
  });

  test("an empty selection gives an empty answer", async () => {
    expect(await rank(index, queryFromText("bread", parts), { limit: 10, filter: new Set<number>() })).toEqual([]);
  });

  test("words nobody knows give some answer and no failure", async () => {
    expect(await rank(index, queryFromText("zzzzqqq", parts), { limit: 5, filter: null })).toHaveLength(5);
  });

  test("asking for more companies gives the same ones first", async () => {
    const query = queryFromText("offshore drilling", parts);
    const few = await rank(index, query, { limit: 5, filter: null });
    expect((await rank(index, query, { limit: 60, filter: null })).slice(0, 5)).toEqual(few);
  });
});

test("standardised scores are deviations from the mean, and 0 where all are equal", () => {
  expect(standardised(7, { mean: 5, deviation: 2 })).toBe(1);
  expect(standardised(7, { mean: 7, deviation: 0 })).toBe(0);
});

test("feedback moves a query towards the best, away from those near them, and keeps it where there are none", () => {
  const none = Float32Array.of(0, 0, 0);
  const query = Float32Array.of(1, 0, 0);
  const best = Float32Array.of(0, 1, 0);
  const towardsBest = movedTowards(query, best, none, 0.4, 0.6);
  expect(towardsBest[1]! / towardsBest[0]!).toBeCloseTo(0.6, 5);
  const fromNear = movedTowards(query, best, Float32Array.of(0, 0, 1), 0.4, 0.6);
  expect(fromNear[1]).toBeGreaterThan(0);
  expect(fromNear[2]).toBeLessThan(0);
  expect([...movedTowards(query, none, none, 0.4, 0.6)]).toEqual([1, 0, 0]);
});

test("letters alone bring every company they find; beside a direction their best join", async () => {
  const found = 1_500;
  const index: RankingIndex<null> = {
    denseTop: async () => ({ companyIds: [], scores: new Float32Array() }),
    denseScores: async (_vector, companyIds) => new Float32Array(companyIds.length),
    vectorsOf: async (companyIds) => companyIds.map(() => null),
    lexicalTop: async () => ({
      companyIds: Array.from({ length: found }, (_, at) => at),
      scores: Float32Array.from({ length: found }, (_, at) => found - at),
      mean: 1,
      deviation: 1,
    }),
    inCommon: async () => learnInCommon([]),
  };
  const ask = async (vector: Float32Array) => {
    const query = {
      vector,
      lexical: { grams: new Uint32Array(), weights: new Float32Array() },
      weights: { lexical: 1, dense: 1, feedback: 1 },
    };
    return (await rank(index, query, { limit: 2_000, filter: null })).map(({ companyId }) => companyId);
  };
  expect(await ask(new Float32Array(2))).toEqual(Array.from({ length: found }, (_, at) => at));
  expect(await ask(Float32Array.of(1, 0))).toEqual(Array.from({ length: 500 }, (_, at) => at));
});
