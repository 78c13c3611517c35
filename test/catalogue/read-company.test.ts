import { describe, expect, test } from "vitest";
import { companySize } from "../../server/catalogue/company.ts";
import { type RawCompany, readCompany } from "../../server/catalogue/read-company.ts";
import { ownerName } from "../../server/text/public.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/catalogue/read-company.txt");

test.each([
  ["stripe.com", "stripe"],
  ["stripe.co.uk", "stripe"],
  ["stripe-de.com", "stripe"],
  ["sign-up.com", "sign-up"],
  ["sign-in.com", "sign-in"],
  ["data-group.com", "data-group"],
])("the owner of the domain %s is called %s", (domain, name) => expect(ownerName(domain)).toBe(name));

test.each(
  cases.values<[number | null, number | null, number | null, string | null]>("sizes: employees, from, to, band"),
)("the size of %s employees in a band from %s to %s is %s", (employee_count, employee_min, employee_max, size) =>
  expect(companySize({ employee_count, employee_min, employee_max })).toBe(size),
);

describe("a row of a file", () => {
  const read = (raw: RawCompany, strict = false) => {
    const result = readCompany({ domain: "northwind.example", ...raw }, { strict });
    return "item" in result ? result.item : result.faults.map(({ field, reason }) => `${field} ${reason}`).join("; ");
  };

  test("needs nothing but a domain", () => {
    expect(read({})).toMatchObject({ domain: "northwind.example", name: null, tags: null, employee_count: null });
  });

  test.each(cases.values<[string, object, object]>("rows: what, row, facts"))("%s", (_, raw, facts) =>
    expect(read(raw)).toMatchObject(facts),
  );

  test.each([
    ["domain", { domain: null }, "domain is missing"],
    ["domain", { domain: "nowhere" }, 'domain "nowhere" is not a website or domain'],
    ["a name that is not a string", { name: true }, "name is not a string"],
    ["a name that is longer than the contract allows", { name: "x".repeat(301) }, "name is longer than 300 characters"],
    [
      "a one-liner that is longer than the contract allows",
      { one_liner: "x".repeat(2001) },
      "one_liner is longer than 2000 characters",
    ],
    ["NUL", { one_liner: "a\u0000b" }, "one_liner contains NUL or an unpaired surrogate"],
    ["an unpaired surrogate", { description: "a\ud800" }, "description contains NUL or an unpaired surrogate"],
    ["a fraction", { employee_count: 1.5 }, "employee_count 1.5 is not a whole number"],
    ["a number with words", { employee_count: "many" }, 'employee_count "many" is not a whole number'],
    ["a negative number", { employee_count: -1 }, "employee_count -1 is not between 0 and 2147483647"],
    ["an unknown stage", { funding_stage: "Series Z" }, 'funding_stage "Series Z" is not a funding stage'],
    ["an unknown country", { hq_country: "Atlantis" }, 'hq_country "Atlantis" is not a country'],
    [
      "an unknown ownership",
      { ownership: "cats" },
      /^ownership "cats" is not private, public, nonprofit, government or subsidiary$/,
    ],
    ["an amount with a fraction", { revenue_usd: "1.5" }, /^revenue_usd "1.5" is not an amount in US dollars$/],
    ["a bound instead of a year", { founded_year: "before 1990" }, 'founded_year "before 1990" is a bound, not a year'],
    ["a year out of range", { founded_year: 12 }, /^founded_year 12 is not between 1000 and \d{4}$/],
    ["a reversed size band", { employee_min: 50, employee_max: 10 }, "employee_min 50 is above employee_max 10"],
    [
      "an invalid profile address",
      { social_url: "ftp://social.example/x" },
      'social_url "ftp://social.example/x" is not a profile URL',
    ],
    ["a tag that is not a string", { tags: [true] }, "tags has an entry that is not a string"],
  ])("that is read strictly is rejected for %s, with the reason", (_, raw, reason) => {
    expect(read(raw, true)).toEqual(typeof reason === "string" ? reason : expect.stringMatching(reason));
  });

  test("is reported with all its faults at once", () => {
    expect(read({ domain: "", employee_count: "many", hq_country: "Atlantis" }, true)).toBe(
      'employee_count "many" is not a whole number; hq_country "Atlantis" is not a country; domain is missing',
    );
  });
});
