import { readLines } from "../word-lists.ts";
import { normalise } from "../words.ts";
import { COUNTRY_NAMES, countryName } from "./iso-countries.ts";
import { REGIONS } from "./regions.ts";

/** A country, region or state by one of its names. */
export interface Place {
  name: string;
  countries: readonly string[];
  words: readonly string[];
  isAdjective: boolean;
  /** The state or province, which is treated as its country; null for a country or region. */
  state: string | null;
}

/** A word of a text and its position. */
export interface Token {
  raw: string;
  word: string;
  start: number;
  end: number;
}

const OTHER_NAMES =
  "america USA, us USA, usa USA, the states USA, england GBR, scotland GBR, wales GBR, northern ireland GBR, uk GBR, uae ARE, holland NLD, korea KOR, burma MMR, turkiye TUR, turkey TUR, czech republic CZE, russia RUS, nz NZL, ksa SAU, rsa ZAF, prc CHN";

/** Without Georgia, New York and Washington, which also name a country and cities. */
const STATES = {
  USA: `Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas,
Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire,
New Jersey, New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota,
Tennessee, Texas, Utah, Vermont, Virginia, West Virginia, Wisconsin, Wyoming, D.C., New England, New York State, Washington State`,
  CAN: "Ontario, British Columbia, Alberta, Manitoba, Saskatchewan, Nova Scotia, New Brunswick, Newfoundland",
  AUS: "New South Wales, Queensland, Tasmania",
  DEU: "Bavaria, Saxony, Hesse, Baden-Württemberg, North Rhine-Westphalia, Lower Saxony",
};

/** The places that a query can name, by the first word of their names, longest names first. */
export const PLACES_BY_FIRST_WORD = indexPlaces();

function indexPlaces(): ReadonlyMap<string, readonly Place[]> {
  const places: Place[] = [];
  const add = (
    name: string,
    codes: readonly string[],
    spelling: string,
    isAdjective: boolean,
    state: string | null = null,
  ): void => {
    const words = tokensOf(spelling).map(({ word }) => word);
    if (words.length > 0) places.push({ name, countries: codes, words, isAdjective, state });
  };
  for (const [code, names] of COUNTRY_NAMES)
    for (const name of names) if (name.length > 2) add(countryName(code), [code], name, false);
  for (const entry of OTHER_NAMES.split(/,\s+/))
    add(countryName(entry.slice(-3)), [entry.slice(-3)], entry.slice(0, -4), false);
  for (const entry of readLines("place-adjectives"))
    add(countryName(entry.slice(-3)), [entry.slice(-3)], entry.slice(0, -4), true);
  for (const [code, states] of Object.entries(STATES))
    for (const state of states.split(/,\s+/)) add(countryName(code), [code], state, false, state);
  for (const region of REGIONS) {
    for (const spelling of region.words) add(region.name, region.countries, spelling, /(?:an|ic|ern)$/.test(spelling));
  }
  const byFirstWord = Map.groupBy(places, ({ words }) => words[0]!);
  for (const alike of byFirstWord.values()) alike.sort((a, b) => b.words.length - a.words.length);
  return byFirstWord;
}

/** Returns the words of a text with their positions. */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[.'’][\p{L}\p{M}\p{N}]+)*/gu), (match) => ({
    raw: match[0],
    word: normalise(match[0].replace(/['’]s$/i, "")).replace(/[.'’]/g, ""),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
