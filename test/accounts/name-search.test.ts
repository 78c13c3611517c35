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
  ["figma.example", "Figma, Inc."],
  ["jnj.example", "Johnson & Johnson"],
  ["jjsnack.example", "J & J Snack Foods Corp."],
  ["siamgas.example", "Siamgas and Petrochemicals Public Company Limited"],
  ["spglobal.example", "S&P Global Inc."],
  ["marksandspencer.example", "Marks and Spencer Group plc"],
  ["hrblock.example", "H&R Block, Inc."],
  ["hur.example", "H&R GmbH & Co. KGaA"],
  ["ge.example", "General Electric Company"],
  ["homedepot.example", "The Home Depot, Inc."],
  ["mcdonalds.example", "McDonald's Corporation"],
  ["loreal.example", "L'Oréal S.A."],
  ["jpmorgan.example", "J.P. Morgan"],
  ["coca-colafemsa.example", "Coca-Cola FEMSA, S.A.B. de C.V."],
  ["coca-cola.example", "The Coca-Cola Company"],
  ["siemens-energy.example", "Siemens Energy AG"],
  ["siemens.example", "Siemens Aktiengesellschaft"],
  ["siemens.co.example", "Siemens Limited"],
  ["zabka.example", "Żabka Polska Sp. z o.o."],
  ["maersk.example", "A.P. Møller - Mærsk A/S"],
  ["total.ga", "Total Gabon"],
  ["total.com", "TotalEnergies SE"],
  ["aircanada.example", "Air Canada"],
  ["aig.example", "Agro Investments & Resources"],
  ["nemo.invalid", "Nemo Ventures"],
  ["orange.invalid", "Orange"],
];

const cases: readonly (readonly [guarantee: string, query: string, first: string])[] = [
  ["an exact domain comes first", "northwind.example", "northwind.example"],
  ["a domain may come with protocol, www and path", "https://www.stripe.example/pricing", "stripe.example"],
  ["a domain may be written in capitals", "STRIPE.EXAMPLE", "stripe.example"],
  ["an internationalised domain is found in Unicode", "müller.example", "xn--mller-kva.example"],
  ["an exact name comes before longer ones", "Stripe", "stripe.example"],
  ["an exact name comes before one it begins", "North", "north.example"],
  ["letter case does not matter", "sTrIpE", "stripe.example"],
  ["an exact name of two letters is found", "AB", "ab.example"],
  ["a prefix finds the name", "Datad", "datadog.example"],
  ["a prefix of two letters finds a name", "sn", "snowflake.example"],
  ["a prefix of whole words comes first", "Northwind Pay", "northwind.example"],
  ["a replaced letter is forgiven", "Snowflaka", "snowflake.example"],
  ["a dropped letter is forgiven", "Datdog", "datadog.example"],
  ["an added letter is forgiven", "Dataddog", "datadog.example"],
  ["swapped letters are forgiven", "Stirpe", "stripe.example"],
  ["a wrong first letter is forgiven", "Ttripe", "stripe.example"],
  ["swapped letters in five are forgiven", "slcak", "slack.example"],
  ["a typo in one word of two is forgiven", "Nortwind Payments", "northwind.example"],
  ["a typo in the only word of the query is forgiven", "nortwind", "northwind.example"],
  ["words may come in another order", "Payments Northwind", "northwind.example"],
  ["words may be excluded", "Motoren Werke", "bmw.example"],
  ["a word in the middle is enough", "Motoren", "bmw.example"],
  ["missing accents are forgiven", "Societe Generale", "societegenerale.example"],
  ["wrong accents are forgiven", "Nèstle", "nestle.example"],
  ["correct accents are found", "Zürich Insurance", "zurich.example"],
  ["a legal form may be excluded", "Acme", "acme.example"],
  ["a legal form may be added", "Snowflake GmbH", "snowflake.example"],
  ["the legal form may differ", "Orange Ltd", "orange.example"],
  ["a per cent sign is a plain character", "100%", "percent.example"],
  ["an underscore is a plain character", "snake_case", "underscore.example"],
  ["a backslash is a plain character", "Back\\slash", "backslash.example"],
  ["an ampersand may be written out", "Procter and Gamble", "procter.example"],
  ["an ampersand may be excluded", "johnson johnson", "jnj.example"],
  ["a prefix finds a name while it is typed", "figm", "figma.example"],
  ["initials joined by an ampersand find the name", "J&J", "jnj.example"],
  ["spaces around an ampersand do not matter", "J & J", "jnj.example"],
  ["initials find the name", "P&G", "procter.example"],
  ["initials without the ampersand find the name", "PG", "procter.example"],
  ["initials ignore words such as Group", "M&S", "marksandspencer.example"],
  ["a name written with its initials comes before one that has them", "S&P", "spglobal.example"],
  ["a name that is initials comes before one that begins with them", "H&R", "hur.example"],
  ["a name of initials and more is found", "h&r block", "hrblock.example"],
  ["a name of initials is found", "AT&T", "at-t.example"],
  ["a name of initials may be written without the ampersand", "att", "at-t.example"],
  ["a name of initials may be written out", "at and t", "at-t.example"],
  ["the first part of the domain is a name too", "GE", "ge.example"],
  ["an article may be excluded", "home depot", "homedepot.example"],
  ["an article may be added", "the figma", "figma.example"],
  ["an apostrophe may be excluded", "mcdonalds", "mcdonalds.example"],
  ["an apostrophe may be a space", "l oreal", "loreal.example"],
  ["dots may be excluded", "jp morgan", "jpmorgan.example"],
  ["spaces may be excluded", "jpmorgan", "jpmorgan.example"],
  ["a hyphen may be excluded", "cocacola", "coca-cola.example"],
  ["a space may be added", "snow flake", "snowflake.example"],
  ["a legal form may be written in full or abbreviated", "Siemens AG", "siemens.example"],
  ["of companies with the same name, the one with the shortest domain comes first", "siemens", "siemens.example"],
  ["a legal form of several words may be excluded", "coca cola femsa", "coca-colafemsa.example"],
  ["a legal form in another language may be excluded", "zabka polska", "zabka.example"],
  ["letters other than accented ones are folded", "moller maersk", "maersk.example"],
  ["of domains with the same name, the one under .com comes first", "total", "total.com"],
  ["a prefix comes before the same letters as initials", "air", "aircanada.example"],
  ["a typo in the domain is forgiven", "figna.example", "figma.example"],
  ["a name is found without any space", "snowplowanalyticslimited", "snowplow.example"],
  ["a name that joins two is found without any space", "marksandspencergroupplc", "marksandspencer.example"],
  ["a slip in the legal form is forgiven", "Snowplow Analytics Limtied", "snowplow.example"],
  ["a slip in a legal form longer than the name is forgiven", "Figma Incroporated", "figma.example"],
  ["the words may be turned, with the legal form first", "GmbH Logistics Northwind", "northwindlogistics.example"],
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

  test("a query unlike every name finds nothing", async () => {
    expect(await searchByName(database.db, "qqqqxxxxzzzz", 10)).toEqual([]);
    expect(await searchByName(database.db, "%", 10)).toEqual([]);
  });

  test("a company known only by name is found only by its exact name, unless another company has it", async () => {
    for (const query of ["nem", "nemo", "nemo.invalid", "nemo venture", "Nemo Vantures"])
      expect(await searchByName(database.db, query, 10), query).toEqual([]);
    const [match] = await searchByName(database.db, "Nemo Ventures Inc.", 10);
    expect(match?.domain).toBe("nemo.invalid");
    const domains = (await searchByName(database.db, "Orange", 10)).map(({ domain }) => domain);
    expect(domains).toContain("orange.example");
    expect(domains).not.toContain("orange.invalid");
  });

  test("a longer list begins with the shorter one", async () => {
    for (const query of ["s", "north", "s. p. global", "genral society", "coca"]) {
      const all = (await searchByName(database.db, query, 50)).map(({ id }) => id);
      for (const limit of [1, 2, 5, 10, 20])
        expect((await searchByName(database.db, query, limit)).map(({ id }) => id)).toEqual(all.slice(0, limit));
    }
  });

  test("scores decrease along the list, from 1 for the exact domain", async () => {
    const matches = await searchByName(database.db, "stripe.example", 10);
    expect(matches[0]?.score).toBe(1);
    expect(matches.map((match) => match.score)).toEqual(matches.map((match) => match.score).toSorted((a, b) => b - a));
  });
});
