import isoCountries from "i18n-iso-countries/index.js";
import { readLines } from "../word-lists.ts";
import { findCountryName, nameKey } from "./country-index.ts";
import { alpha3OfAlpha2, COUNTRY_NAMES } from "./iso-countries.ts";

/** Words of official state names. A name that is not found is looked up again without them. */
const FORMS =
  /\b(?:the|republic|kingdom|state|commonwealth|federation|federal|democratic|peoples|islamic|federative|principality|grand duchy|sultanate|plurinational|bolivarian|union|co operative|arab|hashemite|province of china|rep|of)\b/g;
/** Names that would mean a different country without these words. */
const FORMS_THAT_MATTER = /congo|korea|china|dominican|guinea|samoa|sudan|virgin|africa|emirates|states|kingdom$/;
const MAX_LENGTH = 100;

/**
 * Returns the alpha-3 code of the country in a text: an alpha-2 or alpha-3 code, or a name in any language of ISO 3166
 * and CLDR. The name may be beside its code (`DE - Germany`) or at the end of a place (`Berlin, Germany`).
 */
export function recogniseCountry(text: string): string | undefined {
  const written = text.trim();
  if (written === "" || written.length > MAX_LENGTH) return undefined;
  return countryOfCode(written) ?? countryOfName(written) ?? readCountryPart(written);
}

/** Returns the alpha-3 code for an alpha-3 or alpha-2 code in any letter case. */
export function countryOfCode(written: string): string | undefined {
  const code = written.toUpperCase();
  if (COUNTRY_NAMES.has(code)) return code;
  if (/^[A-Z]{2}$/.test(code)) return code === "UK" ? "GBR" : code === "EL" ? "GRC" : alpha3OfAlpha2(code);
  return undefined;
}

/** Returns the alpha-3 code for a name in any language, with or without words such as "Republic of". */
export function countryOfName(written: string): string | undefined {
  const key = nameKey(written);
  const known = key === "" ? undefined : lookUp(key);
  if (known !== undefined) return known || undefined;
  // Reads "Korea, Republic of" as "Republic of Korea", and "Ireland {Republic}" as "Ireland".
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

function readCountryPart(written: string): string | undefined {
  const read = (part: string) => countryOfCode(part) ?? countryOfName(part);
  const [, before = "", inside = ""] = /^(.+?)\s*[([{]([^)\]}]*)[)\]}]$/.exec(written) ?? [];
  if (inside !== "") return agreeing([countryOfName(before), read(inside)]);
  const dashed = written.split(/\s+[-–—:]\s+|\s*[|/]\s*/);
  if (dashed.length === 2) return agreeing(dashed.map(read));
  const last = written.split(/[,;]/).at(-1)?.trim() ?? "";
  // Two letters at the end of a place are a state's code: "San Francisco, CA".
  return last === written || last.length < 3
    ? undefined
    : (read(last) ?? countryOfName(last.replace(/^\d[\d -]*|[\d -]*\d$/g, "")));
}

/** Returns the country if all recognised parts agree on it. */
function agreeing(parts: readonly (string | undefined)[]): string | undefined {
  const distinct = new Set(parts.filter((part) => part !== undefined));
  return distinct.size === 1 ? [...distinct][0] : undefined;
}

/** Returns the alpha-3 code for a key of `nameKey`; "" for a former country, undefined for an unknown name. */
function lookUp(key: string): string | undefined {
  english ??= readEnglishNames();
  const known = english.get(key);
  // A name has three adjacent letters, or a letter of a non-Latin script.
  return known ?? (/\p{L}{3}|[^\p{Script=Latin}\s]/u.test(key) ? findCountryName(key) : undefined);
}

let english: ReadonlyMap<string, string> | undefined;

/** Names that ISO and CLDR lack. `code` is the alpha-3 code, or "" for a former country. */
interface FurtherNames {
  readonly code: string;
  readonly names: readonly string[];
  /** Whether the names are also recognised in queries and other running text. */
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
