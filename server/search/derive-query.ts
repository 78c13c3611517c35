import { companyPhrases, shown } from "./common-ground.ts";
import { embedCompany, embedWords } from "./model/embed.ts";
import { meanDirection } from "./build-query.ts";
import { rarity } from "./model/search-model.ts";
import type { SearchModel } from "./model/search-model.ts";
import { cleanCompany } from "./text/clean.ts";
import type { CompanyText } from "./text/clean.ts";
import type { Phrase } from "./text/phrases.ts";

const mostPhrases = 4;
const longestQuery = 200;

const cosine = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

/** Phrases cut to their last three words: the noun and what tells it apart. */
const short = (phrase: Phrase): Phrase => phrase.slice(-3);

/**
 * A short readable query that stands for seed companies, such as "online payments, fraud prevention, internet businesses". Made of the
 * phrases of their first sentences that point most nearly where the companies' meaning points and are told by most seeds.
 * At most 200 characters; the same seeds in the same order always give the same query.
 */
export const deriveQuery = (model: SearchModel, seeds: readonly CompanyText[]): string => {
  const centre = meanDirection(seeds.map((seed) => embedCompany(model, cleanCompany(seed))), model.dimensions);
  const candidates = new Map<string, { phrase: Phrase; worth: number }>();
  for (const seed of seeds) {
    const { first, rest } = companyPhrases(seed);
    [...first, ...rest].map(short).forEach((phrase, at) => {
      const words = phrase.map((word) => word.shown.toLowerCase());
      const key = phrase.map((word) => word.stem).join(" ");
      const near = Math.max(cosine(embedWords(model, words), centre), 0);
      const telling = Math.min(Math.max(...words.map((word) => rarity(model, word))), 5);
      const worth = near * telling * (at < first.length ? 2 : 1);
      candidates.set(key, { phrase, worth: (candidates.get(key)?.worth ?? 0) + worth });
    });
  }
  const ordered = [...candidates].sort(([keyA, a], [keyB, b]) => b.worth - a.worth || (keyA < keyB ? -1 : 1));
  const used = new Set<string>();
  const chosen: string[] = [];
  for (const [, { phrase }] of ordered) {
    if (chosen.length === mostPhrases) break;
    const text = shown(phrase);
    if (phrase.some((word) => used.has(word.stem)) || [...chosen, text].join(", ").length > longestQuery) continue;
    for (const word of phrase) used.add(word.stem);
    chosen.push(text);
  }
  if (chosen.length > 0) return chosen.join(", ");
  return seeds.map((seed) => seed.name).join(", ").slice(0, longestQuery);
};
