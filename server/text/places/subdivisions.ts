import { readLines } from "../word-lists.ts";
import { nameKey } from "./country-index.ts";
import { alpha3OfAlpha2, findAlpha2 } from "./iso-countries.ts";

/** A state, province or region. */
export interface Subdivision {
  /** The alpha-3 code of the country. */
  readonly country: string;
  /** The code in letters, such as `CA`; "" if there is none. */
  readonly code: string;
  readonly name: string;
}

/** Generic nouns beside the names of subdivisions, in several languages. */
const KINDS =
  /\b(?:state|province|region|county|prefecture|district|governorate|oblast|kraj|krai|kray|lan|sheng|shi|zizhiqu|voivodeship|wojewodztwo|voblasts|respublika|provincia de|departamento de|estado de|canton of|land|fu|ken)\b/g;
/** Countries whose addresses end with the code of a state as often as with the country. */
const ENDS_WITH_CODE: ReadonlySet<string> = new Set(["USA", "CAN", "AUS"]);

let index: ReadonlyMap<string, readonly Subdivision[]> | undefined;

/** Lists the subdivisions with this name or code. Those of the countries in `ENDS_WITH_CODE` come first. */
export function findSubdivisions(text: string): readonly Subdivision[] {
  index ??= readIndex();
  const key = nameKey(text);
  const found = index.get(key) ?? index.get(withoutKind(key)) ?? [];
  // In lower case, two or three letters are more likely a word than a code: "de", "in".
  return /^\p{Ll}{2,3}$/u.test(text.trim()) && key.length <= 3 ? [] : found;
}

/** Returns whether addresses in a country often end with the code of a state. */
export function endsWithStates(country: string): boolean {
  return ENDS_WITH_CODE.has(country);
}

/** Returns the area of a subdivision in the gazetteer: `US-CA`, or only the country outside the US and Canada. */
export function areaKey({ country, code }: Pick<Subdivision, "country" | "code">): string {
  const alpha2 = findAlpha2(country) ?? "";
  return (country === "USA" || country === "CAN") && code !== "" ? `${alpha2}-${code}` : alpha2;
}

/** Lists the subdivisions of `countries`, once for each of their names. */
export function subdivisionsIn(countries: readonly string[]): readonly Subdivision[] {
  return readAll().filter(({ country }) => countries.includes(country));
}

function readAll(): Subdivision[] {
  return ["subdivisions", "subdivision-names"].flatMap((list) =>
    readLines(list).flatMap((line) => {
      const [alpha2 = "", entries = ""] = line.split("\t");
      const country = alpha3OfAlpha2(alpha2);
      if (country === undefined) return [];
      return entries.split(";").map((entry) => {
        const at = entry.indexOf("=");
        return { country, code: entry.slice(0, at), name: entry.slice(at + 1) };
      });
    }),
  );
}

function readIndex(): ReadonlyMap<string, readonly Subdivision[]> {
  const found = new Map<string, Subdivision[]>();
  const all = readAll().toSorted((a, b) => Number(endsWithStates(b.country)) - Number(endsWithStates(a.country)));
  const codes = new Map(
    all.filter(({ code }) => code !== "").map((one) => [`${one.country} ${nameKey(one.name)}`, one.code]),
  );
  for (const one of all) {
    const code = one.code || (codes.get(`${one.country} ${nameKey(one.name)}`) ?? "");
    const subdivision = { ...one, code };
    const key = nameKey(one.name);
    for (const name of new Set([key, withoutKind(key), ...(code.length > 1 ? [nameKey(code)] : [])]))
      if (name !== "") found.set(name, [...(found.get(name) ?? []), subdivision]);
  }
  return found;
}

function withoutKind(key: string): string {
  return key.replace(KINDS, " ").replace(/\s+/g, " ").trim() || key;
}
