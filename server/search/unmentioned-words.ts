import { coverageOf } from "../search-engine/lexical/coverage.ts";
import type { LexicalQuery } from "../search-engine/lexical/lexical-query.ts";
import { termOf } from "../search-engine/lexical/term.ts";
import type { TermDictionary } from "../search-engine/lexical/term-dictionary.ts";
import { indexedQueryWords } from "../search-engine/text/clean.ts";
import type { CompanyMatch, SearchCompany } from "./search.ts";

/** The number of best results that are read. */
const MAX_READ = 10;
/** Words that make up less than this share of a query are not worth a notice. */
const MIN_SHARE = 1 / 3;

/** Returns a notice on the words of a query that none of the best results mentions, not even by a word near in meaning; null without any. */
export async function noticeOfUnmentionedWords(
  query: string,
  { concepts }: LexicalQuery,
  matches: readonly CompanyMatch[],
  dictionary: TermDictionary,
  readTexts: (companyIds: readonly number[]) => Promise<SearchCompany[]>,
): Promise<string | null> {
  // A query has one concept for each word, in order, forms of a word together.
  const words = [...new Map(indexedQueryWords(query).map((word) => [termOf(word), word])).values()];
  const heavy = concepts.flatMap((concept, at) => (concept.weight >= MIN_SHARE ? [{ concept, word: words[at]! }] : []));
  // Of a query with one word, every result covers that.
  if (words.length < 2 || heavy.length === 0 || matches.length === 0) return null;
  const texts = await readTexts(matches.slice(0, MAX_READ).map(({ companyId }) => companyId));
  const unmentioned = heavy.filter(({ concept }) =>
    texts.every((text) => coverageOf({ concepts: [concept] }, text, dictionary) === 0),
  );
  if (unmentioned.length === 0) return null;
  return `None of the best results mentions ${unmentioned.map(({ word }) => `"${word}"`).join(" or ")}.`;
}
