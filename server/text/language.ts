import { fold } from "./fold.ts";
import { tokenise } from "./tokens.ts";
import { readLines } from "./word-lists.ts";

export const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];

let lists: ReadonlyMap<Language, ReadonlySet<string>> | undefined;

/** Returns the function words of a language, normalised with `fold`. */
export function listFunctionWords(language: Language): ReadonlySet<string> {
  // Read at the first call, because few processes need the lists.
  lists ??= new Map(
    readLines("languages").map((line) => {
      const [name, words = ""] = line.split(": ");
      return [name as Language, new Set(words.split(" ").map(fold))];
    }),
  );
  return lists.get(language) ?? new Set();
}

/** The number of characters that are read. More text would hardly change the result. */
const MAX_LENGTH = 3_200;

/** Returns whether a text has at least two English function words, and more than of any other language. */
export function isEnglish(text: string): boolean {
  const words = tokenise(text.slice(0, MAX_LENGTH)).map((token) => fold(token.raw));
  const [english = 0, ...others] = LANGUAGES.map((language) => {
    const own = listFunctionWords(language);
    return words.filter((word) => own.has(word)).length;
  });
  return english >= 2 && english > Math.max(...others);
}

/**
 * Returns the language of a query; undefined if the language is English or unclear. Requires two function words of the
 * language, or one if the query contains a non-ASCII letter: "die cutting" is English despite the German word "die".
 */
export function detectForeignLanguage(query: string): Language | undefined {
  const words = tokenise(query.slice(0, MAX_LENGTH)).map((token) => token.raw);
  const counts = LANGUAGES.map((language) => {
    const own = listFunctionWords(language);
    return new Set(words.filter((word) => /^\p{Ll}/u.test(word) && own.has(fold(word)))).size;
  });
  const [english = 0, ...others] = counts;
  const most = Math.max(...others);
  const least = /[^\p{ASCII}’‘“”–—]/u.test(query) ? 1 : 2;
  return english === 0 && most >= least ? LANGUAGES[1 + others.indexOf(most)] : undefined;
}
