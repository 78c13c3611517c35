import isoCountries from "i18n-iso-countries/index.js";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };

// Registers English only: the package's default entry loads the names in 79 languages, in each process and thread.
isoCountries.registerLocale(english);

/** English names of the countries of ISO 3166-1 and of Kosovo (`XKX`), by alpha-3 code. The usual name comes first. */
export const COUNTRY_NAMES: ReadonlyMap<string, readonly [string, ...string[]]> = new Map(
  Object.entries(isoCountries.getNames("en", { select: "all" })).flatMap(([alpha2, [name, ...others]]) => {
    const code = alpha3OfAlpha2(alpha2);
    return code === undefined || name === undefined ? [] : [[code, [name, ...others]]];
  }),
);

export const ALPHA2_CODES: readonly string[] = Object.keys(isoCountries.getAlpha2Codes());

/** Returns the English name for an alpha-3 code, or the code itself if it is unknown. */
export function countryName(code: string): string {
  return COUNTRY_NAMES.get(code)?.[0] ?? code;
}

/** Returns the alpha-3 code for an alpha-2 code in capitals. */
export function alpha3OfAlpha2(alpha2: string): string | undefined {
  // The library uses XKK as the user-assigned code of Kosovo. Most data and services use XKX.
  return alpha2 === "XK" ? "XKX" : isoCountries.alpha2ToAlpha3(alpha2);
}

/** Returns the alpha-2 code for an alpha-3 code. */
export function findAlpha2(alpha3: string): string | undefined {
  return alpha3 === "XKX" ? "XK" : isoCountries.alpha3ToAlpha2(alpha3);
}

/** Returns the alpha-3 code of the country with this English name, in any letter case. */
export function alpha3OfName(name: string): string | undefined {
  const alpha2 = isoCountries.getAlpha2Code(name, "en");
  return alpha2 === undefined ? undefined : alpha3OfAlpha2(alpha2);
}

/** Returns an alpha-3 code in capitals; undefined if there is no such country. */
export function canonicalCountry(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return COUNTRY_NAMES.has(code) ? code : undefined;
}

/** Returns the alpha-2 code of the country with this English name or code, in any letter case. */
export function alpha2OfName(name: string): string | undefined {
  const written = name.trim();
  const alpha2 = isoCountries.getAlpha2Code(written, "en");
  if (alpha2 !== undefined) return alpha2;
  const code = written.toUpperCase();
  if (code === "XKX") return "XK";
  return isoCountries.isValid(code) ? (isoCountries.toAlpha2(code) ?? undefined) : undefined;
}
