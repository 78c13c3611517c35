import { describe, expect, test } from "vitest";
import { FULL_SIZE, generateSampleData } from "../../scripts/commands/sample-data/generate.ts";
import { SEED } from "../../scripts/commands/sample-data/load.ts";
import { upsertCompanies } from "../../server/catalogue/queries-companies.ts";
import { readCompany } from "../../server/catalogue/read-company.ts";
import { listCompanyTexts } from "../../server/search/queries.ts";
import { createTestDatabase } from "../support/database.ts";
import { startSearch } from "../support/search-service.ts";
import described from "./descriptions.json" with { type: "json" };

const database = await createTestDatabase();
const { db } = database;
await upsertCompanies(db, generateSampleData(SEED, new Date(), FULL_SIZE).companies);
const added = described.companies.map((company, at) => readCompany({ ...company, domain: `described-${at}.com` }));
await upsertCompanies(
  db,
  added.flatMap((company) => ("item" in company ? [company.item] : [])),
);
const rows = await db.selectFrom("company").select("id").where("domain", "like", "described-%").execute();
const companies = await listCompanyTexts(
  db,
  rows.map(({ id }) => id),
);
const search = await startSearch(database);

async function measure(half: string): Promise<{ precision: number; recall: number }> {
  const counts = { right: 0, chosen: 0, fitting: 0 };
  for (const { text, fitting } of described.descriptions.filter((description) => description.half === half)) {
    const verdicts = await search.search.fits({ query: text, companies });
    const chosen = companies.filter((_, at) => verdicts[at]).map(({ name }) => name);
    counts.chosen += chosen.length;
    counts.fitting += fitting.length;
    counts.right += chosen.filter((name) => fitting.includes(name)).length;
  }
  return { precision: counts.right / counts.chosen, recall: counts.right / counts.fitting };
}

describe("without an embeddings model, rules recognise companies that fit a description", () => {
  test.each([
    { half: "tuned", minPrecision: 0.8, minRecall: 0.5 },
    { half: "kept back", minPrecision: 0.8, minRecall: 0.5 },
  ])("for the half of the descriptions that was $half", async ({ half, minPrecision, minRecall }) => {
    const { precision, recall } = await measure(half);
    expect(companies).toHaveLength(60);
    expect(precision).toBeGreaterThanOrEqual(minPrecision);
    expect(recall).toBeGreaterThanOrEqual(minRecall);
  });
});
