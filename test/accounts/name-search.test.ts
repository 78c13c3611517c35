import { describe, expect, test } from "vitest";
import { searchByName } from "../../server/accounts/name-search.ts";
import { readCases } from "../support/cases.ts";
import { createTestDatabase } from "../support/database.ts";

const read = readCases("test/accounts/name-search.txt");

const companies = read.rows<[domain: string, name: string]>("companies");

const cases = read.rows<[guarantee: string, query: string, first: string]>("guarantee, query, first result");
const database = await createTestDatabase();
const { db } = database;
await db
  .insertInto("company")
  .values(companies.map(([domain, name]) => ({ domain, name })))
  .execute();

describe("name search", () => {
  test.each(cases)("%s (%s)", async (_guarantee, query, first) => {
    const matches = await searchByName(db, query, 10);
    expect(matches[0]?.domain).toBe(first);
  });

  test("a query unlike every name finds nothing", async () => {
    expect(await searchByName(db, "qqqqxxxxzzzz", 10)).toEqual([]);
    expect(await searchByName(db, "%", 10)).toEqual([]);
  });

  test("a company known only by name is found only by its exact name, unless another company has it", async () => {
    for (const query of ["nem", "nemo", "nemo.invalid", "nemo venture", "Nemo Vantures"])
      expect(await searchByName(db, query, 10), query).toEqual([]);
    const [match] = await searchByName(db, "Nemo Ventures Inc.", 10);
    expect(match?.domain).toBe("nemo.invalid");
    const domains = (await searchByName(db, "Orange", 10)).map(({ domain }) => domain);
    expect(domains).toContain("orange.example");
    expect(domains).not.toContain("orange.invalid");
  });

  test("a list with a higher limit begins with the list of a lower limit", async () => {
    for (const query of ["s", "north", "s. p. global", "genral society", "coca"]) {
      const all = (await searchByName(db, query, 50)).map(({ id }) => id);
      for (const limit of [1, 2, 5, 10, 20])
        expect((await searchByName(db, query, limit)).map(({ id }) => id)).toEqual(all.slice(0, limit));
    }
  });

  test("scores decrease along the list, from 1 for the exact domain", async () => {
    const matches = await searchByName(db, "stripe.example", 10);
    expect(matches[0]?.score).toBe(1);
    expect(matches.map((match) => match.score)).toEqual(matches.map((match) => match.score).toSorted((a, b) => b - a));
  });
});
