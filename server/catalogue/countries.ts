import { COUNTRY_NAMES, countryName, EUROPEAN_UNION, EUROPEAN_UNION_CODE } from "../text/public.ts";

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
  { code: EUROPEAN_UNION_CODE, name: "European Union" },
  ...COUNTRIES.filter(({ code }) => !MOST_COMMON.includes(code)),
];

/** Expands the codes of a location filter to distinct country codes: `EU` becomes its member states. */
export function expandCountryCodes(codes: readonly string[]): string[] {
  return [...new Set(codes.flatMap((code) => (code === EUROPEAN_UNION_CODE ? EUROPEAN_UNION : code)))];
}

/** Returns a country's code and name; null if `code` is null. */
export function namedCountry(code: string | null): { code: string; name: string } | null {
  return code === null ? null : { code, name: countryName(code) };
}
