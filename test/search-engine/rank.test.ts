import { describe, expect, test } from "vitest";
import type { CandidateSource, CandidateVectors } from "../../server/search-engine/candidates/candidate-source.ts";
import { type CompaniesIndex, indexCompanies } from "../../server/search-engine/candidates/index-companies.ts";
import { countTerms, decodeTerms, encodeTerms } from "../../server/search-engine/lexical/company-terms.ts";
import { TermDictionary, termHash } from "../../server/search-engine/lexical/term-dictionary.ts";
import { trainModel } from "../../server/search-engine/model/train.ts";
import { readSubject } from "../../server/search-engine/query/subject.ts";
import { learnCentring, standardised } from "../../server/search-engine/ranking/centring.ts";
import { rank, rankAndCount } from "../../server/search-engine/ranking/rank.ts";
import {
  queryFromSeeds,
  queryFromSubject,
  type RankingQuery,
  withCondition,
} from "../../server/search-engine/ranking/ranking-query.ts";
import { madeUpCompanies } from "../search/support.ts";

test("terms are stored and read without loss", () => {
  const terms = countTerms(madeUpCompanies(1)[0]!);
  expect(terms.hashes.length).toBeGreaterThan(5);
  expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
});

test("rare terms weigh more than common terms, and unknown terms weigh most", () => {
  const dictionary = new TermDictionary();
  const [rare, common] = [termHash("rare"), termHash("common")];
  const numbers = [rare, common].map((hash) => dictionary.assignHash(hash));
  for (let at = 0; at < 9; at += 1) dictionary.count([numbers[1]!]);
  dictionary.count(numbers);
  expect(dictionary.rarity(rare)).toBeGreaterThan(dictionary.rarity(common));
  expect(dictionary.rarity(termHash("unknown"))).toBeGreaterThan(dictionary.rarity(rare));
  expect(dictionary.rarity(rare)).toBeCloseTo(Math.log(1 + 9.5 / 1.5), 5);
});

describe("ranking", async () => {
  const companies = madeUpCompanies(120);
  const model = await trainModel(companies, { dimensions: 32, wordDimensions: 24 });
  const { candidates: index, terms } = await indexCompanies(companies, model);
  const parts = { model, terms };
  const trade = (row: number): number => row % 4;
  /** Returns an index of all companies and of additional companies with these texts. */
  const indexWith = (texts: readonly string[]): Promise<CompaniesIndex> => {
    const added = texts.map((text, at) => ({ name: `Rental ${at}`, one_liner: text, description: null }));
    return indexCompanies([...companies, ...added.map((company) => ({ ...companies[0]!, ...company }))], model);
  };
  const bakersWith = (condition: string): RankingQuery =>
    withCondition(queryFromSeeds([companies[0]!], parts), queryFromSubject(readSubject(condition), parts));

  test("a described trait finds the companies that have it", async () => {
    const found = await rank(index, queryFromSubject(readSubject("companies in marine cargo insurance"), parts), {
      limit: 20,
      filter: null,
    });
    expect(found.map((company) => trade(company.companyId))).toEqual(Array(20).fill(3));
    expect(found.map((company) => company.score)).toEqual(
      found.map((company) => company.score).toSorted((a, b) => b - a),
    );
  });

  test("a word such as manufacturer weighs less than the product", () => {
    const { concepts } = queryFromSubject(readSubject("bread manufacturer"), parts).lexical;
    expect(concepts[1]!.weight).toBeLessThan(concepts[0]!.weight);
  });

  test("neither a seed nor another excluded company is among the lookalikes", async () => {
    const exclude = new Set([1, 5]);
    const found = await rank(index, queryFromSeeds([companies[1]!, companies[5]!], parts), {
      limit: 50,
      filter: null,
      omittedIds: exclude,
    });
    expect(found.filter((company) => exclude.has(company.companyId))).toEqual([]);
    expect(found.slice(0, 20).map((company) => trade(company.companyId))).toEqual(Array(20).fill(1));
  });

  test("the weights of the concepts of a seed sum to 1", () => {
    const { concepts } = queryFromSeeds([companies[0]!], parts).lexical;
    expect(concepts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 5);
  });

  test("no company is returned twice, and only allowed companies are returned", async () => {
    const allowedIds = new Set(Array.from({ length: 40 }, (_, at) => at * 3));
    const query = queryFromSubject(readSubject("payroll software"), parts);
    const found = await rank(index, query, { limit: 100, filter: null, allowedIds });
    expect(new Set(found.map((company) => company.companyId)).size).toBe(found.length);
    expect(found.every((company) => allowedIds.has(company.companyId))).toBe(true);
  });

  test("filters and exclusions do not change the score of a company", async () => {
    for (const query of [queryFromSubject(readSubject("payroll software"), parts), bakersWith("flour")]) {
      const all = await rank(index, query, { limit: 120, filter: null });
      const best = new Set(all.slice(0, 25).map(({ companyId }) => companyId));
      const others = new Set(companies.keys().filter((row) => !best.has(row)));
      const expected = all.filter(({ companyId }) => others.has(companyId)).slice(0, 10);
      for (const ids of [{ allowedIds: others }, { excludedIds: best }])
        expect(await rank(index, query, { limit: 10, filter: null, ...ids })).toEqual(expected);
    }
  });

  test("a query with seeds is a condition: companies that do not meet it score low", async () => {
    const found = await rank(index, bakersWith("payroll software"), { limit: 120, filter: null });
    expect(new Set(found.slice(0, 20).map((company) => trade(company.companyId)))).toEqual(new Set([2]));
    const unmet = await rank(index, bakersWith("zzzzqqq"), { limit: 120, filter: null });
    expect(unmet.every(({ score }) => score < 0.2)).toBe(true);
  });

  test("a query for software finds a platform or an app before a company with neither", async () => {
    const texts = ["A network of rented boats.", "A platform for rented boats.", "An app for rented boats."];
    const withRentals = await indexWith(texts);
    const asked = queryFromSubject(readSubject("boat rental software"), { model, terms: withRentals.terms });
    const rentalIds = texts.map((_text, at) => companies.length + at);
    const found = await rank(withRentals.candidates, asked, { limit: 3, filter: null, allowedIds: new Set(rentalIds) });
    expect(found[2]?.companyId).toBe(rentalIds[0]);
  });

  test.each([
    ["point of sale", "POS"],
    ["electric vehicles", "EV"],
    ["biotechnology", "biotech"],
    ["fibre", "fiber"],
    ["health care", "healthcare"],
    ["customer support", "customer care"],
    ["vegan goods", "plant-based goods"],
  ])("%s and %s find the same companies", async (phrase, term) => {
    const texts = [`Rents ${phrase} from home.`, `Rents ${term} from home.`, "Rents rooms for sale from home."];
    const withRentals = await indexWith(texts);
    for (const query of [phrase, term]) {
      const asked = queryFromSubject(readSubject(query), { model, terms: withRentals.terms });
      const found = await rank(withRentals.candidates, asked, { limit: 2, filter: null });
      expect(found.map(({ companyId }) => companyId).toSorted()).toEqual([companies.length, companies.length + 1]);
    }
  });

  test("unknown words find nothing", async () => {
    expect(
      await rank(index, queryFromSubject(readSubject("asdfqwer zxcv"), parts), { limit: 5, filter: null }),
    ).toEqual([]);
  });

  test("scores are probabilities, and companies below the minimum are omitted", async () => {
    const query = queryFromSubject(readSubject("payroll software for accountants"), parts);
    const all = await rank(index, query, { limit: 120, filter: null });
    expect(all.every(({ score }) => score > 0 && score < 1)).toBe(true);
    const least = all[9]!.score;
    expect(await rank(index, query, { limit: 120, filter: null, minScore: least })).toEqual(
      all.filter(({ score }) => score >= least),
    );
  });

  test("a larger limit returns the same companies first, with about the same scores", async () => {
    const query = queryFromSubject(readSubject("offshore drilling"), parts);
    const few = await rankAndCount(index, query, { limit: 5, filter: null });
    const many = await rankAndCount(index, query, { limit: 60, filter: null });
    expect(many.companies.slice(0, 5)).toEqual(few.companies);
    expect(few.scores.length).toBe(many.scores.length);
    expect(new Set(many.scores).isSupersetOf(new Set(many.companies.map(({ score }) => score)))).toBe(true);
    const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0);
    expect(sum(few.scores) / sum(many.scores)).toBeCloseTo(1, 1);
  });
});

test("standardised scores are deviations from the mean: 0 when all are equal, and high when most companies are in one industry", () => {
  expect(standardised(0.3, { mean: 0.1, deviation: 0.1 })).toBeCloseTo(2, 5);
  expect(standardised(0.7, { mean: 0.7, deviation: 0 })).toBe(0);
  expect(standardised(0.5, { mean: 0, deviation: 0.5 })).toBeGreaterThan(3);
});

/** Returns a source with the same candidates for every request. */
function createSource(
  companyIds: readonly number[],
  coverage: Float32Array,
  vectors: CandidateVectors,
  sample: readonly Float32Array[],
): CandidateSource {
  return {
    find: async () => ({
      ...{ companyIds, allowed: companyIds.length, catalogueBest: [...companyIds.keys()], coverage, vectors },
      ...{ isBound: new Uint8Array(companyIds.length), hasAll: new Uint8Array(companyIds.length), fullMatchCount: 0 },
      ...{ inCategory: new Uint8Array(companyIds.length), familiarity: 1 },
    }),
    countUsing: async (words) => words.map(() => 0),
    centring: async () => learnCentring(sample),
  };
}

test("if the query has no vector, companies are ranked by words alone", async () => {
  const found = 1_500;
  const companyIds = Array.from({ length: found }, (_, at) => at);
  const source = createSource(
    companyIds,
    Float32Array.from(companyIds, (at) => 1 - at / found),
    { cosines: async (_vector, ids) => new Float32Array(ids.length), read: async (ids) => ids.map(() => null) },
    [],
  );
  const query = {
    kind: "text",
    vector: new Float32Array(2),
    lexical: { concepts: [{ weight: 1, terms: Uint32Array.of(0), shares: Float32Array.of(1) }] },
  } as const;
  const ranked = await rank(source, query, { limit: 2_000, filter: null });
  expect(ranked.map(({ companyId }) => companyId)).toEqual(companyIds);
});

test("of two companies equally near a seed, the one that resembles many other companies ranks second", async () => {
  const crowd = [1, -1].flatMap((at) => [Float32Array.of(at, 0, 0), Float32Array.of(0, 0, at)]);
  const companies = [Float32Array.of(Math.SQRT1_2, 0, Math.SQRT1_2), Float32Array.of(0, Math.SQRT1_2, Math.SQRT1_2)];
  const cosines = (vector: Float32Array): Float32Array =>
    Float32Array.from(companies, (company) => company.reduce((sum, value, at) => sum + value * vector[at]!, 0));
  const source = createSource(
    [0, 1],
    Float32Array.of(1, 1),
    {
      cosines: async (vector, ids) => Float32Array.from(ids, (id) => cosines(vector)[id]!),
      read: async (ids) => ids.map((id) => companies[id]!),
    },
    Array.from({ length: 200 }, (_, at) => crowd[at % crowd.length]!),
  );
  const lexical = { concepts: [{ weight: 1, terms: Uint32Array.of(0), shares: Float32Array.of(1) }] };
  const ranked = await rank(
    source,
    { kind: "seeds", vector: Float32Array.of(0, 0, 1), lexical },
    { limit: 2, filter: null },
  );
  expect(ranked.map(({ companyId }) => companyId)).toEqual([1, 0]);
});
