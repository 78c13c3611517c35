import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listFilters } from "../../server/filters/definitions.ts";
import { expandCountries, readStoredFilters } from "../../server/filters/read-filters.ts";
import type { CompanyFilters } from "../../server/search/search.ts";
import {
  accountReferences,
  accountRows,
  insertTechnologies,
  isReversed,
  matchesAll,
  SEED,
  sampleCombinations,
} from "../filters/account-rows.ts";
import { atSize } from "../support/at-size.ts";
import { createTestDatabase } from "../support/database.ts";
import { startSearch } from "../support/search-service.ts";

const COMBINATIONS = atSize({ quick: 50, full: 300 });

const names = listFilters("IcpFilters").map(({ name }) => name as keyof CompanyFilters);

const database = await createTestDatabase();
const facts = accountRows.map(
  ({ addedDay, insights, audiences, signals, events, technologies, crm_owner_id, ...row }) => {
    const { is_imported, is_present_in_crm, has_open_deal, is_customer, ...company } = row;
    return { ...company, tags: [...company.tags], one_liner: "It sells windmills." };
  },
);
await database.db.insertInto("company").values(facts).execute();
await insertTechnologies(database.db);
const search = await startSearch(database);

async function expectExactMatches(filters: CompanyFilters): Promise<void> {
  const { matches } = await search.search.traits({
    ...{ workspaceId: 1, query: "windmills", limit: accountRows.length, minScore: 0 },
    filters: expandCountries(readStoredFilters("IcpFilters", filters)),
  });
  const expected = accountRows.filter((row) => matchesAll(accountReferences, row, filters)).map(({ id }) => id);
  expect(matches.map(({ companyId }) => companyId).toSorted((a, b) => a - b)).toEqual(expected);
}

/** The facts that each filter requires; companies without such a fact are unconfirmed. */
const UNCONFIRMED_WITHOUT: Partial<Record<keyof CompanyFilters, (row: (typeof accountRows)[number]) => unknown>> = {
  min_employee_count: (row) => row.employee_count,
  max_founded_year: (row) => row.founded_year,
  funding_stage_include: (row) => row.funding_stage,
  max_revenue_usd: (row) => row.revenue_usd,
};

const arbitrary = (name: keyof CompanyFilters): fc.Arbitrary<unknown> => accountReferences[name].values;

describe("filters of a search", () => {
  test.each(names)("%s alone selects exactly the companies that match", async (name) => {
    for (const value of fc.sample(arbitrary(name), { numRuns: atSize({ quick: 2, full: 5 }), seed: SEED }))
      await expectExactMatches({ [name]: value });
  });

  test(`${COMBINATIONS} random combinations select exactly the companies that match all`, async () => {
    for (const filters of sampleCombinations(names, arbitrary, COMBINATIONS))
      if (!isReversed(filters)) await expectExactMatches(filters);
  }, 120_000);

  test("companies with an unknown required fact follow the matching companies if they match all other filters", async () => {
    const combination = fc
      .subarray(Object.keys(UNCONFIRMED_WITHOUT) as (keyof CompanyFilters)[], { minLength: 1 })
      .chain((chosen) =>
        fc.record(Object.fromEntries([...chosen, "country_exclude" as const].map((name) => [name, arbitrary(name)]))),
      );
    let unconfirmed = 0;
    for (const filters of fc.sample(combination, { numRuns: 20, seed: SEED }) as CompanyFilters[]) {
      const { matches, notice } = await search.search.traits({
        ...{ workspaceId: 1, query: "windmills", limit: accountRows.length, minScore: 0, includeUnknown: true },
        filters: expandCountries(readStoredFilters("IcpFilters", filters)),
      });
      const fit = accountRows.filter((row) => matchesAll(accountReferences, row, filters));
      const others = accountRows.filter((row) => {
        const known = Object.entries(filters).filter(
          ([name, value]) => UNCONFIRMED_WITHOUT[name as keyof CompanyFilters]?.(row) !== null || String(value) === "",
        );
        const isUnknown = known.length < Object.keys(filters).length;
        return isUnknown && matchesAll(accountReferences, row, Object.fromEntries(known));
      });
      unconfirmed += others.length;
      const found = matches.map(({ companyId }) => companyId);
      expect(new Set(found.slice(0, fit.length))).toEqual(new Set(fit.map(({ id }) => id)));
      expect(new Set(found.slice(fit.length))).toEqual(new Set(others.map(({ id }) => id)));
      expect(notice).toMatch(/ is unknown are listed after the matching companies\.$/);
    }
    expect(unconfirmed).toBeGreaterThan(20);
  });
});
