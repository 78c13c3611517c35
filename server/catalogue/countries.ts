import { isoCountries } from "../lib/iso-countries.ts";
import { EUROPEAN_UNION } from "../lib/regions.ts";

/** A country, or a group of countries, to filter by. */
interface Location {
  readonly code: string;
  readonly name: string;
}

// The library has XKK as the user-assigned code of Kosovo; data and other services use XKX.
function withKosovo(code: string): string {
  return code === "XKK" ? "XKX" : code;
}

/** The 249 countries of ISO 3166-1 and Kosovo (`XKX`, user-assigned), by name. */
export const COUNTRIES: readonly Location[] = Object.entries(isoCountries.getAlpha3Codes())
  .map(([code, alpha2]) => ({ code: withKosovo(code), name: isoCountries.getName(alpha2, "en") ?? code }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const NAMES = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

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

/** Returns the English name of an alpha-3 code, or the code itself when it is unknown. */
export function countryName(code: string): string {
  return NAMES.get(code) ?? code;
}

/** Returns the canonical form of an alpha-3 code in any letter case; undefined when there is no such country. */
function canonicalCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return NAMES.has(code) ? code : undefined;
}

/** Returns the alpha-3 codes of a location filter, with `EU` expanded; undefined when it is unknown. */
export function expandLocation(text: string): readonly string[] | undefined {
  if (text.trim().toUpperCase() === "EU") return EUROPEAN_UNION;
  const code = canonicalCountry(text);
  return code === undefined ? undefined : [code];
}

/** Returns the alpha-3 code of a country that is given as alpha-3 code, alpha-2 code or English name. */
export function recogniseCountry(text: string): string | undefined {
  const code =
    canonicalCountry(text) ??
    isoCountries.alpha2ToAlpha3(text.trim().toUpperCase()) ??
    isoCountries.getAlpha3Code(text.trim(), "en");
  return code === undefined ? undefined : withKosovo(code);
}
