import { readLines } from "../word-lists.ts";
import { everyWord } from "../words.ts";
import { population } from "./cities.ts";
import { FURTHER_NAMES } from "./country-names.ts";
import { COUNTRY_NAMES, countryName } from "./iso-countries.ts";
import { REGIONS } from "./regions.ts";
import { subdivisionsIn } from "./subdivisions.ts";

/** A country, region or state, with one of its spellings. */
export interface Place {
  name: string;
  countries: readonly string[];
  words: readonly string[];
  isAdjective: boolean;
  /** The name of the state or province, which is searched for as its country; null for a country or region. */
  state: string | null;
}

/** Countries whose states are recognised in a query, except `NO_STATES`, which more often mean a country or city. */
const WITH_STATES = ["USA", "CAN", "AUS", "DEU"];
const NO_STATES = new Set(
  `Georgia, New York, Washington, Victoria, Berlin, Hamburg, Bremen, Quebec, Québec, American Samoa, Guam, Puerto
    Rico, Northern Mariana Islands,
  United States Minor Outlying Islands, United States Virgin Islands`.split(/,\s+/),
);

/** Countries whose states need a noun beside a name that is short or also a city's: "the province of Liège". */
const WITH_NAMED_STATES = [
  "ARG",
  "AUT",
  "BEL",
  "BRA",
  "CHE",
  "CHN",
  "ESP",
  "IND",
  "IRL",
  "ITA",
  "JPN",
  "MEX",
  "NLD",
  "POL",
  "ZAF",
];
const MIN_CLEAR = 5;
const KINDS_OF_STATES = ["state", "province", "canton", "region", "county"];

let byFirstWord: ReadonlyMap<string, readonly Place[]> | undefined;

/**
 * Returns the places that can occur in a query by the first word of their names, longest names first. Reads them at the
 * first call.
 */
export function placesByFirstWord(): ReadonlyMap<string, readonly Place[]> {
  byFirstWord ??= indexPlaces();
  return byFirstWord;
}

function indexPlaces(): ReadonlyMap<string, readonly Place[]> {
  const places: Place[] = [];
  const add = (
    name: string,
    codes: readonly string[],
    spelling: string,
    isAdjective: boolean,
    state: string | null = null,
  ): void => {
    const words = everyWord(spelling).map(({ text }) => text);
    if (words.length > 0) places.push({ name, countries: codes, words, isAdjective, state });
  };
  for (const [code, names] of COUNTRY_NAMES)
    for (const name of names) if (name.length > 2) add(countryName(code), [code], name, false);
  for (const { code, names } of FURTHER_NAMES.filter(({ isInText }) => isInText))
    for (const name of names) add(countryName(code), [code], name, false);
  for (const entry of readLines("place-adjectives"))
    add(countryName(entry.slice(-3)), [entry.slice(-3)], entry.slice(0, -4), true);
  for (const { country, name } of subdivisionsIn([...WITH_STATES, ...WITH_NAMED_STATES])) {
    // Skips abbreviations such as "Tex.", which occur only in columns.
    if (name.endsWith(".") && name !== "D.C.") continue;
    const isClear = WITH_STATES.includes(country)
      ? !NO_STATES.has(name)
      : name.length >= MIN_CLEAR && population(name) === 0;
    const spellings = KINDS_OF_STATES.flatMap((kind) => [
      ...(isClear ? [] : [`${kind} of ${name}`]),
      `${name} ${kind}`,
    ]);
    if (isClear) spellings.push(name);
    for (const spelling of spellings) add(countryName(country), [country], spelling, false, name);
  }
  for (const region of REGIONS) {
    for (const spelling of region.words) add(region.name, region.countries, spelling, /(?:an|ic|ern)$/.test(spelling));
  }
  const found = Map.groupBy(places, ({ words }) => words[0]!);
  for (const alike of found.values()) alike.sort((a, b) => b.words.length - a.words.length);
  return found;
}

/** Names of regions that are usually ordinary words in company texts. */
const WORDS_TOO = /^(?:sea|gulf|eu)$/;

/**
 * Returns the number of words that name a country or region at `at`; 0 if none do. Texts are compared without them,
 * because they would only make companies in the same country similar, and headquarters have their own filter.
 */
export function placeLength(texts: readonly string[], at: number): number {
  const known = placesByFirstWord().get(texts[at] ?? "");
  const place = known?.find(
    ({ words, isAdjective, state }) =>
      !isAdjective && state === null && words.every((word, offset) => texts[at + offset] === word),
  );
  return place === undefined || (place.words.length === 1 && WORDS_TOO.test(place.words[0]!)) ? 0 : place.words.length;
}
