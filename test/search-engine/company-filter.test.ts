import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { type CompanyAttributes, restricts, type VectorFilter } from "../../server/ports/vector-search.ts";
import { AttributeCodes } from "../../server/search-engine/company-filter/attribute-codes.ts";
import { countTerms, numberTerms } from "../../server/search-engine/lexical/company-terms.ts";
import { LexicalIndex } from "../../server/search-engine/lexical/lexical-index.ts";
import { wordQuery } from "../../server/search-engine/lexical/lexical-query.ts";
import { MemoryVectorSearch } from "../../server/search-engine/vector-scan/memory-vector-search.ts";

/** The number of codes. The number of companies is not a multiple of 16, the number that a scan tests at a time. */
const values = 255;
const companies = Array.from(
  { length: 2 * values + 13 },
  (_, at): CompanyAttributes => ({
    employeeCount: at % 7 === 0 ? null : at === 1 ? 3_000_000_000 : (at * 37) % 300,
    fundingStage: at % 11 === 0 ? null : `stage ${at % values}`,
    headquartersCountry: at % 13 === 0 ? null : `country ${(at * 2) % values}`,
  }),
);

function isAmong(value: string | null, allowed: readonly string[] | undefined): boolean {
  return !allowed?.length || (value !== null && allowed.includes(value));
}
function passes(
  { employeeCount, fundingStage, headquartersCountry }: CompanyAttributes,
  filter: VectorFilter,
): boolean {
  return (
    (filter.minEmployees === undefined || (employeeCount !== null && employeeCount >= filter.minEmployees)) &&
    (filter.maxEmployees === undefined || (employeeCount !== null && employeeCount <= filter.maxEmployees)) &&
    isAmong(fundingStage, filter.fundingStages) &&
    isAmong(headquartersCountry, filter.headquartersCountries) &&
    !(headquartersCountry !== null && filter.excludedHeadquartersCountries?.includes(headquartersCountry))
  );
}

function arbitraryValues(value: string): fc.Arbitrary<string[] | undefined> {
  return fc.option(
    fc.array(
      fc.integer({ min: 0, max: values }).map((number) => `${value} ${number}`),
      { maxLength: 200 },
    ),
    { nil: undefined },
  );
}
const filters: fc.Arbitrary<VectorFilter> = fc.record({
  minEmployees: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  maxEmployees: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  fundingStages: arbitraryValues("stage"),
  headquartersCountries: arbitraryValues("country"),
  excludedHeadquartersCountries: arbitraryValues("country"),
});

const vectors = new MemoryVectorSearch(64, 2);
const words = new LexicalIndex(1);
afterAll(() => Promise.all([vectors.close(), words.close()]));

test("the vector index and the lexical index allow the same companies regardless of the filter", async () => {
  const companyIds = companies.map((_, at) => at);
  await vectors.upsert({ companyIds, vectors: new Float32Array(companies.length * 64).fill(1), attributes: companies });
  const terms = numberTerms(
    countTerms({ name: "Payments", one_liner: "payments", description: null }),
    words.dictionary,
  );
  words.load(companies.map((of, companyId) => ({ ...of, companyId, terms })));
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const right = companyIds.filter((at) => passes(companies[at]!, filter));
      const found = await vectors.search({ vector: new Float32Array(64).fill(1), limit: companies.length, filter });
      expect(found.map(({ companyId }) => companyId)).toEqual(right);
      const covering = await words.top(wordQuery("payments"), companies.length, filter);
      expect(covering.companyIds.toSorted((a, b) => a - b)).toEqual(right);
    }),
    { numRuns: 200 },
  );
});

test.each<[string, VectorFilter]>([
  ["no condition", {}],
  ["undefined conditions", { minEmployees: undefined, fundingStages: undefined }],
  ["empty lists", { fundingStages: [], headquartersCountries: [], excludedHeadquartersCountries: [] }],
])("a filter of %s restricts nothing", (_, filter) => {
  expect(restricts(filter)).toBe(false);
  expect(new AttributeCodes().codeFilter(filter)).toBeNull();
});

test.each<[string, VectorFilter]>([
  ["a lower bound of zero", { minEmployees: 0 }],
  ["an upper bound", { maxEmployees: 5 }],
  ["a value that no company has", { fundingStages: ["Series Z"], headquartersCountries: [] }],
])("a filter of %s restricts", (_, filter) => {
  expect(restricts(filter)).toBe(true);
  expect(new AttributeCodes().codeFilter(filter)).not.toBeNull();
});

test("a value without a free code is rejected with its name, and earlier values keep their codes", () => {
  const codes = new AttributeCodes();
  const encodeStage = (value: number): number =>
    codes.code({ employeeCount: null, fundingStage: `stage ${value}`, headquartersCountry: null }).stage;
  const given = Array.from({ length: values }, (_, value) => encodeStage(value));
  expect(new Set(given).size).toBe(values);
  expect(() => encodeStage(values)).toThrow(
    new RangeError("There are more than 255 values of funding stage: stage 255 has no code."),
  );
  expect(Array.from({ length: values }, (_, value) => encodeStage(value))).toEqual(given);
});

test("a company rejected for its value is not stored", async () => {
  const search = new MemoryVectorSearch(4, 1);
  const add = (from: number, count: number) =>
    search.upsert({
      companyIds: Array.from({ length: count }, (_, at) => from + at),
      vectors: new Float32Array(count * 4).fill(1),
      attributes: Array.from({ length: count }, (_, at) => ({
        employeeCount: null,
        fundingStage: null,
        headquartersCountry: `country ${from + at}`,
      })),
    });
  await add(0, values);
  await expect(add(values, 1)).rejects.toThrow("has no code");
  expect(search.size).toBe(values);
  await search.close();
});
