import { expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { accounts } from "../../server/accounts/handlers.ts";
import { run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { startHttpApp } from "../support/http-app.ts";

const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 40);
const found = fakeSearch(db);
const traits: typeof found.traits = async (request) => {
  const filters = request.includeUnknown ? {} : request.filters;
  const { matches, notice } = await found.traits({ ...request, filters });
  return { matches: matches.map(({ companyId }) => ({ companyId, score: 0.123456 })), notice, interpretation: null };
};
const app = await startHttpApp(db, { Accounts: accounts({ search: { ...found, traits } }) });

async function search(limit: number): Promise<Schema["TraitMatches"]> {
  const { status, body } = await app.send("GET", `/api/v1/account/search-by-traits?query=things&limit=${limit}`);
  expect(status).toBe(200);
  return body as unknown as Schema["TraitMatches"];
}

test("blocked companies and further domains of a company are excluded, and other companies fill the page", async () => {
  await db
    .insertInto("company")
    .values([
      { domain: "twin.example", name: "Twin" },
      { domain: "twin.test", name: "Twin Inc" },
      { domain: "blocked.example", name: "Blocked" },
    ])
    .execute();
  await run(db)`
    insert into blocked_domain (workspace_id, domain) values (${app.caller.workspaceId}, 'blocked.example')`;
  const { results, total } = await search(100);
  expect([results.length, total]).toEqual([41, 41]);
  const domains = results.map(({ domain }) => domain);
  expect(domains.filter((domain) => domain.startsWith("twin."))).toHaveLength(1);
  expect(domains).not.toContain("blocked.example");
  for (const { id, account_id, hq_country, headquarters } of results)
    expect([account_id, headquarters?.code ?? null]).toEqual([id, hq_country]);
  expect((await search(41)).results).toHaveLength(41);
});

test("scores have four decimals", async () => {
  expect((await search(1)).results.map(({ similarity_score }) => similarity_score)).toEqual([0.1235]);
});

test("with include_unknown, is_unconfirmed marks companies whose values are unknown", async () => {
  await db.insertInto("company").values({ domain: "unsized.example", name: "Unsized" }).execute();
  const path = "/api/v1/account/search-by-traits?query=things&limit=100&min_employee_count=0";
  const { body } = await app.send("GET", `${path}&include_unknown=true`);
  const { results } = body as unknown as Schema["TraitMatches"];
  for (const company of results) expect(company.is_unconfirmed, company.domain).toBe(company.employee_count === null);
  expect(results.find(({ domain }) => domain === "unsized.example")?.is_unconfirmed).toBe(true);
  const others = (await app.send("GET", path)).body as unknown as Schema["TraitMatches"];
  expect(others.results[0]).not.toHaveProperty("is_unconfirmed");
});
