import type { CleanText } from "../text/clean.ts";
import { grams } from "../text/grams.ts";
import type { GramDictionary } from "./term-dictionary.ts";

/** A lexical query: gram numbers, and what each weighs (rarity included). */
export interface LexicalQuery {
  grams: Uint32Array;
  weights: Float32Array;
}

/** A company is searched for by its heaviest grams only: the light ones cost most of the time and change nothing. */
const mostSeedGrams = 60;

function toQuery(weighed: readonly (readonly [number, number])[]): LexicalQuery {
  return {
    grams: Uint32Array.from(weighed, ([gram]) => gram),
    weights: Float32Array.from(weighed, ([, weight]) => weight),
  };
}

function countGrams(words: readonly string[], dictionary: GramDictionary): Map<number, number> {
  const counts = new Map<number, number>();
  for (const word of words) {
    for (const gram of grams(word)) {
      const number = dictionary.numberOf(gram);
      if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
  }
  return counts;
}

/** The query of a described trait: every gram of its words by rarity. */
export function traitQuery(words: readonly string[], dictionary: GramDictionary): LexicalQuery {
  return toQuery([...countGrams(words, dictionary)].map(([gram, count]) => [gram, count * dictionary.rarity(gram)]));
}

/** The query of seed companies: the heaviest grams of their first sentences together, repeated ones saturating. */
export function seedQuery(seeds: readonly CleanText[], dictionary: GramDictionary): LexicalQuery {
  const weights = new Map<number, number>();
  for (const seed of seeds) {
    for (const [gram, count] of countGrams(seed.first, dictionary)) {
      const weight = ((count / (count + 1)) * dictionary.rarity(gram)) / seeds.length;
      weights.set(gram, (weights.get(gram) ?? 0) + weight);
    }
  }
  const heaviest = [...weights].sort(([gramA, a], [gramB, b]) => b - a || gramA - gramB).slice(0, mostSeedGrams);
  return toQuery(heaviest);
}
