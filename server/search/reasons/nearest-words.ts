import { shownAs } from "../text/noun-phrases.ts";
import { isOwnName, textWords, wordAt, type CompanyWords } from "./company-words.ts";
import type { Topic } from "./topic.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A word of the company and the word of the topic nearest to it in meaning. */
export type NearestWords = { company: string; topic: string };

/** Of the opening this much is compared, in characters. */
const longestOpening = 200;

/** The nouns of both that are nearest in meaning; null when none are near. */
export const nearestWords = (topic: Topic, { text, name, opening }: CompanyWords, vocabulary: Vocabulary): NearestWords | null => {
  const words = textWords(text.slice(0, Math.min(opening, longestOpening)), vocabulary);
  let best: { at: number; cosine: number; topic: string } | null = null;
  for (let at = 0; at < words.numbers.length; at += 1) {
    const near = topic.nearest.get(words.numbers[at]!);
    if (near === null || near.cosine <= (best?.cosine ?? 0) || isOwnName(name, wordAt(words, at))) continue;
    best = { at, cosine: near.cosine, topic: near.concept.shown };
  }
  return best === null ? null : { company: shownAs(wordAt(words, best.at)), topic: best.topic };
};
