import type { SearchModel } from "../model/search-model.ts";
import { type CompanyText, tellingSentences } from "../text/clean.ts";
import { type CompanyWords, companyWords } from "./company-words.ts";
import { displayName } from "./display-name.ts";
import { type MatchSubject, type MatchSubjectTexts, matchSubject } from "./match-subject.ts";
import { type SharedRun, sharedRuns } from "./shared-runs.ts";
import type { Topic } from "./topic.ts";

const MAX_PHRASES = 3;
const MAX_NAME_LENGTH = 80;
const MAX_SUMMARY_LENGTH = 300;

/**
 * Returns one plain sentence for each company on what it has in common with what was searched for, in the company's own phrases. With
 * several seeds it names the one with most in common. Where nothing can be said, it is what the company says of itself. The same texts and
 * model always give the same sentence.
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
    return asSentence(likeSeeds(subject, name, words) ?? likeQuery(subject, name, words) ?? summary(company, name));
  });
}

function likeSeeds({ seeds, query }: MatchSubject, name: string, words: CompanyWords): string | null {
  const best = seeds
    .map((seed) => ({ seed, runs: sharedPhrases(seed, words) }))
    .filter(({ runs }) => runs.length > 0)
    .sort((a, b) => worthOf(b.runs) - worthOf(a.runs))[0];
  if (best === undefined) return null;
  const both = `${cut(best.seed.name ?? "", MAX_NAME_LENGTH)} and ${name} both focus on ${list(best.runs)}`;
  const more = runsBeyond(query, words, best.runs);
  return more.length > 0 ? `${both}; ${name} also covers ${list(more)}` : both;
}

function likeQuery({ query }: MatchSubject, name: string, words: CompanyWords): string | null {
  const runs = query === null ? [] : sharedPhrases(query, words);
  return runs.length > 0 ? `${name} focuses on ${list(runs)}` : null;
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

/** "a", "a and b", "a, b and c". */
function list(runs: readonly SharedRun[]): string {
  const items = runs.map(({ text }) => text);
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Returns what a company says of itself. */
function summary(company: CompanyText, name: string): string {
  const [text] = tellingSentences(company);
  if (text === undefined) return `${name} has no description to compare`;
  const plain = cut(text.replace(/\s+/g, " ").trim(), MAX_SUMMARY_LENGTH);
  const [firstWord = ""] = name.split(" ");
  return plain.toLowerCase().startsWith(firstWord.toLowerCase()) ? plain : `${name}: ${plain}`;
}

function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(" ", maxLength - 1);
  return `${text.slice(0, end > maxLength / 2 ? end : maxLength - 1)}…`;
}

function asSentence(text: string): string {
  const sentence = `${text[0]!.toUpperCase()}${text.slice(1)}`;
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
