import { toTerm } from "../../text/public.ts";

interface KnownWords {
  readonly words: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly documents: ArrayLike<number>;
}

/** A form of a word that more companies use has the meaning of its term. */
const MAX_COMPANIES = 10;

/** The terms of the words that a model knows in another form. */
const inflected = new WeakMap<KnownWords, ReadonlySet<string>>();

/** Returns the additional term of a rare form, so that "banded" finds the one company that contains it. */
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
