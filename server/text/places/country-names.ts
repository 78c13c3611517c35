import { createRequire } from "node:module";
import isoCountries from "i18n-iso-countries/index.js";
import { remember } from "../remember.ts";
import { readLines } from "../word-lists.ts";
import { plainWords } from "../words.ts";
import { alpha3OfAlpha2, COUNTRY_NAMES } from "./iso-countries.ts";

/** Names in these languages go before those of other languages that mean another country. */
const FIRST_LANGUAGES = "en de fr es it pt nl pl sv da nb fi cs hu ro tr ru uk el ja zh zh-Hant ko ar he".split(" ");

/** Words of a state's official name, which are left out when the name alone is not known. */
const FORMS =
  /\b(?:the|republic|kingdom|state|commonwealth|federation|federal|democratic|peoples|islamic|federative|principality|grand duchy|sultanate|plurinational|bolivarian|union|co operative|arab|hashemite|province of china|rep|of)\b/g;
/** What is a name with a form of state and would be another country without it. */
const FORMS_THAT_MATTER = /congo|korea|china|dominican|guinea|samoa|sudan|virgin|africa|emirates|states|kingdom$/;
const MAX_LENGTH = 100;

/**
 * Returns the alpha-3 code of a country that is given as an alpha-3 or alpha-2 code or by a name of it in any language of ISO 3166 and CLDR;
 * also beside its code (`DE - Germany`) and at the end of a place (`Berlin, Germany`).
 */
export function recogniseCountry(text: string): string | undefined {
  const written = text.trim();
  if (written === "" || written.length > MAX_LENGTH) return undefined;
  return countryOfCode(written) ?? countryOfName(written) ?? partOf(written);
}

/** Returns the country of an alpha-3 or alpha-2 code in any letter case. */
export function countryOfCode(written: string): string | undefined {
  const code = written.toUpperCase();
  if (COUNTRY_NAMES.has(code)) return code;
  if (/^[A-Z]{2}$/.test(code)) return code === "UK" ? "GBR" : code === "EL" ? "GRC" : alpha3OfAlpha2(code);
  return undefined;
}

/** Returns the country of a name, in any language, with or without its form of state. */
export function countryOfName(written: string): string | undefined {
  const key = nameKey(written);
  const known = key === "" ? undefined : lookUp(key);
  if (known !== undefined) return known || undefined;
  // "Korea, Republic of" and "Ireland {Republic}" have their form of state behind the name.
  const [, name = "", form = ""] = /^([^,({[]+?)\s*[,({[]\s*([^)}\]]+?)\s*[)}\]]?$/.exec(written) ?? [];
  if (form !== "") {
    const found = lookUp(nameKey(`${form} ${name}`));
    if (found) return found;
    const isForm = nameKey(form).replace(FORMS, "").trim() === "";
    if (isForm) return countryOfName(name);
  }
  const short = key.replace(FORMS, " ").replace(/\s+/g, " ").trim();
  return short === key || short === "" || FORMS_THAT_MATTER.test(key) ? undefined : lookUp(short) || undefined;
}

/** Reads a country beside its code or at the end of a place. */
function partOf(written: string): string | undefined {
  const read = (part: string) => countryOfCode(part) ?? countryOfName(part);
  const [, before = "", inside = ""] = /^(.+?)\s*[([{]([^)\]}]*)[)\]}]$/.exec(written) ?? [];
  if (inside !== "") return agreeing([countryOfName(before), read(inside)]);
  const dashed = written.split(/\s+[-–—:]\s+|\s*[|/]\s*/);
  if (dashed.length === 2) return agreeing(dashed.map(read));
  const last = written.split(/[,;]/).at(-1)?.trim() ?? "";
  // Two letters at the end of a place are a state: "San Francisco, CA".
  return last === written || last.length < 3
    ? undefined
    : (read(last) ?? countryOfName(last.replace(/^\d[\d -]*|[\d -]*\d$/g, "")));
}

/** Returns the country that every part names which names one; undefined when they name several. */
function agreeing(parts: readonly (string | undefined)[]): string | undefined {
  const distinct = new Set(parts.filter((part) => part !== undefined));
  return distinct.size === 1 ? [...distinct][0] : undefined;
}

/** Returns a name in lower case without accents, punctuation and the article, with `St.` and `&` written out. */
export const nameKey: (name: string) => string = remember((name) =>
  plainWords(name.replace(/['’‘`´]/g, "").replace(/&/g, " and "))
    .join(" ")
    .replace(/\bst\b(?= )/g, "saint")
    .replace(/\brep\b/g, "republic")
    .replace(/\bs a r\b/g, "sar")
    .replace(/^the /, ""),
);

/** Returns the country of a key; empty for the name of a country of the past. */
function lookUp(key: string): string | undefined {
  for (const [at, read] of NAMES.entries()) {
    const names = loaded[at] ?? read();
    loaded[at] = names;
    if (names.has(key)) return names.get(key);
    // What has no other letters, and fewer than three Latin ones, is no name.
    if (!/\p{L}{3}|[^\p{Script=Latin}\s]/u.test(key)) return undefined;
  }
  return undefined;
}

/** Names by key, those of further languages read when a name is not in the first ones: there are tens of thousands of them. */
const NAMES: readonly (() => ReadonlyMap<string, string>)[] = [
  readEnglishNames,
  () => readNames(FIRST_LANGUAGES),
  () => readNames([...Intl.DisplayNames.supportedLocalesOf(TWO_LETTERS), ...isoCountries.getSupportedLanguages()]),
];
const loaded: ReadonlyMap<string, string>[] = [];
const TWO_LETTERS = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26)),
);

/** Names that neither ISO nor CLDR have, by the country's code, which is empty for a country of the past. */
interface FurtherNames {
  readonly code: string;
  readonly names: readonly string[];
  /** Whether they are meant in running text too. */
  readonly isInText: boolean;
}

export const FURTHER_NAMES: readonly FurtherNames[] = readLines("country-names").flatMap((line) => {
  const at = line.indexOf(" ");
  const code = line.slice(0, at).replace("-", "");
  return line
    .slice(at)
    .split("|")
    .map((list, place) => ({ code, names: list.split(";").map((name) => name.trim()), isInText: place === 0 }));
});

function readEnglishNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { code, names } of FURTHER_NAMES) for (const name of names) add(found, name, code);
  for (const [code, names] of COUNTRY_NAMES) for (const name of names) add(found, name, code);
  for (const [alpha3, alpha2] of regions())
    for (const style of ["long", "short"] as const)
      add(found, new Intl.DisplayNames(["en"], { type: "region", style, fallback: "none" }).of(alpha2), alpha3);
  return found;
}

function readNames(languages: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const load = createRequire(import.meta.url);
  const ofIso = new Set(isoCountries.getSupportedLanguages());
  const codes = regions();
  for (const language of new Set(languages)) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const [alpha3, alpha2] of codes) add(found, display.of(alpha2), alpha3);
    if (!ofIso.has(language)) continue;
    const { countries } = load(`i18n-iso-countries/langs/${language}.json`) as {
      countries: Readonly<Record<string, string | readonly string[]>>;
    };
    for (const [alpha2, names] of Object.entries(countries))
      for (const name of [names].flat()) add(found, name, alpha3OfAlpha2(alpha2) ?? "");
  }
  return found;
}

function add(found: Map<string, string>, name: string | undefined, code: string): void {
  const key = nameKey(name ?? "");
  if (key !== "" && !found.has(key)) found.set(key, code);
}

function regions(): (readonly [string, string])[] {
  return Object.keys(isoCountries.getAlpha2Codes()).flatMap((alpha2) => {
    const alpha3 = alpha3OfAlpha2(alpha2);
    return alpha3 === undefined ? [] : [[alpha3, alpha2] as const];
  });
}
