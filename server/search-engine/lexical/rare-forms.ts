import { termOf } from "../../text/public.ts";

/** The words that a model knows, because enough companies use them. */
interface KnownWords {
  readonly rowOf: { has(word: string): boolean };
}

/** Returns what a rare form of a word is indexed under, so that "banded" finds the one company that says so. */
export function rareFormOf(word: string, { rowOf }: KnownWords): string | undefined {
  return rowOf.has(word) || termOf(word) === word ? undefined : `=${word}`;
}
