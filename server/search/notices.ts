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

/** The number of wanted companies, and their minimum relevance. */
type Wanted = Pick<TraitSearch, "limit" | "minScore">;

/** The maximum length of a list in a notice, which may have several lists and 500 characters in all. */
const MAX_LIST_LENGTH = 100;

/** Returns "a", "a or b", "a, b or c", unless it would be too long. */
export function listed(names: readonly string[]): string {
  const list = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);
  return list.length > MAX_LIST_LENGTH ? `the ${names.length} places in the query` : list;
}

/** Returns a notice about the conditions of a query that filters of the request override. */
export function noticeOfOverruled(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `The filters of the request override the query for ${new Intl.ListFormat("en-GB").format(names)}.`;
}

/** Returns a notice about names in a query that no company of the catalogue has; null if there are none. */
export function noticeOfUnknownNames(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const quoted = names.map((name) => `"${name}"`);
  return `No company named ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(quoted)} is in the catalogue; the name was ignored.`;
}

/** A word that fewer companies use is not in the language of their texts. */
const MIN_SHARE_USING = 0.001;
const LANGUAGE_NAMES = new Intl.DisplayNames("en-GB", { type: "language" });

/** Returns a notice about a query in another language than the texts; null if few of its words are unusual there. */
export function noticeOfLanguage(query: string | null, { index, documents, companies }: SearchModel): string | null {
  const language = detectForeignLanguage(query ?? "");
  if (language === undefined) return null;
  const telling = words(query!).filter(({ text }) => !listFunctionWords(language).has(text));
  const unusual = telling.filter(({ text }) => (documents[index.get(text) ?? -1] ?? 0) < MIN_SHARE_USING * companies);
  if (2 * unusual.length < telling.length || telling.length === 0) return null;
  return `The query seems to be in ${LANGUAGE_NAMES.of(language)}, but company texts are not. Query in English to find more.`;
}

/** Returns a notice about an ambiguous abbreviation that no other word of a query resolves; null without one. */
export function noticeOfMeanings(subject: QuerySubject): string | null {
  const telling = [...new Set(subject.lookup)].filter(
    (word) => !QUALIFIERS.has(word) && !ACTOR_NOUNS.has(word) && !FILLERS.has(word),
  );
  const meanings = listExpansions(telling[0] ?? "");
  if (telling.length !== 1 || meanings.length < 2) return null;
  const list = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(meanings);
  return `"${telling[0]!.toUpperCase()}" can stand for ${list}. Add a word to select one.`;
}

/** Returns the number of companies that were excluded because a fact is unknown; null if there were none. */
export function noticeOfUnknown(read: CompanyFilters, sent: CompanyFilters, count: number | null): string | null {
  const facts = factsNeeded({ ...read, ...sent });
  if (count === 0 || facts.length === 0) return null;
  const companies =
    count === null ? "Companies" : count === 1 ? "1 company" : `${count.toLocaleString("en-GB")} companies`;
  const [were, their] = count === 1 ? ["was", "its"] : ["were", "their"];
  return `${companies} ${were} excluded because ${their} ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(facts)} is unknown.`;
}

/** Returns which companies with an unknown fact follow the matching ones. */
export function noticeOfUnconfirmed(filters: CompanyFilters): string {
  const facts = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
    factsNeeded(filters, requiresOftenUnknown),
  );
  return `Companies whose ${facts} is unknown follow the matching ones.`;
}

/**
 * Returns notices about a ranking: that it is short or empty, how well the best fits, and the results of alternatives.
 */
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

/** Returns a notice about an agentic search. Without a language model, it is a semantic search that excludes more. */
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

export function noticeOfModel({ isOutgrown, isEmbedding }: CatalogueState): string | null {
  if (isOutgrown)
    return "The catalogue has outgrown the search model. Results are less accurate until a new model is trained.";
  return isEmbedding ? "Results can change until all company embeddings are computed." : null;
}

/** The limit of the contract. */
const MAX_NOTICE_LENGTH = 500;

/** Joins notices into one text, without those that exceed its length; null when there are none. */
export function joinNotices(...notices: readonly (string | null)[]): string | null {
  const join = (text: string, notice: string): string =>
    text.length + notice.length < MAX_NOTICE_LENGTH ? `${text} ${notice}`.trim() : text;
  return notices.filter((notice) => notice !== null).reduce(join, "") || null;
}

/** The number of best results that are read. */
const MAX_READ = 10;
/** Words that make up less than this share of a query are not worth a notice. */
const MIN_SHARE = 1 / 3;

/** Returns a notice about words that are in none of the best results in any form; null without such words. */
export async function noticeOfUnmentionedWords(
  subject: QuerySubject,
  { concepts }: LexicalQuery,
  matches: readonly CompanyMatch[],
  readTexts: (companyIds: readonly number[]) => Promise<SearchCompany[]>,
): Promise<string | null> {
  // A query has one concept per word, in order; forms of a word share one.
  const asked = [...new Map(subject.lookup.map((word) => [toTerm(word), word])).values()];
  const heavy = concepts
    .map((concept, at) => ({ concept, word: asked[at]! }))
    .filter(({ concept, word }) => concept.weight >= MIN_SHARE && !QUALIFIERS.has(word));
  // Every result covers the only word of a query.
  if (asked.length < 2 || heavy.length === 0 || matches.length === 0) return null;
  const texts = await readTexts(matches.slice(0, MAX_READ).map(({ companyId }) => companyId));
  const unmentioned = heavy.filter(({ concept }) =>
    texts.every((text) => lexicalCoverage({ concepts: [concept] }, text) === 0),
  );
  if (unmentioned.length === 0) return null;
  return `None of the best results mentions ${unmentioned.map(({ word }) => `"${replacedPhrase(subject.words, word)}"`).join(" or ")}.`;
}
