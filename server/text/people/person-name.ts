import { cleanLine } from "../plain-text.ts";
import { readLines } from "../word-lists.ts";
import { plainWords } from "../words.ts";
import { classifyTitle } from "./title.ts";

export interface NameParts {
  /** Includes middle names; null if the name is one word. */
  readonly firstName: string | null;
  readonly lastName: string;
}

interface ReadName {
  readonly fullName: string;
  readonly parts: NameParts;
}

const LISTS = Map.groupBy(
  readLines("person-names").map((line) => line.split(" ")),
  ([kind]) => kind,
);
const list = (kind: string): ReadonlySet<string> => new Set((LISTS.get(kind) ?? []).flatMap(([, ...words]) => words));
const [TITLES, DEGREES, DEGREES_OR_NAMES, PARTICLES, GIVEN_TOO] = [
  list("title"),
  list("degree"),
  list("degree-or-name"),
  list("particle"),
  list("given-too"),
];
/** Placeholders for hidden or missing names. */
const HIDDEN =
  /^(?:linkedin (?:member|user)|facebook user|private (?:member|profile|user)|(?:unknown|anonymous|deleted|hidden) (?:member|user|person|name|contact|profile)|(?:no|first|last|full) name(?: last name)?|name|test (?:test|user|contact))$/i;
/** Emoji and symbols. `cleanLine` has already removed their variation selectors. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d®™©★☆✔✓•]/gu;
/** Words that introduce a birth name. */
const BORN =
  / (?:née?|geb\.?|geborene[rn]?|nata|nato|nacid[ao]|nascid[ao]|roz\.|z domu|født|född|o\.s\.)(?= \p{Lu}).*$/iu;
/** Words between two family names. */
const CONJUNCTIONS = new Set(["y", "e", "i"]);
const PATRONYMIC = /(?:ович|евич|ьич|овна|евна|ична|ovich|evich|ovna|evna|ichna)$/iu;
const RUSSIAN_FAMILY = /(?:[оеё]в|ин|ын|ова|ева|ина|ына|ский|ская|цкий|цкая|енко|чук|юк)$/iu;
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** Degrees that are never names, in any spelling. */
const ALWAYS_DEGREE = /^(?:ph\.?d|dphil|e?mba|msc|jr|sr|esq|iii?|iv)\.?$/i;

/** Returns a person's name in its usual form; undefined if the text contains none. */
export function cleanPersonName(text: string): string | undefined {
  return readPersonName(text)?.fullName;
}

/**
 * Splits a full name into first and last names, without titles and degrees. The family name comes first in `Last,
 * First`, in Chinese, Japanese or Korean script, and in Russian names with typical endings. A last name begins at its
 * first particle: `von und zu Berg`.
 */
export function splitName(fullName: string): NameParts {
  return readPersonName(fullName)?.parts ?? { firstName: null, lastName: fullName.trim() };
}

/** Returns the parts of a name. If a source stated both parts, keeps them, without titles and degrees. */
export function partsOfName(fullName: string, firstName: string | null, lastName: string | null): NameParts {
  return firstName === null || lastName === null ? splitName(fullName) : readNameParts(firstName, lastName).parts;
}

/** Reads a person's name and splits it into first and last names. Returns undefined if the text contains no name. */
export function readPersonName(text: string): ReadName | undefined {
  const line = withoutSigns(text);
  const [beforeBar = ""] = line.replace(/^(\S+ .*?) [-–—|•·] .*$/, "$1").split("|", 1);
  const written = beforeBar.replace(BORN, "").trim();
  if (written === "" || HIDDEN.test(written) || !/\p{L}/u.test(written) || /[@/]|https?:/.test(written))
    return undefined;
  const [first = "", ...others] = written
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const hasSmallLetters = written !== written.toUpperCase();
  const [given, ...more] = others.filter(
    (part) => !part.split(" ").every((word) => isDegree(word) || (hasSmallLetters && isLikeDegree(word))),
  );
  if (given !== undefined && more.length === 0 && isFamilyName(first, given)) return readNameParts(given, first);
  const words = withoutTitles(first);
  if (words.length > 1 && !isShouted(words) && isFamilyNameInCapitals(words[0] ?? "", words))
    return readNameParts(words.slice(1).join(" "), words[0] ?? "");
  const named = inUsualCase(words);
  if (!named.some((word) => /\p{L}/u.test(word))) return undefined;
  const at = isFamilyFirst(named) ? 1 : lastNameAt(named);
  const [start, end] = [named.slice(0, at).join(" "), named.slice(at).join(" ")];
  const parts = isFamilyFirst(named)
    ? { firstName: end, lastName: start }
    : { firstName: start || null, lastName: end };
  return { fullName: named.join(" "), parts };
}

/** Removes emoji, quotation marks and text in brackets. */
function withoutSigns(text: string): string {
  return (
    cleanLine(text)
      .replace(EMOJI, " ")
      // Collapses spaces first, because the next pattern takes quadratic time over a long run of spaces.
      .replace(/\s+/g, " ")
      .replace(/ ?[([{][^()[\]{}]*[)\]}]/g, " ")
      .replace(/["“”„«»]/g, "")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/** Returns the name of a person whose first and last names are known. */
export function readNameParts(first: string, last: string): ReadName {
  const [given = [], family = []] = [first, last].map((part) =>
    withoutTitles(withoutSigns(part).replace(BORN, "").split(",", 1)[0]?.trim() ?? ""),
  );
  const words = inUsualCase([...given, ...family]);
  const [firstName, lastName] = [words.slice(0, given.length).join(" "), words.slice(given.length).join(" ")];
  return { fullName: words.join(" "), parts: { firstName, lastName } };
}

/** Restores usual capitals if all words are in the same letter case, or if the family name is in capitals. */
function inUsualCase(words: readonly string[]): string[] {
  const isEveryWord = isShouted(words);
  return words.map((word, at) => (isEveryWord || isFamilyNameInCapitals(word, words) ? capitalise(word, at) : word));
}

/** Returns the index where the last name begins: its first particle, the word before "y", or else the last word. */
function lastNameAt(words: readonly string[]): number {
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word));
  const conjunction = words.findIndex((word, at) => at > 1 && at < words.length - 1 && CONJUNCTIONS.has(word));
  return Math.min(words.length - 1, ...[particle, conjunction - 1].filter((at) => at > 0));
}

function isParticle(word: string): boolean {
  const lower = word.toLowerCase();
  if (GIVEN_TOO.has(lower)) return word === lower;
  return PARTICLES.has(lower) || /^(?:al|el)-./.test(word);
}

/** Returns whether the family name comes first, as in Chinese, Japanese and Korean names and in Russian lists. */
function isFamilyFirst([family = "", given = "", patronymic, ...more]: readonly string[]): boolean {
  if (given === "" || more.length > 0) return false;
  if (patronymic !== undefined) return PATRONYMIC.test(patronymic) && !PATRONYMIC.test(given);
  const isRussian = RUSSIAN_FAMILY.test(family) && !RUSSIAN_FAMILY.test(given);
  return isRussian || (EAST_ASIAN.test(family) && EAST_ASIAN.test(given));
}

/** Returns whether `first`, the part before a comma, is a family name. In "Ana Ruiz, Head of Sales" it is not. */
function isFamilyName(first: string, given: string): boolean {
  const family = first.split(" ").filter((word) => !PARTICLES.has(word.toLowerCase()) && !isTitle(word));
  const words = given.split(" ").filter((word) => !isTitle(word));
  const isName = words.length <= 3 && words.every((word) => /^[\p{L}'’.-]+$/u.test(word));
  return family.length <= 3 && isName && !isLikelyRole(given);
}

function isLikelyRole(text: string): boolean {
  const { seniority, department } = classifyTitle(text);
  return (
    seniority !== null ||
    department !== null ||
    /\b(?:of|at|for|the|and|inc|ltd|gmbh|llc|corp|company|group)\b|&/i.test(text)
  );
}

function withoutTitles(name: string): string[] {
  const words = name.split(" ");
  let [start, end] = [0, words.length];
  while (start < end - 1 && isTitle(words[start] ?? "")) start += 1;
  while (end - start > 1 && isTrailingDegree(words[end - 1] ?? "", end - start > 2)) end -= 1;
  return words.slice(start, end);
}

function isTitle(word: string): boolean {
  const plain = plainForm(word);
  return TITLES.has(plain) && (plain.length > 1 || word.endsWith("."));
}

/** Returns whether a final word is a degree. "MA" and "DO" are degrees only after two other words (`hasName`). */
function isTrailingDegree(word: string, hasName: boolean): boolean {
  const plain = plainForm(word);
  const isEmphatic = word.includes(".") || word === word.toUpperCase() || /^(?:BSc|MEng|MPhil)$/.test(word);
  const isKnown = DEGREES.has(plain) || (hasName && DEGREES_OR_NAMES.has(plain));
  return ALWAYS_DEGREE.test(word) || (isEmphatic && isKnown && (hasName || plain.length >= 3));
}

function isDegree(word: string): boolean {
  return DEGREES.has(plainForm(word)) || DEGREES_OR_NAMES.has(plainForm(word)) || /^(?:\p{L}{1,4}\.){2,}$/u.test(word);
}

function isLikeDegree(word: string): boolean {
  return /^[A-Z]{2,5}(?:-[A-Z]{1,4})?®?$/.test(word);
}

function plainForm(word: string): string {
  return word.toLowerCase().replace(/[.®’']/g, "");
}

/** Returns whether a name of several words is entirely in capitals, or entirely in lower case. */
function isShouted(words: readonly string[]): boolean {
  const letters = words.join("").replace(/[^\p{L}]/gu, "");
  const longer = words.filter((word) => word.replace(/[^\p{L}]/gu, "").length > 1);
  const hasOneCase = letters === letters.toUpperCase() || letters === letters.toLowerCase();
  return longer.length >= 2 && letters.length > 4 && hasOneCase && letters.toUpperCase() !== letters.toLowerCase();
}

/** Returns whether a word is in capitals beside words that are not, as family names often are: `Ana RUIZ`. */
function isFamilyNameInCapitals(word: string, words: readonly string[]): boolean {
  const isInCapitals = (text: string) => /^(?=.*[AEIOUYÀ-Ý])[\p{Lu}'’-]+$/u.test(text);
  const hasLength = word.length > 3 || (word.length === 3 && words.length === 2);
  return hasLength && isInCapitals(word) && words.some((other) => /^\p{Lu}\p{Ll}/u.test(other));
}

function capitalise(word: string, at: number): string {
  const lower = word.toLowerCase();
  if (at > 0 && (PARTICLES.has(lower) || CONJUNCTIONS.has(lower))) return lower;
  return lower.replace(
    /(^|[-'’.])(\p{L})/gu,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
}

/** Returns whether each word of the shorter name, or its initial, is in the other name, and a whole word is in both. */
export function isSamePersonName(one: string, other: string): boolean {
  const [short = [], long = []] = [plainWords(one), plainWords(other)].toSorted((a, b) => a.length - b.length);
  const isInitial = (word: string, whole: string) => Math.min(word.length, whole.length) === 1 && word[0] === whole[0];
  const isIn = (word: string) => long.includes(word) || long.some((whole) => isInitial(word, whole));
  return short.some((word) => word.length > 1 && long.includes(word)) && short.every(isIn);
}
