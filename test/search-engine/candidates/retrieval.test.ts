import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countTerms } from "../../../server/search-engine/lexical/company-terms.ts";
import { textLexicalQuery } from "../../../server/search-engine/lexical/lexical-query.ts";
import { termHash } from "../../../server/search-engine/lexical/term-dictionary.ts";
import { cosine, embedCompany, embedWords } from "../../../server/search-engine/model/embedding.ts";
import { emptyModel } from "../../../server/search-engine/model/search-model.ts";
import { trainModel } from "../../../server/search-engine/model/train.ts";
import { readSubject } from "../../../server/search-engine/query/subject.ts";
import { rank } from "../../../server/search-engine/ranking/rank.ts";
import {
  queryFromSeeds,
  queryFromSubject,
  withCondition,
} from "../../../server/search-engine/ranking/ranking-query.ts";
import { type CompanyText, cleanCompany } from "../../../server/search-engine/text/clean.ts";
import { toTerm } from "../../../server/text/public.ts";
import { variedCompanies } from "../../search/support.ts";
import { candidateSources, type ListedCompany, type OpenedSource } from "./sources.ts";

const texts = variedCompanies(5_000);
const model = await trainModel(texts.slice(0, 1_000), { dimensions: 32, wordDimensions: 24 });
const companies = texts.map(
  (text, at): ListedCompany => ({
    companyId: 2 * at + 1,
    text,
    employeeCount: at % 50,
    fundingStage: null,
    headquartersCountry: at % 20 === 7 ? "DEU" : "USA",
  }),
);
const vectors = new Map(companies.map(({ companyId, text }) => [companyId, embedCompany(model, cleanCompany(text))]));
const byNumber = (a: number, b: number): number => a - b;

describe.each(candidateSources)("candidates among thousands of companies, $name", ({ open, recall, unavailable }) => {
  const it = test.skipIf(unavailable !== undefined);
  let shop: OpenedSource;
  beforeAll(async () => {
    if (unavailable === undefined) shop = await open(companies, model);
  });
  afterAll(() => shop?.close());

  it("the companies nearest by meaning are among the candidates", async () => {
    const direction = embedWords(model, ["bread", "cakes"]);
    const best = [...vectors]
      .map(([companyId, vector]) => ({ companyId, score: cosine(vector, direction) }))
      .sort((a, b) => b.score - a.score || a.companyId - b.companyId);
    const found = await shop.source.find({ direction, words: { concepts: [] }, filter: null, limit: 10 });
    const scores = (await found.vectors.cosines(direction, found.companyIds)).toSorted().reverse();
    // Any of several equally near companies is accepted.
    for (const count of [100, 1_000]) {
      const worst = best[count - 1]!.score - 0.005;
      const among = scores.slice(0, count).filter((score) => score >= worst).length;
      expect(among / count).toBeGreaterThanOrEqual(recall);
    }
    const cosines = await found.vectors.cosines(direction, [best[0]!.companyId, 2]);
    expect(cosines[0]!).toBeCloseTo(best[0]!.score, 2);
    expect(cosines[1]).toBe(0);
  });

  it("with a filter that 2 % of companies pass, the candidates are exactly these companies", async () => {
    const direction = embedWords(model, ["bread"]);
    const words = textLexicalQuery(["bread"], 1, { model, terms: shop.terms });
    const filter = { minEmployees: 7, maxEmployees: 7 };
    const { companyIds, allowed } = await shop.source.find({ direction, words, filter, limit: 10 });
    const passing = companies.filter(({ employeeCount }) => employeeCount === 7).map(({ companyId }) => companyId);
    expect(companyIds.slice(0, allowed).toSorted(byNumber)).toEqual(passing);
  });

  it("the companies that cover most of the words are among the candidates, with their coverage", async () => {
    const hash = termHash(toTerm("bread"));
    const holding = companies.filter(({ text }) => countTerms(text).hashes.includes(hash));
    const words = textLexicalQuery(["bread"], 1, { model: emptyModel(32), terms: shop.terms });
    const found = await shop.source.find({ direction: new Float32Array(32), words, filter: null, limit: 10 });
    const ids = new Set(found.companyIds);
    expect(holding.length).toBeGreaterThan(500);
    expect(holding.length).toBeLessThan(2_000);
    expect(holding.every(({ companyId }) => ids.has(companyId))).toBe(true);
    const { coverage } = found;
    expect(Math.max(...coverage)).toBeLessThanOrEqual(1);
    expect(found.companyIds.filter((_, at) => coverage[at]! > 0).length).toBe(holding.length);
  });

  it("the centring does not change between calls", async () => {
    const centring = await shop.source.centring();
    expect(centring.sample.rows).toBe(512);
    expect(await shop.source.centring()).toEqual(centring);
  });

  it("the ranking and the centring nearly match those of an exact scan in this process", async () => {
    const reference = await candidateSources[0]!.open(companies, model);
    try {
      const [own, other] = await Promise.all([shop, reference].map(({ source }) => source.centring()));
      expect(Math.hypot(...own!.mean.map((value, at) => value - other!.mean[at]!))).toBeLessThan(0.01);
      const seed = texts[0]!;
      const overlaps = await Promise.all(
        [shop, reference].map(async ({ source, terms }) => {
          const parts = { model, terms };
          const queries = [
            queryFromSubject(readSubject("companies in marine cargo insurance"), parts),
            queryFromSubject(readSubject("payroll software for accountants"), parts),
            queryFromSeeds([seed], parts),
            withCondition(queryFromSeeds([seed], parts), queryFromSubject(readSubject("flour"), parts)),
          ];
          return Promise.all(queries.map((query) => rank(source, query, { limit: 100, filter: null })));
        }),
      );
      overlaps[0]!.forEach((ranking, at) => {
        const expected = new Set(overlaps[1]![at]!.map(({ companyId }) => companyId));
        expect(ranking.length).toBe(expected.size);
        const common = ranking.filter(({ companyId }) => expected.has(companyId)).length;
        expect(common / expected.size).toBeGreaterThanOrEqual(0.9);
      });
    } finally {
      await reference.close();
    }
  });

  it("equal companies are ordered by id", async () => {
    const text: CompanyText = { name: "Zither Ltd", one_liner: "Zither strings and lessons.", description: null };
    const twins = Array.from({ length: 9 }, (_, at) => ({ ...companies[0]!, companyId: 20_000 - at, text }));
    await shop.write(twins);
    const query = queryFromSubject(readSubject("zither"), { model, terms: shop.terms });
    const ranking = await rank(shop.source, query, { limit: 5, filter: null });
    expect(ranking.map(({ companyId }) => companyId)).toEqual([19_992, 19_993, 19_994, 19_995, 19_996]);
    await shop.remove(twins.map(({ companyId }) => companyId));
  });

  it("an aborted search rejects with the signal's reason", async () => {
    const stop = new AbortController();
    const query = queryFromSubject(readSubject("bread"), { model, terms: shop.terms });
    const ranking = rank(shop.source, query, { limit: 10, filter: null, signal: stop.signal });
    stop.abort(new Error("enough"));
    await expect(ranking).rejects.toThrow("enough");
  });
});
