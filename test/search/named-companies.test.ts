import { expect, test } from "vitest";
import { resolveSeeds } from "../../server/catalogue/queries-seeds.ts";
import { createTestDatabase } from "../support/database.ts";
import { startSearch } from "../support/search-service.ts";
import { madeUpCompanies } from "./support.ts";

const database = await createTestDatabase();
const { db } = database;
const companies = madeUpCompanies(150).map((company, at) => ({ ...company, domain: `made-up-${at}.com` }));
const marine = { one_liner: "Insures ships, cargo and hulls.", description: "It also handles marine freight." };
const named = [
  { domain: "hullwell.com", name: "Hullwell Insurance Ltd", ...marine },
  { domain: "hullwell.de", name: "Hullwell Insurance GmbH", ...marine },
  { domain: "getportside.com", name: "Portside Technologies, Inc.", ...marine },
  { domain: "openhull.org", name: "Openhull", one_liner: marine.one_liner, description: "Its tools are open-source." },
  { domain: "pit.example", name: "Pit", one_liner: marine.one_liner, description: "An open pit, a source of freight." },
  { domain: "salaries.example", name: "Salaries", one_liner: "Salaries writes payroll software.", description: null },
];
const texts = [...companies, ...named].map(({ domain, name, one_liner, description }) => ({
  domain,
  name,
  one_liner,
  description,
}));
await db.insertInto("company").values(texts).execute();
const service = await startSearch(database);

async function fetchDomains(companyIds: readonly number[]): Promise<string[]> {
  const rows = await db.selectFrom("company").select(["id", "domain"]).execute();
  const domains = new Map(rows.map(({ id, domain }) => [id, domain]));
  return companyIds.map((id) => domains.get(id)!);
}

async function find(query: string | null, { seeds = [] as string[], interpret = true } = {}) {
  const { companies, omittedCompanyIds } = await resolveSeeds(db, seeds);
  const asked = { workspaceId: 1, query, seeds: companies, omittedCompanyIds, filters: {}, interpret, limit: 10 };
  const lookalikes = await service.search.lookalikes({ ...asked, searchType: "semantic" });
  const traits = await service.search.traits(asked);
  expect(traits.matches).toEqual(lookalikes.matches);
  expect(traits.interpretation).toEqual(lookalikes.interpretation);
  return { ...lookalikes, domains: await fetchDomains(lookalikes.matches.map(({ companyId }) => companyId)) };
}

test.each([
  ["alternatives to Hullwell Insurance", "hullwell.com", "Hullwell Insurance"],
  ["hullwell insurance competitors", "hullwell.com", "hullwell insurance"],
  ["companies like hullwell.com", "hullwell.com", "hullwell.com"],
  ["Hullwell rivals", "hullwell.com", "Hullwell"],
  ["companies like Portside", "getportside.com", "Portside"],
])("a company in a query is a seed, as if the caller had sent its domain: %s", async (query, domain, text) => {
  const { domains, matches, interpretation, derivedQuery } = await find(query);
  expect(interpretation).toMatchObject({ text: "", seeds: [{ domain, text }] });
  expect(domains.length).toBeGreaterThan(0);
  expect(domains.filter((found) => found.startsWith(domain.split(".")[0]!))).toEqual([]);
  const sent = await find(null, { seeds: [domain] });
  expect({ matches, derivedQuery }).toEqual({ matches: sent.matches, derivedQuery: sent.derivedQuery });
});

test("the rest of the query is a condition, and sending the interpretation back finds the same companies", async () => {
  const { matches, interpretation } = await find("Hullwell Insurance but for ports");
  expect(interpretation).toMatchObject({ text: "for ports", seeds: [{ domain: "hullwell.com" }] });
  const sent = await find(interpretation!.text, { seeds: ["hullwell.com"], interpret: false });
  expect(sent.matches).toEqual(matches);
});

test.each([
  "Hullwell Insurance alternatives that are open source",
  "open-source alternatives to Hullwell Insurance",
  "open-source marine cargo",
])("a query for open source finds companies whose texts mention it: %s", async (query) => {
  expect((await find(query)).domains).toEqual(["openhull.org"]);
});

test("generic words for companies are not read as a condition on lookalikes of a seed", async () => {
  const { domains } = await find(null, { seeds: ["hullwell.com"] });
  for (const query of ["startups", "big companies", "innovative vendors"])
    expect((await find(query, { seeds: ["hullwell.com"] })).domains).toEqual(domains);
});

test("match reasons compare with the company in the query", async () => {
  const { matches } = await find("alternatives to Hullwell Insurance");
  const companies = [
    { id: matches[0]!.companyId, name: "Firm3 Ltd", one_liner: "Insures ships and cargo.", description: null },
  ];
  const asked = { query: "alternatives to Hullwell Insurance", seeds: [], companies };
  const seeds = (await resolveSeeds(db, ["hullwell.com"])).companies;
  expect(await service.search.matchReasons(asked)).toEqual(
    await service.search.matchReasons({ query: null, seeds, companies }),
  );
});

test("an everyday word is not read as a name, and a literal query is not interpreted", async () => {
  for (const query of ["alternatives to salaries", "payroll for accountants"])
    expect((await find(query)).interpretation).toMatchObject({ text: query, seeds: [] });
  expect((await find("companies like Hullwell Insurance", { interpret: false })).interpretation).toBeNull();
});

test("a company name that is not in the catalogue is not searched for, and the notice reports it", async () => {
  const { domains, notice, interpretation } = await find("marine insurers such as Fooco");
  expect(interpretation).toMatchObject({ text: "marine insurers", seeds: [] });
  expect(notice).toContain('No company named "Fooco" is in the catalogue');
  expect(domains.length).toBeGreaterThan(0);
  const alone = await find("Acme Fooco competitors");
  expect(alone.domains).toEqual([]);
  expect(alone.notice).toContain("is in the catalogue");
});
