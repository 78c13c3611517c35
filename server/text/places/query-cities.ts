import { FILLERS, STOP_WORDS } from "../stop-words.ts";
import { cityNames, population } from "./cities.ts";
import { findAlpha2 } from "./iso-countries.ts";
import type { Place } from "./place-names.ts";
import {
  AREAS,
  isCapitalised,
  isCountry,
  JOINERS,
  leadLength,
  placeAt,
  type QueryToken,
  type Stretch,
  skipped,
} from "./query-tokens.ts";

/** Words in a query that may be the name of a city. */
export interface PossibleCity {
  name: string;
  /** The other cities in a list: "Paris" in "London or Paris". */
  further: readonly string[];
  /** Whether the words must be a place: they follow "based in", or are capitalised. */
  isCertain: boolean;
  /** The country or region after the city, as alpha-3 codes: "Paris, France"; empty if the query states none. */
  countries: readonly string[];
  /** The query without its places. */
  text: string;
  /** The query without its places, but with the city's name. Used if the catalogue has no companies in the city. */
  textWithName: string;
}

export interface City extends Omit<PossibleCity, "text" | "textWithName"> {
  stretch: Stretch;
  /** The tokens of `countries`. */
  country: Stretch;
  /** The countries in the same list, as in "London or Germany". */
  listed: readonly Place[];
}

const ENDS_CITY = new Set("for that who which with and or using".split(" "));
/** First words of cities such as "San Jose". */
const CITY_PREFIXES = new Set(
  "new san santa los las saint st salt palo mountain menlo tel hong cape kuala buenos".split(" "),
);
const MAX_CITY_WORDS = 4;
const GREATER = new Set(["greater", "downtown", "metropolitan"]);
/** The minimum population, in thousands, of a lower-case city before a noun: "london startups". */
const LARGE = 1_000;
/** The minimum population, in thousands, of a lower-case city, or of a city that follows no preposition. */
const MIN_BEFORE_NOUN = 100;
/** A name with more entries in `cityNames` is that of an area. */
const MAX_NAMES_OF_CITY = 12;
const ALONE = { further: [], listed: [] };

/** Returns the number of tokens that name a city with at least `least` thousand inhabitants; 0 if there is none. */
export function cityLength(tokens: readonly QueryToken[], at: number, least: number): number {
  for (let length = Math.min(3, tokens.length - at); length > 0; length -= 1) {
    const named = tokens.slice(at, at + length);
    const name = named.map(({ raw }) => raw).join(" ");
    const inhabitants = isArea(name) ? LARGE : population(name);
    if (inhabitants >= (isCapitalised(named[0]!) ? least : Math.max(least, MIN_BEFORE_NOUN))) return length;
  }
  return 0;
}

/** Returns whether a name means several cities, as "Bay Area" does. */
function isArea(name: string): boolean {
  return cityNames(name).length > MAX_NAMES_OF_CITY;
}

/** Returns the index after words such as "metropolitan area", which may follow a city. */
function afterArea(tokens: readonly QueryToken[], from: number): number {
  let at = from;
  while (at - from < 2 && AREAS.has(tokens[at]?.word ?? "")) at += 1;
  return at;
}

/** The cities and countries in a list, and the index after it. */
interface ListedCities {
  readonly names: string[];
  readonly places: Place[];
  readonly to: number;
}

/** Returns the cities and countries that continue a list: ", Paris or Berlin". */
export function listedCities(query: string, tokens: readonly QueryToken[], from: number): ListedCities {
  const names: string[] = [];
  const places: Place[] = [];
  let to = from;
  for (;;) {
    const isJoined = JOINERS.has(tokens[to]?.word ?? "");
    const isSeparated = to < tokens.length && /[,/&+]/.test(query.slice(tokens[to - 1]!.end, tokens[to]!.start));
    if (!isJoined && !isSeparated) break;
    let at = isJoined ? to + 1 : to;
    at = skipped(tokens, at + leadLength(tokens, Math.min(at, tokens.length - 1)), GREATER);
    const place = placeAt(tokens, at);
    const length = place === null ? cityLength(tokens, at, 1) : place.words.length;
    if (length === 0 || place?.isAdjective) break;
    const last = names.at(-1);
    // Skips the state of a city: "Denver, Colorado".
    const isOfCity =
      place !== null && !isJoined && last !== undefined && place.countries.some((code) => isIn(last, code));
    if (place === null) names.push(query.slice(tokens[at]!.start, tokens[at + length - 1]!.end));
    else if (!isOfCity) places.push(place);
    to = afterArea(tokens, at + length);
  }
  return { names, places, to };
}

function isIn(city: string, country: string): boolean {
  return population(city, findAlpha2(country)) > 0;
}

/**
 * Returns the city in "London fintechs" or "Greater Boston biotech companies": a large city that opens the query and
 * precedes a plural noun.
 */
function cityBeforeNoun(tokens: readonly QueryToken[], at: number): City | null {
  if (!tokens[at]!.opens) return null;
  const from = skipped(tokens, at, GREATER);
  const length = cityLength(tokens, from, MIN_BEFORE_NOUN);
  const end = afterArea(tokens, from + length);
  const to = tokens[end]?.word === "based" ? end + 1 : end;
  if (length === 0 || (!isCapitalised(tokens[from]!) && !isLarge(tokens, from, end))) return null;
  const isOfCompanies = tokens
    .slice(to, to + 3)
    .some(({ word, raw }) => /[^su]s$/.test(word) && !isCapitalised({ raw }));
  const name = tokens
    .slice(from, from + length)
    .map(({ raw }) => raw)
    .join(" ");
  if (!isOfCompanies && from === at && !isArea(name)) return null;
  return { ...ALONE, stretch: { from: at, to }, country: { from: to, to }, name, isCertain: from > at, countries: [] };
}

function isLarge(tokens: readonly QueryToken[], from: number, to: number): boolean {
  return (
    population(
      tokens
        .slice(from, to)
        .map(({ raw }) => raw)
        .join(" "),
    ) >= LARGE
  );
}

/** Returns the large city at the end of "adtech NYC" or "architects, Copenhagen". */
function cityAtEnd(query: string, tokens: readonly QueryToken[], at: number): City | null {
  const before = tokens[at - 1];
  const to = tokens.length;
  if (before === undefined || to - at > 3 || !isCapitalised(tokens[at]!)) return null;
  if (cityLength(tokens, at, MIN_BEFORE_NOUN) !== to - at) return null;
  const isApart = /[,;]/.test(query.slice(before.end, tokens[at]!.start));
  if (!isApart && (isCapitalised(before) || STOP_WORDS.has(before.word) || tokens[at]!.followsCustomer)) return null;
  const name = query.slice(tokens[at]!.start, tokens[to - 1]!.end);
  return { ...ALONE, stretch: { from: at, to }, country: { from: to, to }, name, isCertain: false, countries: [] };
}

/** Returns the words after "in", or before "-based", that may be a city. */
export function cityAt(query: string, tokens: readonly QueryToken[], at: number): City | null {
  const lead = leadLength(tokens, at);
  if (lead === 0) {
    const inCountry = cityInCountry(query, tokens, at) ?? cityBeforeNoun(tokens, at) ?? cityAtEnd(query, tokens, at);
    if (inCountry !== null) return inCountry;
    const last = CITY_PREFIXES.has(tokens[at]!.word) ? at + 1 : at;
    const [end, next] = [tokens[last], tokens[last + 1]];
    if (end === undefined || next?.word !== "based" || query.slice(end.end, next.start) !== "-") return null;
    const name = query.slice(tokens[at]!.start, end.end);
    const nothing = { from: last + 2, to: last + 2 };
    return { ...ALONE, stretch: { from: at, to: last + 2 }, country: nothing, name, isCertain: false, countries: [] };
  }
  const from = skipped(tokens, at + lead, GREATER);
  let to = from;
  while (to < tokens.length && to - from < MAX_CITY_WORDS && !ENDS_CITY.has(tokens[to]!.word)) {
    const { word, end } = tokens[to]!;
    // Ends the name before a verb, as in "in Berlin developing robots".
    if (to > from && (word.endsWith("ing") || isCountry(tokens, to, true))) break;
    to += 1;
    if (!CITY_PREFIXES.has(word) && /[,;.()/&+]/.test(query.slice(end, tokens[to]?.start))) break;
  }
  if (to === from) return null;
  // Removes lower-case words at the end, as in "in Berlin about robots", but not within "Frankfurt am Main".
  if (isCapitalised(tokens[from]!)) while (!isCapitalised(tokens[to - 1]!)) to -= 1;
  const words = tokens.slice(from, to);
  const country = placeAt(tokens, to);
  const afterCountry = to + (country?.words.length ?? 0);
  const { names, places, to: end } = listedCities(query, tokens, afterArea(tokens, afterCountry));
  return {
    stretch: { from: at, to: end },
    country: { from: to, to: afterCountry },
    countries: country?.countries ?? [],
    name: query.slice(words[0]!.start, words.at(-1)!.end),
    further: names,
    listed: places,
    isCertain: lead > 1 || words.every(isCapitalised),
  };
}

/**
 * Returns the city in "Cambridge UK biotech" or "robotics, Boston USA": capitalised words that open a clause and
 * precede a country.
 */
function cityInCountry(query: string, tokens: readonly QueryToken[], at: number): City | null {
  const before = tokens[at - 1];
  if (before !== undefined && !/[,;(]/.test(query.slice(before.end, tokens[at]!.start))) return null;
  let to = at;
  while (to - at < 3 && tokens[to] !== undefined && isCapitalised(tokens[to]!) && placeAt(tokens, to) === null) to += 1;
  const country = to > at && isCountry(tokens, to) ? placeAt(tokens, to) : null;
  const isApart = country !== null && /[,;(]/.test(query.slice(tokens[to - 1]!.end, tokens[to]!.start));
  if (country === null || isApart || FILLERS.has(tokens[to - 1]!.word) || country.countries.length > 1) return null;
  const name = query.slice(tokens[at]!.start, tokens[to - 1]!.end);
  const end = to + country.words.length;
  return {
    ...ALONE,
    stretch: { from: at, to: end },
    country: { from: to, to: end },
    name,
    isCertain: true,
    countries: country.countries,
  };
}
