import { americanSpelling } from "./spelling.ts";
import { stemWord } from "./stem.ts";
import { readLines } from "./word-lists.ts";
import { type Word, words } from "./words.ts";

/** A phrase, as stems, and its term. */
interface Synonym {
  readonly phrase: readonly string[];
  readonly term: string;
  /** Whether the term replaces the phrase in a query: "pos" replaces "point of sale". */
  readonly isSame: boolean;
}

const LINE = /^(?<term>[^ ]+?)(?: (?<mark>[<?])|:) (?<phrases>.+)$/;

/** Abbreviations, spellings and trade terms: a term and its phrases, in the singular. The list explains the marks. */
const lines = readLines("synonyms").map((line) => LINE.exec(line)!.groups!);
const synonyms = lines.flatMap(({ term, mark, phrases }): Synonym[] =>
  phrases!.split(", ").map((phrase) => ({
    phrase: phrase.split(" ").map((word) => stemWord(americanSpelling(word))),
    term: term!,
    isSame: mark === undefined || (mark === "<" && phraseInitials(phrase) === term),
  })),
);
const TERMS = new Set(synonyms.map(({ term }) => stemWord(term)));
const SYNONYMS_BY_FIRST_STEM = Map.groupBy(synonyms, ({ phrase }) => phrase[0]!);

/** The expansion of each unambiguous abbreviation of three letters or more: "kyc" for "know your customer". */
const SPELLED_OUT = new Map(
  lines.flatMap(({ term, mark, phrases }) => {
    const phrase =
      mark === "?" || term!.length < 3 ? undefined : phrases!.split(", ").find((one) => phraseInitials(one) === term);
    return phrase === undefined ? [] : [[term!, phrase]];
  }),
);

/** The expansions of each ambiguous abbreviation. */
const MEANINGS = new Map(
  lines.flatMap(({ term, mark, phrases }) => (mark === "?" ? [[term!, phrases!.split(", ")] as const] : [])),
);

/** Returns the possible expansions of an ambiguous abbreviation; an empty list for other words. */
export function listExpansions(word: string): readonly string[] {
  return MEANINGS.get(stemWord(word)) ?? [];
}

function phraseInitials(phrase: string): string {
  return phrase.replace(/(\p{L})\p{L}* ?/gu, "$1");
}

/**
 * Returns whether a word, in the singular or plural, is a term of the list, such as an abbreviation or the trade term
 * "windfarm".
 */
export function isTradeTerm(word: string): boolean {
  return TERMS.has(stemWord(word));
}

/** Returns whether a term and a phrase are synonyms, such as "windfarm" and "wind farm". */
export function isSynonym(term: string, ...phrase: readonly string[]): boolean {
  return synonymsAt(phrase.map(stemWord), 0).some(
    (one) => one.term === stemWord(term) && one.phrase.length === phrase.length,
  );
}

function synonymsAt(stems: readonly string[], at: number): Synonym[] {
  const known = SYNONYMS_BY_FIRST_STEM.get(stems[at]!) ?? [];
  return known.filter(({ phrase }) => phrase.every((stem, offset) => stems[at + offset] === stem));
}

function sameAt(stems: readonly string[], at: number): Synonym | undefined {
  return synonymsAt(stems, at).find(({ isSame }) => isSame);
}

/** Returns the words of a text, followed by the terms for its phrases, such as "pos" for "point of sale". */
export function withSynonyms(words: readonly string[]): string[] {
  const stems = words.map(stemWord);
  return [...words, ...stems.flatMap((_, at) => synonymsAt(stems, at).map(({ term }) => term))];
}

/** Returns the words of a query with terms in place of equivalent phrases: "pos" for "point of sale". */
export function replaceSynonyms(words: readonly string[]): string[] {
  const stems = words.map(stemWord);
  const replaced: string[] = [];
  for (let at = 0; at < words.length; ) {
    const synonym = sameAt(stems, at);
    replaced.push(synonym?.term ?? words[at]!);
    at += synonym?.phrase.length ?? 1;
  }
  return replaced;
}

/**
 * Replaces unambiguous abbreviations and their expansions with both of them: "KYC vendors" and "know your
 * customer vendors" become "kyc know your customer vendors".
 */
export function spellOut(text: string): string {
  const found = words(text);
  const stems = found.map((word) => stemWord(word.text));
  let spelled = "";
  let end = 0;
  for (let at = 0; at < found.length; ) {
    const phrase = isJoinedToAnother(text, found[at]!) ? undefined : SPELLED_OUT.get(stems[at]!);
    const synonym = phrase === undefined ? sameAt(stems, at) : undefined;
    const [term, long] =
      phrase === undefined ? [synonym?.term ?? "", SPELLED_OUT.get(synonym?.term ?? "")] : [stems[at]!, phrase];
    const length = synonym?.phrase.length ?? 1;
    if (long !== undefined) {
      spelled += `${text.slice(end, found[at]!.start)}${term} ${long}`;
      end = found[at + length - 1]!.end;
    }
    at += length;
  }
  return spelled + text.slice(end);
}

function isJoinedToAnother(text: string, { start, end }: Pick<Word, "start" | "end">): boolean {
  return /[&-]/.test(text.charAt(start - 1) + text.charAt(end));
}

/** Returns the phrase that `term` replaced in a text: "point of sale" for "pos"; the term itself if there is none. */
export function replacedPhrase(words: readonly string[], term: string): string {
  const stems = words.map(stemWord);
  for (const at of words.keys()) {
    const synonym = sameAt(stems, at);
    if (synonym?.term === term) return words.slice(at, at + synonym.phrase.length).join(" ");
  }
  return term;
}

/** Returns a function that replaces the phrases for `terms`, in any spelling, with the terms. */
export function phraseReplacer(terms: readonly string[]): (text: string) => string {
  const replaced = synonyms.filter(({ term, isSame }) => isSame && terms.includes(term));
  if (replaced.length === 0) return (text) => text;
  const patterns = replaced.map(({ phrase, term }) => ({
    pattern: new RegExp(`\\b${phrase.join("[ -]").replace(/y$/, "(?:y|ie)")}s?\\b`, "gi"),
    term,
  }));
  return (text) => patterns.reduce((changed, { pattern, term }) => changed.replace(pattern, term), text);
}
