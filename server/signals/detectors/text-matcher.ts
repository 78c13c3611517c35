import snowball from "snowball-stemmers";
import { sliceText } from "../../lib/slice-text.ts";

/** Finds a phrase in texts of any language. */
export interface PhraseMatcher {
  /** A `tsquery` over a `words` column that finds every text with the phrase, and some others. */
  readonly tsquery: string;
  /** Returns the range of the first match in a text. */
  find(text: string): TextRange | undefined;
}

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const LANGUAGES = ["english", "german", "french", "spanish", "italian", "dutch", "portuguese", "swedish"];
/** A word with the punctuation that is part of its name: `C++`, `C#`, `Node.js`, `.NET`. */
const TOKEN = /[.]?[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*(?:\+\+|#)?/gu;
/** At least two, because a single stemmer misreads words of other languages as inflections. */
const MIN_AGREEING_STEMMERS = 2;
/** In shorter words, an ending cannot be distinguished from another word. */
const MIN_INFLECTED_LENGTH = 4;

/**
 * Creates a matcher of a phrase. Words match in any letter case and inflection; spaces, hyphens and dots between words
 * are interchangeable, and may be left out (`Node.js`, `node js`, `NodeJS`). Punctuation that belongs to a name must
 * match: `C` is not `C++`.
 */
export function createPhraseMatcher(phrase: string): PhraseMatcher | undefined {
  const words = wordsOf(phrase);
  if (words.length === 0) return undefined;
  const joined = words.map((word) => word.text).join("");
  const wanted = words.map(({ text }) => ({ text, stems: stemsOf(text) }));
  return { tsquery: tsqueryOf(words, joined), find: (text) => findPhrase(wanted, joined, text) };
}

/** A word of a phrase. */
interface WantedWord {
  readonly text: string;
  /** Its stem in each language; empty for a word that is not inflected. */
  readonly stems: readonly string[];
}

let created: ReturnType<typeof snowball.newStemmer>[] | undefined;

/** Creates the stemmers when they are first needed: few processes match phrases, and each would wait for them at its start. */
function stemmers() {
  created ??= LANGUAGES.map((language) => snowball.newStemmer(language));
  return created;
}

function stemsOf(word: string): string[] {
  const isInflected = word.length >= MIN_INFLECTED_LENGTH && /^\p{L}+$/u.test(word);
  return isInflected ? stemmers().map((stemmer) => stemmer.stem(word)) : [];
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(TOKEN)].flatMap((match) =>
    splitToken(match[0].toLowerCase().replaceAll("’", "'"), match.index),
  );
}

/**
 * Splits a token at inner dots, so that `node.js` and `node js` are the same two words; a leading dot is kept (`.net`).
 */
function splitToken(token: string, at: number): Word[] {
  const words: Word[] = [];
  for (const part of token.matchAll(/^\.[^.]+|[^.]+/gu)) {
    words.push({ text: part[0], start: at + part.index, end: at + part.index + part[0].length });
  }
  return words;
}

function findPhrase(wanted: readonly WantedWord[], joined: string, text: string): TextRange | undefined {
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) {
    const isHere = wanted.every((one, offset) => isSameWord(one, words[index + offset]?.text));
    const length = isHere ? wanted.length : joinedLength(words, index, joined);
    if (length > 0) return { start: word.start, end: words[index + length - 1]?.end ?? word.end };
  }
  return undefined;
}

/**
 * Returns how many adjacent words of a text, from an index on, form the phrase when joined: 2 for `node js` and
 * `NodeJS`.
 */
function joinedLength(words: readonly Word[], index: number, joined: string): number {
  if (joined.length < MIN_INFLECTED_LENGTH) return 0;
  let text = "";
  for (let length = 1; joined.startsWith(text); length += 1) {
    const [word, before] = [words[index + length - 1], words[index + length - 2]];
    if (!word || (length > 1 && word.start - (before?.end ?? 0) > 1)) return 0;
    text += word.text;
    if (text === joined) return length;
  }
  return 0;
}

function isSameWord({ text, stems }: WantedWord, found: string | undefined): boolean {
  if (found === undefined) return false;
  if (text === found || text === found.replace(/^\./, "")) return true;
  // Inflections have the same beginning. Most words of a text do not, so they need no stemming.
  if (stems.length === 0 || !found.startsWith(text.slice(0, MIN_INFLECTED_LENGTH - 1))) return false;
  const agreeing = stemmers().filter((stemmer, language) => stemmer.stem(found) === stems[language]);
  return /^\p{L}+$/u.test(found) && agreeing.length >= MIN_AGREEING_STEMMERS;
}

function tsqueryOf(words: readonly Word[], joined: string): string {
  // The index splits words at apostrophes.
  const bare = words.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
  const alternatives = [`(${bare.map(lexeme).join(" & ")})`];
  if (bare.length > 1) alternatives.push(lexeme(lettersOf(joined)));
  else if (joined.length >= MIN_INFLECTED_LENGTH) alternatives.push(...splitSpellings(lettersOf(joined)));
  return alternatives.join(" | ");
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Returns the `tsquery` of a word and, if it is long enough, of the prefix of its inflections. */
function lexeme(word: string): string {
  if (word.length < MIN_INFLECTED_LENGTH) return `'${word}'`;
  const stems = stemmers()
    .map((stemmer) => stemmer.stem(word))
    .filter((stem) => word.startsWith(stem));
  return `'${stems.toSorted((a, b) => a.length - b.length)[0] ?? word}':*`;
}

/** Returns every split of a word into two, such as `node js` for `nodejs`. */
function splitSpellings(word: string): string[] {
  const splits = Array.from({ length: word.length - 3 }, (_, index) => index + 2);
  return splits.map((at) => `('${word.slice(0, at)}' <-> '${word.slice(at)}')`);
}

let sentences: Intl.Segmenter | undefined;

/** Returns the sentence of a text that contains a range, shortened around it to `maxLength`. */
export function sentenceAround(text: string, { start, end }: TextRange, maxLength = 400): string {
  sentences ??= new Intl.Segmenter(undefined, { granularity: "sentence" });
  const sentence = sentences.segment(text).containing(start);
  const from = sentence?.index ?? 0;
  const whole = (sentence?.segment ?? text).replace(/\s+/g, " ").trim();
  if (whole.length <= maxLength) return whole;
  const middle = (start + end) / 2 - from;
  const begin = Math.max(0, Math.min(Math.round(middle - maxLength / 2), whole.length - maxLength + 2));
  return `${begin > 0 ? "…" : ""}${sliceText(whole, begin, begin + maxLength - 2).trim()}…`;
}
