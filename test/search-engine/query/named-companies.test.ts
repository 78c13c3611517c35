import { describe, expect, test } from "vitest";
import { readNamedCompanies } from "../../../server/search-engine/query/named-companies.ts";
import { readCases } from "../../support/cases.ts";

const cases = readCases("test/search-engine/query/named-companies.txt");

/** A catalogue, in which "square" is a plain word too. */
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

describe("companies that a query names", () => {
  test.each([
    ["alternatives to Acme", [], "", ["acme"]],
    ["open source alternatives to acme", [], "open source", ["acme"]],
    ["companies like Acme but for boats", [], "for boats", ["acme"]],
    ["software like acme.com for schools", [], "software for schools", ["acme.com"]],
    ["Acme competitors in Europe", [], "in Europe", ["acme"]],
    ["European Acme competitors", [], "European companies", ["acme"]],
    ["who are Acme's main competitors", [], "", ["acme"]],
    ["Acme alternatives that are open source", [], "open source", ["acme"]],
    ["the Acme of Africa", [], "in Africa", ["acme"]],
    ["the Acme of trucking", [], "for trucking", ["acme"]],
    ["Loan Club for students", [], "for students", ["loan club"]],
    ["an Acme for dogs", [], "for dogs", ["acme"]],
    ["Acme-like apps for farm workers", [], "apps for farm workers", ["acme"]],
    ["Series A companies like Acme founded after 2018", [], "Series A founded after 2018", ["acme"]],
    ["startups similar to Acme and Beta, founded after 2015", [], "startups founded after 2015", ["acme", "beta"]],
    ["top 10 Acme competitors", [], "", ["acme"]],
    ["companies such as Acme, Beta and Bank of Ohio in Germany", [], "in Germany", ["acme", "beta", "bank of ohio"]],
    ["cheap Acme or Beta alternatives", [], "", ["beta", "acme"]],
    ["Bed and Breakfast competitors", [], "", ["bed and breakfast"]],
    ["Beyond Bread competitors in Asia", [], "in Asia", ["beyond bread"]],
    ["companies like square", [], "", ["square"]],
    ["I'm looking for companies similar to Acme", [], "", ["acme"]],
    ["companies like Fooco but for kids", ["Fooco"], "for kids", []],
  ])("%s", (query, unknown, rest, named) => {
    expect(read(query)).toEqual({ rest, named, unknown });
  });

  test.each(cases.lines("no company is named"))("%s: none", (query) => {
    expect(read(query)).toEqual({ rest: query, named: [], unknown: [] });
  });
});
