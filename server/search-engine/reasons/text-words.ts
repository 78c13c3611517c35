import { knownAs, ONE_LETTER_PREFIX } from "../../text/public.ts";
import type { WordNumbers } from "./word-numbers.ts";
import type { WordStarts } from "./word-starts.ts";

/**
 * Words of a text: their numbers and positions, in columns, because an object per word would cost more than reading
 * it.
 */
export interface TextWords {
  text: string;
  numbers: readonly number[];
  starts: readonly number[];
  ends: readonly number[];
}

let letters: Uint8Array | undefined;

/**
 * Returns 1 for every code that belongs to a word. Made when it is first needed, because every process and thread that
 * imports this file would wait for it at its start.
 */
function isLetterByCode(): Uint8Array {
  letters ??= Uint8Array.from({ length: 65_536 }, (_, code) =>
    /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code)) ? 1 : 0,
  );
  return letters;
}

/**
 * Returns the words of a text that begin like a wanted one, "e-commerce" as one word. The others are neither sliced nor
 * looked up.
 */
export function textWords(written: string, vocabulary: WordNumbers, wanted: WordStarts): TextWords {
  const isLetter = isLetterByCode();
  const text = written.includes("-") ? written.replace(ONE_LETTER_PREFIX, "$1") : written;
  const numbers: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (isLetter[text.charCodeAt(at)] === 0) continue;
    const start = at;
    while (at < text.length && isLetter[text.charCodeAt(at)] === 1) at += 1;
    if (!wanted.has(text, start, at)) continue;
    numbers.push(vocabulary.numberOf(text.slice(start, at)));
    starts.push(start);
    ends.push(at);
  }
  return { text, numbers, starts, ends };
}

/** A word as written in a text. */
export function wordAt({ text, starts, ends }: TextWords, at: number): string {
  return text.slice(starts[at], ends[at]);
}

/** Whether a word is the company's name. A common word of the name in lower case is not. */
export function isOwnName(name: string, word: string): boolean {
  return word[0] !== word[0]!.toLowerCase() && knownAs(name).includes(word.toLowerCase());
}
