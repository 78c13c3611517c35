import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCity, readLocation, usualPlaceEnd } from "../../server/text/places/location.ts";

interface Spelling {
  readonly text: string;
  /** The expected country and city: `USA San Francisco`, `USA -` without a city, `?` without a single country. */
  readonly wanted: string;
}

const SPELLINGS: readonly Spelling[] = readFileSync(new URL("locations.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .flatMap((line) => {
    const [wanted = "", spellings = ""] = line.split(" = ");
    return spellings.split(" | ").map((text) => ({ text, wanted: wanted.trim() }));
  });

function read(text: string): string {
  const found = readLocation(text);
  return "reason" in found ? "?" : `${found.country} ${found.city ?? "-"}`;
}

describe("a place", () => {
  test("is read in each of its spellings, or rejected with a reason", () => {
    expect(new Set(SPELLINGS.map(({ wanted }) => wanted.slice(0, 3))).size).toBeGreaterThan(40);
    expect(SPELLINGS.length).toBeGreaterThan(250);
    const wrong = SPELLINGS.filter(({ text, wanted }) => read(text) !== wanted);
    expect(wrong.map(({ text, wanted }) => `${text}: ${read(text)}, not ${wanted}`)).toEqual([]);
  });

  test("that ends with the code of both a state and a country is rejected with both", () => {
    expect(readLocation("Richmond, CA")).toEqual({ reason: "may be in Canada or CA in United States of America" });
  });

  test("that ends with such a code is read like most places of its source", () => {
    expect(usualPlaceEnd(["Austin, TX", "Denver, CO", "Miami, FL", "Berlin"])).toBe("state");
    expect(usualPlaceEnd(["Munich, DE", "Lyon, FR", "Kyoto, JP"])).toBe("country");
    expect(usualPlaceEnd(["Austin, TX", "Munich, DE", null])).toBeUndefined();
    expect(readLocation("Smallville, CA", "state")).toEqual({ city: "Smallville", country: "USA" });
    expect(readLocation("Smallville, CA", "country")).toEqual({ city: "Smallville", country: "CAN" });
    expect(readLocation("Munich, DE", "state")).toEqual({ city: "Munich", country: "DEU" });
  });

  test.each([
    ["10117 Berlin", "Berlin"],
    ["185 Berry St", undefined],
    ["Floor 5", undefined],
    ["Remote", undefined],
    ["EMEA", undefined],
    ["Munich, DE", "Munich"],
    ["Kleinkleckersdorf", "Kleinkleckersdorf"],
    ["St. Gallen", "St. Gallen"],
    ["Stoke-on-Trent", "Stoke-on-Trent"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ["Washington, D.C.", "Washington"],
    ["San Francisco Bay Area", "San Francisco"],
  ])("%s is read as the city %s", (text, city) => expect(readCity(text)).toBe(city));
});
