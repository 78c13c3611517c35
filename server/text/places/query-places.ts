import { readWordSections } from "../word-lists.ts";
import { everyWord } from "../words.ts";
import { countryOfCity } from "./cities.ts";
import { countryName } from "./iso-countries.ts";
import type { Place } from "./place-names.ts";
import { type City, cityAt, cityLength, listedCities, type PossibleCity } from "./query-cities.ts";
import {
  ACTIVE,
  addContext,
  COMPANY_NOUNS,
  DIRECTIONS,
  HEADQUARTERED,
  JOINERS,
  leadLength,
  ONLY,
  PREPOSITIONS,
  placeAt,
  type QueryToken,
  type Stretch,
  skipped,
} from "./query-tokens.ts";

/** The places in a query that restrict where companies are. */
export interface QueryPlaces {
  /** The query without its places. */
  text: string;
  /** The names of countries and regions, such as "Latin America". */
  names: readonly string[];
  /** The alpha-3 codes of the countries, including the countries of regions. */
  countries: readonly string[];
  /** States and provinces. `countries` includes their countries, unless they are excluded. */
  states: readonly string[];
  /**
   * Cities that are listed together with countries. A search accepts either cities or countries, so `countries`
   * includes the countries of these cities instead.
   */
  widened: readonly string[];
  /** The words in the position of a city; null if there are none. */
  possibleCity: PossibleCity | null;
  /** The names of excluded countries and regions, as in "outside Europe". */
  excludedNames: readonly string[];
  /** The alpha-3 codes of the excluded countries, including the countries of excluded regions. */
  excludedCountries: readonly string[];
  excludedCities: readonly string[];
}

const sectionWords = readWordSections("query-places");
const COMMON_WORDS = new Set(sectionWords("common words"));
const NAMED_AFTER_PLACES = new Set(sectionWords("named after places"));
const NO_HEADQUARTERS_AFTER = new Set(sectionWords("no headquarters after"));
/** Words after which a place is excluded. */
const EXCLUSION =
  /\b(?:but )?(?:neither|nor|nothing|none|not|arent|non|never|except(?: for)?|excluding|minus|outside(?: of)?|other than|apart from|(?:any|every)where (?:but|except)|(?:without|no)(?: an| any)? (?:offices?|presence)|without)(?: (?:those|ones|companies|firms))?(?: based| headquartered| located| incorporated)?$/;
/** Words between an exclusion and its place: "not based in southern Germany", "without offices in the US". */
const LEADS_TO_PLACE = new Set([
  ...HEADQUARTERED,
  ...PREPOSITIONS,
  ...DIRECTIONS,
  "the",
  "an",
  "any",
  "office",
  "offices",
  "presence",
]);
/** An exclusion that may apply to the word after the place: "for non-US employees". */
const NEGATION = /\b(?:not|non|neither|nor)$/;
const GENERAL_NOUN = /^(?:company|companies|firms?|business|businesses)$/;
/** The maximum number of words in an exclusion, such as "without any offices based". */
const MAX_EXCLUSION_WORDS = 6;
/** The minimum population, in thousands, of an excluded city. A smaller city's name is more likely another word. */
const MIN_EXCLUDED = 50;

/**
 * Finds the places where companies are ("in Latin America", "German insurers", "Berlin-based") and excluded places
 * ("outside Europe"). A place that belongs to a name, a product or a customer stays in the text: "Bank of America",
 * "Italian restaurants", "payroll for German companies".
 */
export function findQueryPlaces(query: string): QueryPlaces {
  const tokens = addContext(everyWord(query));
  const found: Place[] = [];
  const excluded: Place[] = [];
  const removed: Stretch[] = [];
  const excludedCities: string[] = [];
  const excludedStates: string[] = [];
  const widened: string[] = [];
  let city: City | null = null;
  const widen = (names: readonly string[], places: readonly Place[]): void => {
    widened.push(...names);
    found.push(...places, ...names.flatMap(placeOfCity));
  };
  for (let at = 0; at < tokens.length; ) {
    const exclusion = exclusionBefore(tokens, at);
    const placed = exclusion === null ? headquartersAt(tokens, at) : excludedAt(tokens, at, exclusion);
    if (placed !== null) {
      if (exclusion === null) found.push(...placed.places);
      else {
        excluded.push(...placed.places.filter((place) => partOfCountry(place) === null));
        excludedStates.push(...placed.places.flatMap((place) => partOfCountry(place) ?? []));
      }
      const rest = listedCities(query, tokens, placed.stretch.to);
      if (rest.names.length > 0 && exclusion === null) widen(rest.names, rest.places);
      else if (rest.names.length > 0) excludedCities.push(...rest.names);
      const to = rest.names.length > 0 ? rest.to : placed.stretch.to;
      removed.push(exclusion === null ? withStress(tokens, { ...placed.stretch, to }) : { ...placed.stretch, to });
      at = to;
      continue;
    }
    const cities = exclusion === null ? null : excludedCitiesAt(query, tokens, at, exclusion);
    if (cities !== null) {
      excludedCities.push(...cities.names);
      excluded.push(...cities.places);
      removed.push(cities.stretch);
      at = cities.stretch.to;
      continue;
    }
    if (exclusion === null && city === null) {
      const possible = cityAt(query, tokens, at);
      if (possible !== null && possible.listed.length > 0) {
        widen([possible.name, ...possible.further], possible.listed);
        removed.push(possible.stretch);
        at = possible.stretch.to;
        continue;
      }
      city = possible;
    }
    at += 1;
  }
  return {
    text: without(query, tokens, removed),
    names: listPlaceNames(found),
    countries: listPlaceCountries(found),
    states: [...new Set([...found.flatMap(({ state }) => state ?? []), ...excludedStates])],
    widened: [...new Set(widened)],
    possibleCity: city && {
      name: city.name,
      further: city.further,
      isCertain: city.isCertain,
      countries: city.countries,
      text: without(query, tokens, [...removed, city.stretch]),
      textWithName: without(query, tokens, [...removed, city.country]),
    },
    excludedNames: listPlaceNames(excluded),
    excludedCountries: listPlaceCountries(excluded),
    excludedCities: [...new Set(excludedCities)],
  };
}

/** Returns whether a phrase names places, such as "Germany or France". "the Italian city in the south" does not. */
export function isAboutPlaces(phrase: string): boolean {
  const tokens = addContext(everyWord(phrase));
  let from = 0;
  while (LEADS_TO_PLACE.has(tokens[from]?.word ?? "")) from += 1;
  const length =
    placeAt(tokens, from)?.words.length ?? (from < tokens.length ? cityLength(tokens, from, MIN_EXCLUDED) : 0);
  if (length === 0) return false;
  const next = tokens[from + length]?.word;
  return next === undefined || JOINERS.has(next) || next === "based" || COMPANY_NOUNS.has(next);
}

/** Parts of a country. A search for a part covers the whole country. Excluding a part does not exclude the country. */
const PARTS = new Map(["England", "Scotland", "Wales", "Northern Ireland"].map((name) => [name.toLowerCase(), name]));

/** Returns the name of a place that is a state or a part of a country; null for countries and regions. */
function partOfCountry({ state, words }: Place): string | null {
  return state ?? PARTS.get(words.join(" ")) ?? null;
}

function listPlaceNames(places: readonly Place[]): string[] {
  return [...new Set(places.map(({ name }) => name))];
}

function listPlaceCountries(places: readonly Place[]): string[] {
  return [...new Set(places.flatMap(({ countries }) => countries))];
}

/** Extends the range of a place by words that emphasise it: "only in the UK". */
function withStress(tokens: readonly QueryToken[], { from, to }: Stretch): Stretch {
  const isOnly = (at: number): boolean => ONLY.has(tokens[at]?.word ?? "");
  return { from: isOnly(from - 1) ? from - 1 : from, to: isOnly(to) ? to + 1 : to };
}

/** Returns the country of a city as a place; an empty list if the city's country is ambiguous. */
function placeOfCity(name: string): Place[] {
  const code = countryOfCity(name);
  return code === undefined
    ? []
    : [{ name: countryName(code), countries: [code], words: [], isAdjective: false, state: null }];
}

/** Places, and the range of their tokens, including the words that introduce them. */
interface PlacesInQuery {
  places: Place[];
  stretch: Stretch;
}

/** Returns the places that begin at a token and restrict companies' headquarters; null if there are none. */
function headquartersAt(tokens: readonly QueryToken[], at: number): PlacesInQuery | null {
  const lead = leadLength(tokens, at);
  if (lead > 0) {
    const listed =
      listedPlaces(tokens, skipped(tokens, at + lead), false) ??
      listedPlaces(tokens, skipped(tokens, at + lead, DIRECTIONS), false);
    return listed && { places: listed.places, stretch: { from: at, to: listed.to } };
  }
  const listed = listedPlaces(tokens, at, true);
  if (listed === null) return null;
  const { places, to } = listed;
  const stretch = { from: at, to };
  if (tokens[to]?.word === "based") return { places, stretch: { from: at, to: to + 1 } };
  if (ONLY.has(tokens[to]?.word ?? "") || (ONLY.has(tokens[at - 1]?.word ?? "") && isBeforeCompanies(tokens, at)))
    return { places, stretch };
  if (places.some(({ state }) => state !== null)) return null;
  const before = wordBefore(tokens, at);
  const next = tokens[to];
  if (isCommonWord(tokens, at) || (before !== undefined && NO_HEADQUARTERS_AFTER.has(before.word))) return null;
  if (next === undefined) {
    const isBare = before !== undefined && places.every(({ isAdjective }) => !isAdjective);
    return isBare && /^\p{Ll}/u.test(before.raw) ? { places, stretch } : null;
  }
  if (namesThing(tokens, to)) return null;
  const { opens, followsCustomer } = tokens[at]!;
  const tellsCompanies = COMPANY_NOUNS.has(next.word) && !followsCustomer;
  return opens || tellsCompanies ? { places, stretch } : null;
}

/** Returns the words before a token that exclude a place: "not", "anywhere but"; null if there are none. */
function exclusionBefore(tokens: readonly QueryToken[], at: number): string | null {
  const before = tokens.slice(Math.max(0, at - MAX_EXCLUSION_WORDS), at).map(({ word }) => word);
  if (before.at(-1) === "no" && isBeforeCompanies(tokens, at)) return "no";
  return EXCLUSION.exec(before.join(" "))?.[0] ?? null;
}

/** Returns the excluded places that begin at a token; null if they do not restrict companies' headquarters. */
function excludedAt(tokens: readonly QueryToken[], at: number, exclusion: string): PlacesInQuery | null {
  const from = at - exclusion.split(" ").length;
  const lead = leadLength(tokens, at);
  const listed = listedPlaces(tokens, skipped(tokens, at + lead), lead === 0);
  if (listed === null) return null;
  const { places, to } = listed;
  if (ACTIVE.test(tokens[from - 1]?.word ?? "")) return null;
  if (lead === 0 && (isCommonWord(tokens, at) || namesThing(tokens, to))) return null;
  if (lead === 0 && NEGATION.test(exclusion) && tokens[at]!.followsCustomer) return null;
  const isWithNoun =
    exclusion === "no" ||
    tokens[to]?.word === "based" ||
    (!NEGATION.test(exclusion) && GENERAL_NOUN.test(tokens[to]?.word ?? ""));
  return { places, stretch: { from, to: isWithNoun ? to + 1 : to } };
}

/** Returns whether places precede a noun for companies: "German or French companies". */
function isBeforeCompanies(tokens: readonly QueryToken[], at: number): boolean {
  return COMPANY_NOUNS.has(tokens[listedPlaces(tokens, at, true)?.to ?? tokens.length]?.word ?? "");
}

/**
 * Returns the excluded cities that begin at a token, and the countries in the same list. `stretch` includes the words
 * of the exclusion.
 */
function excludedCitiesAt(
  query: string,
  tokens: readonly QueryToken[],
  at: number,
  exclusion: string,
): { names: string[]; places: Place[]; stretch: Stretch } | null {
  const from = skipped(tokens, at + leadLength(tokens, at), DIRECTIONS);
  const length = from < tokens.length ? cityLength(tokens, from, MIN_EXCLUDED) : 0;
  if (length === 0 || tokens[at]!.followsCustomer) return null;
  const { names, places, to } = listedCities(query, tokens, from + length);
  const name = query.slice(tokens[from]!.start, tokens[from + length - 1]!.end);
  return {
    names: [name, ...names],
    places,
    stretch: { from: at - exclusion.split(" ").length, to: tokens[to]?.word === "based" ? to + 1 : to },
  };
}

/** Returns whether a place name is also a common word, and is written like that word. */
function isCommonWord(tokens: readonly QueryToken[], at: number): boolean {
  const { raw, word } = tokens[at]!;
  return COMMON_WORDS.has(word) && (at > 0 ? raw === raw.toLowerCase() : raw !== raw.toUpperCase());
}

/** Returns whether the words after a place form a product with it: "Italian restaurants". */
function namesThing(tokens: readonly QueryToken[], to: number): boolean {
  return tokens.slice(to, to + 2).some(({ word }) => NAMED_AFTER_PLACES.has(word));
}

/** Returns the last word before a token that is not a direction, as in "outside southern Germany". */
function wordBefore(tokens: readonly QueryToken[], at: number): QueryToken | undefined {
  let before = at - 1;
  while (DIRECTIONS.has(tokens[before]?.word ?? "")) before -= 1;
  return tokens[before];
}

/** Returns the list of places that begins at a token: "Germany, Austria and Switzerland"; null if there is none. */
function listedPlaces(
  tokens: readonly QueryToken[],
  from: number,
  withAdjectives: boolean,
): { places: Place[]; to: number } | null {
  const places: Place[] = [];
  let to = from;
  for (let at = from; ; ) {
    const place = placeAt(tokens, at);
    const isAllowed =
      place !== null &&
      (withAdjectives || !place.isAdjective || COMPANY_NOUNS.has(tokens[at + place.words.length]?.word ?? ""));
    if (!isAllowed) break;
    places.push(place);
    to = at + place.words.length;
    const next = tokens[to];
    const isJoined = next !== undefined && JOINERS.has(next.word);
    // Places without a comma or a conjunction between them are not a list: "African American".
    if (!isJoined && (next === undefined || next.start - tokens[to - 1]!.end < 2)) break;
    at = isJoined ? to + 1 : to;
    if (!withAdjectives) at += leadLength(tokens, at);
    at = skipped(tokens, at);
  }
  return places.length === 0 ? null : { places, to };
}

/** Returns the query without the removed ranges of tokens, which may overlap. */
function without(query: string, tokens: readonly QueryToken[], removed: readonly Stretch[]): string {
  let text = "";
  let end = 0;
  for (const { from, to } of removed.toSorted((a, b) => a.from - b.from)) {
    if (from === to) continue;
    text += `${query.slice(end, tokens[from]!.start)} `;
    end = Math.max(end, tokens[to - 1]!.end);
  }
  return (text + query.slice(end))
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;.-]+|(?<![\s,;.-])[\s,;.-]+$/g, "")
    .replaceAll(" ,", ",")
    .replace(TRAILING, "");
}

/** Conjunctions that remain at the end after a place is removed. */
const TRAILING = /(?: (?:and|or|but|und|oder)){1,3}$/i;
