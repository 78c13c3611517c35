import { describe, expect, test } from "vitest";
import { readQuery } from "../../server/search-engine/query/read-query.ts";
import type { QueryPlaces } from "../../server/text/public.ts";
import { cityNames } from "../../server/text/public.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/search-engine/query-places.txt");

/** Returns the places in a query and the rest of its text. */
function findQueryPlaces(query: string): QueryPlaces {
  const { subject, headquarters, ignored } = readQuery(query);
  const [states = [], widened = []] = (["state", "city"] as const).map((wanted) =>
    ignored.filter(({ reason }) => reason === wanted).map(({ text }) => text),
  );
  return { text: subject?.text ?? "", states, widened, ...headquarters };
}

/** Returns the remaining text and the recognised places. */
function understood(query: string): [string, ...string[]] {
  const { text, names } = findQueryPlaces(query);
  return [text, ...names];
}

function withoutPlaces(text: string): ReturnType<typeof findQueryPlaces> {
  const none = { names: [], countries: [], states: [], widened: [], excludedNames: [], excludedCountries: [] };
  return { text, ...none, excludedCities: [], possibleCity: null };
}

describe("places in a query", () => {
  test.each(cases.values<[string, unknown[]]>("places: query, subject and places"))(
    "%s: the places of companies are recognised",
    (query, expected) => {
      expect(understood(query)).toEqual(expected);
    },
  );

  test.each(cases.lines("names, products, customers and markets"))(
    "%s: a place in a name, product, customer or market stays in the text",
    (query) => {
      expect(findQueryPlaces(query)).toEqual(withoutPlaces(query));
    },
  );

  test.each(cases.lines("where companies are not"))("%s: the excluded places are recognised", (query) => {
    expect(findQueryPlaces(query)).toMatchObject({
      text: expect.stringMatching(/^(?:banks|banks with)$/),
      countries: [],
      excludedNames: ["Germany"],
      excludedCountries: ["DEU"],
    });
  });

  test("a query can include one place and exclude others", () => {
    expect(findQueryPlaces("banks in Europe but not in Germany or France")).toMatchObject({
      text: "banks",
      names: ["Europe"],
      excludedNames: ["Germany", "France"],
    });
    expect(findQueryPlaces("German banks outside the US")).toMatchObject({
      text: "banks",
      names: ["Germany"],
      excludedCountries: ["USA"],
    });
  });

  test.each(cases.lines("no excluded country"))(
    "%s: a state, region, product, customer or market is not read as an excluded country",
    (query) => {
      const { text } = findQueryPlaces(query);
      expect(findQueryPlaces(query)).toEqual(withoutPlaces(text));
    },
  );

  test.each([
    ["banks not in California", [], "California"],
    ["banks in the UK, but not in Scotland", ["GBR"], "Scotland"],
    ["banks in the UK without Wales", ["GBR"], "Wales"],
  ])("%s: an excluded region of a country is neither excluded nor searched for", (query, countries, state) => {
    expect(findQueryPlaces(query)).toMatchObject({ text: "banks", countries, excludedCountries: [], states: [state] });
  });

  test.each([
    "law offices in Germany",
    "bank accounts without fees in Germany",
    "exporters to the US but based in Germany",
  ])("%s: a place after words that could exclude another place is a place of companies", (query) => {
    expect(findQueryPlaces(query).names).toEqual(["Germany"]);
  });

  test.each(cases.rows<[string, string, string, string]>("states"))(
    "%s: a state is interpreted as its country, and reported",
    (query, text, state, country) => {
      expect(findQueryPlaces(query)).toMatchObject({ text, states: [state], countries: [country] });
    },
  );

  test("a state after a city determines the city", () => {
    expect(findQueryPlaces("startups in Austin, Texas")).toMatchObject({
      states: [],
      possibleCity: { name: "Austin", countries: ["USA"], text: "startups" },
    });
  });

  test("a country after a city, before a noun for companies, is removed from the text once", () => {
    expect(findQueryPlaces("fintech in Paris, France startups")).toMatchObject({
      names: ["France"],
      possibleCity: { name: "Paris", countries: ["FRA"], text: "fintech startups" },
    });
  });

  test.each(cases.values<[string, string, unknown[]]>("cities: query, subject, cities"))(
    "%s: each entry of a list can be a city",
    (query, text, cities) => {
      const { possibleCity, widened } = findQueryPlaces(query);
      expect([possibleCity?.name, ...(possibleCity?.further ?? [])]).toEqual(cities);
      expect([possibleCity?.text, widened]).toEqual([text, []]);
    },
  );

  test("a list of cities and countries is read as countries, and reports the cities that it widens to their countries", () => {
    for (const query of ["kilns in Leeds or Portugal", "kilns in Portugal, or Leeds"])
      expect(findQueryPlaces(query)).toMatchObject({
        text: "kilns",
        countries: expect.arrayContaining(["GBR", "PRT"]),
        widened: ["Leeds"],
        possibleCity: null,
      });
  });

  test.each(
    cases.values<[string, unknown[], unknown[], unknown[]]>(
      "negations: query, countries, excluded countries, excluded cities",
    ),
  )("%s: is never read with the opposite meaning", (query, countries, excludedCountries, excludedCities) => {
    expect(findQueryPlaces(query)).toMatchObject({ text: "tanneries", countries, excludedCountries, excludedCities });
  });

  test("a region stands for its countries", () => {
    expect(findQueryPlaces("fintech in the Benelux").countries.toSorted()).toEqual(["BEL", "LUX", "NLD"]);
    expect(findQueryPlaces("European fintech").countries).toContain("GBR");
  });

  test("words in the position of a city are read as a possible city", () => {
    expect(findQueryPlaces("robotics startups based in Berlin").possibleCity).toEqual({
      name: "Berlin",
      further: [],
      isCertain: true,
      countries: [],
      text: "robotics startups",
      textWithName: "robotics startups based in Berlin",
    });
    expect(findQueryPlaces("fashion in Paris, France").possibleCity).toEqual({
      name: "Paris",
      further: [],
      isCertain: true,
      countries: ["FRA"],
      text: "fashion",
      textWithName: "fashion in Paris",
    });
    for (const query of ["San Francisco-based biotech", "biotech in San Francisco"])
      expect(findQueryPlaces(query).possibleCity).toMatchObject({ name: "San Francisco", text: "biotech" });
    expect(findQueryPlaces("startups in Leeds about bread").possibleCity).toMatchObject({
      ...{ name: "Leeds", isCertain: true, text: "startups about bread" },
    });
    for (const city of ["Leeds", "leeds", "San Francisco", "Frankfurt am Main"])
      expect(findQueryPlaces(`bakeries in ${city} selling sourdough bread`).possibleCity).toMatchObject({
        ...{ name: city, text: "bakeries selling sourdough bread" },
      });
    expect(findQueryPlaces("breweries in St. Louis").possibleCity).toMatchObject({
      name: "St. Louis",
      text: "breweries",
    });
    expect(findQueryPlaces("law firms in Washington, D.C.").possibleCity).toMatchObject({
      name: "Washington",
      countries: ["USA"],
      text: "law firms",
    });
    expect(findQueryPlaces("fintech in the Bay Area").possibleCity).toMatchObject({
      name: "Bay Area",
      text: "fintech",
    });
    expect(findQueryPlaces("startups in mobile payments").possibleCity).toMatchObject({
      name: "mobile payments",
      isCertain: false,
    });
  });
});

test("a city has its names in other languages, and an area has its cities as names", () => {
  expect(cityNames("münchen")).toContain("Munich");
  expect(cityNames("Cologne")).toEqual(cityNames("Köln"));
  expect(cityNames("NYC")).toContain("New York City");
  expect(cityNames("Washington, D.C.")).toContain("Washington");
  expect(cityNames("Silicon Valley")).toContain("Palo Alto");
  expect(cityNames("Oslo")).toEqual(["Oslo"]);
});
