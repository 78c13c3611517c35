import { ACTOR_NOUNS, FILLERS, QUALIFIERS, toTerm } from "../../text/public.ts";
import type { SearchModel } from "../model/search-model.ts";
import { standIns } from "../model/unknown-words.ts";
import type { CleanText } from "../text/clean.ts";
import { categoryTerm } from "./category-term.ts";
import { nearestTerms } from "./nearest-terms.ts";
import { rareFormTerm } from "./rare-forms.ts";
import { MAX_RARITY, type TermDictionary, type TermStatistics, termHash } from "./term-dictionary.ts";

/** A concept of a query: the terms that express it, by their hashes, each with its weight. */
interface Concept {
  /** Weight of the concept in the query; the weights of all concepts sum to 1. */
  weight: number;
  terms: Uint32Array;
  shares: Float32Array;
}

/** Terms, by their hashes or numbers, and the bonus of a company that has them all. */
interface RequiredTerms {
  terms: Uint32Array;
  adds: number;
}

/** A lexical query. Each concept counts by its best term and saturates, so that several partial matches beat one. */
export interface LexicalQuery {
  concepts: readonly Concept[];
  /**
   * The words in any form and, if a form is rare, in the query's form; and the label with the same meaning. Absent if
   * that adds nothing, as for the terms of seeds.
   */
  required?: readonly RequiredTerms[];
  /** Whether only words in companies' self-descriptions count. */
  onlyOwn?: boolean;
}

/** A lexical query with the numbers that one dictionary gives its terms. */
export interface NumberedQuery {
  numberedConcepts: readonly { weight: number; numbers: Uint32Array; shares: Float32Array }[];
  required: readonly RequiredTerms[];
  onlyOwn: boolean;
}

/**
 * Added to the score of a company with every required term, and again if it has them in the query's forms, so that it
 * is among the best in every case. Coverage is less.
 */
export const HAS_ALL = 2;
/** Added to the score of a company with a label that is the category of the query; more than both of the above. */
const IN_CATEGORY = 8;

/** Returns the parts of a score that `scoreBlock` computed. */
export function partsOfScore(score: number): { coverage: number; hasAll: number; inCategory: number } {
  return {
    coverage: score % HAS_ALL,
    hasAll: Math.floor((score % IN_CATEGORY) / HAS_ALL),
    inCategory: Math.floor(score / IN_CATEGORY),
  };
}

/** The data for queries: the trained model, and the number of companies that use each term. */
export interface QueryParts {
  model: SearchModel;
  terms: TermStatistics;
}

/** Words with a similar meaning also express a word of the query, weighted by their cosine times this. */
const NEIGHBOUR_SHARE = 0.7;
/** The weight of known words that replace a similar unknown one. */
const STAND_IN_SHARE = 0.8;
/** Terms for software, and others that express it in part. */
const SOFTWARE = new Set(["app", "software"].map(toTerm));
const FORMS_OF_SOFTWARE = ["app", "application", "cloud", "platform", "saas", "software", "tool"].map(toTerm);
const FORM_SHARE = 0.7;
/** The weight of words that nearly every company uses ("platform", "services", "manufacturer", "small"). */
const FILLER_WEIGHT = 0.2;
/** The number of most distinctive terms that represent a seed. */
const MAX_SEED_TERMS = 20;

/**
 * Returns the query for a description. Words with a similar meaning, and known words similar to an unknown one, count
 * in part.
 * @param share the maximum coverage of its words: less than 1 for sentences such as "what time is it", which describe
 * no companies
 */
export function textLexicalQuery(words: readonly string[], share: number, { model, terms }: QueryParts): LexicalQuery {
  // "small" alone has a meaning in "for small businesses".
  const isTelling = words.some((word) => !isGeneral(word) && !QUALIFIERS.has(word));
  const isMinor = (word: string): boolean => isGeneral(word) || (isTelling && QUALIFIERS.has(word));
  const weighed = [...Map.groupBy(words, toTerm)].map(([term, [word]]) => ({
    term,
    word: word!,
    isMinor: isMinor(word!),
    weight: rarity(term, terms) * (isMinor(word!) ? FILLER_WEIGHT : 1),
    shares: termsFor(word!, model),
  }));
  const telling = weighed.filter(({ isMinor }) => !isMinor);
  const required = telling.length > 0 ? telling : weighed;
  const anyForm = Uint32Array.from(required, ({ term }) => termHash(term));
  const sameForm = Uint32Array.from(required, ({ term, word }) => termHash(rareFormTerm(word, model) ?? term));
  const { concepts } = buildLexicalQuery(weighed, terms);
  if (share < 1) return { concepts: concepts.map((concept) => ({ ...concept, weight: share * concept.weight })) };
  const category = categoryTerm(words);
  return {
    concepts,
    required: [
      { terms: anyForm, adds: HAS_ALL },
      ...(anyForm.every((hash, at) => hash === sameForm[at]) ? [] : [{ terms: sameForm, adds: HAS_ALL }]),
      ...(category === undefined ? [] : [{ terms: Uint32Array.of(termHash(category)), adds: IN_CATEGORY }]),
    ],
  };
}

function isGeneral(word: string): boolean {
  return FILLERS.has(word) || ACTOR_NOUNS.has(word);
}

/** Returns the query for one word, in any form. */
export function wordQuery(word: string): LexicalQuery {
  return { concepts: [{ weight: 1, terms: Uint32Array.of(termHash(toTerm(word))), shares: Float32Array.of(1) }] };
}

/**
 * Returns a query for each word, without similar ones: a company that covers all of them has all words in its
 * self-description.
 */
export function literalQueries(words: readonly string[], { terms }: Pick<QueryParts, "terms">): LexicalQuery[] {
  const own = new Set(words.map(toTerm));
  return Array.from(own, (term) => ({
    ...buildLexicalQuery([{ weight: 1, shares: new Map([[term, 1]]) }], terms),
    onlyOwn: true,
  }));
}

/** Returns the query for seed companies: the terms of their texts that are rare and close to the seeds' meaning. */
export function seedLexicalQuery(
  seeds: readonly CleanText[],
  nearness: (word: string) => number,
  { terms }: QueryParts,
): LexicalQuery {
  const weights = new Map<string, number>();
  for (const seed of seeds) {
    for (const [term, { count, word }] of seedTerms(seed)) {
      const weight = (count / (count + 2)) * rarity(term, terms) * (0.2 + Math.max(0, nearness(word)));
      weights.set(term, (weights.get(term) ?? 0) + weight / seeds.length);
    }
  }
  const heaviest = [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, MAX_SEED_TERMS);
  return buildLexicalQuery(
    heaviest.map(([term, weight]) => ({ weight, shares: new Map([[term, 1]]) })),
    terms,
  );
}

function seedTerms({ first, rest }: CleanText): Map<string, { count: number; word: string }> {
  const found = new Map<string, { count: number; word: string }>();
  for (const [words, weight] of [[first, 3] as const, [rest.flat(), 1] as const]) {
    for (const word of words) {
      const term = toTerm(word);
      found.set(term, { count: (found.get(term)?.count ?? 0) + weight, word: found.get(term)?.word ?? word });
    }
  }
  return found;
}

function termsFor(word: string, model: SearchModel): Map<string, number> {
  const own = toTerm(word);
  const shares = new Map([[own, 1]]);
  for (const { term, similarity } of nearestTerms(model, own)) shares.set(term, NEIGHBOUR_SHARE * similarity);
  if (SOFTWARE.has(own)) for (const form of FORMS_OF_SOFTWARE) if (form !== own) shares.set(form, FORM_SHARE);
  if (shares.size > 1 || model.index.has(word)) return shares;
  for (const { row, share } of standIns(model, word)) {
    const term = toTerm(model.words[row]!);
    shares.set(term, Math.max(shares.get(term) ?? 0, STAND_IN_SHARE * share));
  }
  return shares;
}

function rarity(term: string, terms: TermStatistics): number {
  return Math.min(MAX_RARITY, terms.rarity(termHash(term)));
}

function buildLexicalQuery(
  weighed: readonly { weight: number; shares: ReadonlyMap<string, number> }[],
  statistics: TermStatistics,
): LexicalQuery {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const concepts = weighed.map(({ weight, shares }) => {
    const known = [...shares].flatMap(([term, share]) => {
      const hash = termHash(term);
      return statistics.isKnown(hash) ? [{ hash, share }] : [];
    });
    return {
      weight: total > 0 ? weight / total : 0,
      terms: Uint32Array.from(known, ({ hash }) => hash),
      shares: Float32Array.from(known, ({ share }) => share),
    };
  });
  return { concepts };
}

/** Returns a query with the numbers of its terms in a dictionary. Terms without a number are omitted. */
export function numberConcepts(
  { concepts, required = [], onlyOwn = false }: LexicalQuery,
  dictionary: TermDictionary,
): NumberedQuery {
  const numberAll = ({ terms, adds }: RequiredTerms): RequiredTerms[] => {
    const numbers = Array.from(terms, (hash) => dictionary.numberOfHash(hash)).filter((term) => term !== undefined);
    return numbers.length > 0 && numbers.length === terms.length ? [{ terms: Uint32Array.from(numbers), adds }] : [];
  };
  return {
    required: required.flatMap(numberAll),
    onlyOwn,
    numberedConcepts: concepts.map(({ weight, terms, shares }) => {
      const known = Array.from(terms, (hash, at) => ({ number: dictionary.numberOfHash(hash), share: shares[at]! }));
      const numbered = known.filter((term): term is { number: number; share: number } => term.number !== undefined);
      return {
        weight,
        numbers: Uint32Array.from(numbered, ({ number }) => number),
        shares: Float32Array.from(numbered, ({ share }) => share),
      };
    }),
  };
}
