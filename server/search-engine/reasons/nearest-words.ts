import { mayTell, shownAs } from "../text/noun-phrases.ts";
import { type CompanyWords, isOwnName, type TextWords, textWords, wordAt } from "./company-words.ts";
import type { Topic } from "./topic.ts";
import type { Vocabulary } from "./word-numbers.ts";

/** The word of a company that brings it nearest to a topic, and the topic's word of close meaning; null when none is close. */
export interface NearestWords {
  company: string;
  topic: string | null;
}

/** Of the opening this much is compared, in characters. */
const longestOpening = 200;
/** As many words are tried until one may be a noun. */
const mostTried = 4;

/**
 * The word that adds most to the likeness of the company's description and the topic: what it is ranked by, a noun if one is
 * among the first few. Null when no word adds anything.
 */
export function nearestWords(
  topic: Topic,
  { text, name, opening }: CompanyWords,
  vocabulary: Vocabulary,
): NearestWords | null {
  return (
    nearestIn(topic, name, textWords(text.slice(0, Math.min(opening, longestOpening)), vocabulary), vocabulary) ??
    nearestIn(topic, name, textWords(text, vocabulary), vocabulary)
  );
}

function nearestIn(topic: Topic, name: string, words: TextWords, vocabulary: Vocabulary): NearestWords | null {
  const tried: number[] = [];
  let chosen = -1;
  for (
    let at = nextBest(topic, name, words, tried);
    at >= 0 && tried.length < mostTried;
    at = nextBest(topic, name, words, tried)
  ) {
    if (chosen < 0) chosen = at;
    tried.push(words.numbers[at]!);
    if (!mayTell(vocabulary.normals[words.numbers[at]!]!)) continue;
    chosen = at;
    break;
  }
  return chosen < 0
    ? null
    : { company: shownAs(wordAt(words, chosen)), topic: topic.nearest.get(words.numbers[chosen]!)?.shown ?? null };
}

/** Where the word stands that adds most of those not tried, the company's name left out; -1 when none adds anything. */
function nextBest(topic: Topic, name: string, words: TextWords, tried: readonly number[]): number {
  let best = -1;
  let most = 0;
  for (let at = 0; at < words.numbers.length; at += 1) {
    const pull = topic.pull.get(words.numbers[at]!);
    if (pull <= most || tried.includes(words.numbers[at]!) || isOwnName(name, wordAt(words, at))) continue;
    best = at;
    most = pull;
  }
  return best;
}
