import { seedQuery, traitQuery } from "../lexical/lexical-query.ts";
import type { GramDictionary } from "../lexical/term-dictionary.ts";
import { embedCompany, embedWords, toUnit } from "../model/embedding.ts";
import type { SearchModel } from "../model/search-model.ts";
import type { CompanyText } from "../text/clean.ts";
import { cleanCompany, cleanQuery } from "../text/clean.ts";
import { lookalikeWeights, type RankingQuery, traitWeights } from "./ranking-query.ts";

/** What a query is made with: the trained model and the numbering of the lexical index. */
export interface QueryParts {
  model: SearchModel;
  dictionary: GramDictionary;
}

/**
 * In a query of more telling words than this letters count less, by as much: of many words some share their letters with any company by
 * chance. Sentences as queries gain .007 nDCG and .007 recall.
 */
const wordsInFull = 6;

/** The query of a description of companies in words. */
export function queryFromText(text: string, { model, dictionary }: QueryParts): RankingQuery {
  const words = cleanQuery(text);
  const weights = { ...traitWeights, lexical: traitWeights.lexical * Math.min(1, wordsInFull / words.length) };
  return { vector: embedWords(model, words), lexical: traitQuery(words, dictionary), weights };
}

/** The mean direction of several unit vectors. */
export function meanDirection(vectors: readonly Float32Array[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors) for (let at = 0; at < dimensions; at += 1) sum[at]! += vector[at]!;
  return toUnit(sum);
}

/** The query of companies to find the like of: the mean of their meanings, their own names left out. */
export function queryFromSeeds(seeds: readonly CompanyText[], { model, dictionary }: QueryParts): RankingQuery {
  const texts = seeds.map(cleanCompany);
  const vector = meanDirection(
    texts.map((text) => embedCompany(model, text)),
    model.dimensions,
  );
  return { vector, lexical: seedQuery(texts, dictionary), weights: lookalikeWeights };
}

/** Seeds with an angle a company must have as well ("like stripe.com, for restaurants"): the angle is a condition of the ranking. */
export function queryFromSeedsAndText(seeds: readonly CompanyText[], text: string, parts: QueryParts): RankingQuery {
  return {
    ...queryFromSeeds(seeds, parts),
    condition: queryFromText(text, parts),
  };
}
