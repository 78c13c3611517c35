import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildCountryIndex } from "../../scripts/tools/build-countries/build-index.ts";
import { COUNTRY_INDEX } from "../../server/text/places/country-index.ts";

test("the index contains the country names of the packages and of Node (to update it: npm run build:countries)", () =>
  expect(readFileSync(COUNTRY_INDEX).equals(buildCountryIndex())).toBe(true));
