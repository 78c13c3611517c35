import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { oneValue } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { sendInOrder } from "../support/locks.ts";
import { startTestService } from "../support/service.ts";

const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(db);
const stranger = await createKeyOwner(db);
const company = {
  domain: "northwind.example",
  name: "Northwind",
  funding_stage: "Seed",
  hq_country: "USA",
  tags: ["payments"],
  employee_count: 12,
};
const made = await db
  .insertInto("company")
  .values([company, { domain: "fabrikam.example", name: "Fabrikam" }])
  .returning("id")
  .execute();
const northwind = made[0]?.id ?? 0;

function post(path: string, body: unknown, key = owner.key) {
  return call(service, "POST", path, { key, body });
}

describe("importing accounts", () => {
  test("returns the outcome for each company, in order", async () => {
    await post("/api/v1/account/blocklist", { domains: ["fabrikam.example"] });
    const accounts = [
      { domain: "https://www.Northwind.example/about", name: "NW" },
      { domain: "northwind.example" },
      { domain: "fabrikam.example" },
      { domain: "unknown.example" },
      { domain: "no domain" },
    ];
    expect(await post("/api/v1/account/import", { accounts })).toMatchObject({
      status: 200,
      body: {
        results: [
          {
            requested_domain: "https://www.Northwind.example/about",
            requested_name: "NW",
            domain: "northwind.example",
            account_id: northwind,
            outcome: "imported",
          },
          { domain: "northwind.example", account_id: northwind, outcome: "imported" },
          { domain: "fabrikam.example", account_id: null, outcome: "blocked" },
          { domain: "unknown.example", account_id: null, outcome: "not_found" },
          { domain: null, account_id: null, outcome: "invalid_domain" },
        ],
        resolved_count: 2,
        unresolved_count: 3,
      },
    });
    expect(await post("/api/v1/account/import", { accounts: [{ domain: "northwind.example" }] })).toMatchObject({
      body: { results: [{ outcome: "already_imported" }] },
    });
    expect(await post("/api/v1/account/get-account-list", {})).toMatchObject({
      body: { accounts: [{ id: northwind, is_imported: true }], total_count: 1 },
    });
  });

  test("does not deadlock with adding accounts to an audience concurrently", async () => {
    const user = await createKeyOwner(db);
    const created = await post("/api/v1/audiences", { name: "Spring" }, user.key);
    const { id } = (created.body as { audience: { id: number } }).audience;
    const contoso = await oneValue(db)<number>`
      insert into company (domain, name) values ('contoso.example', 'Contoso') returning id`;
    const accounts = [{ domain: "northwind.example" }, { domain: "contoso.example" }];
    const statuses = await sendInOrder(db, sql`select from company where id = ${contoso} for update`, [
      async () => (await post("/api/v1/account/import", { accounts }, user.key)).status,
      async () => (await post(`/api/v1/audiences/${id}/accounts`, { account_ids: [northwind] }, user.key)).status,
    ]);
    expect(statuses).toEqual([200, 200]);
  });

  test("counts an account once if several requests import it concurrently", async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        post("/api/v1/account/import", { accounts: [{ domain: "northwind.example" }] }, stranger.key),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await post("/api/v1/account/get-account-list", {}, stranger.key)).toMatchObject({
      body: { total_count: 1 },
    });
  });
});

describe("an account", () => {
  test("is returned in full, with its relation to the caller's workspace only", async () => {
    const response = await call(service, "GET", `/api/v1/accounts/${northwind}`, { key: owner.key });
    expect(response).toMatchObject({
      status: 200,
      body: {
        id: northwind,
        domain: "northwind.example",
        tags: ["payments"],
        employee_count: 12,
        is_workspace_account: true,
        audience_ids: [],
        insights_count: 0,
      },
    });
    const outsider = await createKeyOwner(db);
    const seen = await call(service, "GET", `/api/v1/accounts/${northwind}`, { key: outsider.key });
    expect(seen).toMatchObject({
      status: 200,
      body: { is_workspace_account: false, is_imported: false, added_at: null },
    });
  });

  test("is returned even if the name and email of its CRM owner are longer than the contract allows", async () => {
    const workspace = await createKeyOwner(db);
    const id = { workspace_id: workspace.workspaceId, company_id: northwind, source: "crm" };
    const long = "👍".repeat(400);
    const crmOwner = { crm_owner_id: "u-1", crm_owner_name: long, crm_owner_email: `${long}@crm.example` };
    await db
      .insertInto("workspace_account")
      .values({ ...id, ...crmOwner })
      .execute();
    const crm_owner = { id: "u-1", name: "👍".repeat(150), email: null };
    expect(await call(service, "GET", `/api/v1/accounts/${northwind}`, { key: workspace.key })).toMatchObject({
      status: 200,
      body: { crm_owner },
    });
    for (const path of ["/api/v1/account/get-account-list", "/api/v2/account/filtered-accounts"])
      expect(await post(path, {}, workspace.key)).toMatchObject({ status: 200, body: { accounts: [{ crm_owner }] } });
  });

  test.each([
    ["its owner's email in lower case", { name: "Ada", email: "Ada@CRM.example" }, { email: "ada@crm.example" }],
    ["null for an empty name of its owner", { name: "", email: "ada@crm.example" }, { name: null }],
  ])("is returned with %s", async (_case, { name, email }, shown) => {
    const workspace = await createKeyOwner(db);
    const id = { workspace_id: workspace.workspaceId, company_id: northwind, source: "crm" };
    await db
      .insertInto("workspace_account")
      .values({ ...id, crm_owner_id: "u-1", crm_owner_name: name, crm_owner_email: email })
      .execute();
    expect(await call(service, "GET", `/api/v1/accounts/${northwind}`, { key: workspace.key })).toMatchObject({
      body: { crm_owner: { id: "u-1", ...shown } },
    });
  });
});

describe("the blocklist", () => {
  test("accepts concurrent requests that block and unblock the same domain", async () => {
    const { key, workspaceId } = await createKeyOwner(db);
    await post("/api/v1/account/blocklist", { domains: ["both.example"] }, key);
    const responses = await sendInOrder(db, sql`select from workspace where id = ${workspaceId} for no key update`, [
      () => post("/api/v1/account/blocklist", { domains: ["both.example"] }, key),
      () => call(service, "DELETE", "/api/v1/account/blocklist/both.example", { key }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("accepts websites, keeps earlier blocked domains, and is listed alphabetically", async () => {
    const first = await post(
      "/api/v1/account/blocklist",
      { domains: ["zeta.example", "www.alpha.example/x"], reason: "Competitors" },
      stranger.key,
    );
    expect(first).toMatchObject({
      status: 200,
      body: {
        added_count: 2,
        domains: [
          { domain: "alpha.example", reason: "Competitors", added_by: stranger.userId },
          { domain: "zeta.example" },
        ],
      },
    });
    expect(
      await post("/api/v1/account/blocklist", { domains: ["zeta.example", "beta.example"] }, stranger.key),
    ).toMatchObject({ body: { added_count: 1 } });
    expect(
      await call(service, "GET", "/api/v1/account/blocklist?limit=2&offset=1", { key: stranger.key }),
    ).toMatchObject({
      body: {
        domains: [
          { domain: "beta.example", reason: null },
          { domain: "zeta.example", reason: "Competitors" },
        ],
        total_count: 3,
        pagination: { has_more: false },
      },
    });
  });

  test("blocks nothing when one entry is not a domain", async () => {
    const response = await post("/api/v1/account/blocklist", { domains: ["good.example", "not a domain"] });
    expect(response).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "domains", "1"], type: "domain" }] },
    });
    expect(await call(service, "DELETE", "/api/v1/account/blocklist/good.example", { key: owner.key })).toMatchObject({
      status: 404,
    });
  });

  test("contains at most 10,000 domains, even after concurrent requests, and accepts listed domains when it is full", async () => {
    const full = await createKeyOwner(db);
    const added = await db
      .insertInto("blocked_domain")
      .columns(["workspace_id", "domain"])
      .expression(
        sql`select ${full.workspaceId}::bigint, 'blocked-' || number || '.example' from generate_series(1, 9999) as number`,
      )
      .executeTakeFirst();
    expect(added.numInsertedOrUpdatedRows).toBe(9_999n);
    const block = (...domains: string[]) => post("/api/v1/account/blocklist", { domains }, full.key);
    expect(await block("one.example", "two.example")).toMatchObject({
      status: 409,
      body: { error_code: "LIMIT_REACHED", details: { limit: 10_000 } },
    });
    const responses = await Promise.all([block("one.example"), block("two.example"), block("three.example")]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await block("blocked-1.example")).toMatchObject({ status: 200, body: { added_count: 0 } });
  });

  test("unblocks a domain for its own workspace only", async () => {
    await post("/api/v1/account/blocklist", { domains: ["gone.example"] });
    expect(
      await call(service, "DELETE", "/api/v1/account/blocklist/gone.example", { key: stranger.key }),
    ).toMatchObject({ status: 404 });
    expect(await call(service, "DELETE", "/api/v1/account/blocklist/gone.example", { key: owner.key })).toMatchObject({
      status: 200,
      body: { domain: "gone.example", removed: true },
    });
  });
});

const COMMON_COUNTRIES =
  "USA GBR CHN FRA IND DEU BRA BEL ESP CAN AUS NLD ITA NOR ZAF MEX TUR CHE ARE POL SWE IDN ARG PAK COL PRT JPN CHL NGA AUT".split(
    " ",
  );
const EU_MEMBERS =
  "AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN SWE".split(
    " ",
  );

test("EU stands for its 27 member states", async () => {
  const european = await createKeyOwner(db);
  const { body } = await call(service, "GET", "/api/v2/tech/country-options", { key: european.key });
  const { countries } = body as Schema["CountryOptions"];
  const companies = await db
    .insertInto("company")
    .values(countries.map(({ code, name }) => ({ domain: `in-${code.toLowerCase()}.example`, name, hq_country: code })))
    .returning("id")
    .execute();
  await db
    .insertInto("workspace_account")
    .values(companies.map(({ id }) => ({ workspace_id: european.workspaceId, company_id: id, source: "import" })))
    .execute();
  const filters = { hq_country_codes: ["eu"] };
  const listed = await post("/api/v1/account/get-account-list", { filters }, european.key);
  const { accounts } = listed.body as Schema["AccountListResponse"];
  expect(accounts.map(({ hq_country }) => hq_country).toSorted()).toEqual(EU_MEMBERS);
});

describe("the options", () => {
  test("list every stage, the EU and 250 countries, the common countries first", async () => {
    const options = await call(service, "GET", "/api/v1/account/firmographic-options", { key: owner.key });
    expect(options.body).toMatchObject({ min_employees: { min: 0, max: null }, max_employees: { min: 0, max: null } });
    const { funding_stages: stages, locations } = options.body as {
      funding_stages: string[];
      locations: { code: string; name: string }[];
    };
    const series = ["A", "B", "C", "D", "E", "F", "G", "H"].map((letter) => `Series ${letter}`);
    expect(stages).toEqual(["Pre-Seed", "Seed", ...series, "Acquired", "Private", "Public"]);
    expect(locations.slice(0, 30).map(({ code }) => code)).toEqual(COMMON_COUNTRIES);
    expect(locations[30]).toEqual({ code: "EU", name: "European Union" });
    expect(locations).toHaveLength(251);
    const countries = await call(service, "GET", "/api/v2/tech/country-options", { key: owner.key });
    const { countries: listed, total } = countries.body as { countries: { code: string }[]; total: number };
    expect([listed.length, total]).toEqual([250, 250]);
    expect(listed.filter(({ code }) => code === "XKX")).toEqual([{ code: "XKX", name: "Kosovo" }]);
  });

  test("for locations can all be sent in one lookalike search", async () => {
    const { body } = await call(service, "GET", "/api/v1/account/firmographic-options", { key: owner.key });
    const locations = (body as Schema["FirmographicOptions"]).locations.map(({ code }) => code);
    const bulk = { query: "payments", limit: 1, locations };
    expect((await post("/api/v1/account/search-lookalikes-bulk", bulk)).status).toBe(200);
    const query = `query=payments&${locations.map((code) => `locations=${code}`).join("&")}`;
    const searched = await call(service, "GET", `/api/v1/account/search-lookalikes?${query}`, { key: owner.key });
    // This service has no index to search, so only the validation is tested.
    expect(searched.status).not.toBe(422);
  });
});
