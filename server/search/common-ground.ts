import { rarity } from "./model/search-model.ts";
import type { SearchModel } from "./model/search-model.ts";
import { tellingSentences } from "./text/clean.ts";
import type { CompanyText } from "./text/clean.ts";
import { knownAs } from "./text/own-name.ts";
import { phrasesOf } from "./text/phrases.ts";
import type { Phrase, PhraseWord } from "./text/phrases.ts";

/** The phrases of a company's text, those of the sentence that says what it is first. */
export const companyPhrases = (company: CompanyText): { first: Phrase[]; rest: Phrase[] } => {
  const names = new Set(knownAs(company.name));
  const [first = "", ...rest] = tellingSentences(company);
  return { first: phrasesOf(first, names), rest: rest.flatMap((sentence) => phrasesOf(sentence, names)) };
};

/** Words of one phrase together, as shown. */
export const shown = (phrase: readonly PhraseWord[]): string => phrase.map((word) => word.shown).join(" ");

const longest = 3;

/** Every run of one to three words inside the phrases, by its stems; `head` when a phrase ends with it, as a noun does. */
const runsOf = (phrases: readonly Phrase[]): Map<string, { words: Phrase; head: boolean }> => {
  const runs = new Map<string, { words: Phrase; head: boolean }>();
  for (const phrase of phrases) {
    for (let start = 0; start < phrase.length; start += 1) {
      for (let end = start + 1; end <= Math.min(phrase.length, start + longest); end += 1) {
        const words = phrase.slice(start, end);
        const key = words.map((word) => word.stem).join(" ");
        const head = end === phrase.length || (runs.get(key)?.head ?? false);
        runs.set(key, { words: runs.get(key)?.words ?? words, head });
      }
    }
  }
  return runs;
};

const rarities = (model: SearchModel, words: Phrase): number[] => words.map((word) => Math.min(rarity(model, word.shown.toLowerCase()), 5));

/** A further phrase is named only with a word this share as rare as the best one's: "components" beside "reconnaissance" tells nothing. */
const leastRarity = 0.6;

/** What two texts both speak of, most telling first, at most `most` phrases without a word in common. */
export const sharedPhrases = (
  model: SearchModel,
  asked: { first: Phrase[]; rest: Phrase[] },
  found: { first: Phrase[]; rest: Phrase[] },
  most: number,
): Phrase[] => {
  const ours = runsOf([...asked.first, ...asked.rest]);
  const opening = runsOf(asked.first);
  const theirOpening = runsOf(found.first);
  const shared = [...runsOf([...found.first, ...found.rest])].flatMap(([key, run]) => {
    const other = ours.get(key);
    if (other === undefined || !(run.head || other.head)) return [];
    const emphasis = 1 + (opening.has(key) ? 0.5 : 0) + (theirOpening.has(key) ? 0.5 : 0);
    const rare = rarities(model, run.words);
    return [{ key, words: run.words, rarest: Math.max(...rare), worth: rare.reduce((sum, value) => sum + value, 0) * emphasis }];
  });
  shared.sort((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1));
  const used = new Set<string>();
  const chosen: Phrase[] = [];
  const least = (shared[0]?.rarest ?? 0) * leastRarity;
  for (const { words, rarest } of shared) {
    if (chosen.length === most) break;
    if (rarest < least) continue;
    if (words.some((word) => used.has(word.stem))) continue;
    for (const word of words) used.add(word.stem);
    chosen.push(words);
  }
  return chosen;
};
