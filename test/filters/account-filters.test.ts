import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import type { AccountFilters } from "../../server/filters/read-filters.ts";
import type { Schema } from "../../server/http/contract.ts";
import { atSize } from "../support/at-size.ts";
import { startTestService } from "../support/service.ts";
import {
  accountReferences,
  accountRows,
  insertAccountRows,
  isReversed,
  matchesAll,
  SEED,
  sampleCombinations,
  TAGS,
  withIds,
} from "./account-rows.ts";

const COMBINATIONS = atSize({ quick: 100, full: 500 });

const names = Object.keys(accountReferences) as (keyof AccountFilters)[];

function accountFilterValues(name: keyof AccountFilters): fc.Arbitrary<unknown> {
  return accountReferences[name].values;
}

const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(db);
await insertAccountRows(db, owner);

async function expectExactMatches(filters: AccountFilters): Promise<void> {
  const body = { filters: withIds(filters), pagination: { limit: accountRows.length } };
  const response = await call(service, "POST", "/api/v1/account/get-account-list", { key: owner.key, body });
  if (isReversed(filters)) return expect(response.status).toBe(422);
  expect(response.status).toBe(200);
  const { accounts, total_count } = response.body as Schema["AccountListResponse"];
  const expected = accountRows.filter((row) => matchesAll(accountReferences, row, filters)).map(({ id }) => id);
  expect({ ids: accounts.map(({ id }) => id), total_count }).toEqual({ ids: expected, total_count: expected.length });
}

describe("account filters", () => {
  test.each(names)("%s alone selects exactly the accounts that match", async (name) => {
    const property = fc.asyncProperty(accountFilterValues(name), (value) => expectExactMatches({ [name]: value }));
    await fc.assert(property, { numRuns: 5, seed: SEED });
  });

  test(`${COMBINATIONS} random combinations select exactly the accounts that match all`, async () => {
    const combinations = sampleCombinations(names, accountFilterValues, COMBINATIONS);
    while (combinations.length > 0) await Promise.all(combinations.splice(0, 10).map(expectExactMatches));
  }, 120_000);

  test.each([
    ["2026-01-01T00:00:00+23:00", 200],
    ["0001-01-01T00:00:00Z", 200],
    ["0000-01-01T00:00:00Z", 422],
    ["9999-12-31T23:59:59-12:00", 422],
    ["2016-12-31T23:59:60Z", 422],
  ])("accept a time that Postgres can compare, and reject any other: %s", async (time, status) => {
    for (const name of ["added_after", "added_before"]) {
      const body = { filters: { [name]: time } };
      const response = await call(service, "POST", "/api/v1/account/get-account-list", { key: owner.key, body });
      expect(response.status).toBe(status);
      if (status === 422) expect(response.body).toMatchObject({ detail: [{ loc: ["body", "filters", name] }] });
    }
  });

  test("are all described, industries and tags with their most frequent values", async () => {
    const response = await call(service, "GET", "/api/v2/account/filters", { key: owner.key });
    const { filters } = response.body as Schema["FilterDefinitions"];
    expect(filters.map(({ field_name }) => field_name).toSorted()).toEqual(names.toSorted());
    const described = new Map(filters.map((filter) => [filter.field_name, filter]));
    expect(described.get("funding_stages")).toMatchObject({ type: "string[]", required: false });
    expect(described.get("funding_stages")?.options).toHaveLength(13);
    const count = (tag: string) => accountRows.filter((row) => row.tags.includes(tag)).length;
    expect(described.get("tag_include")).toMatchObject({
      options: TAGS.toSorted((a, b) => count(b) - count(a)),
      schema_description:
        "Up to 100 values, each a string of 1 to 200 characters. The options are the 500 most frequent values; others are accepted too.",
    });
    expect(described.get("industry_include")?.options.map((option) => option.toLowerCase())).toEqual([
      "energy",
      "health care",
    ]);
    expect(described.get("added_after")?.schema_description).toBe("An RFC 3339 time.");
  });

  test("find a city, an industry and a tag in any alphabet, letter case and Unicode form", async () => {
    const { key, workspaceId } = await createKeyOwner(db);
    const written = ["İstanbul", "ΑΘΗΝΑΣ", "ÅLESUND", "Σίσυφος", "Zu\u0308rich"];
    for (const [n, text] of written.entries()) {
      const id = 1_000_000 + n;
      const company = {
        id,
        domain: `letters-${n}.example`,
        name: "Letters",
        hq_city: text,
        industry: text,
        tags: [text],
      };
      await db.insertInto("company").values(company).execute();
      const account = { workspace_id: workspaceId, company_id: id, source: "import" };
      await db.insertInto("workspace_account").values(account).execute();
      for (const [name, value] of ["city_include", "industry_include", "tag_include"].flatMap((name) =>
        [text, text.toUpperCase().normalize("NFC")].map((value) => [name, value] as const),
      )) {
        const body = { filters: { [name]: [value] } };
        const response = await call(service, "POST", "/api/v1/account/get-account-list", { key, body });
        const { accounts } = response.body as Schema["AccountListResponse"];
        expect(accounts.map((account) => account.id)).toEqual([id]);
      }
    }
  });
});
