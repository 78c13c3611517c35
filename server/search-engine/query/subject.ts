import {
  ACTOR_NOUNS,
  QUALIFIERS,
  QUERY_FILLERS,
  replaceSynonyms,
  STOP_WORDS,
  spellOut,
  words,
} from "../../text/public.ts";
import { CatalogueWords } from "../model/catalogue-words.ts";
import type { SearchModel } from "../model/search-model.ts";
import { isFiller, keepWords } from "../text/clean.ts";

/** The part of a query about companies' activities, in the forms that rankings, notices and match reasons need. */
export interface QuerySubject {
  /** The text as written, without conditions. */
  readonly text: string;
  /** The text with abbreviations expanded, for embeddings models: "KYC know your customer vendors". */
  readonly spelledOut: string;
  /** The words of the text in their normal form, in order: "point", "of", "sale", "for", "restaurants". */
  readonly words: readonly string[];
  /** The words with one term in place of each phrase that has a term: "pos", "for", "restaurants". */
  readonly terms: readonly string[];
  /** The terms to look up: without function words and words about searching, unless there are no others. */
  readonly lookup: readonly string[];
  /** The distinctive words, whose vectors are added up. All words if none is distinctive: "holding companies". */
  readonly distinctive: readonly string[];
  /** The distinctive words of `terms`. */
  readonly distinctiveTerms: readonly string[];
  /** The part before "for", if it is a product; null if there is no such part. */
  readonly product: QuerySubject | null;
}

/** Reads a text about companies' activities. Conditions in it count as words. */
export function readSubject(text: string): QuerySubject {
  const product = productIn(text);
  return { ...readWords(text), product: product === null ? null : { ...readWords(product), product: null } };
}

/**
 * Matches "open source" as a fact that companies must state. Excludes "for open source projects", which describes
 * customers, and "open source intelligence".
 */
const OPEN_SOURCE =
  /(?<!\p{L})(?<!(?:for|to|of|with|from|using|on|by|into) )(?:(?:that|which|who) (?:is|are) )?(?:free and )?open[- ]?sourced?(?![\p{L}-])(?! (?:intelligence|investigations?|communit|contribut|foundations?))/giu;

/** Returns the terms that a company's text must contain, and the rest of the subject; null if nothing is left. */
export function splitFacts(subject: QuerySubject): { facts: readonly string[]; rest: QuerySubject | null } {
  const text = subject.text.replace(OPEN_SOURCE, " ").replace(/\s+/g, " ").trim();
  if (text === subject.text) return { facts: [], rest: subject };
  const rest = /\p{L}/u.test(text) ? readSubject(text) : null;
  return { facts: ["opensource"], rest: rest === null || isGenericSubject(rest) ? null : rest };
}

/** Returns whether a subject contains only nouns for companies and words for their size or quality: "big vendors". */
export function isGenericSubject({ lookup }: QuerySubject): boolean {
  return lookup.every((word) => isQueryFiller(word) || ACTOR_NOUNS.has(word) || QUALIFIERS.has(word));
}

/** Synonyms of software: "SaaS for HR" and "software for HR" are equivalent. */
const SOFTWARE_FOR = /^(?:saas|(?:cloud|saas) software|software (?:platforms?|solutions?|tools?|systems?))(?= for )/i;

/** Returns a subject as companies of the catalogue usually write it: see `CatalogueWords.usualText`. */
export function usualSubject(subject: QuerySubject, model: SearchModel): QuerySubject {
  const usual = CatalogueWords.of(model).usualText(subject.text.replace(SOFTWARE_FOR, "software"));
  return usual === subject.text ? subject : readSubject(usual);
}

function readWords(text: string): Omit<QuerySubject, "product"> {
  const spelledOut = spellOut(text);
  const all = words(text).map((word) => word.text);
  const terms = replaceSynonyms(all).filter(isNoMeasure);
  const asked = terms.filter((term) => !STOP_WORDS.has(term) && !QUERY_FILLERS.has(term));
  return {
    text,
    spelledOut,
    words: all,
    terms,
    lookup: asked.length > 0 ? asked : terms,
    distinctive: distinctiveWords(spelledOut),
    distinctiveTerms: distinctiveWords(terms.join(" ")),
  };
}

function isQueryFiller(word: string): boolean {
  return isFiller(word) || QUERY_FILLERS.has(word);
}

/** The nouns of qualifiers: "mid-size", "large-scale", "top-tier", "mid-market". They add nothing to the qualifier. */
const MEASURES: ReadonlySet<string> = new Set(["scale", "size", "sized", "tier"]);

/** Returns whether a word is not the noun of a qualifier, such as "size" in "mid-size". */
function isNoMeasure(word: string, at: number, all: readonly string[]): boolean {
  const before = all[at - 1] ?? "";
  return !(QUALIFIERS.has(before) && (MEASURES.has(word) || `${before} ${word}` === "mid market"));
}

function distinctiveWords(text: string): string[] {
  const read = words(text);
  const texts = read.map((word) => word.text);
  const all = read.filter((_, at) => isNoMeasure(texts[at]!, at, texts));
  const distinctive = keepWords(all, isQueryFiller);
  const unqualified = distinctive.filter((word) => !QUALIFIERS.has(word));
  if (unqualified.length > 0) return unqualified;
  return distinctive.length > 0 ? distinctive : all.map((word) => word.text);
}

/** A "for" between words of a query. */
const FOR = /(?<=\S)\sfor(?=\s\S)/gi;
/** The maximum number of words of a product. A longer part before "for" describes a company. */
const MAX_PRODUCT_WORDS = 8;
/** Nouns for products that the products' makers rarely use. */
const GENERAL_NOUNS = new Set(["technologies", "technology", "tool", "tools"]);

/** Returns the part before the last "for"; null if it is missing or is not a product ("solutions for schools"). */
function productIn(query: string): string | null {
  const text = query.replace(/\s+/g, " ");
  const product = text.slice(0, Array.from(text.matchAll(FOR)).at(-1)?.index ?? 0);
  const named = words(product).map(({ text }) => text);
  const isProduct = named.some((word) => !isQueryFiller(word) && !ACTOR_NOUNS.has(word) && !GENERAL_NOUNS.has(word));
  return isProduct && named.length <= MAX_PRODUCT_WORDS ? product : null;
}
