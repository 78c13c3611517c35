import { embedCompany, embedWords, toUnit } from "./model/embed.ts";
import type { SearchModel } from "./model/search-model.ts";
import type { GramDictionary } from "./lexical/gram-dictionary.ts";
import { seedQuery, traitQuery } from "./lexical/query.ts";
import type { LexicalQuery } from "./lexical/query.ts";
import { lookalikeWeights, traitWeights } from "./rank.ts";
import type { RankingQuery } from "./rank.ts";
import { cleanCompany, cleanQuery } from "./text/clean.ts";
import type { CompanyText } from "./text/clean.ts";

/** What a query is made with: the trained model and the numbering of the lexical index. */
export type QueryParts = { model: SearchModel; dictionary: GramDictionary };

/** The query of a description of companies in words. */
export const queryFromText = (text: string, { model, dictionary }: QueryParts): RankingQuery => {
  const words = cleanQuery(text);
  return { vector: embedWords(model, words), lexical: traitQuery(words, dictionary), weights: traitWeights };
};

/** The mean direction of several unit vectors. */
export const meanDirection = (vectors: readonly Float32Array[], dimensions: number): Float32Array => {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors) for (let at = 0; at < dimensions; at += 1) sum[at]! += vector[at]!;
  return toUnit(sum);
};

/** The query of companies to find the like of: the mean of their meanings, their own names left out. */
export const queryFromSeeds = (seeds: readonly CompanyText[], { model, dictionary }: QueryParts): RankingQuery => {
  const texts = seeds.map(cleanCompany);
  const vector = meanDirection(texts.map((text) => embedCompany(model, text)), model.dimensions);
  return { vector, lexical: seedQuery(texts, dictionary), weights: lookalikeWeights };
};

const joined = (a: LexicalQuery, b: LexicalQuery): LexicalQuery => {
  const weights = new Map<number, number>();
  for (const query of [a, b]) query.grams.forEach((gram, at) => weights.set(gram, (weights.get(gram) ?? 0) + query.weights[at]!));
  return { grams: Uint32Array.from(weights.keys()), weights: Float32Array.from(weights.values()) };
};

/**
 * Seeds with an angle they must be searched under ("stripe.com, but for restaurants"): seeds and angle count equally in meaning, and the
 * letters of both are searched for, the angle's as strongly as a trait's.
 */
export const queryFromSeedsAndText = (seeds: readonly CompanyText[], text: string, parts: QueryParts): RankingQuery => {
  const alike = queryFromSeeds(seeds, parts);
  const angle = queryFromText(text, parts);
  return {
    vector: meanDirection([alike.vector, angle.vector], parts.model.dimensions),
    lexical: joined(alike.lexical, angle.lexical),
    weights: traitWeights,
  };
};
