import { ACTOR_NOUNS, FILLERS, QUALIFIERS, toTerm } from "../../text/public.ts";
import type { SearchModel } from "../model/search-model.ts";
import { standIns } from "../model/unknown-words.ts";
import type { CleanText } from "../text/clean.ts";
import { categoryTerm } from "./category-term.ts";
import { nearestTerms } from "./nearest-terms.ts";
import { rareFormTerm } from "./rare-forms.ts";
import { MAX_RARITY, type TermDictionary, type TermStatistics, termHash } from "./term-dictionary.ts";

/** A concept of a query: the hashes of the terms that express it, and the share that each term counts. */
interface Concept {
  /** Weight of the concept in the query; the weights of all concepts sum to 1. */
  weight: number;
  terms: Uint32Array;
  shares: Float32Array;
}

/** Terms, by their hashes or numbers, and the bonus of a company that has all of them. */
interface RequiredTerms {
  terms: Uint32Array;
  adds: number;
}

/**
 * A lexical query. Only the best term of a concept counts, and its contribution saturates, so that several partial
 * matches score more than one full match.
 */
export interface LexicalQuery {
  concepts: readonly Concept[];
  /**
   * Terms with a bonus: the words in any form, the words in the query's forms if one of them is rare, and the query's
   * category. Absent if there is no bonus, as for seeds.
   */
  required?: readonly RequiredTerms[];
  /** Whether only words in companies' self-descriptions count. */
  onlyOwn?: boolean;
}

/** A lexical query whose terms are numbers of one dictionary. */
export interface NumberedQuery {
  numberedConcepts: readonly { weight: number; numbers: Uint32Array; shares: Float32Array }[];
  required: readonly RequiredTerms[];
  onlyOwn: boolean;
}

/**
 * The bonus of a company with every required term, added again if it has them in the query's forms. The bonus exceeds
 * any coverage, so the index always returns these companies first.
 */
export const HAS_ALL = 2;
/** The bonus of a company with a label for the query's category. It exceeds the coverage and both other bonuses. */
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

/** A word of similar meaning also expresses a word of the query. Its share is this number times the cosine. */
const NEIGHBOUR_SHARE = 0.7;
/** The share of known words that replace a similar unknown word. */
const STAND_IN_SHARE = 0.8;
/** Terms for software, and terms that express it in part. */
const SOFTWARE = new Set(["app", "software"].map(toTerm));
const FORMS_OF_SOFTWARE = ["app", "application", "cloud", "platform", "saas", "software", "tool"].map(toTerm);
const FORM_SHARE = 0.7;
/** The weight of words that nearly every company uses ("platform", "services", "manufacturer", "small"). */
const FILLER_WEIGHT = 0.2;
/** The number of most distinctive terms that represent the seeds. */
const MAX_SEED_TERMS = 20;

/**
 * Returns the query for a description. Similar words, and known words that replace an unknown one, count in part.
 * @param share the maximum coverage: less than 1 for sentences such as "what time is it", which describe no companies
 */
export function textLexicalQuery(words: readonly string[], share: number, { model, terms }: QueryParts): LexicalQuery {
  // A qualifier such as "small" counts fully if no other word is distinctive, as in "for small businesses".
  const hasDistinctive = words.some((word) => !isGeneral(word) && !QUALIFIERS.has(word));
  const isMinor = (word: string): boolean => isGeneral(word) || (hasDistinctive && QUALIFIERS.has(word));
  const weighed = [...Map.groupBy(words, toTerm)].map(([term, [word]]) => ({
    term,
    word: word!,
    isMinor: isMinor(word!),
    weight: rarity(term, terms) * (isMinor(word!) ? FILLER_WEIGHT : 1),
    shares: termsFor(word!, model),
  }));
  const major = weighed.filter(({ isMinor }) => !isMinor);
  const required = major.length > 0 ? major : weighed;
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
 * Returns a query for each word, without similar words. A company that covers all of these queries has every word in
 * its self-description.
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

/** Returns a query with its terms as numbers of a dictionary. Omits unknown terms, and bonuses that require one. */
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
