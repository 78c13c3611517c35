import { describe, expect, test } from "vitest";
import { allowedRows } from "../../scripts/tools/evaluate/allowed.ts";
import { meanScore, ndcgAt10, recallAt100 } from "../../scripts/tools/evaluate/metrics.ts";
import type { CorpusCompany, JudgedQuery } from "../../scripts/tools/evaluate/read-files.ts";

const noFilters = { locations: [], fundingStages: [], minEmployees: null, maxEmployees: null };

describe("measures", () => {
  test("nDCG of a hand-worked ranking", () => {
    const relevant = new Map([
      ["a", 3],
      ["b", 2],
      ["c", 1],
    ]);
    const found = 3 / Math.log2(2) + 7 / Math.log2(4);
    const ideal = 7 / Math.log2(2) + 3 / Math.log2(3) + 1 / Math.log2(4);
    expect(ndcgAt10(["b", "x", "a"], relevant)).toBeCloseTo(found / ideal, 12);
    expect(ndcgAt10(["a", "b", "c"], relevant)).toBe(1);
  });

  test("recall counts grades of 2 and more among the first hundred, over a hundred at most", () => {
    expect(
      recallAt100(
        ["a", "c"],
        new Map([
          ["a", 3],
          ["b", 2],
          ["c", 1],
        ]),
      ),
    ).toBe(0.5);
    const many = new Map(Array.from({ length: 200 }, (_, at) => [`d${at}`, 2]));
    expect(recallAt100([...many.keys()], many)).toBe(1);
    expect(recallAt100(["a"], new Map([["a", 1]]))).toBeNull();
  });

  test("queries with nothing to recall are omitted of the mean recall", () => {
    expect(
      meanScore([
        { ndcg: 1, recall: 0.4 },
        { ndcg: 0, recall: null },
      ]),
    ).toEqual({ ndcg: 0.5, recall: 0.4 });
  });
});

describe("allowed companies", () => {
  const company = (domain: string, more: Partial<CorpusCompany> = {}): CorpusCompany => ({
    domain,
    name: domain,
    one_liner: null,
    description: null,
    employee_count: null,
    employee_min: null,
    employee_max: null,
    funding_stage: null,
    hq_country: null,
    corpora: [],
    ...more,
  });
  const query = (more: Partial<JudgedQuery>): JudgedQuery => ({
    id: "q",
    kind: "trait",
    subtype: "",
    corpus: "c",
    query: "x",
    seedDomains: [],
    excludeDomains: [],
    filters: noFilters,
    relevant: new Map(),
    ...more,
  });
  const companies = [
    company("a", { hq_country: "FRA" }),
    company("b", { hq_country: "USA" }),
    company("c"),
    company("d", { hq_country: "DEU" }),
  ];
  const judgements = { corpora: new Map([["c", new Set(["a", "b", "c"])]]), queries: [] };

  test("a query stays inside its corpus, without its seeds and exclusions", () => {
    expect([...allowedRows(query({ seedDomains: ["a"], excludeDomains: ["b"] }), companies, judgements)]).toEqual([2]);
  });

  test("EU stands for its members, and a company of unknown country does not match", () => {
    expect([...allowedRows(query({ filters: { ...noFilters, locations: ["EU"] } }), companies, judgements)]).toEqual([
      0,
    ]);
  });

  test("employee bounds must hold for the whole range known", () => {
    const sized = [
      company("a", { employee_count: 50 }),
      company("b", { employee_min: 10, employee_max: 100 }),
      company("c"),
    ];
    expect([...allowedRows(query({ filters: { ...noFilters, minEmployees: 20 } }), sized, judgements)]).toEqual([0]);
  });

  test("a corpus that is not listed has every company", () => {
    expect(allowedRows(query({ corpus: "other" }), companies, judgements).size).toBe(4);
  });
});
