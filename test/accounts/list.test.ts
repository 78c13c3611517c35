import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { oneRow, run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { startTestService } from "../support/service.ts";

const LIST = "/api/v1/account/get-account-list";
const FILTERED = "/api/v2/account/filtered-accounts";
const ACCOUNTS = 12_000;

const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(db);
// Ids with gaps; every property depends on a remainder, and some are unknown.
await sql`insert into company (id, domain, name, employee_count, funding_stage, hq_country, industry, tags,
  founded_year, hq_city)
    select n * 3, 'c' || n || '.example', 'Company ' || n, case when n % 7 > 0 then n % 500 end,
      case n % 4 when 0 then 'Seed' when 1 then 'Series A' when 2 then 'Public' end,
      case n % 3 when 0 then 'DEU' when 1 then 'USA' end, case when n % 2 = 0 then 'Energy' else 'Health' end,
      case when n % 5 = 0 then array['solar'] else array['other'] end, 1990 + n % 30,
      case when n % 11 = 0 then 'Oslo' end
    from generate_series(1, ${ACCOUNTS}) as n`.execute(db);
await sql`insert into workspace_account (workspace_id, company_id, source, is_imported, is_present_in_crm,
  insights_count, added_at)
    select ${owner.workspaceId}, id, 'import', id % 2 = 0, id % 5 = 0, case when id % 10 = 0 then id % 70 else 0 end,
      timestamptz '2026-01-01' + make_interval(mins => (id / 3)::int) from company`.execute(db);
const made = await oneRow(db)<{ id: number }>`
    insert into audience (workspace_id, name) values (${owner.workspaceId}, 'Best') returning id`;
const audience = made.id;
await db
  .insertInto("audience_account")
  .values([3, 6, 9].map((company_id) => ({ audience_id: audience, company_id })))
  .execute();

async function list(body?: unknown, key = owner.key): Promise<Schema["AccountListResponse"]> {
  const response = await call(service, "POST", LIST, { key, body });
  expect(response.status).toBe(200);
  return response.body as Schema["AccountListResponse"];
}

async function filtered(body: unknown): Promise<Schema["FilteredAccountsResponse"]> {
  const response = await call(service, "POST", FILTERED, { key: owner.key, body });
  expect(response.status).toBe(200);
  return response.body as Schema["FilteredAccountsResponse"];
}

describe("the account list", () => {
  test.each([1, 7, 50, 51, 100, 101, 499, 500])(
    "has a first page of exactly %i, and the next page continues after it",
    async (limit) => {
      const first = await list({ pagination: { limit, offset: 0 } });
      const whole = await list({ pagination: { limit: 500, offset: 0 } });
      expect(first.accounts).toEqual(whole.accounts.slice(0, limit));
      const byInsights = await filtered({ page_size: limit });
      const next = await filtered({ page_size: limit, page: 1 });
      const counts = [...byInsights.accounts, ...next.accounts].map(
        ({ id, insights_count }) => [-insights_count, id] as const,
      );
      expect(counts).toEqual(counts.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
      expect(new Set(counts.map(([, id]) => id)).size).toBe(2 * limit);
    },
  );

  test("without a body is the first 50 accounts by id, without pagination", async () => {
    const response = await list();
    expect(response.accounts.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => (index + 1) * 3));
    expect(response.total_count).toBe(ACCOUNTS);
    expect(response).not.toHaveProperty("pagination");
  });

  test.each([0, 4_990, 5_000, 5_001, 9_876, 11_990, 12_000, 50_000])(
    "at offset %i continues the same order",
    async (offset) => {
      const response = await list({ pagination: { limit: 20, offset } });
      const expected = Array.from({ length: 20 }, (_, index) => (offset + index + 1) * 3).filter(
        (id) => id <= ACCOUNTS * 3,
      );
      expect(response.accounts.map(({ id }) => id)).toEqual(expected);
      expect(response.pagination).toEqual({
        limit: 20,
        offset,
        total_count: ACCOUNTS,
        has_more: offset + 20 < ACCOUNTS,
      });
    },
  );
});

const all = Array.from({ length: ACCOUNTS }, (_, index) => index + 1);
describe("filters", () => {
  test.each([
    ["is_importd", "is_imported"],
    ["country", "country_include"],
    ["employee_count", "min_employee_count"],
    ["audience_includes", "audience_include"],
    ["countries", "country_include"],
    ["employee_count_min", "min_employee_count"],
    ["maxRevenue", "max_revenue_usd"],
    ["weather", null],
    ["x", null],
    ["", null],
  ])("the unknown name %s is rejected with the suggestion %s", async (filter, closest) => {
    const response = await call(service, "POST", FILTERED, { key: owner.key, body: { filters: { [filter]: true } } });
    const hint = closest === null ? "" : ` Did you mean ${closest}?`;
    expect(response).toMatchObject({
      status: 400,
      body: {
        error_code: "UNKNOWN_FILTER",
        message: `There is no filter ${filter}.${hint}`,
        details: { filter, closest },
      },
    });
  });

  test("an unknown stage, country or domain and reversed bounds are reported with their location", async () => {
    const body = {
      filters: {
        funding_stages: ["Seed", "Series Z"],
        country_include: ["QQQ"],
        domain_include: ["nowhere"],
        min_employee_count: 5,
        max_employee_count: 4,
        min_founded_year: 2001,
        max_founded_year: 2000,
        added_after: "2026-01-02T00:00:00.000Z",
        added_before: "2026-01-01T00:00:00.000Z",
      },
    };
    const response = await call(service, "POST", LIST, { key: owner.key, body });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({
      detail: [
        { loc: ["body", "filters", "funding_stages", "1"] },
        { loc: ["body", "filters", "country_include", "0"] },
        { loc: ["body", "filters", "domain_include", "0"] },
        { loc: ["body", "filters", "min_employee_count"] },
        { loc: ["body", "filters", "min_founded_year"] },
        { loc: ["body", "filters", "added_after"] },
      ],
    });
  });
});

describe("the filtered list", () => {
  const byInsights = all
    .map((n) => ({ id: n * 3, insights: (n * 3) % 10 === 0 ? (n * 3) % 70 : 0 }))
    .toSorted((a, b) => b.insights - a.insights || a.id - b.id)
    .map(({ id }) => id);

  test("without a body is the first page, ordered by insights", async () => {
    const response = await call(service, "POST", FILTERED, { key: owner.key });
    expect(response.body).toMatchObject({
      account_ids: byInsights.slice(0, 50),
      total_count: ACCOUNTS,
      page: 0,
      page_size: 50,
      has_more: true,
    });
  });

  test("has the same pages when they are read in order, backwards or at random, and reflects changes", async () => {
    const pageSize = 400;
    const pages = Array.from({ length: ACCOUNTS / pageSize }, (_, page) => page);
    for (const order of [pages.slice(12), pages.toReversed(), [29, 14, 21, 14]]) {
      for (const page of order) {
        const response = await filtered({ page, page_size: pageSize });
        expect(response.account_ids).toEqual(byInsights.slice(page * pageSize, (page + 1) * pageSize));
        expect(response.accounts.map(({ id }) => id)).toEqual(response.account_ids);
      }
    }
    await run(db)`
      update workspace_account set insights_count = 1000 where company_id = ${ACCOUNTS * 3}`;
    const changed = [ACCOUNTS * 3, ...byInsights.filter((id) => id !== ACCOUNTS * 3)];
    const response = await filtered({ page: 14, page_size: pageSize });
    expect(response.account_ids).toEqual(changed.slice(14 * pageSize, 15 * pageSize));
    await run(db)`update workspace_account set insights_count = 0 where company_id = ${ACCOUNTS * 3}`;
  });

  test("sorted by a value puts unknown values last in both directions, and orders ties by id", async () => {
    for (const direction of ["asc", "desc"] as const) {
      const last = await filtered({ sort_key: "employee_count", sort_direction: direction, page: 23, page_size: 500 });
      expect(last.accounts.every(({ employee_count: count }) => count === null)).toBe(true);
      const first = await filtered({ sort_key: "employee_count", sort_direction: direction, page_size: 2 });
      expect(first.accounts.map(({ employee_count: count }) => count)).toEqual(
        direction === "asc" ? [0, 0] : [499, 499],
      );
      expect(first.account_ids).toEqual(first.account_ids.toSorted((a, b) => a - b));
    }
  });

  test("sorted by name or domain compares code points in both directions, and orders ties by id", async () => {
    await run(db)`update company set name = 'Twin ' || id % 2, search_name = 'twin ' || id % 2 where id % 500 = 0`;
    for (const key of ["name", "domain"] as const) {
      const sortValue = (account: Schema["FilteredAccount"]) => account[key].toLowerCase();
      for (const [direction, sign] of [
        ["asc", 1],
        ["desc", -1],
      ] as const) {
        const page = { sort_key: key, sort_direction: direction, page_size: 500 };
        const read = await Promise.all([0, 1, 23].map(async (at) => (await filtered({ ...page, page: at })).accounts));
        const compared = (a: Schema["FilteredAccount"], b: Schema["FilteredAccount"]) =>
          sortValue(a) === sortValue(b) ? a.id - b.id : sortValue(a) < sortValue(b) ? -sign : sign;
        expect(read.flat().map(({ id }) => id)).toEqual(
          read
            .flat()
            .toSorted(compared)
            .map(({ id }) => id),
        );
      }
    }
  });
});
