import { beforeEach, expect, test } from "vitest";
import type { CompanyFacts } from "../../server/catalogue/company.ts";
import { COMPANY_CHANGED, upsertCompanies } from "../../server/catalogue/queries-companies.ts";
import { openSession } from "../../server/db/connect.ts";
import { oneValue } from "../../server/db/statements.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

const nothing: Omit<CompanyFacts, "domain"> = {
  name: null,
  one_liner: null,
  description: null,
  industry: null,
  tags: null,
  employee_count: null,
  employee_min: null,
  employee_max: null,
  funding_stage: null,
  hq_country: null,
  hq_city: null,
  founded_year: null,
  ownership: null,
  total_funding_usd: null,
  last_funding_type: null,
  last_funding_date: null,
  revenue_usd: null,
  social_url: null,
};
function company(facts: Partial<CompanyFacts> & { domain: string }): CompanyFacts {
  return { ...nothing, ...facts };
}
function write(...companies: CompanyFacts[]) {
  return upsertCompanies(database.db, companies);
}
function read() {
  return database.db
    .selectFrom("company")
    .selectAll()
    .where("domain", "=", "northwind.example")
    .executeTakeFirstOrThrow();
}

test("a new company is inserted with every fact and can be found by its name", async () => {
  const facts = company({
    domain: "northwind.example",
    name: "Nørthwind GmbH",
    one_liner: "Robots",
    description: "Robots for warehouses",
    industry: "Robotics",
    tags: ["b2b", "hardware"],
    employee_count: 120,
    employee_min: 101,
    employee_max: 250,
    funding_stage: "Series B",
    hq_country: "DEU",
    hq_city: "Kiel",
    founded_year: 2011,
    ownership: "private",
    total_funding_usd: 12_000_000_000,
    last_funding_type: "Series B",
    last_funding_date: "2025-03-31",
    revenue_usd: 3_000_000_000,
    social_url: "https://social.example/company/northwind",
  });
  expect(await write(facts)).toEqual({ inserted: 1, updated: 0 });
  expect(await read()).toMatchObject({ ...facts, search_name: "northwind gmbh", name_key: "northwind" });
});

test("a company without a name is named after its domain until a name is known", async () => {
  await write(company({ domain: "northwind.example" }));
  expect(await read()).toMatchObject({ name: "northwind.example", tags: [] });
  await write(company({ domain: "northwind.example", name: "Northwind" }));
  await write(company({ domain: "northwind.example", industry: "Robotics" }));
  expect(await read()).toMatchObject({ name: "Northwind", search_name: "northwind", industry: "Robotics" });
});

test("null values do not change known facts", async () => {
  await write(
    company({ domain: "northwind.example", name: "Northwind", tags: ["b2b"], employee_count: 12, hq_country: "SWE" }),
  );
  expect(await write(company({ domain: "northwind.example", employee_count: 14 }))).toEqual({
    inserted: 0,
    updated: 1,
  });
  expect(await read()).toMatchObject({ name: "Northwind", tags: ["b2b"], employee_count: 14, hq_country: "SWE" });
});

test("a size band replaces the previous band as a whole", async () => {
  await write(company({ domain: "northwind.example", employee_min: 10, employee_max: 50 }));
  await write(company({ domain: "northwind.example", employee_min: 1000 }));
  expect(await read()).toMatchObject({ employee_min: 1000, employee_max: null });
});

test("a new employee count, size band or country clears stored values that contradict it", async () => {
  const at = (facts: Partial<CompanyFacts>) => company({ domain: "northwind.example", ...facts });
  await write(at({ employee_min: 51, employee_max: 200, hq_city: "Perth", hq_country: "AUS" }));
  await write(at({ employee_count: 120, hq_country: "AUS" }));
  expect(await read()).toMatchObject({ employee_count: 120, employee_min: 51, employee_max: 200, hq_city: "Perth" });
  await write(at({ employee_count: 900, hq_country: "GBR" }));
  expect(await read()).toMatchObject({ employee_count: 900, employee_min: null, employee_max: null, hq_city: null });
  await upsertCompanies(database.db, [at({ employee_min: 1, employee_max: 10 })], { fillOnly: true });
  expect(await read()).toMatchObject({ employee_count: 900, employee_max: null });
  await write(at({ employee_min: 1, employee_max: 10 }));
  expect(await read()).toMatchObject({ employee_count: null, employee_min: 1, employee_max: 10 });
});

test("writing the same facts again changes nothing", async () => {
  const facts = company({ domain: "northwind.example", name: "Northwind", tags: ["b2b"] });
  await write(facts);
  const before = await read();
  expect(await write(facts)).toEqual({ inserted: 0, updated: 0 });
  expect(await read()).toEqual(before);
});

test("rows with the same domain in a batch become one company, and later facts win", async () => {
  const written = await write(
    company({ domain: "northwind.example", name: "Old", hq_city: "Kiel" }),
    company({ domain: "fabrikam.example", name: "Fabrikam" }),
    company({ domain: "northwind.example", name: "New" }),
  );
  expect(written).toEqual({ inserted: 2, updated: 0 });
  expect(await read()).toMatchObject({ name: "New", hq_city: "Kiel" });
});

test("concurrent writers of the same companies neither deadlock nor duplicate a company", async () => {
  const facts = Array.from({ length: 200 }, (_, index) =>
    company({ domain: `company-${index}.example`, name: `Company ${index}` }),
  );
  await Promise.all([write(...facts), write(...facts.toReversed()), write(...facts)]);
  const count = await oneValue(database.db)<number>`select count(*) as count from company`;
  expect(count).toBe(200);
});

test("listeners are notified when a change is committed, and only if a fact changed", async () => {
  const session = await openSession(database.url, "listener");
  try {
    let told = 0;
    session.on("notification", () => (told += 1));
    await session.query(`listen ${COMPANY_CHANGED}`);
    await write(company({ domain: "northwind.example" }));
    await write(company({ domain: "northwind.example" }));
    // Notifications arrive in order, so this one arrives after all earlier ones.
    const last = new Promise((resolve) =>
      session.on("notification", (message) => message.payload === "last" && resolve(true)),
    );
    await database.pool.query("select pg_notify($1, 'last')", [COMPANY_CHANGED]);
    await last;
    expect(told).toBe(2);
  } finally {
    await session.end();
  }
});
