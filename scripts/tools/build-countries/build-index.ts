import { createRequire } from "node:module";
import isoCountries from "i18n-iso-countries/index.js";
import { alpha3OfAlpha2, hashOfCountryName } from "../../../server/text/public.ts";

/** If a name denotes different countries in different languages, the first of these languages decides. */
const FIRST_LANGUAGES = "en de fr es it pt nl pl sv da nb fi cs hu ro tr ru uk el ja zh zh-Hant ko ar he".split(" ");
const TWO_LETTERS = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26)),
);

/**
 * Builds the index that `server/text/places/country-index.ts` reads: the hash of each name and the country's code,
 * sorted.
 */
export function buildCountryIndex(): Buffer {
  const codes = new Map<string, string>();
  const languages = [
    ...FIRST_LANGUAGES,
    ...Intl.DisplayNames.supportedLocalesOf(TWO_LETTERS),
    ...isoCountries.getSupportedLanguages(),
  ];
  for (const language of new Set(languages))
    for (const [name, code] of namesIn(language)) {
      const hash = hashOfCountryName(name).toString("latin1");
      if (!codes.has(hash)) codes.set(hash, code);
    }
  const entries = [...codes].map(([hash, code]) => Buffer.from(`${hash}${code}`, "latin1"));
  return Buffer.concat(entries.toSorted((one, other) => one.compare(other)));
}

/** Returns the names of countries in a language, from CLDR and ISO 3166, with their alpha-3 codes. */
function namesIn(language: string): (readonly [string, string])[] {
  const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const alpha2Codes = Object.keys(isoCountries.getAlpha2Codes());
  const names = alpha2Codes.map((alpha2) => [alpha2, display.of(alpha2)] as const);
  const ofIso = isoCountries.getSupportedLanguages().includes(language) ? isoNames(language) : [];
  return [...names, ...ofIso].flatMap(([alpha2, name]) => {
    const alpha3 = alpha3OfAlpha2(alpha2);
    return name === undefined || alpha3 === undefined ? [] : [[name, alpha3] as const];
  });
}

function isoNames(language: string): (readonly [string, string])[] {
  const load = createRequire(import.meta.url);
  const { countries } = load(`i18n-iso-countries/langs/${language}.json`) as {
    countries: Readonly<Record<string, string | readonly string[]>>;
  };
  return Object.entries(countries).flatMap(([alpha2, names]) => [names].flat().map((name) => [alpha2, name] as const));
}
