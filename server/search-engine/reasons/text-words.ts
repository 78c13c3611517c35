import { knownAs, nextStart, normalForm, wordEnd } from "../../text/public.ts";
import type { WordNumbers } from "./word-numbers.ts";
import type { WordStarts } from "./word-starts.ts";

/** The words of a text, as columns of numbers and positions. Creating an object for each word would cost more time. */
export interface TextWords {
  text: string;
  numbers: readonly number[];
  starts: readonly number[];
  ends: readonly number[];
}

/** Returns the words of a text that begin like a wanted word. Skips other words without slicing them. */
export function textWords(text: string, vocabulary: WordNumbers, wanted: WordStarts): TextWords {
  const numbers: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let start = nextStart(text, 0); start < text.length; ) {
    const end = wordEnd(text, start);
    if (wanted.has(text, start, end)) {
      numbers.push(vocabulary.wordNumber(text.slice(start, end)));
      starts.push(start);
      ends.push(end);
    }
    start = nextStart(text, end);
  }
  return { text, numbers, starts, ends };
}

export function wordAt({ text, starts, ends }: TextWords, at: number): string {
  return text.slice(starts[at], ends[at]);
}

/** Returns whether a word belongs to the company's name. A common word of the name in lower case does not. */
export function isOwnName(name: string, word: string): boolean {
  return word[0] !== word[0]!.toLowerCase() && knownAs(name).includes(normalForm(word));
}
