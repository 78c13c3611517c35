import { toTerm } from "../../text/public.ts";

interface KnownWords {
  readonly words: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly documents: ArrayLike<number>;
}

/** The maximum number of companies that use a rare form. A more frequent form is found by its term alone. */
const MAX_COMPANIES = 10;

/** For each model, the terms of its inflected words. */
const inflected = new WeakMap<KnownWords, ReadonlySet<string>>();

/** Returns the additional term of a rare form, by which "banded" finds the company that uses it; else undefined. */
export function rareFormTerm(word: string, model: KnownWords): string | undefined {
  if ((model.documents[model.index.get(word) ?? -1] ?? 0) > MAX_COMPANIES) return undefined;
  return toTerm(word) === word && !inflectedTerms(model).has(word) ? undefined : `=${word}`;
}

function inflectedTerms(model: KnownWords): ReadonlySet<string> {
  const known = inflected.get(model);
  if (known) return known;
  const terms = new Set(model.words.flatMap((word) => (toTerm(word) === word ? [] : [toTerm(word)])));
  inflected.set(model, terms);
  return terms;
}
