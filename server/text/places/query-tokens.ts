import { FILLERS, QUERY_FILLERS } from "../stop-words.ts";
import { readWordSections } from "../word-lists.ts";
import type { Word } from "../words.ts";
import { type Place, placesByFirstWord } from "./place-names.ts";

/** A range of tokens; `to` is exclusive. */
export interface Stretch {
  from: number;
  to: number;
}

const sectionWords = readWordSections("query-places");

/** Abbreviations that mean a place only in capitals: "SEA logistics". */
const ABBREVIATIONS = new Set(["sea", "nz", "ksa", "rsa", "prc", "anz"]);
export const COMPANY_NOUNS = new Set(sectionWords("company nouns"));

export const HEADQUARTERED = new Set(["based", "headquartered", "located", "incorporated"]);
export const PREPOSITIONS = new Set(["in", "from", "within", "across", "throughout", "en", "em", "aus"]);
/**
 * Words after which "in" introduces a market, not headquarters: "exporting in". Nouns for companies are excluded:
 * "exporters in".
 */
export const ACTIVE = /^(?:invest|sell|export|expand|interest)(?!\p{L}*ers?$)/u;
export const DIRECTIONS = new Set(sectionWords("directions"));
const MAX_SKIPPED = 6;
const ARTICLES = new Set("the der den dem either both".split(" "));
/** Words that emphasise a place before or after them: "only in the UK", "US only". */
export const ONLY: ReadonlySet<string> = new Set("only just solely exclusively strictly".split(" "));
/** Words between the items of a list. */
export const JOINERS = new Set("and or nor y o e und et ou oder".split(" "));
/** Nouns before a name, as in "the province of Quebec". `AREAS` are nouns after a name, as in "the Munich area". */
const KINDS = new Set("state province region canton county city area".split(" "));
export const AREAS = new Set("area areas region metro metropolitan".split(" "));
/** Words that introduce customers: "payroll for German companies". */
const CUSTOMER_FOLLOWS = new Set("for to with help helping helps connecting serving targeting enabling".split(" "));

export interface QueryToken extends Omit<Word, "text"> {
  readonly word: string;
  /** Whether no earlier word describes what companies do. */
  opens: boolean;
  /** Whether a word of `CUSTOMER_FOLLOWS` precedes the token. */
  followsCustomer: boolean;
}

export function addContext(tokens: readonly Word[]): QueryToken[] {
  let opens = true;
  let followsCustomer = false;
  return tokens.map(({ text: word, ...token }) => {
    const inContext = { ...token, word, opens, followsCustomer };
    opens &&= FILLERS.has(word) || QUERY_FILLERS.has(word);
    followsCustomer ||= CUSTOMER_FOLLOWS.has(word);
    return inContext;
  });
}

/** Returns the number of tokens at `at` that introduce a place, such as "in" or "based in"; 0 if none do. */
export function leadLength(tokens: readonly QueryToken[], at: number): number {
  if (tokens[at] === undefined) return 0;
  if (HEADQUARTERED.has(tokens[at]!.word) && PREPOSITIONS.has(tokens[at + 1]?.word ?? "")) return 2;
  if (!PREPOSITIONS.has(tokens[at]!.word) && tokens[at]!.raw !== "à") return 0;
  return ACTIVE.test(tokens[at - 1]?.word ?? "") ? 0 : 1;
}

/**
 * Returns the index of the first token at or after `from` that does not merely introduce a name, as "the province of"
 * does in "the province of Quebec".
 */
export function skipped(tokens: readonly QueryToken[], from: number, further: ReadonlySet<string> = new Set()): number {
  let at = from;
  while (at - from < MAX_SKIPPED) {
    const word = tokens[at]?.word ?? "";
    if (ARTICLES.has(word) || further.has(word)) at += 1;
    else if ((KINDS.has(word) || DIRECTIONS.has(word)) && tokens[at + 1]?.word === "of" && placeAt(tokens, at) === null)
      at += 2;
    else break;
  }
  return at;
}

/** Returns the place with the longest name that begins at a token. */
export function placeAt(tokens: readonly QueryToken[], at: number): Place | null {
  const known = placesByFirstWord().get(tokens[at]?.word ?? "");
  const place = known?.find(({ words }) => words.every((word, offset) => tokens[at + offset]?.word === word));
  if (place !== undefined && ABBREVIATIONS.has(place.words[0]!) && !/^\p{Lu}+$/u.test(tokens[at]!.raw)) return null;
  // "Mexico City" is not a country.
  return place === undefined || tokens[at + place.words.length]?.word === "city" ? null : place;
}

/** Returns whether the capitalised name of a country begins at a token, as in "in Berlin Germany". */
export function isCountry(tokens: readonly QueryToken[], at: number, orState = false): boolean {
  const place = placeAt(tokens, at);
  return place !== null && !place.isAdjective && (orState || place.state === null) && isCapitalised(tokens[at]!);
}

export function isCapitalised({ raw }: Pick<QueryToken, "raw">): boolean {
  return /^\p{Lu}/u.test(raw);
}
