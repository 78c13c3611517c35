import { describe, expect, test } from "vitest";
import { readNamedCompanies } from "../../../server/search-engine/query/named-companies.ts";
import { readCases } from "../../support/cases.ts";

const cases = readCases("test/search-engine/query/named-companies.txt");

/** The names in the catalogue; "square" is also an everyday word. */
const KNOWN = new Set([
  "acme",
  "bank of ohio",
  "bed and breakfast",
  "beta",
  "beyond bread",
  "beyond",
  "square",
  "loan club",
  "acme.com",
]);
const PLAIN = new Set(["square"]);

function read(query: string) {
  const { rest, named, unknown } = readNamedCompanies(query, ({ text, isCertain, isCapitalised }) => {
    const name = text.toLowerCase();
    if (KNOWN.has(name)) return isCertain || isCapitalised || !PLAIN.has(name) ? name : undefined;
    return isCertain && isCapitalised ? "unknown" : undefined;
  });
  return { rest, named: named.map(({ company }) => company), unknown };
}

describe("company names in a query", () => {
  test.each(cases.values<[string, unknown[], string, unknown[]]>("named: query, unknown names, rest, companies"))(
    "%s",
    (query, unknown, rest, named) => {
      expect(read(query)).toEqual({ rest, named, unknown });
    },
  );

  test.each(cases.lines("no company is named"))("%s: no company is recognised", (query) => {
    expect(read(query)).toEqual({ rest: query, named: [], unknown: [] });
  });
});
