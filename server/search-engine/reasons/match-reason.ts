import type { SearchModel } from "../model/search-model.ts";
import { type CompanyText, tellingSentences } from "../text/clean.ts";
import { type CompanyWords, companyWords } from "./company-words.ts";
import { displayName } from "./display-name.ts";
import { type MatchSubject, type MatchSubjectTexts, matchSubject } from "./match-subject.ts";
import { type SharedRun, sharedRuns } from "./shared-runs.ts";
import { shownStatement } from "./shorten.ts";
import { type Statement, statementOf } from "./statement.ts";
import type { Topic } from "./topic.ts";

const MAX_PHRASES = 3;
const MAX_NAME_LENGTH = 80;
/** Longest sentence read, in characters. */
const MAX_SENTENCE_LENGTH = 1_500;
/** A sentence of fewer words says too little of a company, if it has another: "Data in motion." */
const MIN_SENTENCE_WORDS = 4;
/** The sentence that says what a company is comes first, unless another shares more than this many times as much. */
const FIRST_SENTENCE_EMPHASIS = 1.5;
/** What a slogan says counts this share of what a sentence on the company says. */
const SLOGAN_SHARE = 0.4;

/** Two sentences without a space between them. */
const MISSING_SPACE = /(?<=\p{Ll}{3}[.!])(?=\p{Lu}\p{L}+ )/u;
/** A sentence that cannot stand without the one before it, and one that asks or points elsewhere. */
const SAYS_LITTLE_ALONE =
  /\?$|(?:www\.|https?:)\S+$|^(?:But|And|Or|So|This|These|Those|That|Their|They|Then|However|Such|There|Its|Here|Today|Now)\b|^[^\p{Lu}\p{N}"“]/u;

/**
 * Returns one plain sentence for each company on what it has in common with what was searched for: which phrases it shares with a
 * seed, of several seeds with the one it has most in common with, or the sentence of its own that says most of what was asked for. The same
 * texts and model always give the same sentence.
 */
export function matchReasons(
  model: SearchModel,
  texts: MatchSubjectTexts,
  companies: readonly CompanyText[],
): string[] {
  const subject = matchSubject(model, texts);
  return companies.map((company) => {
    subject.vocabulary.reset();
    const name = cut(displayName(company.name), MAX_NAME_LENGTH);
    const words = companyWords(company, subject.vocabulary, subject.wordStarts);
    return asSentence(likeSeeds(subject, name, words) ?? ownSentence(subject, name, company));
  });
}

/** Returns what both a seed and a company focus on; null where the sentence that says what the company is has no phrase of a seed. */
function likeSeeds({ seeds, query }: MatchSubject, name: string, words: CompanyWords): string | null {
  const best = seeds
    .map((seed) => ({ seed, runs: sharedPhrases(seed, words).filter(({ isOpening }) => isOpening) }))
    .filter(({ runs }) => runs.length > 0)
    .sort((a, b) => worthOf(b.runs) - worthOf(a.runs))[0];
  if (best === undefined) return null;
  const both = `${cut(best.seed.name ?? "", MAX_NAME_LENGTH)} and ${name} both focus on ${list(best.runs)}`;
  const more = runsBeyond(query, words, best.runs);
  return more.length > 0 ? `${both}; ${name} also covers ${list(more)}` : both;
}

/** Returns the phrases of several words that a company shares with a topic. A lone word says too little: "data" is no reason. */
function sharedPhrases(topic: Topic, words: CompanyWords): SharedRun[] {
  return sharedRuns(topic, words, MAX_PHRASES).filter(({ run }) => run.concepts.length > 1);
}

function worthOf(runs: readonly SharedRun[]): number {
  return runs.reduce((sum, { worth }) => sum + worth, 0);
}

/** Returns what the query beside seeds asks for and the company has, unless the shared runs say it already. */
function runsBeyond(query: Topic | null, words: CompanyWords, said: readonly SharedRun[]): SharedRun[] {
  const found = query === null ? [] : sharedPhrases(query, words);
  return found.filter(({ text }) => !said.some((run) => run.text.toLowerCase().includes(text.toLowerCase())));
}

/**
 * Returns the sentence of a company that says most of what was asked for in words. Without words, or where no sentence says any of it,
 * the one that says what the company is.
 */
function ownSentence(subject: MatchSubject, name: string, company: CompanyText): string {
  const sentences = tellingSentences(company)
    .flatMap((sentence) => sentence.split(MISSING_SPACE))
    .map((sentence) => sentence.replace(/\s+/g, " ").trim().slice(0, MAX_SENTENCE_LENGTH));
  const telling = sentences.filter((sentence) => sentence.split(" ").length >= MIN_SENTENCE_WORDS);
  const [first, ...others] = telling.length > 0 ? telling : sentences;
  if (first === undefined) return `${name} has no description to compare`;
  const all = [first, ...others.filter((sentence) => !SAYS_LITTLE_ALONE.test(sentence))];
  const worth = (text: string): number => worthToQuery(subject, company.name, text);
  const best = all
    .filter((sentence) => worth(sentence) > 0)
    .map((sentence) => shownBest(statementOf(sentence, name, company.name), name, sentence === first, worth))
    .sort((a, b) => b.worth - a.worth)[0];
  if (best !== undefined && best.worth > 0) return best.text;
  for (const sentence of all) {
    const { text, isAboutCompany } = statementOf(sentence, name, company.name);
    if (isAboutCompany) return shownStatement(text, name).whole;
  }
  return shownStatement(statementOf(first, name, company.name).text, name).whole;
}

/** Returns what of a statement says most, and how much that counts. */
function shownBest(
  { text, isAboutCompany }: Statement,
  name: string,
  isFirst: boolean,
  worth: (text: string) => number,
): { text: string; worth: number } {
  const emphasis = (isAboutCompany ? 1 : SLOGAN_SHARE) * (isFirst ? FIRST_SENTENCE_EMPHASIS : 1);
  return shownStatement(text, name)
    .variants.map((variant) => ({ text: variant, worth: worth(variant) * emphasis }))
    .sort((a, b) => b.worth - a.worth)[0]!;
}

/** Returns how much of the query a text says; 0 without a query. */
function worthToQuery({ query, vocabulary, wordStarts }: MatchSubject, name: string, text: string): number {
  if (query === null) return 0;
  const words = companyWords({ name, one_liner: null, description: text }, vocabulary, wordStarts);
  return worthOf(sharedRuns(query, words, MAX_PHRASES));
}

/** "a", "a and b", "a, b and c". */
function list(runs: readonly SharedRun[]): string {
  const items = runs.map(({ text }) => text);
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(" ", maxLength - 1);
  return `${text.slice(0, end > maxLength / 2 ? end : maxLength - 1)}…`;
}

/** Returns a text with a full stop. It begins with a company's name, which is left as it is written: "eBay". */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
