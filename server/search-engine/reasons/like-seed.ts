import { stemWord, words } from "../../text/public.ts";
import type { CompanyText } from "../text/clean.ts";
import { LONE } from "./derive-query.ts";
import type { MatchSubject } from "./match-subject.ts";
import { textWords } from "./text-words.ts";
import { matchTopic, sharedPhrases } from "./topic.ts";

const MAX_NAME_LENGTH = 80;
/** A company is called similar to a seed if the phrases that they share have at least this weight. */
const MIN_PHRASE_WEIGHT = 3;
/** The maximum length of a company's text that is compared with a seed, in characters. */
const MAX_COMPARED_LENGTH = 2_000;
/** The maximum number of shared phrases in a reason. */
const MAX_SHARED = 2;

/**
 * Returns a company's sentence, preceded by "Similar to" and the most similar seed. If the sentence does not mention
 * the phrases that both share, adds them to the seed.
 */
export function addSimilarSeed(subject: MatchSubject, company: CompanyText, name: string, sentence: string): string {
  const isLabel = sentence.startsWith(`${name}: `);
  if (firstWord(sentence) !== firstWord(name)) return sentence;
  const { vocabulary, wordStarts } = subject;
  const seeds = subject.seeds.filter((seed) => !name.startsWith(seed.name ?? ""));
  const says = textWords(sentence, vocabulary, wordStarts);
  const [alike] = seeds
    .map((seed) => ({ seed, weight: matchTopic(seed, says, company.name).phraseWeight }))
    .filter(({ weight }) => weight >= MIN_PHRASE_WEIGHT)
    .sort((a, b) => b.weight - a.weight);
  if (alike !== undefined && !isLabel) return `Similar to ${seedName(alike.seed)}: ${sentence}`;
  const text = [company.one_liner, company.description].filter(Boolean).join(" ").slice(0, MAX_COMPARED_LENGTH);
  const read = textWords(text, vocabulary, wordStarts);
  const [nearest] = seeds
    .map((seed) => ({ seed, weight: matchTopic(seed, read, company.name).weight }))
    .sort((a, b) => b.weight - a.weight);
  const shared =
    nearest === undefined ? [] : distinct(sharedPhrases(nearest.seed, read, company.name)).slice(0, MAX_SHARED);
  if (nearest === undefined || shared.length === 0) return sentence;
  const told = `imilar to ${seedName(nearest.seed)} in ${shared.map(inSentence).join(" and ")}`;
  return isLabel ? `${name} (s${told})${sentence.slice(name.length)}` : `S${told}: ${sentence}`;
}

/** Returns the first word of a name or sentence without an article, because sentences may shorten the name. */
function firstWord(text: string): string {
  return /^(?:the )?([^\s,:'’]*)/i.exec(text)![1]!;
}

function seedName({ name }: { readonly name: string | null }): string {
  return cutName(name ?? "");
}

/** Returns phrases that are not generic, and that share no word with an earlier phrase. */
function distinct(phrases: readonly string[]): string[] {
  const seen = new Set<string>();
  return phrases.filter((phrase) => {
    const stems = words(phrase).map(({ text }) => stemWord(text));
    if (stems.length === 1 && LONE.has(stems[0]!)) return false;
    const isNew = stems.every((stem) => !seen.has(stem));
    for (const stem of stems) seen.add(stem);
    return isNew;
  });
}

/** Returns a phrase as written inside a sentence: keeps the capitals of abbreviations, but not those of headings. */
function inSentence(phrase: string): string {
  return phrase.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll}+(?![\p{L}\p{N}]))/gu, (letter) => letter.toLowerCase());
}

export function cutName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const end = name.lastIndexOf(" ", MAX_NAME_LENGTH - 1);
  return `${name.slice(0, end > MAX_NAME_LENGTH / 2 ? end : MAX_NAME_LENGTH - 1)}…`;
}
