import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toUnit } from "../../../server/lib/to-unit.ts";
import type { CandidateRequest, Candidates } from "../../../server/search-engine/candidates/candidate-source.ts";
import {
  type LexicalQuery,
  literalQueries,
  textLexicalQuery,
} from "../../../server/search-engine/lexical/lexical-query.ts";
import { emptyModel, type SearchModel } from "../../../server/search-engine/model/search-model.ts";
import type { CompanyText } from "../../../server/search-engine/text/clean.ts";
import { readCases } from "../../support/cases.ts";
import { candidateSources, type ListedCompany, type OpenedSource } from "./sources.ts";

const cases = readCases("test/search-engine/candidates/filters.txt");

const unknown = { employeeCount: null, fundingStage: null, headquartersCountry: null };

function company(companyId: number, sentence: string, more: Partial<ListedCompany> = {}): ListedCompany {
  const text: CompanyText = { name: `Firm${companyId} Ltd`, one_liner: sentence, description: null };
  return { ...unknown, companyId, text, ...more };
}

/** Returns the candidates that may be in the ranking. */
const allowedCandidates = ({ companyIds, allowed }: Candidates): readonly number[] => companyIds.slice(0, allowed);

const byNumber = (a: number, b: number): number => a - b;

describe.each(candidateSources)("candidates, $name", ({ open, unavailable }) => {
  const it = test.skipIf(unavailable !== undefined);
  const model: SearchModel = emptyModel(8);
  const opened: OpenedSource[] = [];
  const openWith = async (companies: readonly ListedCompany[]): Promise<OpenedSource> => {
    const source = await open(companies, model);
    opened.push(source);
    return source;
  };
  afterAll(async () => void (await Promise.all(opened.map((each) => each.close()))));

  const wordsQuery = (text: string, { terms }: OpenedSource): LexicalQuery =>
    textLexicalQuery(text.split(" "), 1, { model, terms });
  const find = ({ source }: OpenedSource, request: Partial<CandidateRequest> & { words: LexicalQuery }) =>
    source.find({ direction: new Float32Array(8), filter: null, limit: 10, ...request });
  /** Returns the candidates that cover part of the query, ordered by id. */
  const covering = (found: Candidates): number[] =>
    allowedCandidates(found)
      .filter((_, at) => found.coverage[at]! > 0)
      .toSorted(byNumber);
  const coverageById = ({ companyIds, coverage }: Candidates): Map<number, number> =>
    new Map(companyIds.map((companyId, at) => [companyId, coverage[at]!]));

  it("a company covers a query by the best term of each concept", async () => {
    const shop = await openWith([
      company(1, "Bread bread bread."),
      company(2, "Bread and cheese."),
      company(3, "Oil rigs."),
      company(4, "Cheese."),
    ]);
    const found = await find(shop, { words: wordsQuery("bread cheese", shop) });
    expect(covering(found)).toEqual([1, 2, 4]);
    const coverage = coverageById(found);
    expect(coverage.get(2)!).toBeGreaterThan(Math.max(coverage.get(1)!, coverage.get(4)!));
    expect(coverage.get(2)!).toBeLessThanOrEqual(1);
    expect(found.familiarity).toBe(1);
  });

  describe("filters", () => {
    let shop: OpenedSource;
    beforeAll(async () => {
      shop = await openWith([
        company(1, "Bread.", { employeeCount: 10, fundingStage: "Seed", headquartersCountry: "DEU" }),
        company(2, "Bread.", { employeeCount: 200, fundingStage: "Series A", headquartersCountry: "USA" }),
        company(3, "Bread.", { employeeCount: null, fundingStage: "Seed", headquartersCountry: null }),
        company(4, "Bread.", { employeeCount: 0, fundingStage: null, headquartersCountry: "USA" }),
        company(5, "Bread."),
      ]);
    });

    it.each(cases.values<[string, object, number[]]>("what, filter, companies"))("%s", async (_, filter, expected) => {
      const found = await find(shop, { words: wordsQuery("bread", shop), filter });
      expect(covering(found)).toEqual(expected);
    });
  });

  it("candidates include the coverage of a condition", async () => {
    const shop = await openWith([
      company(1, "Payroll software for restaurants."),
      company(2, "A restaurant."),
      company(3, "Payroll."),
      company(4, "Software for payroll."),
    ]);
    const condition = wordsQuery("payroll restaurants", shop);
    const words = wordsQuery("software", shop);
    const found = await find(shop, { words, condition });
    const covered = new Map(found.companyIds.map((companyId, at) => [companyId, found.conditionCoverage![at]!]));
    expect([...covered.keys()].toSorted(byNumber)).toEqual([1, 2, 3, 4]);
    const best = [...covered].toSorted(([, a], [, b]) => b - a).map(([companyId]) => companyId);
    expect(best.slice(0, 2)).toEqual([1, 2]);
  });

  it("candidates are restricted by allowed, omitted and excluded ids, and by excluded and required words", async () => {
    const shop = await openWith([
      company(1, "Bread, shops and markets."),
      company(2, "Bread, shops and markets."),
      company(3, "Bread, hotels and restaurants."),
      company(4, "Bread, hotels and markets."),
      company(5, "Bread, shops and markets."),
    ]);
    const words = wordsQuery("bread", shop);
    const found = async (request: Partial<CandidateRequest>): Promise<number[]> =>
      covering(await find(shop, { words, ...request }));
    expect(await found({ allowedIds: new Set([2, 4, 99]) })).toEqual([2, 4]);
    expect(await found({ allowedIds: new Set() })).toEqual([]);
    expect(await found({ omittedIds: new Set([1, 99]), excludedIds: new Set([5]) })).toEqual([2, 3, 4]);
    const group = literalQueries(["hotels", "restaurants"], shop);
    expect(await found({ excludedWords: [group] })).toEqual([1, 2, 4, 5]);
    expect(await found({ requiredWords: group, omittedIds: new Set([1]) })).toEqual([3]);
    expect(await found({ requiredWords: literalQueries(["markets"], shop), allowedIds: new Set([3, 4]) })).toEqual([4]);
    const either = group.map((word) => [word]);
    expect(await found({ excludedWords: either })).toEqual([1, 2, 5]);
    expect(await found({ excludedWords: either, allowedIds: new Set([1, 3]), excludedIds: new Set([1]) })).toEqual([]);
  });

  it("excluded words exclude a company if they occur in its first sentence, or twice in a text of any length", async () => {
    const more =
      "Its pans are sold by traders to cooks, chefs and markets in towns and villages all over the land. ".repeat(9);
    const says = (companyId: number, first: string, rest: string): ListedCompany => {
      const listed = company(companyId, first);
      return { ...listed, text: { ...listed.text, description: `${more} ${rest}` } };
    };
    const shop = await openWith([
      says(1, "Copper pans, explores for gold.", ""),
      says(2, "Copper pans.", "It also has gold. Gold is shiny."),
      says(3, "Copper pans.", "It also has gold."),
      company(4, "Copper pans."),
    ]);
    const excludedWords = [literalQueries(["gold"], shop)];
    expect(covering(await find(shop, { words: wordsQuery("copper", shop), excludedWords }))).toEqual([3, 4]);
  });

  it("companies with all words are counted, and companies with the exact forms come first", async () => {
    const shop = await openWith([
      company(1, "Banded copper pans."),
      company(2, "A band with copper pans."),
      company(3, "Copper."),
    ]);
    const having = async (text: string) => {
      const found = await find(shop, { words: wordsQuery(text, shop) });
      const lists = found.companyIds.map((companyId, at) => [companyId, found.hasAll[at]!] as const);
      return { lists: new Map(lists), most: found.fullMatchCount };
    };
    expect(await having("copper band")).toEqual({
      lists: new Map([
        [1, 1],
        [2, 1],
        [3, 0],
      ]),
      most: 2,
    });
    expect(await having("banded copper")).toEqual({
      lists: new Map([
        [1, 2],
        [2, 1],
        [3, 0],
      ]),
      most: 1,
    });
    expect((await having("copper zymurgy")).most).toBe(0);
  });

  it("with a restriction, the best companies of the whole catalogue except seeds are returned for comparison", async () => {
    const shop = await openWith([
      company(1, "Bread.", { employeeCount: 5 }),
      company(2, "Bread.", { employeeCount: 50 }),
      company(3, "Bread."),
    ]);
    const words = wordsQuery("bread", shop);
    const restrictions: Partial<CandidateRequest>[] = [
      { filter: { maxEmployees: 5 } },
      { allowedIds: new Set([1]) },
      { excludedIds: new Set([2, 3]) },
    ];
    for (const restriction of restrictions) {
      const found = await find(shop, { words, ...restriction });
      expect(allowedCandidates(found)).toEqual([1]);
      expect(found.companyIds.slice(1).toSorted(byNumber)).toEqual([2, 3]);
      expect(found.coverage.length).toBe(3);
      expect(found.catalogueBest.map((place) => found.companyIds[place]).toSorted()).toEqual([1, 2, 3]);
      const withoutSeed = await find(shop, { words, ...restriction, omittedIds: new Set([3]) });
      expect(withoutSeed.companyIds).toEqual([1, 2]);
    }
  });

  it("a changed company is found only by its new text, and a removed company is not found", async () => {
    const shop = await openWith([company(1, "Bread."), company(2, "Bread.", { employeeCount: 3 }), company(3, "Oil.")]);
    const found = async (text: string, filter: object | null = null): Promise<number[]> =>
      covering(await find(shop, { words: wordsQuery(text, shop), filter }));
    await shop.write([company(2, "Oil.", { employeeCount: 300 }), company(4, "Bread.")]);
    expect(await found("bread")).toEqual([1, 4]);
    expect(await found("oil", { minEmployees: 300 })).toEqual([2]);
    await shop.remove([1, 2, 77]);
    expect(await found("bread")).toEqual([4]);
    expect(await found("oil")).toEqual([3]);
    await shop.write([company(1, "Bread again.")]);
    expect(await found("bread")).toEqual([1, 4]);
  });

  it("if no company uses the words, the companies nearest by the embeddings model are candidates", async () => {
    const near = toUnit(Float32Array.of(1, 1, 0, 0, 0, 0, 0, 0));
    const far = toUnit(Float32Array.of(0, 0, 0, 0, 0, 0, 1, -1));
    const shop = await openWith([
      company(1, "Bread.", { embedding: near, employeeCount: 5 }),
      company(2, "Bread.", { embedding: far }),
      company(3, "Oil."),
    ]);
    const { embeddingCosines } = shop.source;
    const cosines = await embeddingCosines!(near, [2, 3, 1, 99]);
    expect(cosines[2]!).toBeCloseTo(1, 2);
    expect(cosines[0]!).toBeCloseTo(0, 2);
    expect([cosines[1], cosines[3]]).toEqual([Number.NaN, Number.NaN]);

    const words = wordsQuery("zymurgy", shop);
    const unfamiliar = await find(shop, { words, embedding: near });
    expect(unfamiliar.familiarity).toBe(0);
    expect(unfamiliar.companyIds).toEqual(expect.arrayContaining([1, 2]));
    const filtered = await find(shop, { words, embedding: near, filter: { minEmployees: 1 } });
    expect(allowedCandidates(filtered)).toEqual([1]);
    const familiar = await find(shop, { words: wordsQuery("bread", shop), embedding: near });
    expect(familiar.familiarity).toBe(1);
  });

  it("an empty catalogue has no candidates", async () => {
    const shop = await openWith([]);
    const found = await find(shop, { words: { concepts: [] }, direction: new Float32Array(8).fill(1) });
    expect(found.companyIds).toEqual([]);
    expect((await shop.source.centring()).sample.rows).toBe(0);
  });
});
