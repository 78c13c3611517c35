import { knownAs, toTerm, withSynonyms } from "../../text/public.ts";
import { CatalogueWords } from "../model/catalogue-words.ts";
import type { SearchModel } from "../model/search-model.ts";
import { type CompanyText, indexedSentences, indexedWords, labelSentences } from "../text/clean.ts";
import { labelTerms } from "./category-term.ts";
import { rareFormTerm } from "./rare-forms.ts";
import { type TermDictionary, termHash } from "./term-dictionary.ts";

/** Weights of words by position. The first sentence weighs most, because it defines the company. */
const NAME_WEIGHT = 1.5;
const FIRST_SENTENCE_WEIGHT = 3;
const REST_WEIGHT = 1;
/** Labels are few and deliberate. A city does not describe a company's activity, but people search for it. */
const LABEL_WEIGHT = 2;
const CITY_WEIGHT = 1;
/** Weight of additional terms: rare forms, and whole labels. */
const FORM_WEIGHT = 0.5;

/** Bytes of one stored term: four for its hash, and one for twice its weighted count. */
const TERM_BYTES = 5;
const MAX_COUNT = 255 / 2;

/** The stored form of a company's terms: their hashes, with weighted counts. */
interface HashedTerms {
  hashes: Uint32Array;
  counts: Float32Array;
}

/** A company's terms by their numbers in a dictionary, with weighted counts. */
export interface TermCounts {
  terms: Uint32Array;
  counts: Float32Array;
}

/**
 * Counts the terms of a company's name, texts, labels and city. With a model, also counts rare word forms and the other
 * spellings of compounds.
 */
export function countTerms(company: CompanyText, model?: SearchModel): HashedTerms {
  const catalogue = model && CatalogueWords.of(model);
  const [first = [], ...rest] = indexedSentences(company, (words) => catalogue?.furtherWords(words) ?? []);
  const counts = new Map<number, number>();
  const count = (hash: number, weight: number): void => {
    counts.set(hash, Math.min((counts.get(hash) ?? 0) + weight, MAX_COUNT));
  };
  const add = (words: readonly string[], weight: number): void => {
    for (const word of words) {
      count(termHash(toTerm(word)), weight);
      const form = model && rareFormTerm(word, model);
      if (form !== undefined) count(termHash(form), FORM_WEIGHT);
    }
  };
  add(withSynonyms(knownAs(company.name)), NAME_WEIGHT);
  add(first, FIRST_SENTENCE_WEIGHT);
  add(rest.flat(), REST_WEIGHT);
  add([...new Set(labelSentences(company).flatMap(indexedWords))], LABEL_WEIGHT);
  for (const label of labelTerms(company)) count(termHash(label), FORM_WEIGHT);
  add(indexedWords(company.hq_city ?? ""), CITY_WEIGHT);
  return { hashes: Uint32Array.from(counts.keys()), counts: Float32Array.from(counts.values()) };
}

export function encodeTerms({ hashes, counts }: HashedTerms): Buffer {
  const bytes = Buffer.alloc(hashes.length * TERM_BYTES);
  hashes.forEach((hash, at) => {
    bytes.writeUInt32LE(hash, at * TERM_BYTES);
    bytes[at * TERM_BYTES + 4] = counts[at]! * 2;
  });
  return bytes;
}

/** Decodes the result of `encodeTerms`. */
export function decodeTerms(bytes: Buffer): HashedTerms {
  const size = bytes.length / TERM_BYTES;
  const terms = { hashes: new Uint32Array(size), counts: new Float32Array(size) };
  let at = 0;
  forEachTerm(bytes, 0, bytes.length, (hash, count) => {
    terms.hashes[at] = hash;
    terms.counts[at++] = count;
  });
  return terms;
}

/** Calls `take` for each term that `encodeTerms` wrote between `start` and `end` of a buffer. */
export function forEachTerm(
  bytes: Buffer,
  start: number,
  end: number,
  take: (hash: number, count: number) => void,
): void {
  for (let at = start; at < end; at += TERM_BYTES) take(bytes.readUInt32LE(at), bytes[at + 4]! / 2);
}

/** Converts a company's terms to their numbers in a dictionary. Assigns a number to each new term. */
export function numberTerms({ hashes, counts }: HashedTerms, dictionary: TermDictionary): TermCounts {
  const terms = new Uint32Array(hashes.length);
  for (let at = 0; at < hashes.length; at += 1) terms[at] = dictionary.assignHash(hashes[at]!);
  return { terms, counts };
}

/** Returns a company's length for BM25: the sum of its weighted counts. */
export function companyLength({ counts }: Pick<TermCounts, "counts">): number {
  let length = 0;
  for (let at = 0; at < counts.length; at += 1) length += counts[at]!;
  return length;
}
