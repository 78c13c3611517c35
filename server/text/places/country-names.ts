import isoCountries from "i18n-iso-countries/index.js";
import { readLines } from "../word-lists.ts";
import { findCountryName, nameKey } from "./country-index.ts";
import { alpha3OfAlpha2, COUNTRY_NAMES } from "./iso-countries.ts";

/** Words of a state's official name, which are omitted when the name alone is not known. */
const FORMS =
  /\b(?:the|republic|kingdom|state|commonwealth|federation|federal|democratic|peoples|islamic|federative|principality|grand duchy|sultanate|plurinational|bolivarian|union|co operative|arab|hashemite|province of china|rep|of)\b/g;
/** Names that have a form of state and would be another country without it. */
const FORMS_THAT_MATTER = /congo|korea|china|dominican|guinea|samoa|sudan|virgin|africa|emirates|states|kingdom$/;
const MAX_LENGTH = 100;

/**
 * Returns the alpha-3 code of a country that is given as an alpha-3 or alpha-2 code or by a name in any language of ISO
 * 3166 and CLDR, also next to its code (`DE - Germany`) and at the end of a place (`Berlin, Germany`).
 */
export function recogniseCountry(text: string): string | undefined {
  const written = text.trim();
  if (written === "" || written.length > MAX_LENGTH) return undefined;
  return countryOfCode(written) ?? countryOfName(written) ?? readCountryPart(written);
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
  // "Korea, Republic of" and "Ireland {Republic}" have their form of state after the name.
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
function readCountryPart(written: string): string | undefined {
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

/** Returns the country of all parts that have one; undefined if they have several. */
function agreeing(parts: readonly (string | undefined)[]): string | undefined {
  const distinct = new Set(parts.filter((part) => part !== undefined));
  return distinct.size === 1 ? [...distinct][0] : undefined;
}

/** Returns the country of a key; empty for the name of a former country. */
function lookUp(key: string): string | undefined {
  english ??= readEnglishNames();
  const known = english.get(key);
  // A text without other letters and with fewer than three Latin ones is not a name.
  return known ?? (/\p{L}{3}|[^\p{Script=Latin}\s]/u.test(key) ? findCountryName(key) : undefined);
}

let english: ReadonlyMap<string, string> | undefined;

/** Names that ISO and CLDR lack, by the country's code, which is empty for a former country. */
interface FurtherNames {
  readonly code: string;
  readonly names: readonly string[];
  /** Whether they also count in running text. */
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
