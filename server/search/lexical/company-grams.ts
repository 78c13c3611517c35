import type { CleanText } from "../text/clean.ts";
import { grams } from "../text/grams.ts";
import type { GramDictionary } from "./gram-dictionary.ts";

/**
 * Weight of a field's words. Only the name and the first sentence are indexed: with the rest of the text the index is four times as
 * large, and the trait ranking is worse (.470/.433 against .502/.430) since a list of side products then counts like the main one.
 */
const nameWeight = 1.5;
const firstSentenceWeight = 3;

/** Weighted counts of a company's grams, by gram number. */
export type GramCounts = ReadonlyMap<number, number>;

/** Counts the grams of a company, giving numbers to new ones. */
export const companyGrams = (text: IndexedText, dictionary: GramDictionary): GramCounts =>
  countGrams(text, (word) => grams(word).map((gram) => dictionary.assign(gram)));

/** What of a company is indexed by letters. */
export type IndexedText = Pick<CleanText, "name" | "first">;

/** The same with a word's gram numbers from elsewhere. */
export const countGrams = (text: IndexedText, gramsOf: (word: string) => readonly number[]): GramCounts => {
  const counts = new Map<number, number>();
  const add = (words: readonly string[], weight: number): void => {
    for (const word of words) for (const gram of gramsOf(word)) counts.set(gram, (counts.get(gram) ?? 0) + weight);
  };
  add(text.name, nameWeight);
  add(text.first, firstSentenceWeight);
  return counts;
};

/** A company's length for BM25: the sum of its weighted counts. */
export const lengthOf = (counts: GramCounts): number => {
  let length = 0;
  for (const count of counts.values()) length += count;
  return length;
};
