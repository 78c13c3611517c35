import type { CompanyText } from "../text/clean.ts";
import { knownAs } from "../text/own-name.ts";
import type { WordNumbers } from "./word-numbers.ts";
import type { WordStarts } from "./word-starts.ts";

/** Words of a text: their numbers and places, in columns, because objects would cost more than the reading. */
export interface TextWords {
  text: string;
  numbers: readonly number[];
  starts: readonly number[];
  ends: readonly number[];
}

/** Those words of a company's text that may be words of a subject. The text's first `opening` characters say what the company is. */
export type CompanyWords = TextWords & { name: string; opening: number };

/** Longest text looked at, in characters: what a company shares with another is said early, or is no more than an aside. */
const MAX_TEXT_LENGTH = 1_500;

const isLetter = new Uint8Array(65_536);
for (let code = 0; code < isLetter.length; code += 1)
  isLetter[code] = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code)) ? 1 : 0;

/**
 * Returns the words of a text; with `wanted` only those that begin like one of a subject's words. Most do not, and are neither cut
 * out nor looked up.
 */
function textWords(text: string, vocabulary: WordNumbers, wanted?: WordStarts): TextWords {
  const numbers: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (isLetter[text.charCodeAt(at)] === 0) continue;
    const start = at;
    while (at < text.length && isLetter[text.charCodeAt(at)] === 1) at += 1;
    if (wanted !== undefined && !wanted.has(text, start, at)) continue;
    numbers.push(vocabulary.numberOf(text.slice(start, at)));
    starts.push(start);
    ends.push(at);
  }
  return { text, numbers, starts, ends };
}

/** A full stop ends the opening; one inside "Inc. is" does not, since a small letter follows. */
const SENTENCE_END = /[.!?]\s+(?=\p{Lu})/u;

/** The words of a company's text that begin as one of a subject's words does. */
export function companyWords(
  { name, one_liner, description }: CompanyText,
  vocabulary: WordNumbers,
  wanted: WordStarts,
): CompanyWords {
  const oneLiner = one_liner?.trim() ?? "";
  const text = (oneLiner === "" ? (description ?? "") : `${oneLiner}\n${description ?? ""}`).slice(0, MAX_TEXT_LENGTH);
  const end = oneLiner === "" ? text.search(SENTENCE_END) : oneLiner.length;
  return { ...textWords(text, vocabulary, wanted), name, opening: end < 0 ? text.length : end };
}

/** A word of a text as it stands there. */
export function wordAt({ text, starts, ends }: TextWords, at: number): string {
  return text.slice(starts[at], ends[at]);
}

/** Whether a word is the company's own name: a common word of the name counts in lower case. */
export function isOwnName(name: string, word: string): boolean {
  return word[0] !== word[0]!.toLowerCase() && knownAs(name).includes(word.toLowerCase());
}
