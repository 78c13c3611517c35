import { stemOf } from "./stem.ts";
import { readLines } from "./word-lists.ts";

/** The stems of a phrase, and the term that means the same. */
interface Synonym {
  phrase: readonly string[];
  term: string;
}

/**
 * Abbreviations and spellings that company texts use side by side: a term, and phrases in the singular that mean the
 * same. Not listed are phrases that are rare, or whose words say as much by themselves ("learning management system"),
 * and abbreviations that are also words ("LED").
 */
const synonyms = readLines("synonyms").flatMap((line): Synonym[] => {
  const [term, phrases] = line.split(": ") as [string, string];
  return phrases.split(", ").map((phrase) => ({ phrase: phrase.split(" ").map(stemOf), term }));
});
const SYNONYMS_BY_FIRST_STEM = Map.groupBy(synonyms, ({ phrase }) => phrase[0]!);

function synonymAt(stems: readonly string[], at: number): Synonym | undefined {
  return SYNONYMS_BY_FIRST_STEM.get(stems[at]!)?.find(({ phrase }) =>
    phrase.every((stem, offset) => stems[at + offset] === stem),
  );
}

/** Returns the words of a text, followed by the terms for its phrases: "point of sale" and "pos". */
export function withSynonyms(words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  return [...words, ...stems.flatMap((_, at) => synonymAt(stems, at)?.term ?? [])];
}

/** Returns the words of a text with terms in place of their phrases: "pos" for "point of sale". */
export function replaceSynonyms(words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  const replaced: string[] = [];
  for (let at = 0; at < words.length; ) {
    const synonym = synonymAt(stems, at);
    replaced.push(synonym?.term ?? words[at]!);
    at += synonym?.phrase.length ?? 1;
  }
  return replaced;
}

/** Returns the phrase that a term replaced in a text: "point of sale" for "pos"; the term itself if none did. */
export function replacedPhrase(words: readonly string[], term: string): string {
  const stems = words.map(stemOf);
  for (const at of words.keys()) {
    const synonym = synonymAt(stems, at);
    if (synonym?.term === term) return words.slice(at, at + synonym.phrase.length).join(" ");
  }
  return term;
}

/** Returns a function that replaces the phrases that mean the same as one of some terms, however they are written. */
export function phraseReplacer(terms: readonly string[]): (text: string) => string {
  const replaced = synonyms.filter(({ term }) => terms.includes(term));
  if (replaced.length === 0) return (text) => text;
  const patterns = replaced.map(({ phrase, term }) => ({
    pattern: new RegExp(`\\b${phrase.join("[ -]").replace(/y$/, "(?:y|ie)")}s?\\b`, "gi"),
    term,
  }));
  return (text) => patterns.reduce((changed, { pattern, term }) => changed.replace(pattern, term), text);
}
