import { createRequire } from "node:module";
import isoCountries from "i18n-iso-countries";

/** A country or group of countries that companies can be filtered by. */
export interface Location {
  readonly code: string;
  readonly name: string;
}

const require = createRequire(import.meta.url);
isoCountries.registerLocale(require("i18n-iso-countries/langs/en.json"));

// The library writes Kosovo's user-assigned code as XKK; what data and other services use is XKX.
function withKosovo(code: string): string {
  return code === "XKK" ? "XKX" : code;
}

/** Every country by name: the 249 of ISO 3166-1 and Kosovo (`XKX`, user-assigned). */
export const countries: readonly Location[] = Object.entries(isoCountries.getAlpha3Codes())
  .map(([code, alpha2]) => ({ code: withKosovo(code), name: isoCountries.getName(alpha2, "en") ?? code }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const names = new Map(countries.map(({ code, name }) => [code, name]));

/** The 27 member states of the European Union since 2020. */
const europeanUnion: readonly string[] = [
  "AUT",
  "BEL",
  "BGR",
  "HRV",
  "CYP",
  "CZE",
  "DNK",
  "EST",
  "FIN",
  "FRA",
  "DEU",
  "GRC",
  "HUN",
  "IRL",
  "ITA",
  "LVA",
  "LTU",
  "LUX",
  "MLT",
  "NLD",
  "POL",
  "PRT",
  "ROU",
  "SVK",
  "SVN",
  "ESP",
  "SWE",
];

const mostCommon: readonly string[] = [
  "USA",
  "GBR",
  "CHN",
  "FRA",
  "IND",
  "DEU",
  "BRA",
  "BEL",
  "ESP",
  "CAN",
  "AUS",
  "NLD",
  "ITA",
  "NOR",
  "ZAF",
  "MEX",
  "TUR",
  "CHE",
  "ARE",
  "POL",
  "SWE",
  "IDN",
  "ARG",
  "PAK",
  "COL",
  "PRT",
  "JPN",
  "CHL",
  "NGA",
  "AUT",
];

/** What a location filter takes: the 30 most common countries, `EU`, then every other country by name. */
export const locations: readonly Location[] = [
  ...mostCommon.map((code) => ({ code, name: countryName(code) })),
  { code: "EU", name: "European Union" },
  ...countries.filter(({ code }) => !mostCommon.includes(code)),
];

/** The English name of an alpha-3 code; the code itself when it is none. */
export function countryName(code: string): string {
  return names.get(code) ?? code;
}

/** The canonical alpha-3 code of a code in any letter case; undefined when there is no such country. */
function canonicalCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return names.has(code) ? code : undefined;
}

/** The alpha-3 codes a location filter means, `EU` expanded; undefined when it means none. */
export function expandLocation(text: string): readonly string[] | undefined {
  if (text.trim().toUpperCase() === "EU") return europeanUnion;
  const code = canonicalCountry(text);
  return code === undefined ? undefined : [code];
}

/** The alpha-3 code for what data files call a country: alpha-3, alpha-2 or English name. */
export function recogniseCountry(text: string): string | undefined {
  const code =
    canonicalCountry(text) ??
    isoCountries.alpha2ToAlpha3(text.trim().toUpperCase()) ??
    isoCountries.getAlpha3Code(text.trim(), "en");
  return code === undefined ? undefined : withKosovo(code);
}
