import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { startTestService } from "../support/service.ts";

const service = await startTestService();
const { key } = await createKeyOwner(service.database.db);

async function places(method: "GET" | "POST", path: string, body?: unknown): Promise<string[]> {
  const response = await call(service, method, path, { key, body });
  expect(response.status).toBe(422);
  return (response.body as { detail: { loc: string[]; type: string }[] }).detail
    .map(({ loc, type }) => `${loc.join(".")} ${type}`)
    .sort();
}

describe("one response contains the faults of values and of the schema", () => {
  test.each(["/api/v1/account/get-account-list", "/api/v2/account/filtered-accounts"])(
    "in the filters of %s",
    async (path) => {
      const filters = {
        is_imported: "yes",
        funding_stages: ["Seed", "Sold"],
        hq_country_codes: ["XXX"],
        min_employee_count: 9,
        max_employee_count: 3,
      };
      expect(await places("POST", path, { filters })).toEqual([
        "body.filters.funding_stages.1 enum",
        "body.filters.hq_country_codes.0 enum",
        "body.filters.is_imported boolean_type",
        "body.filters.min_employee_count less_than_equal",
      ]);
    },
  );

  test("in the query of a lookalike search", async () => {
    const query =
      "query=payments&limit=0&funding_stages=Sold&locations=usa&locations=XXX&min_employees=9&max_employees=3";
    expect(await places("GET", `/api/v1/account/search-lookalikes?${query}`)).toEqual([
      "query.funding_stages.0 enum",
      "query.limit greater_than_equal",
      "query.locations.1 enum",
      "query.min_employees less_than_equal",
    ]);
  });

  test("in the body of a bulk lookalike search", async () => {
    const body = { query: "payments", limit: 0, funding_stages: ["Sold"], min_employees: 9, max_employees: 3 };
    expect(await places("POST", "/api/v1/account/search-lookalikes-bulk", body)).toEqual([
      "body.funding_stages.0 enum",
      "body.limit greater_than_equal",
      "body.min_employees less_than_equal",
    ]);
  });

  test("in the domains of the blocklist", async () => {
    expect(
      await places("POST", "/api/v1/account/blocklist", { domains: ["northwind.example", "no domain"], reason: 5 }),
    ).toEqual(["body.domains.1 domain", "body.reason string_type"]);
  });
});

describe("a country in another notation", () => {
  test.each([
    ["Germany", "DEU"],
    ["de", "DEU"],
    ["United Kingdom", "GBR"],
    ["Kosovo", "XKX"],
  ])("is rejected with an error that states its code: %s", async (country, code) => {
    const msg = `Expected an ISO 3166-1 alpha-3 code such as \`USA\`, or \`EU\`: \`${code}\` for ${country}`;
    const rejected = { status: 422, body: { detail: [{ loc: expect.anything(), msg, type: "enum" }] } };
    const send = (method: string, path: string, body?: object) => call(service, method, path, { key, body });
    const filters = { country_include: [country] };
    expect(await send("POST", "/api/v1/account/get-account-list", { filters })).toMatchObject(rejected);
    expect(await send("POST", "/api/v1/people/list", { filters })).toMatchObject(rejected);
    expect(await send("POST", "/api/v1/icps", { name: "A", filters })).toMatchObject(rejected);
    expect(await send("POST", "/api/v1/views", { name: "A", filters })).toMatchObject(rejected);
    const search = { query: "payments", locations: [country] };
    expect(await send("POST", "/api/v1/account/search-lookalikes-bulk", search)).toMatchObject(rejected);
    const query = new URLSearchParams({ query: "payments", locations: country });
    expect(await send("GET", `/api/v1/account/search-lookalikes?${query}`)).toMatchObject(rejected);
  });

  test("that belongs to no country is rejected once, with the expected value", async () => {
    const filters = { country_include: ["Atlantis", "X", "x".repeat(500)], full_name_contains: "x".repeat(500) };
    const { body } = await call(service, "POST", "/api/v1/people/list", { key, body: { filters } });
    const expected = "Expected an ISO 3166-1 alpha-3 code such as `USA`, or `EU`";
    expect((body as { detail: object[] }).detail).toEqual([
      {
        loc: ["body", "filters", "full_name_contains"],
        msg: "Expected at most 200 characters",
        type: "string_too_long",
      },
      ...["0", "1", "2"].map((index) => ({
        loc: ["body", "filters", "country_include", index],
        msg: expected,
        type: "enum",
      })),
    ]);
  });
});

describe("a field that does not match its schema", () => {
  test("is not checked for its value or compared with other fields", async () => {
    const filters = { funding_stages: ["Sold", 5], min_employee_count: "many", max_employee_count: 3 };
    expect(await places("POST", "/api/v1/account/get-account-list", { filters })).toEqual([
      "body.filters.funding_stages.1 string_type",
      "body.filters.min_employee_count integer_type",
    ]);
  });

  test("is not reported as missing", async () => {
    const seeds = Array.from({ length: 11 }, (_, index) => `seed_domains=c${index}.example`).join("&");
    expect(await places("GET", `/api/v1/account/search-lookalikes?${seeds}`)).toEqual(["query.seed_domains too_long"]);
    expect(await places("POST", "/api/v1/account/get-account-list", [])).toEqual(["body object_type"]);
  });
});

describe("values are read before the handler runs", () => {
  test("a view stores its filters in canonical form, with EU unchanged", async () => {
    const filters = {
      country_include: ["eu", "deu", "DEU"],
      funding_stage_include: ["SERIES A"],
      domain_include: ["https://www.Northwind.example/about"],
      added_after: "2026-03-01T10:00:00+01:00",
    };
    const { body } = await call(service, "POST", "/api/v1/views", { key, body: { name: "Europe", filters } });
    expect(body).toMatchObject({
      view: {
        filters: {
          country_include: ["EU", "DEU"],
          funding_stage_include: ["Series A"],
          domain_include: ["northwind.example"],
          added_after: "2026-03-01T09:00:00.000Z",
        },
      },
    });
  });

  test("a time that Postgres cannot represent, and a reversed range of times, are rejected", async () => {
    const path = "/api/v1/account/get-account-list";
    const reversed = { added_after: "2026-03-02T00:00:00Z", added_before: "2026-03-01T00:00:00Z" };
    expect(await places("POST", path, { filters: reversed })).toEqual(["body.filters.added_after less_than_equal"]);
    const leap = { added_after: "2016-12-31T23:59:60Z" };
    expect(await places("POST", path, { filters: leap })).toEqual(["body.filters.added_after value_error"]);
  });
});

test.each(["0.3333333333333333", "1e-7", "1E-7", "0"])(
  "a number in JSON notation is a number in a query: %s",
  async (number) => {
    const path = `/api/v1/account/search-by-traits?query=x&limit=0&min_score=${number}`;
    expect(await places("GET", path)).toEqual(["query.limit greater_than_equal"]);
  },
);

test("enum values are read in any letter case, and stored as the contract spells them", async () => {
  const personas = { seniorities: ["vp", "Head"], departments: ["customer_success"], countries: ["deu"] };
  const body = { name: "Any letter case", filters: { funding_stage_include: ["series a"] }, personas };
  const created = await call(service, "POST", "/api/v1/icps", { key, body });
  expect(created).toMatchObject({
    status: 200,
    body: { icp: { personas: { seniorities: ["VP", "HEAD"], departments: ["CUSTOMER_SUCCESS"], countries: ["DEU"] } } },
  });
  const wrong = { ...body, name: "Wrong", personas: { seniorities: ["vp", "chief"] } };
  expect(await places("POST", "/api/v1/icps", wrong)).toEqual(["body.personas.seniorities.1 enum"]);
});
