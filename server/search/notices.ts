import { requiresOftenUnknown } from "../filters/queries-conditions.ts";
import { type LexicalQuery, lexicalCoverage, type QuerySubject, type SearchModel } from "../search-engine/public.ts";
import {
  ACTOR_NOUNS,
  detectForeignLanguage,
  FILLERS,
  listExpansions,
  listFunctionWords,
  QUALIFIERS,
  replacedPhrase,
  toTerm,
  words,
} from "../text/public.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import { factsNeeded } from "./filters.ts";
import type { CompanyFilters, CompanyMatch, SearchCompany, TraitSearch } from "./search.ts";

type Wanted = Pick<TraitSearch, "limit" | "minScore">;

/** The maximum length of a list in a notice. A notice may contain several lists, and at most 500 characters. */
const MAX_LIST_LENGTH = 100;

/** Returns "a", "a or b" or "a, b or c". If that is too long, returns only the number of places. */
export function listed(names: readonly string[]): string {
  const list = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
  return list.length > MAX_LIST_LENGTH ? `the ${names.length} places in the query` : list;
}

/** Returns a notice about the query's filters that filters of the request override. */
export function overruledNotice(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `The filters of the request override the query for ${new Intl.ListFormat("en-GB").format(names)}.`;
}

/** Returns a notice about company names in a query that are not in the catalogue; null if there are none. */
export function unknownNamesNotice(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const quoted = names.map((name) => `"${name}"`);
  return `No company named ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(quoted)} is in the catalogue; the name was ignored.`;
}

/** A word that a smaller share of companies uses counts as unusual in company texts. */
const MIN_SHARE_USING = 0.001;
const LANGUAGE_NAMES = new Intl.DisplayNames("en-GB", { type: "language" });

/** Returns a notice if a query is not in English and at least half of its content words are unusual in texts. */
export function languageNotice(query: string | null, { index, documents, companies }: SearchModel): string | null {
  const language = detectForeignLanguage(query ?? "");
  if (language === undefined) return null;
  const contentWords = words(query!).filter(({ text }) => !listFunctionWords(language).has(text));
  const unusual = contentWords.filter(
    ({ text }) => (documents[index.get(text) ?? -1] ?? 0) < MIN_SHARE_USING * companies,
  );
  if (2 * unusual.length < contentWords.length || contentWords.length === 0) return null;
  return `The query seems to be in ${LANGUAGE_NAMES.of(language)}, but company texts are not. Query in English to find more.`;
}

/** Returns a notice if an ambiguous abbreviation is the only content word of a query. */
export function meaningsNotice(subject: QuerySubject): string | null {
  const contentWords = [...new Set(subject.lookup)].filter(
    (word) => !QUALIFIERS.has(word) && !ACTOR_NOUNS.has(word) && !FILLERS.has(word),
  );
  const meanings = listExpansions(contentWords[0] ?? "");
  if (contentWords.length !== 1 || meanings.length < 2) return null;
  const list = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(meanings);
  return `"${contentWords[0]!.toUpperCase()}" can stand for ${list}. Add a word to select one.`;
}

/** Returns a notice about companies that were excluded because a fact is unknown; null if there were none. */
export function unknownFactsNotice(read: CompanyFilters, sent: CompanyFilters, count: number | null): string | null {
  const facts = factsNeeded({ ...read, ...sent });
  if (count === 0 || facts.length === 0) return null;
  const companies =
    count === null ? "Companies" : count === 1 ? "1 company" : `${count.toLocaleString("en-GB")} companies`;
  const [were, their] = count === 1 ? ["was", "its"] : ["were", "their"];
  return `${companies} ${were} excluded because ${their} ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(facts)} is unknown.`;
}

/** Returns a notice about the unconfirmed companies at the end of a ranking. */
export function unconfirmedNotice(filters: CompanyFilters): string {
  const facts = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
    factsNeeded(filters, requiresOftenUnknown),
  );
  return `Companies whose ${facts} is unknown are listed after the matching companies.`;
}

/** Returns a notice if a ranking is shorter than requested, or empty. */
export function rankingNotice(
  matches: readonly CompanyMatch[],
  { limit, minScore }: Wanted,
  best: number | undefined,
  alternatives: string | null = null,
): string | null {
  if (matches.length === 0 && best === undefined) return joinNotices("No company matches this search.", alternatives);
  if (matches.length === 0) {
    const advice = alternatives ?? "Lower min_score to get the nearest companies.";
    return `No good match: the best company scores ${best!.toFixed(2)}. ${advice}`;
  }
  if (matches.length >= limit || minScore === 0) return null;
  return "Fewer companies than requested are relevant enough. Lower min_score to get more.";
}

/** Returns a notice about an agentic search. If `byModel` is false, rules checked the candidates more strictly. */
export function agenticNotice(
  matches: readonly CompanyMatch[],
  request: Wanted,
  best: number | undefined,
  byModel: boolean,
): string | null {
  if (byModel) return rankingNotice(matches, request, best);
  return matches.length > 0
    ? "No language model was available: this agentic search is a semantic search that returns only clearly relevant companies."
    : "No language model was available: this agentic search is a semantic search for clearly relevant companies, and found none. A semantic search may find more.";
}

export function modelNotice({ isOutgrown, isEmbedding }: CatalogueState): string | null {
  if (isOutgrown)
    return "The catalogue has outgrown the search model. Results are less accurate until a new model is trained.";
  return isEmbedding ? "Results can change until all company embeddings are computed." : null;
}

/** The maximum length in the contract. */
const MAX_NOTICE_LENGTH = 500;

/** Joins notices. Drops a notice that would exceed the maximum length. Returns null if there are none. */
export function joinNotices(...notices: readonly (string | null)[]): string | null {
  const join = (text: string, notice: string): string =>
    text.length + notice.length < MAX_NOTICE_LENGTH ? `${text} ${notice}`.trim() : text;
  return notices.filter((notice) => notice !== null).reduce(join, "") || null;
}

/** The number of best results whose texts are read. */
const MAX_READ = 10;
/** A word gets a notice only if its weight is at least this share of the query's. */
const MIN_SHARE = 1 / 3;

/** Returns a notice about words that none of the best results contains in any form; null if there are none. */
export async function unmentionedWordsNotice(
  subject: QuerySubject,
  { concepts }: LexicalQuery,
  matches: readonly CompanyMatch[],
  readTexts: (companyIds: readonly number[]) => Promise<SearchCompany[]>,
): Promise<string | null> {
  // A query has one concept per word, in order. Forms of a word share a concept.
  const asked = [...new Map(subject.lookup.map((word) => [toTerm(word), word])).values()];
  const heavy = concepts
    .map((concept, at) => ({ concept, word: asked[at]! }))
    .filter(({ concept, word }) => concept.weight >= MIN_SHARE && !QUALIFIERS.has(word));
  // If a query has one word, every result contains it.
  if (asked.length < 2 || heavy.length === 0 || matches.length === 0) return null;
  const texts = await readTexts(matches.slice(0, MAX_READ).map(({ companyId }) => companyId));
  const unmentioned = heavy.filter(({ concept }) =>
    texts.every((text) => lexicalCoverage({ concepts: [concept] }, text) === 0),
  );
  if (unmentioned.length === 0) return null;
  return `None of the best results mentions ${unmentioned.map(({ word }) => `"${replacedPhrase(subject.words, word)}"`).join(" or ")}.`;
}
