import { shownAs } from "../text/noun-phrases.ts";
import { type CompanyWords, isOwnName, type TextWords, wordAt } from "./company-words.ts";
import { longestRun, type Run, runKey, type Topic } from "./topic.ts";

/** A run that a company's text shares with a topic, in the company's words. */
export interface SharedRun {
  text: string;
  run: Run;
  worth: number;
  telling: number;
  /** Whether it stands in the sentence that says what the company is. */
  isOpening: boolean;
}

/** What stands in the company's opening sentence counts this much more. */
const OPENING_EMPHASIS = 1.5;
/** A further phrase is named only when it tells this share of what the best does: "components" beside "reconnaissance" tells nothing. */
const MIN_SHARE = 0.4;
/** And only when it tells something at all: about as much as a word that one company in fifteen uses. */
const MIN_TELLING = 1.2;

/** A run where a text has it: its words from `first` to `last`, and what they count there. */
interface FoundRun {
  run: Run;
  first: number;
  last: number;
  worth: number;
  telling: number;
  isOpening: boolean;
}

/** All runs of a topic found in a text, each once: where the text says it first. */
function findRuns(topic: Topic, words: TextWords, opening: number, isName: (word: string) => boolean): FoundRun[] {
  const { text, numbers, starts, ends } = words;
  const found = new Map<number, FoundRun>();
  const concepts: number[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const concept = topic.conceptOf.get(numbers[at]!);
    if (concept < 0 || isName(wordAt(words, at))) {
      concepts.length = 0;
      continue;
    }
    if (concepts.length > 0 && !isJoined(text, ends[at - 1]!, starts[at]!)) concepts.length = 0;
    concepts.push(concept);
    for (let length = Math.min(concepts.length, longestRun); length > 0; length -= 1) {
      const run = topic.runs.get(runKey(concepts, concepts.length - length));
      if (run === undefined || found.has(run.key)) continue;
      const isOpening = starts[at]! < opening;
      const emphasis = isOpening ? OPENING_EMPHASIS : 1;
      found.set(run.key, {
        run,
        first: at - length + 1,
        last: at,
        worth: run.worth * emphasis,
        telling: run.telling * emphasis,
        isOpening,
      });
    }
  }
  return [...found.values()];
}

/** Whether a space or a hyphen is all that stands between two words. */
function isJoined(text: string, end: number, start: number): boolean {
  return start === end + 1 && (text[end] === " " || text[end] === "-");
}

/** What a phrase may go on with in the company's text: "online payment" is half of "online payment solutions". */
const GOES_ON =
  /^[ -](?:solutions?|services?|platforms?|software|systems?|technolog(?:y|ies)|products?|tools?|apps?|applications?|devices?|equipment|management|processing|infrastructure|industry)\b/i;

const COUNTED = /(?:solution|service|platform|system|product|tool|app|application|device)$/;

/** Returns a run in the company's words, up to the noun that it describes; its last word in the plural where the topic has that. */
function shownRun(topic: Topic, words: TextWords, { run, first, last }: FoundRun): string {
  const between = (at: number): string => (at === first ? "" : words.text.slice(words.ends[at - 1], words.starts[at]));
  const text = Array.from(
    { length: last - first + 1 },
    (_, part) => `${between(first + part)}${shownAs(wordAt(words, first + part))}`,
  ).join("");
  const further = GOES_ON.exec(words.text.slice(words.ends[last]))?.[0];
  if (further !== undefined) return text + further.toLowerCase().replace(COUNTED, (noun) => `${noun}s`);
  const concept = topic.concepts[run.concepts.at(-1)!]!;
  const lastWord = wordAt(words, last);
  if (concept.shown === `${lastWord}s`) return `${text}s`;
  return concept.plural !== null && lastWord.toLowerCase() === concept.stem
    ? text.slice(0, -lastWord.length) + concept.plural
    : text;
}

/** Most telling first: at most `most` runs without a word in common. */
function choose(topic: Topic, words: TextWords, found: FoundRun[], most: number): SharedRun[] {
  if (found.length === 0) return [];
  found.sort((a, b) => b.worth - a.worth || a.run.key - b.run.key);
  const least = Math.max(topic.name === null ? 0 : MIN_TELLING, (found[0]?.telling ?? 0) * MIN_SHARE);
  const used = new Set<number>();
  const chosen: SharedRun[] = [];
  for (const shared of found) {
    if (chosen.length === most) break;
    if (shared.telling < least || shared.run.concepts.some((concept) => used.has(concept))) continue;
    for (const concept of shared.run.concepts) used.add(concept);
    const { run, worth, telling, isOpening } = shared;
    chosen.push({ text: shownRun(topic, words, shared), run, worth, telling, isOpening });
  }
  return chosen;
}

/** What a company's text shares with a topic, its own name aside. */
export function sharedRuns(topic: Topic, company: CompanyWords, most: number): SharedRun[] {
  return choose(
    topic,
    company,
    findRuns(topic, company, company.opening, (word) => isOwnName(company.name, word)),
    most,
  );
}
