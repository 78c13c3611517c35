import { describe, expect, test } from "vitest";
import { createTestDatabase } from "../support/database.ts";
import { startSearch } from "../support/search-service.ts";
import { madeUpCompanies } from "./support.ts";

const database = await createTestDatabase();
const others = [
  "Greenhouses grow organic tomatoes beside supermarkets.",
  "Supermarkets sell tomatoes of organic farms.",
  "Runs supermarkets and one paediatric clinic.",
  "A paediatric clinic for children beside wind farms.",
  "Operates wind farms and a pediatric clinic.",
  "Builds wind farms for organic farms.",
];
const texts = [
  ...madeUpCompanies(150).map(({ name, one_liner, description }) => ({ name, one_liner, description })),
  ...others.map((one_liner, at) => ({ name: `Wordwell${at} Ltd`, one_liner, description: null })),
  { name: "Paywoll", one_liner: "Insures ships and cargo.", description: null },
];
await database.db
  .insertInto("company")
  .values(texts.map((company, at) => ({ ...company, domain: `worded-${at}.com` })))
  .execute();
const service = await startSearch(database);

async function find(query: string, interpret = true) {
  const found = await service.search.traits({ workspaceId: 1, query, filters: {}, interpret, limit: 10, minScore: 0 });
  return { ...found, ids: found.matches.map(({ companyId }) => companyId) };
}

describe("one request in many wordings", () => {
  test.each([
    ["paryoll software", "payroll software", [{ from: "paryoll", to: "payroll" }]],
    [
      "accountnts and payrol",
      "accountants and payroll",
      [
        { from: "accountnts", to: "accountants" },
        { from: "payrol", to: "payroll" },
      ],
    ],
    ["organicfarms", "organic farms", [{ from: "organicfarms", to: "organic farms" }]],
  ])("%s is read as %s, and sending the corrected query finds the same companies", async (query, text, corrections) => {
    const { ids, interpretation } = await find(query);
    expect(interpretation).toMatchObject({ text, corrections });
    expect(ids.length).toBeGreaterThan(0);
    expect((await find(text, false)).ids).toEqual(ids);
  });

  test.each([
    ["super markets", "supermarkets"],
    ["windfarms", "wind farms"],
    ["paediatric clinics", "pediatric clinic"],
    ["please list marine cargo", "marine cargo"],
    ["companies that offer payroll software", "payroll software"],
    ["bakeries", "bakery"],
  ])("%s finds the same companies as %s, without a correction", async (query, other) => {
    const [one, two] = [await find(query), await find(other)];
    expect(one.ids).toEqual(two.ids);
    expect(one.interpretation!.corrections).toEqual([]);
  });

  test("a query in a language other than that of the texts causes a notice", async () => {
    for (const [query, language] of [
      ["Unternehmen mit weniger als 50 Mitarbeitern", "German"],
      ["logiciels pour les hôpitaux", "French"],
      ["empresas de software en Brasil", "Spanish"],
      ["software für Zahnärzte", "German"],
      ["aziende di software per ristoranti", "Italian"],
    ] as const)
      expect((await find(query)).notice, query).toContain(`The query seems to be in ${language},`);
    for (const query of ["die cutting", "die sinking EDM", "café chains", "crème brûlée makers", "a la carte catering"])
      expect((await find(query)).notice ?? "", query).not.toContain("seems to be in");
  });

  test("an ambiguous abbreviation causes a notice, unless another word resolves it", async () => {
    for (const [query, meanings] of [
      ["AR", "augmented reality or accounts receivable"],
      ["PV companies", "photovoltaic or pharmacovigilance"],
      ["leading CRO vendors", "contract research organization or conversion rate optimization"],
    ] as const)
      expect((await find(query)).notice, query).toContain(`can stand for ${meanings}.`);
    for (const query of ["AR headsets", "PV inverters", "payroll software", "ERP"])
      expect((await find(query)).notice ?? "", query).not.toContain("can stand for");
  });

  test("a word in quotes, a name and nonsense are kept, and a literal query is not corrected", async () => {
    for (const query of ['"paryoll" software', "paywoll", "blorptang quux", "Zwift for payroll", "sldfjk"])
      expect((await find(query)).interpretation!.corrections, query).toEqual([]);
    expect((await find("paryoll software", false)).interpretation).toBeNull();
  });
});
