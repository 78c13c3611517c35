import { alpha3OfAlpha2, alpha3OfName, COUNTRY_NAMES, countryName } from "../lib/iso-countries.ts";
import { EUROPEAN_UNION } from "../lib/regions.ts";

/** A country, or a group of countries, to filter by. */
interface Location {
  readonly code: string;
  readonly name: string;
}

/** The 249 countries of ISO 3166-1 and Kosovo (`XKX`, user-assigned), by name. */
export const COUNTRIES: readonly Location[] = Array.from(COUNTRY_NAMES, ([code, [name]]) => ({ code, name })).sort(
  (a, b) => (a.name < b.name ? -1 : 1),
);

const MOST_COMMON: readonly string[] =
  "USA GBR CHN FRA IND DEU BRA BEL ESP CAN AUS NLD ITA NOR ZAF MEX TUR CHE ARE POL SWE IDN ARG PAK COL PRT JPN CHL NGA AUT".split(
    " ",
  );

/** The values of a location filter: the 30 most common countries, `EU`, then every other country by name. */
export const LOCATIONS: readonly Location[] = [
  ...MOST_COMMON.map((code) => ({ code, name: countryName(code) })),
  { code: "EU", name: "European Union" },
  ...COUNTRIES.filter(({ code }) => !MOST_COMMON.includes(code)),
];

/** Returns the canonical form of an alpha-3 code in any letter case; undefined when there is no such country. */
function canonicalCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return COUNTRY_NAMES.has(code) ? code : undefined;
}

/** Returns the alpha-3 codes of a location filter, with `EU` expanded; undefined when it is unknown. */
export function expandLocation(text: string): readonly string[] | undefined {
  if (text.trim().toUpperCase() === "EU") return EUROPEAN_UNION;
  const code = canonicalCountry(text);
  return code === undefined ? undefined : [code];
}

/** Returns the alpha-3 code of a country that is given as alpha-3 code, alpha-2 code or English name. */
export function recogniseCountry(text: string): string | undefined {
  return canonicalCountry(text) ?? alpha3OfAlpha2(text.trim().toUpperCase()) ?? alpha3OfName(text.trim());
}
