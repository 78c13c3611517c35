/** Endings of plurals and cases in any language. */
const ENDINGS = ["s", "es"];
/** Endings of German, Dutch and Swedish nouns. In English, they form other words: "designer", "fasten". */
const GERMANIC_ENDINGS = ["e", "n", "en", "er", "em", "ern", "ns"];
/** Plurals that replace the end of a word: "policies", "automatizaciones", "automações". */
const REPLACED: readonly (readonly [end: RegExp, plural: string])[] = [
  [/(?<=[^aeiou])y$/, "ies"],
  [/ión$/, "iones"],
  [/ção$/, "ções"],
];
/** A shorter word with an ending is too often a different word. */
const MIN_INFLECTED_LENGTH = 4;

/** The possible forms of a word. */
export interface Forms {
  readonly plain: ReadonlySet<string>;
  /** Valid only in texts that are not English. */
  readonly germanic: ReadonlySet<string>;
  /** Valid only if the text writes the word in capitals: "SDRs". */
  readonly acronyms: ReadonlySet<string>;
}

/** Returns the possible forms of a lower-case word, including the word itself. */
export function inflect(word: string): Forms {
  const plain = new Set([word]);
  const germanic = new Set<string>();
  const acronyms = new Set<string>();
  if (word.length >= 2 && word.length < MIN_INFLECTED_LENGTH && /^[\p{L}\p{N}]+$/u.test(word)) acronyms.add(`${word}s`);
  if (word.length >= MIN_INFLECTED_LENGTH && /^\p{L}+$/u.test(word)) {
    for (const ending of ENDINGS) plain.add(word + ending);
    if (/[^su]s$/.test(word) && word.length > MIN_INFLECTED_LENGTH) plain.add(word.slice(0, -1));
    for (const [end, plural] of REPLACED) if (end.test(word)) plain.add(word.replace(end, plural));
    if (/[^aeiou]ies$/.test(word)) plain.add(word.replace(/ies$/, "y"));
    for (const ending of GERMANIC_ENDINGS) germanic.add(word + ending);
  }
  return { plain, germanic, acronyms };
}
