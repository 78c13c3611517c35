import { fold } from "./fold.ts";
import { tokenise } from "./tokens.ts";
import { readLines } from "./word-lists.ts";

export const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pt", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];

let lists: ReadonlyMap<Language, ReadonlySet<string>> | undefined;

/** Returns the function words of a language, in their normal form. */
export function functionWordsOf(language: Language): ReadonlySet<string> {
  // Read when the language of a text is first asked for: few processes do.
  lists ??= new Map(
    readLines("languages").map((line) => {
      const [name, words = ""] = line.split(": ");
      return [name as Language, new Set(words.split(" ").map(fold))];
    }),
  );
  return lists.get(language) ?? new Set();
}

/** More of a text says nothing more about its language. */
const MAX_LENGTH = 3_200;

/** Returns whether a text is clearly English: it has more function words of English than of any other language. */
export function isEnglish(text: string): boolean {
  const words = tokenise(text.slice(0, MAX_LENGTH)).map((token) => fold(token.raw));
  const [english = 0, ...others] = LANGUAGES.map((language) => {
    const own = functionWordsOf(language);
    return words.filter((word) => own.has(word)).length;
  });
  return english >= 2 && english > Math.max(...others);
}
