import { readWords } from "./word-lists.ts";

/** Irregular plurals, and singulars that look like plurals. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  readWords("irregular-plurals").map((pair) => pair.split(":") as [string, string]),
);

/**
 * Returns a simple stem that is the same for singular and plural: "batteries" and "battery", "loans" and "loan",
 * "prizes" and "prize".
 */
export function stemWord(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|zz|tz)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Returns whether two stems are forms of one word: one begins like the other and is at most five letters longer. */
export function isSameFamily(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return a === b || (short.length >= 5 && long.length - short.length <= 5 && long.startsWith(short.slice(0, -1)));
}

/** Returns the indexed form of a word, without plural, -ing and -ed, so that "tracked" and "tracking" match. */
export function toTerm(word: string): string {
  const stem = withoutVerbEnding(stemWord(word));
  if (stem.length <= 4) return stem;
  // Makes the stems of "movies" and "movie", and of "batteries" and "battery", equal.
  return stem.endsWith("e") ? stem.slice(0, -1) : stem.replace(/(?<=[^aeiou])y$/, "i");
}

function withoutVerbEnding(stem: string): string {
  const ending = ["ing", "ed"].find((end) => stem.endsWith(end) && stem.length - end.length >= 4);
  if (ending === undefined) return stem;
  const root = stem.slice(0, -ending.length);
  return /([^lsz])\1$/.test(root) ? root.slice(0, -1) : root;
}

/** Returns the third person of a verb or the plural of a noun: "provides", "supplies", "publishes". */
export function withS(base: string): string {
  const word = base.toLowerCase();
  if (/(?:s|sh|ch|x|zz|o)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Returns the gerund of a verb in the third person: "providing" for "provides". */
export function asGerund(verb: string): string {
  return `${stemWord(verb).replace(/e$/, "")}ing`;
}
