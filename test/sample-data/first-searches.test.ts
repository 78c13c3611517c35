import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FULL_SIZE, generateSampleData } from "../../scripts/commands/sample-data/generate.ts";
import { SEED } from "../../scripts/commands/sample-data/load.ts";
import { upsertCompanies } from "../../server/catalogue/queries-companies.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type SearchProcess, startSearch } from "../support/search-service.ts";

/** What a newcomer types first, and the industries of which a company may come first. */
const FIRST_SEARCHES: readonly (readonly [string, ...string[]])[] = [
  ["fintech", "Payments", "Business banking", "Wealth management", "Regtech and compliance"],
  ["solar energy", "Solar energy"],
  ["solar panel installers", "Solar energy"],
  ["cybersecurity companies in Germany", "Cybersecurity"],
  ["HR software", "HR software"],
  ["HR software for restaurants", "HR software"],
  ["payroll software", "HR software"],
  ["crm", "Sales and CRM software"],
  ["marketing automation", "Sales and CRM software", "Adtech"],
  ["biotech startups", "Biotech"],
  ["drug discovery", "Biotech"],
  ["payments infrastructure for online shops", "Payments"],
  ["logistics software", "Logistics software"],
  ["freight forwarders", "Logistics software"],
  ["warehouse robots", "Robotics"],
  ["robotics", "Robotics"],
  ["clean energy", "Solar energy", "Energy storage"],
  ["battery storage", "Energy storage"],
  ["carbon accounting", "Climate tech"],
  ["climate tech", "Climate tech"],
  ["EHR software", "Digital health"],
  ["telemedicine", "Digital health"],
  ["medical devices", "Medical devices"],
  ["edtech", "Edtech"],
  ["language learning", "Edtech"],
  ["proptech", "Proptech"],
  ["property management software", "Proptech"],
  ["insurtech", "Insurtech"],
  ["EV charging", "Electric vehicles and charging"],
  ["e-commerce", "E-commerce", "Retail tech"],
  ["point of sale software", "Retail tech", "Payments"],
  ["food delivery", "Last-mile delivery"],
  ["plant-based food", "Food and drink"],
  ["hotel software", "Travel and hospitality"],
  ["game studios", "Games"],
  ["mobile games", "Games"],
  ["contract management software for lawyers", "Legal tech"],
  ["construction software", "Construction tech"],
  ["recycling", "Water and waste"],
  ["agtech companies", "Agtech"],
];
/** Of the first searches, by rules and the trained vectors alone. */
const MIN_RIGHT = 36;
const MIN_FOUND = 5;

const GUIDES = "server/http/docs/guides";
/** What a newcomer reads, with searches to try on the sample data. */
const DOCUMENTS = [
  "client/README.md",
  "client/cli/README.md",
  "scripts/commands/start/greeting.ts",
  ...readdirSync(GUIDES).map((file) => `${GUIDES}/${file}`),
];
const NAMED_SEARCH =
  /search-by-traits\?query=([^&'`]+)|--traits "([^"]+)"|(?:searchByTraits|lookalikes\.search|submitLookalikeJob)\((?:client, )?\{ query: "([^"]+)"/g;

let database: TestDatabase;
let search: SearchProcess;
const industryOf = new Map<number, string | null>();
beforeAll(async () => {
  database = await createTestDatabase();
  const { companies } = generateSampleData(SEED, new Date(), FULL_SIZE);
  await upsertCompanies(database.db, companies);
  for (const { id, industry } of await database.db.selectFrom("company").select(["id", "industry"]).execute())
    industryOf.set(id, industry);
  search = await startSearch(database);
});
afterAll(() => search.stop());

describe("the first searches of a newcomer", () => {
  test("begin with a company of the right industry, and find five", async () => {
    const wrong: string[] = [];
    const few: string[] = [];
    for (const [query, ...industries] of FIRST_SEARCHES) {
      const found = await search.find(query);
      const first = industryOf.get(found[0] ?? 0) ?? "nothing";
      if (!industries.includes(first)) wrong.push(`${query}: ${first}`);
      if (found.length < MIN_FOUND) few.push(`${query}: ${found.length}`);
    }
    expect(few).toEqual([]);
    expect(wrong.length, wrong.join("; ")).toBeLessThanOrEqual(FIRST_SEARCHES.length - MIN_RIGHT);
  });

  test("find companies, where the documentation and the terminal name them", async () => {
    const named = DOCUMENTS.flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(NAMED_SEARCH), (match) =>
        decodeURIComponent(match.slice(1).find((query) => query !== undefined)!),
      ),
    );
    expect(named.length).toBeGreaterThanOrEqual(4);
    const nothing: string[] = [];
    for (const query of new Set(named)) if ((await search.find(query)).length === 0) nothing.push(query);
    expect(nothing).toEqual([]);
  });
});
