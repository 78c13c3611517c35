import { describe, expect, test } from "vitest";
import { readSubject, splitFacts } from "../../server/search-engine/query/subject.ts";
import { cleanCompany } from "../../server/search-engine/text/clean.ts";
import { sentences, toTerm } from "../../server/text/public.ts";
import { findFasterGrowth } from "../support/linear-time.ts";

function company(name: string, description: string, oneLiner: string | null = null) {
  return cleanCompany({ name, one_liner: oneLiner, description });
}
function everyWord(text: ReturnType<typeof cleanCompany>): string[] {
  return [text.first, ...text.rest].flat();
}

describe("cleaning a company's text", () => {
  test("a company's own name is not part of its meaning", () => {
    const text = company(
      "Relay Therapeutics, Inc.",
      "Relay Therapeutics, Inc. develops cancer medicines. Later, Relay opened laboratories.",
    );
    expect(everyWord(text)).toEqual(["develops", "cancer", "medicines", "later", "opened", "laboratories"]);
    expect(text.name).toEqual(["relay", "therapeutics"]);
  });

  test("a name that is a common word is removed only in the spelling of a name", () => {
    expect(everyWord(company("Target Corporation", "Target sells groceries to a target audience."))).toEqual([
      "groceries",
      "target",
      "audience",
    ]);
  });

  test("sentences about founding, headquarters and former names are removed", () => {
    const text = company(
      "Aurum AG",
      "Aurum mines gold. The company was formerly known as Argentum AG. It was founded in 1889 and is headquartered in Bern.",
    );
    expect(everyWord(text)).toEqual(["mines", "gold"]);
  });

  test("the part of a sentence after the founding is kept", () => {
    const deel = company("Deel", "HR for global teams. Founded in 2019, Deel is a payroll and compliance platform.");
    expect(everyWord(deel)).toEqual(["hr", "teams", "payroll", "compliance"]);
  });

  test("the only sentence is kept even if it is about the company's history", () => {
    expect(everyWord(company("Acme", "Acme was founded in 2010 by bakers."))).toContain("bakers");
  });

  test("countries and continents are removed, even if their names have several words", () => {
    expect(everyWord(company("X1", "Breweries in the People's Republic of China, South Africa, and Europe."))).toEqual([
      "breweries",
    ]);
  });

  test("a one-liner repeated in the description counts once", () => {
    const text = company("Acme", "Acme bakes bread. It delivers bread by bicycle.", "Acme bakes bread.");
    expect(text.first).toEqual(["bakes", "bread"]);
    expect(text.rest).toEqual([["bread", "bicycle"]]);
  });

  test("a company without distinctive words keeps the words of its name", () => {
    expect(cleanCompany({ name: "Northern Bakery Ltd", one_liner: null, description: "" }).first).toEqual([
      "northern",
      "bakery",
    ]);
  });

  test("accents, case and the hyphen of e-commerce make no difference", () => {
    expect(everyWord(company("X1", "Société d'e-Commerce"))).toEqual(everyWord(company("X1", "societe D'ECOMMERCE")));
  });
});

describe("cleaning a query", () => {
  test("words about searching are removed", () => {
    expect(readSubject("companies building adtech products").distinctive).toEqual(["adtech"]);
    expect(
      readSubject("Which companies would you recommend that work in marine insurance, please?").distinctive,
    ).toEqual(["marine", "insurance"]);
    expect(
      readSubject("I am looking for listed companies that are active in the field of marine insurance").distinctive,
    ).toEqual(["marine", "insurance"]);
  });

  test("a query with only such words keeps them", () => {
    expect(readSubject("holding companies").distinctive).toEqual(["holding", "companies"]);
  });

  test.each([
    "mid-size freight forwarders",
    "medium sized freight forwarders",
    "large-scale freight forwarders",
    "top-tier freight forwarders",
    "mid-market freight forwarders",
    "freight forwarders of small size",
  ])("companies' size is not part of their activity: %s", (query) => {
    const { distinctive, lookup } = readSubject(query);
    expect(distinctive).toEqual(["freight", "forwarders"]);
    for (const measure of ["size", "sized", "scale", "tier", "market"]) expect(lookup).not.toContain(measure);
  });

  test("a word for a size is searched for if it describes an activity", () => {
    expect(readSubject("plus-size clothing").distinctive).toEqual(["plus", "size", "clothing"]);
    expect(readSubject("market research").distinctive).toEqual(["market", "research"]);
  });
});

test.each([
  ["open source CRM", true, "CRM"],
  ["CRM that is free and open-source", true, "CRM"],
  ["opensource databases for banks", true, "databases for banks"],
  ["open-source startups", true, undefined],
  ["security for open source projects", false, "security for open source projects"],
  ["open source intelligence", false, "open source intelligence"],
])("a property of a product becomes a fact, unlike a customer or a kind of intelligence: %s", (query, isFact, rest) => {
  const split = splitFacts(readSubject(query));
  expect([split.facts, split.rest?.text]).toEqual([isFact ? ["opensource"] : [], rest]);
});

test("a long run of one character is split in linear time", async () => {
  for (const run of [" ", ".", "!", "\n", " .", ".)"]) {
    const split = (length: number) => sentences(`a${run.repeat(length)}b`);
    expect(split(20_000).length).toBeLessThan(42);
    expect(await findFasterGrowth(split, 20_000)).toBeNull();
  }
});

test("forms of a word are indexed as one term, unlike related words such as applicant and application", () => {
  expect(["tracking", "tracked", "tracks", "track"].map(toTerm)).toEqual(["track", "track", "track", "track"]);
  expect(["storage", "storages"].map(toTerm)).toEqual(["storag", "storag"]);
  expect(toTerm("shipping")).toBe(toTerm("ship"));
  expect(toTerm("applicant")).not.toBe(toTerm("application"));
});

test("a function word of another language is not confused with a word that differs only in an accent", () => {
  expect(readSubject("Software für Hotels").distinctive).toEqual(["software", "hotels"]);
  expect(readSubject("société générale").distinctive).toEqual(["societe", "generale"]);
});
