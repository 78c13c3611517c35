import { FILLERS, QUERY_FILLERS } from "../stop-words.ts";
import { everyWord, type Word } from "../words.ts";
import { PLACES_BY_FIRST_WORD, type Place } from "./place-names.ts";

/** What a query says about where companies are. */
export interface QueryPlaces {
  /** The query without its places. */
  text: string;
  /** The countries and regions it names, such as "Latin America". */
  names: readonly string[];
  /** Those countries, and those of the regions, as ISO 3166-1 alpha-3 codes. */
  countries: readonly string[];
  /** States and provinces that it names, whose country is among `countries`. */
  states: readonly string[];
  /** The words in the position of a city; null when there are none. */
  possibleCity: PossibleCity | null;
  /** The countries and regions where companies are not: "outside Europe". */
  excludedNames: readonly string[];
  /** Those countries, and those of the regions, as ISO 3166-1 alpha-3 codes. */
  excludedCountries: readonly string[];
}

/** Words that name a city if there is one with that name. */
export interface PossibleCity {
  name: string;
  /** True when it must be a place: after "based in", or in capitalised words. */
  isCertain: boolean;
  /** The countries named after it, as in "Paris, France"; none for a city of any country. */
  countries: readonly string[];
  text: string;
  /** The query without its places and without those countries: for a city where no company is. */
  textWithName: string;
}

interface City extends Omit<PossibleCity, "text" | "textWithName"> {
  stretch: Stretch;
  /** The countries named after it. */
  country: Stretch;
}

/** A range of tokens; `to` is exclusive. */
interface Stretch {
  from: number;
  to: number;
}

/** Names that are common words in lower case. Such a word is a place only after "in" or similar. */
const COMMON_WORDS = new Set([
  "turkey",
  "china",
  "jersey",
  "chad",
  "guinea",
  "georgia",
  "jordan",
  "cuba",
  "mali",
  "us",
  "gulf",
]);
/** Abbreviations that are places only in capitals: "SEA logistics". */
const ABBREVIATIONS = new Set(["sea", "nz", "ksa", "rsa", "prc", "anz"]);
/** Things named after a place without being there: "Italian restaurants", "Spanish lessons", "American football". */
const NAMED_AFTER_PLACES = new Set(
  `language languages lesson lessons learning course courses class classes translation translations translator translators speaking speakers
  food foods fast street restaurant restaurants cuisine cooking kitchen kitchens wine wines cheese beer beers tea teas coffee chocolate yogurt
  yoghurt bakery pizza spices herbal medicine massage dance dancing art arts music cinema film films literature history culture cultural football
  ocean express style options bulldog shepherd dream airlines standard square watch watches fries
  walking carpet carpets rug rugs american law laws regulatory regulation regulations tax taxes treasury bonds stocks shares visa visas
  immigration grants`.split(/\s+/),
);
const COMPANY_NOUNS = new Set(
  `company companies startup startups firm firms business businesses vendor vendors provider providers manufacturer manufacturers maker makers
  supplier suppliers bank banks insurer insurers developer developers distributor distributors retailer retailers scaleup scaleups smes
  enterprise enterprises corporation corporations agency agencies players`.split(/\s+/),
);

const HEADQUARTERED = new Set(["based", "headquartered", "located", "incorporated"]);
const PREPOSITIONS = new Set(["in", "from", "within", "across", "throughout"]);
/** Before "in", they say where a company operates, not where it is. */
const ACTIVE = /^(?:invest|sell|export|expand|interest)/;
/** A place after one of these is not a headquarters: "Bank of America", "outside Europe", "payroll for Germany". */
const NO_HEADQUARTERS_AFTER = new Set(
  "of in from for to into with without outside except excluding not non no beyond by and or new the between versus vs about before after than".split(
    " ",
  ),
);
/** A place after these words is one where companies are not. */
const EXCLUSION =
  /\b(?:but )?(?:not|arent|non|never|except(?: for)?|excluding|minus|outside(?: of)?|other than|apart from|(?:any|every)where but|(?:without|no)(?: an| any)? (?:offices?|presence))(?: based| headquartered| located| incorporated)?$/;
const DIRECTIONS = new Set(
  "north northern south southern east eastern west western central mainland greater".split(" "),
);
/** "not based in southern Germany", "without offices in the US". */
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
/** An exclusion that, before a place, may describe the word after it: "for non-US employees". */
const NEGATION = /\b(?:not|non)$/;
/** The words after one of these name the customer: "payroll for German companies". */
const CUSTOMER_FOLLOWS = new Set("for to with help helping helps connecting serving targeting enabling".split(" "));
const ENDS_CITY = new Set("for that who which with and or using".split(" "));
/** First words of cities such as "San Jose". */
const CITY_PREFIXES = new Set(
  "new san santa los las saint st salt palo mountain menlo tel hong cape kuala buenos".split(" "),
);
const MAX_CITY_WORDS = 4;
/** The maximum number of words that exclude a place: "without any offices based". */
const MAX_EXCLUSION_WORDS = 6;

/**
 * Finds the places in a query that say where companies are, "in Latin America", "German insurers", "Berlin-based", or are not: "outside
 * Europe". A place that belongs to a name or a product ("Bank of America", "Italian restaurants"), or to the customer ("payroll for
 * German companies"), is left in the text; so are excluded states and cities.
 */
export function findQueryPlaces(query: string): QueryPlaces {
  const tokens = contextOf(everyWord(query));
  const found: Place[] = [];
  const excluded: Place[] = [];
  const removed: Stretch[] = [];
  let city: City | null = null;
  for (let at = 0; at < tokens.length; ) {
    const exclusion = exclusionBefore(tokens, at);
    const placed = exclusion === null ? headquartersAt(tokens, at) : excludedAt(tokens, at, exclusion);
    if (placed !== null) {
      (exclusion === null ? found : excluded).push(...placed.places);
      removed.push(placed.stretch);
      at = placed.stretch.to;
      continue;
    }
    if (exclusion === null) city ??= cityAt(query, tokens, at);
    at += 1;
  }
  return {
    text: without(query, tokens, removed),
    names: namesOf(found),
    countries: countriesOf(found),
    states: [...new Set(found.flatMap(({ state }) => state ?? []))],
    possibleCity: city && {
      name: city.name,
      isCertain: city.isCertain,
      countries: city.countries,
      text: without(query, tokens, [...removed, city.stretch]),
      textWithName: without(query, tokens, [...removed, city.country]),
    },
    excludedNames: namesOf(excluded),
    excludedCountries: countriesOf(excluded),
  };
}

/** Returns whether a phrase is about places, as in "not Germany or France"; "the Italian city in the south" is about something else. */
export function isAboutPlaces(phrase: string): boolean {
  const tokens = contextOf(everyWord(phrase));
  let from = 0;
  while (LEADS_TO_PLACE.has(tokens[from]?.word ?? "")) from += 1;
  const place = placeAt(tokens, from);
  if (place === null) return false;
  const next = tokens[from + place.words.length]?.word;
  return next === undefined || next === "and" || next === "or" || next === "based" || COMPANY_NOUNS.has(next);
}

interface QueryToken extends Omit<Word, "text"> {
  readonly word: string;
  /** Whether all words before it say nothing about what companies do. */
  opens: boolean;
  followsCustomer: boolean;
}

function contextOf(tokens: readonly Word[]): QueryToken[] {
  let opens = true;
  let followsCustomer = false;
  return tokens.map(({ text: word, ...token }) => {
    const inContext = { ...token, word, opens, followsCustomer };
    opens &&= FILLERS.has(word) || QUERY_FILLERS.has(word);
    followsCustomer ||= CUSTOMER_FOLLOWS.has(word);
    return inContext;
  });
}

function namesOf(places: readonly Place[]): string[] {
  return [...new Set(places.map(({ name }) => name))];
}

function countriesOf(places: readonly Place[]): string[] {
  return [...new Set(places.flatMap(({ countries }) => countries))];
}

/** Places with the words that introduce them. */
interface PlacesInQuery {
  places: Place[];
  stretch: Stretch;
}

/** Returns the places that say where companies are from a token on, with the words that introduce them. */
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

/** Returns the words before a token that exclude the place that it names or introduces: "not", "anywhere but"; null when none do. */
function exclusionBefore(tokens: readonly QueryToken[], at: number): string | null {
  const before = tokens.slice(Math.max(0, at - MAX_EXCLUSION_WORDS), at).map(({ word }) => word);
  return EXCLUSION.exec(before.join(" "))?.[0] ?? null;
}

/** Returns the excluded places from a token on; null where it is not companies, or not whole countries. */
function excludedAt(tokens: readonly QueryToken[], at: number, exclusion: string): PlacesInQuery | null {
  const from = at - exclusion.split(" ").length;
  const lead = leadLength(tokens, at);
  const listed = listedPlaces(tokens, skipped(tokens, at + lead), lead === 0);
  if (listed === null || listed.places.some(({ state }) => state !== null)) return null;
  const { places, to } = listed;
  if (ACTIVE.test(tokens[from - 1]?.word ?? "")) return null;
  if (lead === 0 && (isCommonWord(tokens, at) || namesThing(tokens, to))) return null;
  if (lead === 0 && NEGATION.test(exclusion) && tokens[at]!.followsCustomer) return null;
  return { places, stretch: { from, to: tokens[to]?.word === "based" ? to + 1 : to } };
}

/** Returns whether a token that names a place is written like a common word. */
function isCommonWord(tokens: readonly QueryToken[], at: number): boolean {
  const { raw, word } = tokens[at]!;
  return COMMON_WORDS.has(word) && (at > 0 ? raw === raw.toLowerCase() : raw !== raw.toUpperCase());
}

/** Returns whether the words after a place make it the name of a thing: "Italian restaurants". */
function namesThing(tokens: readonly QueryToken[], to: number): boolean {
  return tokens.slice(to, to + 2).some(({ word }) => NAMED_AFTER_PLACES.has(word));
}

/** Returns the last word before a token that is no direction, as in "outside southern Germany". */
function wordBefore(tokens: readonly QueryToken[], at: number): QueryToken | undefined {
  let before = at - 1;
  while (DIRECTIONS.has(tokens[before]?.word ?? "")) before -= 1;
  return tokens[before];
}

/** Returns how many tokens introduce a place: "in", "based in"; 0 when none do. */
function leadLength(tokens: readonly QueryToken[], at: number): number {
  if (HEADQUARTERED.has(tokens[at]!.word) && PREPOSITIONS.has(tokens[at + 1]?.word ?? "")) return 2;
  if (!PREPOSITIONS.has(tokens[at]!.word)) return 0;
  return ACTIVE.test(tokens[at - 1]?.word ?? "") ? 0 : 1;
}

function skipped(tokens: readonly QueryToken[], from: number, further: ReadonlySet<string> = new Set()): number {
  let at = from;
  while (tokens[at]?.word === "the" || further.has(tokens[at]?.word ?? "")) at += 1;
  return at;
}

/** Returns the places listed from a token on, such as "Germany, Austria and Switzerland"; null when there are none. */
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
    const isJoined = next !== undefined && (next.word === "and" || next.word === "or");
    // "African American" is not a list; a comma and a space make one.
    if (!isJoined && (next === undefined || next.start - tokens[to - 1]!.end < 2)) break;
    at = skipped(tokens, isJoined ? to + 1 : to);
  }
  return places.length === 0 ? null : { places, to };
}

/** Returns the place with the longest name that begins at a token. */
function placeAt(tokens: readonly QueryToken[], at: number): Place | null {
  const known = PLACES_BY_FIRST_WORD.get(tokens[at]?.word ?? "");
  const place = known?.find(({ words }) => words.every((word, offset) => tokens[at + offset]?.word === word));
  if (place !== undefined && ABBREVIATIONS.has(place.words[0]!) && !/^\p{Lu}+$/u.test(tokens[at]!.raw)) return null;
  // "Mexico City" is not a country.
  return place === undefined || tokens[at + place.words.length]?.word === "city" ? null : place;
}

/** Returns the words after "in", or before "-based", that may be a city. */
function cityAt(query: string, tokens: readonly QueryToken[], at: number): City | null {
  const lead = leadLength(tokens, at);
  if (lead === 0) {
    const inCountry = cityInCountry(query, tokens, at);
    if (inCountry !== null) return inCountry;
    const last = CITY_PREFIXES.has(tokens[at]!.word) ? at + 1 : at;
    const [end, next] = [tokens[last], tokens[last + 1]];
    if (end === undefined || next?.word !== "based" || query.slice(end.end, next.start) !== "-") return null;
    const name = query.slice(tokens[at]!.start, end.end);
    const nothing = { from: last + 2, to: last + 2 };
    return { stretch: { from: at, to: last + 2 }, country: nothing, name, isCertain: false, countries: [] };
  }
  const from = skipped(tokens, at + lead);
  let to = from;
  while (to < tokens.length && to - from < MAX_CITY_WORDS && !ENDS_CITY.has(tokens[to]!.word)) {
    const { word, end } = tokens[to]!;
    // "in Berlin developing robots".
    if (to > from && (word.endsWith("ing") || isCountry(tokens, to, true))) break;
    to += 1;
    if (!CITY_PREFIXES.has(word) && /[,;.()]/.test(query.slice(end, tokens[to]?.start))) break;
  }
  if (to === from) return null;
  // "in Berlin about robots", but "in Frankfurt am Main".
  if (isCapitalised(tokens[from]!)) while (!isCapitalised(tokens[to - 1]!)) to -= 1;
  const words = tokens.slice(from, to);
  const country = placeAt(tokens, to);
  const end = to + (country?.words.length ?? 0);
  return {
    stretch: { from: at, to: end },
    country: { from: to, to: end },
    countries: country?.countries ?? [],
    name: query.slice(words[0]!.start, words.at(-1)!.end),
    isCertain: lead > 1 || words.every(isCapitalised),
  };
}

/** Returns the city in "Cambridge UK biotech" or "robotics, Boston USA": capitalised words that open a clause, with their country. */
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
    stretch: { from: at, to: end },
    country: { from: to, to: end },
    name,
    isCertain: true,
    countries: country.countries,
  };
}

/** Returns whether a country begins at a token, as in "in Berlin Germany". */
function isCountry(tokens: readonly QueryToken[], at: number, orState = false): boolean {
  const place = placeAt(tokens, at);
  return place !== null && !place.isAdjective && (orState || place.state === null) && isCapitalised(tokens[at]!);
}

function isCapitalised({ raw }: QueryToken): boolean {
  return /^\p{Lu}/u.test(raw);
}

/** Returns the query without some ranges of its tokens, which may overlap. */
function without(query: string, tokens: readonly QueryToken[], removed: readonly Stretch[]): string {
  let text = "";
  let end = 0;
  for (const { from, to } of removed.toSorted((a, b) => a.from - b.from)) {
    if (from === to) continue;
    text += `${query.slice(end, tokens[from]!.start)} `;
    end = Math.max(end, tokens[to - 1]!.end);
  }
  return (text + query.slice(end))
    .replace(/\s+/g, " ")
    .replace(/^[\s,;.-]+|(?<![\s,;.-])[\s,;.-]+$/g, "")
    .replaceAll(" ,", ",");
}
