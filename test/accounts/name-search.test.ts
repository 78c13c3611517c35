import { beforeAll, describe, expect, test } from "vitest";
import { searchByName } from "../../server/accounts/name-search.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const companies: readonly (readonly [domain: string, name: string])[] = [
  ["northwind.example", "Northwind Payments"],
  ["northwindlogistics.example", "Northwind Logistics GmbH"],
  ["north.example", "North"],
  ["stripe.example", "Stripe"],
  ["stripes.example", "Stripes Group"],
  ["strive.example", "Strive Health"],
  ["societegenerale.example", "Société Générale"],
  ["generalsociety.example", "General Society of Mechanics"],
  ["acme.example", "Acme Inc"],
  ["acmerobotics.example", "Acme Robotics"],
  ["acne.example", "Acne Studios"],
  ["slack.example", "Slack Technologies, LLC"],
  ["bigdata.example", "Big Data Company"],
  ["percent.example", "100% Organic"],
  ["underscore.example", "snake_case Labs"],
  ["backslash.example", "Back\\slash"],
  ["zurich.example", "Zürich Insurance Group Ltd"],
  ["nestle.example", "Nestlé S.A."],
  ["bmw.example", "Bayerische Motoren Werke AG"],
  ["at-t.example", "AT&T"],
  ["procter.example", "Procter & Gamble Co"],
  ["ab.example", "AB"],
  ["xn--mller-kva.example", "Müller KG"],
  ["orange.example", "Orange S.A."],
  ["orangetheory.example", "Orangetheory Fitness"],
  ["datadog.example", "Datadog"],
  ["snowflake.example", "Snowflake"],
  ["snowplow.example", "Snowplow Analytics Limited"],
];

const cases: readonly (readonly [guarantee: string, query: string, first: string])[] = [
  ["an exact domain comes first", "northwind.example", "northwind.example"],
  ["a domain may come with protocol, www and path", "https://www.stripe.example/pricing", "stripe.example"],
  ["a domain may be written in capitals", "STRIPE.EXAMPLE", "stripe.example"],
  ["an internationalised domain is found as people write it", "müller.example", "xn--mller-kva.example"],
  ["an exact name comes before longer ones", "Stripe", "stripe.example"],
  ["an exact name comes before one it begins", "North", "north.example"],
  ["letter case does not matter", "sTrIpE", "stripe.example"],
  ["an exact name of two letters is found", "AB", "ab.example"],
  ["a beginning finds the name", "Datad", "datadog.example"],
  ["a beginning of two letters finds a name", "sn", "snowflake.example"],
  ["a beginning of whole words comes first", "Northwind Pay", "northwind.example"],
  ["a replaced letter is forgiven", "Snowflaka", "snowflake.example"],
  ["a dropped letter is forgiven", "Datdog", "datadog.example"],
  ["an added letter is forgiven", "Dataddog", "datadog.example"],
  ["swapped letters are forgiven", "Stirpe", "stripe.example"],
  ["a wrong first letter is forgiven", "Ttripe", "stripe.example"],
  ["swapped letters in five are forgiven", "slcak", "slack.example"],
  ["a typo in one word of two is forgiven", "Nortwind Payments", "northwind.example"],
  ["a typo in the only word asked for is forgiven", "nortwind", "northwind.example"],
  ["words may come in another order", "Payments Northwind", "northwind.example"],
  ["words may be left out", "Motoren Werke", "bmw.example"],
  ["a word in the middle is enough", "Motoren", "bmw.example"],
  ["missing accents are forgiven", "Societe Generale", "societegenerale.example"],
  ["wrong accents are forgiven", "Nèstle", "nestle.example"],
  ["accents that belong there are found", "Zürich Insurance", "zurich.example"],
  ["a legal form may be left out", "Acme", "acme.example"],
  ["a legal form may be added", "Snowflake GmbH", "snowflake.example"],
  ["a legal form may be another", "Orange Ltd", "orange.example"],
  ["a per cent sign is a plain character", "100%", "percent.example"],
  ["an underscore is a plain character", "snake_case", "underscore.example"],
  ["a backslash is a plain character", "Back\\slash", "backslash.example"],
  ["an ampersand may be written out", "Procter and Gamble", "procter.example"],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db
    .insertInto("company")
    .values(companies.map(([domain, name]) => ({ domain, name })))
    .execute();
});

describe("name search", () => {
  test.each(cases)("%s (%s)", async (_guarantee, query, first) => {
    const matches = await searchByName(database.db, query, 10);
    expect(matches[0]?.domain).toBe(first);
  });

  test("what is unlike every name finds nothing", async () => {
    expect(await searchByName(database.db, "qqqqxxxxzzzz", 10)).toEqual([]);
    expect(await searchByName(database.db, "%", 10)).toEqual([]);
  });

  test("scores fall along the list, from 1 for the very domain", async () => {
    const matches = await searchByName(database.db, "stripe.example", 10);
    expect(matches[0]?.score).toBe(1);
    expect(matches.map((match) => match.score)).toEqual(matches.map((match) => match.score).toSorted((a, b) => b - a));
  });
});
