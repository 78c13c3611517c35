import { expect, test } from "vitest";
import { createCompanySearch } from "../../server/search/company-search.ts";
import type { CompanyFilters } from "../../server/search/search.ts";
import { emptyModel, NO_CANDIDATES, TermDictionary } from "../../server/search-engine/public.ts";

const FILTERS: CompanyFilters = { min_revenue_usd: 1, min_founded_year: 1990, ownership_include: ["public"] };

/** Returns a search over no companies, and the filters of each count of unknown values. */
function openSearch() {
  const counted: CompanyFilters[] = [];
  const state = { model: emptyModel(1), terms: new TermDictionary(), candidates: NO_CANDIDATES, isOutgrown: false };
  const search = createCompanySearch({
    catalogue: { state: async () => state },
    readTexts: async () => [],
    listCompanyIdsInCities: async () => [],
    listCompanyIdsMatching: async () => [],
    listUnconfirmed: async () => [],
    listNamedSeeds: async () => [],
    resolveSeeds: async () => ({ companies: [], omittedCompanyIds: [] }),
    countUnknown: async (filters) => {
      counted.push(filters);
      return 0;
    },
    blockedCompanies: async () => new Set(),
    minScore: 0.2,
  });
  return { search, counted };
}

test("a search that finds nothing counts unknown values once, and not again for each part of the query that it tries to drop", async () => {
  const { search, counted } = openSearch();
  const wanted = { workspaceId: 1, query: "solar panels for farms", filters: FILTERS, limit: 10 };
  await search.traits(wanted);
  expect(counted).toEqual([FILTERS]);
  const exclusions = { omittedCompanyIds: [], seeds: [], searchType: "semantic" as const };
  await search.lookalikes({ ...wanted, ...exclusions });
  expect(counted).toEqual([FILTERS, FILTERS]);
});

test("comparing companies with a description does not count unknown values", async () => {
  const { search, counted } = openSearch();
  const texts = { one_liner: "Solar panels", description: null, industry: "Energy", tags: [] };
  await search.fits({
    query: "solar companies founded after 2018",
    companies: [{ id: 1, name: "Northwind", ...texts }],
  });
  expect(counted).toEqual([]);
});
