import { isTellingNoun, shownAs } from "../text/noun-phrases.ts";
import { isOwnName, textWords, wordAt, type CompanyWords } from "./company-words.ts";
import type { Topic } from "./topic.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The word of a company that brings it nearest to a topic, and the topic's word of close meaning; null when none is close. */
export type NearestWords = { company: string; topic: string | null };

/** Of the opening this much is compared, in characters. */
const longestOpening = 200;
/** As many words are tried until one is a noun: asking what a word is takes .1 ms the first time. */
const mostTried = 4;

/**
 * The noun that adds most to the likeness of the company's description and the topic: what it is ranked by. Null when none does.
 */
export const nearestWords = (topic: Topic, { text, name, opening }: CompanyWords, vocabulary: Vocabulary): NearestWords | null => {
  const words = textWords(text.slice(0, Math.min(opening, longestOpening)), vocabulary);
  const tried = new Set<number>();
  while (tried.size < mostTried) {
    let best = { at: -1, pull: 0 };
    for (let at = 0; at < words.numbers.length; at += 1) {
      const number = words.numbers[at]!;
      const pull = topic.pull.get(number);
      if (pull > best.pull && !tried.has(number)) best = { at, pull };
    }
    if (best.at < 0) return null;
    const number = words.numbers[best.at]!;
    tried.add(number);
    const word = wordAt(words, best.at);
    if (isOwnName(name, word) || !isTellingNoun(vocabulary.normals[number]!)) continue;
    return { company: shownAs(word), topic: topic.nearest.get(number)?.shown ?? null };
  }
  return null;
};
