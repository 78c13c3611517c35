import { remember } from "../remember.ts";
import { readWords } from "../word-lists.ts";
import { countryOfCity, isLargeCity, population } from "./cities.ts";
import { nameKey } from "./country-index.ts";
import { countryOfCode, countryOfName } from "./country-names.ts";
import { countryName } from "./iso-countries.ts";
import { REGIONS } from "./regions.ts";
import { areaKey, endsWithStates, findSubdivisions, type Subdivision } from "./subdivisions.ts";

/** A city and the country it is in, as an alpha-3 code. */
export interface Location {
  readonly city: string | null;
  readonly country: string;
}

/** The meaning of ambiguous two-letter codes at the end of a source's places: `Erie, PA` or `Colón, PA`. */
export type PlaceEnd = "state" | "country";

/** A location, or the reason why there is none, which completes a sentence that begins with the text. */
type LocationReading = Location | { readonly reason: string };

const MAX_LENGTH = 300;
const NO_COUNTRY = "contains no country";
/** Words that are not places, such as "remote" and "multiple locations". */
const NO_PLACES = new Set(readWords("no-places"));
const REGION_NAMES = new Set(REGIONS.flatMap(({ words }) => words.map(nameKey)));
/** Words that begin or end the name of a street, a building or a floor. */
const STREET =
  /(?:\b(?:street|st|road|rd|avenue|ave|av|boulevard|blvd|drive|dr|lane|ln|way|court|ct|square|sq|plaza|parkway|pkwy|highway|hwy|suite|ste|floor|fl|unit|building|bldg|block|tower|house|room|po box|p o box)|stra(?:ss|ß)e|str|platz|weg|allee|gasse|gade|vej|gatan|laan|straat|plein)\.?$|^(?:suite|floor|unit|building|level|block|tower|plot|rue|avenue|calle|carrer|via|viale|piazza|rua|avenida|ul|c\/o|p ?o box)\b/iu;
/** Words for a site with many companies: `Kilcarbery Business Park West`. */
const SITE =
  /\b(?:business|industrial|technology|tech|office|science|retail|corporate|enterprise|innovation|logistics)\s+(?:park|estate|campus|cent(?:re|er)|zone)\b|\b(?:postal|registered|mailing) address\b/iu;
/** Words that networks add to a city: `Greater Seattle Area`, `Munich Metropolitan Region`. */
const AROUND_CITY =
  /^(?:greater|großraum|metropolregion|région de|area metropolitana de)\s+|\s+(?:metropolitan|metro|bay)?\s*(?:area|region|und umgebung|et périphérie|y alrededores|e dintorni)$/giu;

/**
 * Reads a place such as `San Francisco, California, United States`, `Austin, TX`, `10117 Berlin (Germany)` or `東京, 日本`.
 * Of several places separated by semicolons, reads the first. If a code means both a state and a country, as in
 * `Bogota, CO`, chooses the one that contains the city.
 * @param end the meaning of an ambiguous code if no city decides it
 */
export function readLocation(text: string, end?: PlaceEnd): LocationReading {
  if (text.length > MAX_LENGTH) return { reason: NO_COUNTRY };
  return readWithEnd[end ?? "unknown"](text);
}

const readWithEnd: Readonly<Record<PlaceEnd | "unknown", (text: string) => LocationReading>> = {
  state: remember((text) => readParts(splitPlace(text), "state")),
  country: remember((text) => readParts(splitPlace(text), "country")),
  unknown: remember((text) => readParts(splitPlace(text), undefined)),
};

function readParts(parts: readonly string[], end: PlaceEnd | undefined): LocationReading {
  const last = parts.at(-1);
  if (last === undefined) return { reason: NO_COUNTRY };
  const before = parts.slice(0, -1);
  if (parts.length === 1 && isLargeCity(last) && countryOfName(last) === undefined) return cityAlone(last);
  const read = chooseCountry(listMeanings(last, parts.length === 1), before, end);
  if (read !== undefined)
    return "reason" in read
      ? read
      : {
          city: cityIn(before, read) ?? knownCity((countryOfCode(last) ?? countryOfName(last)) ? [] : [last], read),
          country: read.country,
        };
  // Reads "Germany, Berlin" and "Austin TX".
  const [first = "", ...rest] = parts;
  const leading = rest.length > 0 ? countryOfName(first) : undefined;
  if (leading !== undefined) return { city: cityIn(rest, { country: leading, code: "" }), country: leading };
  const split = splitAtCountry(last);
  if (split !== undefined) return readParts([...before, ...split], end);
  return cityAlone(parts.findLast((part) => countryOfCity(part) !== undefined) ?? "");
}

function cityAlone(city: string): LocationReading {
  const country = countryOfCity(city);
  return country === undefined ? { reason: NO_COUNTRY } : { city, country };
}

/** Returns the city in a text, without country, street and postcode; undefined if there is none. */
export function readCity(text: string): string | undefined {
  return text.length > MAX_LENGTH ? undefined : readFirstCity(text);
}

const readFirstCity = remember((text: string): string | undefined => {
  const parts = splitPlace(text);
  const location = parts.length > 1 ? readLocation(text) : { reason: "" };
  return ("city" in location ? location.city : undefined) ?? parts[0];
});

/** Returns whether two letters at the end of a place mean a state or a country; undefined if that is ambiguous. */
function readPlaceEnd(value: unknown): PlaceEnd | undefined {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return undefined;
  const parts = splitPlace(value);
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || last.length !== 2) return undefined;
  const read = chooseCountry(listMeanings(last, false), parts.slice(0, -1), undefined);
  if (read === undefined || "reason" in read) return undefined;
  return read.code === "" ? "country" : "state";
}

/** Returns the meaning of two letters that at least `MOST` of a source's unambiguous places share; else undefined. */
export function usualPlaceEnd(values: readonly unknown[]): PlaceEnd | undefined {
  const ends = values.map(readPlaceEnd).filter((end) => end !== undefined);
  const states = ends.filter((end) => end === "state").length;
  const isClear = Math.max(states, ends.length - states) >= MOST * ends.length;
  return ends.length === 0 || !isClear ? undefined : states * 2 > ends.length ? "state" : "country";
}

const MOST = 0.9;

/** A country and a state; `code` is "" if the text contains no state. */
type Meaning = Pick<Subdivision, "country" | "code">;

/** Lists the possible meanings of the last part of a place, likeliest first. */
function listMeanings(written: string, isAlone: boolean): readonly Meaning[] {
  const isCode = /^\p{L}{2}$/u.test(written);
  const country = (written.length <= 3 ? countryOfCode(written) : undefined) ?? countryOfName(written);
  const asCountry = country === undefined ? [] : [{ country, code: "" }];
  const states = findSubdivisions(isCode && !isAlone ? written.toUpperCase() : written).filter(
    ({ code }) => !isAlone || !isCode || code !== written.toUpperCase(),
  );
  if (country !== undefined && (isAlone || states.length === 0)) return asCountry;
  const others = states.filter((state) => state.country !== country);
  const distinct = new Map(
    others.map((state) => [`${state.country} ${endsWithStates(state.country) ? state.code : ""}`, state]),
  );
  return [...asCountry, ...distinct.values()];
}

/**
 * Chooses one of the meanings by the parts before the last: a state or a city of that country. Returns undefined if
 * there are no meanings, and a reason if several remain.
 */
function chooseCountry(
  meanings: readonly Meaning[],
  before: readonly string[],
  end: PlaceEnd | undefined,
): Meaning | { readonly reason: string } | undefined {
  const [only, ...others] = meanings;
  if (only === undefined || others.length === 0) return only;
  const inState = meanings.find(
    ({ country, code }) =>
      code === "" && before.length > 1 && findSubdivisions(before.at(-1) ?? "").some((one) => one.country === country),
  );
  if (inState !== undefined) return inState;
  const sizes = meanings.map((meaning) => ({ meaning, size: largestIn(before, areaKey(meaning)) }));
  // Codes of countries where addresses end with states count first: "Milan, MI" is in Michigan, "Milano, MI" in Italy.
  const usual = sizes.filter(({ meaning }) => meaning.code === "" || endsWithStates(meaning.country));
  const known = [usual, sizes].map((tier) => tier.filter(({ size }) => size > 0)).find((tier) => tier.length > 0) ?? [];
  const [largest, next] = known.toSorted((a, b) => b.size - a.size);
  if (largest !== undefined && largest.size >= TIMES_LARGER * (next?.size ?? 0)) return largest.meaning;
  const candidates = (known.length > 0 ? known : usual).map(({ meaning }) => meaning);
  const asEnd = candidates.find(({ code }) => (code === "") === (end === "country"));
  if (end !== undefined && asEnd !== undefined) return asEnd;
  if (candidates.length === 1) return candidates[0];
  const names = candidates
    .slice(0, 2)
    .map(({ country, code }) => (code === "" ? countryName(country) : `${code} in ${countryName(country)}`));
  return { reason: `may be in ${names.join(" or ")}` };
}

/** A city takes precedence over a city of the same name if it is this many times larger. */
const TIMES_LARGER = 5;

function largestIn(parts: readonly string[], area: string): number {
  return Math.max(0, ...parts.map((part) => population(part, area)));
}

/**
 * Returns the city among the parts before a country: a known city of the country, or else the first part that is
 * neither a state nor a street.
 */
function cityIn(parts: readonly string[], meaning: Meaning): string | null {
  const others = withoutStates(parts, meaning);
  return (
    knownCity(parts, meaning) ?? others.find((part) => countryOfName(part) === undefined && !STREET.test(part)) ?? null
  );
}

/** Returns the last part that is a city in `meaning`. A city with a state's name counts last: "Kreuzberg, Berlin". */
function knownCity(parts: readonly string[], meaning: Meaning): string | null {
  const whole = areaKey({ country: meaning.country, code: "" });
  const isCity = (part: string) => population(part, areaKey(meaning)) > 0 || isSameAsCountry(part, meaning);
  const isState = (part: string, at: number) =>
    endsWithStates(meaning.country) ? at === 0 && isLargeCity(part, whole) : population(part, whole) > 0;
  return withoutStates(parts, meaning).findLast(isCity) ?? parts.findLast(isState) ?? null;
}

function withoutStates(parts: readonly string[], { country }: Meaning): readonly string[] {
  return parts
    .map((part) => splitAtCountry(part)?.[0] ?? part)
    .filter((part) => !findSubdivisions(part).some((one) => one.country === country));
}

function isSameAsCountry(part: string, { country }: Meaning): boolean {
  return nameKey(part) === nameKey(countryName(country)) && population(part, areaKey({ country, code: "" })) > 0;
}

/** Splits a text into place names. Omits postcodes, streets, floors, "Remote" and regions such as EMEA. */
function splitPlace(text: string): string[] {
  const [first = ""] = text.split(/[;|•\n]/, 1);
  return first
    .replace(/[([{]([^)\]}]*)[)\]}]/g, ", $1")
    .replace(/(?<=\S)\s*[/]\s*(?=\S)/g, ", ")
    .split(/[,،、，]|\s[-–—·]\s|:\s|\s{2,}/)
    .map(namePart)
    .filter((part) => part !== "");
}

/** Returns the place name in a part of an address; "" if there is none. */
function namePart(written: string): string {
  // Two letters are a code: "IN" and "OR" are states, and "FL" and "CT" are not a floor and a court.
  if (/^\s*\p{L}{2}\s*$/u.test(written)) return written.trim();
  const whole = written.trim();
  const inArea = whole.replace(AROUND_CITY, "");
  const part = (inArea.length > 3 && population(inArea) > 0 ? inArea : whole)
    .replace(/^[\s."-]+|[\s"-]+$/g, "")
    .replace(/(?<=\p{L}{4})\.$/u, "")
    .trim();
  const words = nameKey(part).split(" ");
  if (REGION_NAMES.has(words.join(" ")) && countryOfName(part) === undefined) return "";
  const meant = words.filter((word) => !NO_PLACES.has(word));
  if (meant.length === 0) return "";
  if (meant.length < words.length && words.some((word) => /^(?:remote|hybrid|anywhere|onsite)$/.test(word)))
    return part.replace(/\b(?:remote|hybrid|anywhere|onsite|in|from|work|only|based)\b[\s:-]*/giu, "").trim();
  if (!/\p{N}/u.test(part)) return (STREET.test(part) || SITE.test(part)) && population(part) === 0 ? "" : part;
  // "42nd Street" is not the English town of Street.
  if (STREET.test(part)) return "";
  // Removes words with digits, such as postcodes. The rest counts only if it is a known place, not a street.
  const name = part
    .split(/\s+/)
    .filter((word) => !/\p{N}/u.test(word) && !/^(?:[A-Z]-?|AB|CEDEX|cedex)$/.test(word))
    .join(" ")
    .trim();
  const isPlace = population(name) > 0 || findSubdivisions(name).length > 0 || countryOfName(name) !== undefined;
  return name !== "" && (isPlace || splitAtCountry(name) !== undefined) ? name : "";
}

/** Splits `Austin TX` and `Berlin Germany` between a known city and its state or country. */
function splitAtCountry(part: string): [string, string] | undefined {
  const words = part.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const isPlace = listMeanings(after, false).some((meaning) => population(before, areaKey(meaning)) > 0);
    if (isPlace) return [before, after];
  }
  return undefined;
}
