import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { CompanyFilter } from "../../server/search/search.ts";
import { termImpact } from "../../server/search-engine/lexical/block.ts";
import { companyLength, countTerms, numberTerms } from "../../server/search-engine/lexical/company-terms.ts";
import type { LexicalEntry } from "../../server/search-engine/lexical/indexed-block.ts";
import { LexicalIndex } from "../../server/search-engine/lexical/lexical-index.ts";
import {
  type LexicalQuery,
  type NumberedQuery,
  numberConcepts,
} from "../../server/search-engine/lexical/lexical-query.ts";
import { termHash } from "../../server/search-engine/lexical/term-dictionary.ts";
import { toTerm } from "../../server/text/public.ts";
import { atSize } from "../support/at-size.ts";

const words = [
  "payments",
  "payroll",
  "robots",
  "robotics",
  "health",
  "healthy",
  "insurance",
  "insurer",
  "solar",
  "soldering",
];
const stages = ["Seed", "Series A", null];

/** Returns a company whose facts and words depend on `seed`. */
function entry(index: LexicalIndex, companyId: number, seed: number): LexicalEntry {
  return {
    companyId,
    employeeCount: seed % 4 === 0 ? null : seed % 100,
    fundingStage: stages[seed % 3]!,
    headquartersCountry: seed % 2 === 0 ? "DEU" : null,
    terms: numberTerms(
      countTerms({
        name: words[seed % 10]!,
        one_liner: `${words[(seed * 7) % 10]!} ${words[(seed * 3 + 1) % 10]!}`,
        description: null,
      }),
      index.dictionary,
    ),
  };
}

function passes(of: LexicalEntry, filter: CompanyFilter): boolean {
  return (
    (filter.minEmployees === undefined || (of.employeeCount !== null && of.employeeCount >= filter.minEmployees)) &&
    (!filter.fundingStages?.length || (of.fundingStage !== null && filter.fundingStages.includes(of.fundingStage))) &&
    (!filter.headquartersCountries?.length ||
      (of.headquartersCountry !== null && filter.headquartersCountries.includes(of.headquartersCountry)))
  );
}

/** Returns the expected result, from scoring every company of the index separately. */
function expected(
  held: Map<number, LexicalEntry>,
  averageLength: number,
  query: NumberedQuery,
  filter: CompanyFilter,
  limit: number,
) {
  const scored = [...held.values()]
    .filter((of) => passes(of, filter))
    .map((of) => {
      let score = 0;
      for (const { weight, numbers, shares } of query.numberedConcepts) {
        const impacts = Array.from(numbers, (term, at) => {
          const count = of.terms.counts[of.terms.terms.indexOf(term)];
          if (count === undefined) return 0;
          const impact = Math.round((termImpact(count, companyLength(of.terms), averageLength) / 2.2) * 255);
          return Math.max(1, Math.round(shares[at]! * Math.max(1, impact)));
        });
        const coverage = Math.log1p(Math.max(...impacts) / 255 / 0.2) / Math.log1p(1 / 0.2);
        score = Math.fround(score + weight * Math.fround(coverage));
      }
      return { companyId: of.companyId, score };
    });
  const best = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.companyId - b.companyId)
    .slice(0, limit);
  return best.map(({ companyId }) => companyId);
}

/** Returns a query of single words, each with a related word of lower weight. */
function queryFor(asked: readonly string[]): LexicalQuery {
  return {
    concepts: asked.map((word, at) => ({
      weight: 1 / asked.length,
      terms: Uint32Array.of(termHash(toTerm(word)), termHash(toTerm(words[(at + 5) % words.length]!))),
      shares: Float32Array.of(1, 0.6),
    })),
  };
}

const opened: LexicalIndex[] = [];
function open(): LexicalIndex {
  const index = new LexicalIndex(2);
  opened.push(index);
  return index;
}
afterAll(() => Promise.all(opened.map((index) => index.close())));

test("after any additions, changes and removals, the best companies are returned in order, with exact filters", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 999 }), fc.boolean()), {
        maxLength: 60,
      }),
      fc.record({
        minEmployees: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
        fundingStages: fc.constantFrom(undefined, [], ["Seed"], ["Seed", "Series A"], ["Series Z"]),
        headquartersCountries: fc.constantFrom(undefined, ["DEU"]),
      }),
      fc.integer({ min: 1, max: 30 }),
      async (changes, filter, limit) => {
        const index = open();
        const loaded = Array.from({ length: 20 }, (_, id) => entry(index, id, id * 13));
        index.load(loaded);
        const averageLength = loaded.reduce((sum, { terms }) => sum + companyLength(terms), 0) / loaded.length;
        const held = new Map(loaded.map((of) => [of.companyId, of]));
        for (const [companyId, seed, gone] of changes) {
          if (gone) {
            index.remove([companyId]);
            held.delete(companyId);
          } else {
            const changed = entry(index, companyId, seed);
            index.replace([changed]);
            held.set(companyId, changed);
          }
        }
        const query = queryFor(["payments", "robots", "solar"]);
        const response = await index.top(query, limit, filter);
        expect(response.companyIds).toEqual(
          expected(held, averageLength, numberConcepts(query, index.dictionary), filter, limit),
        );
        await index.close();
      },
    ),
    { numRuns: atSize({ quick: 4, full: 12 }) },
  );
});

test("a company that changes or is removed while a query is scored does not disappear from its results", async () => {
  const index = open();
  index.load(Array.from({ length: 100 }, (_, id) => entry(index, id, 5)));
  const query = queryFor(["insurance"]);
  const found = index.top(query, 100, null);
  index.replace(Array.from({ length: 50 }, (_, id) => entry(index, id, 5)));
  index.remove([99]);
  expect((await found).companyIds).toHaveLength(100);
  expect((await index.top(query, 100, null)).companyIds).toHaveLength(99);
});

test("changes that exceed one block are kept, merged and found", async () => {
  const index = open();
  index.load(Array.from({ length: 100 }, (_, id) => entry(index, id, id)));
  const held = new Map<number, LexicalEntry>();
  for (let lot = 0; lot < 40; lot += 1) {
    // Every second batch replaces the companies of the previous batch.
    const changes = Array.from({ length: 1_000 }, (_, at) =>
      entry(index, 1_000 + (lot >> 1) * 1_000 + at, lot * 31 + at),
    );
    for (const of of changes) held.set(of.companyId, of);
    index.replace(changes);
  }
  const query = queryFor(["insurance"]);
  const { companyIds } = await index.top(query, 16_000, { minEmployees: 99 });
  const right = [...held.values()].filter(
    (of) => of.employeeCount === 99 && query.concepts[0]!.terms.some((term) => of.terms.terms.includes(term)),
  );
  expect(companyIds.toSorted((a, b) => a - b).filter((id) => id >= 1_000)).toEqual(
    right.map(({ companyId }) => companyId).sort((a, b) => a - b),
  );
  const sample = index.sample(500);
  expect(new Set(sample).size).toBe(500);
  expect(index.sample(50_000).length).toBe(20_100);
});

test("a sample is spread evenly, and does not change until companies change", () => {
  const index = open();
  index.load(Array.from({ length: 10_000 }, (_, id) => entry(index, id, id)));
  const sample = index.sample(100);
  expect(index.sample(100)).toEqual(sample);
  const perTenth = Array.from(
    { length: 10 },
    (_, tenth) => sample.filter((id) => Math.floor(id / 1_000) === tenth).length,
  );
  expect(Math.max(...perTenth) - Math.min(...perTenth)).toBeLessThanOrEqual(2);
});
