import type { SearchModel } from "../model/search-model.ts";
import type { CompanyText } from "../text/clean.ts";
import { type CompanyWords, companyWords, textWords } from "./company-words.ts";
import { displayName } from "./display-name.ts";
import { type MatchSubject, type MatchSubjectTexts, matchSubject } from "./match-subject.ts";
import { nearestWords } from "./nearest-words.ts";
import { runsOfName, type SharedRun, sharedRuns, sharedWords } from "./shared-runs.ts";
import type { Topic } from "./topic.ts";
import type { Vocabulary } from "./word-numbers.ts";

const mostPhrases = 3;
/** Longest name shown: a few are whole sentences. */
const longestName = 80;

function quoted(text: string): string {
  return `“${text}”`;
}

/** "“a”", "“a” and “b”", "“a”, “b” and “c”". */
function list(runs: readonly SharedRun[]): string {
  const items = runs.map(({ text }) => quoted(text));
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;
}

function short(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;
}

interface Found {
  name: string;
  words: CompanyWords;
}

/** The seed with most in common, and what that is. */
function bestSeed(seeds: readonly Topic[], words: CompanyWords): { seed: Topic; runs: SharedRun[] } {
  return seeds
    .map((seed) => {
      const runs = sharedRuns(seed, words, mostPhrases);
      return { seed, runs, worth: runs.reduce((sum, run) => sum + run.worth, 0) };
    })
    .reduce((most, one) => (one.worth > most.worth ? one : most));
}

/** What the query beside seeds asks for and the company has; nothing where the shared runs say it already. */
function angleOf(
  query: Topic | null,
  words: CompanyWords,
  runs: readonly SharedRun[],
): { said: boolean; more: SharedRun[] } {
  const found = query === null ? [] : sharedRuns(query, words, mostPhrases);
  const more = found.filter(({ text }) => !runs.some((run) => run.text.toLowerCase().includes(text.toLowerCase())));
  return { said: more.length < found.length, more };
}

function likeSeeds(
  seeds: readonly Topic[],
  query: Topic | null,
  vocabulary: Vocabulary,
  { name, words }: Found,
): string {
  const { seed, runs } = bestSeed(seeds, words);
  const seedName = short(seed.name ?? "");
  const angle = angleOf(query, words, runs);
  if (runs.length > 0) {
    const both = `${seedName} and ${name} both speak of ${list(runs)}`;
    if (angle.more.length > 0) return `${both}, and ${name} also speaks of ${list(angle.more)}, as searched for`;
    return angle.said ? `${both}, as searched for` : both;
  }
  if (angle.more.length > 0)
    return `${name} speaks of ${list(angle.more)}, as searched for, and is ranked by how near its description as a whole is to ${seedName}'s`;
  if (words.text === "" || seed.concepts.length === 0)
    return `${words.text === "" ? name : seedName} has hardly any description to compare`;
  const single = sharedWords(seed, words, mostPhrases);
  if (single.length > 0)
    return `${seedName} and ${name} both use the word${single.length > 1 ? "s" : ""} ${list(single)}`;
  const near = nearestWords(seed, words, vocabulary);
  if (near === null)
    return `${name} shares no telling word with ${seedName} and is ranked by the meaning of its description as a whole`;
  if (near.topic === null)
    return `${name} shares no phrase with ${seedName}; of what it speaks of, ${quoted(near.company)} is nearest to ${seedName}'s description as a whole`;
  return `${quoted(near.company)} at ${name} is close in meaning to ${quoted(near.topic)} at ${seedName}`;
}

function likeQuery(query: Topic, vocabulary: Vocabulary, { name, words }: Found): string {
  const runs = sharedRuns(query, words, mostPhrases);
  if (runs.length > 0) return `${name} speaks of ${list(runs)}, as searched for`;
  const named = runsOfName(query, textWords(name, vocabulary), mostPhrases);
  if (named.length > 0) return `The name of ${name} says ${list(named)}, as searched for`;
  if (words.text === "") return `${name} has hardly any description to compare`;
  const near = nearestWords(query, words, vocabulary);
  if (near === null)
    return `${name} has no word of the search and is ranked by the meaning of its description as a whole`;
  if (near.topic === null)
    return `${name} has no word of the search; of what it speaks of, ${quoted(near.company)} is nearest to it in meaning`;
  return `${quoted(near.company)} at ${name} is close in meaning to ${quoted(near.topic)}, as searched for`;
}

function reason({ seeds, query, vocabulary }: MatchSubject, found: Found): string {
  if (seeds.length > 0) return likeSeeds(seeds, query, vocabulary, found);
  return query === null ? `${found.name} was found without a search` : likeQuery(query, vocabulary, found);
}

/**
 * One plain sentence for each company on what it has in common with what was searched for. What it quotes stands in the company's own text:
 * noun phrases that the seed's text has too, or the words of the query; where there are none it says so. With several seeds it names the
 * one with most in common. The same texts and model always give the same sentence.
 */
export function matchReasons(
  model: SearchModel,
  texts: MatchSubjectTexts,
  companies: readonly CompanyText[],
): string[] {
  const subject = matchSubject(model, texts);
  return companies.map((company) => {
    subject.vocabulary.tidy();
    const sentence = reason(subject, {
      name: short(displayName(company.name)),
      words: companyWords(company, subject.vocabulary, subject.wordStarts),
    });
    return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`;
  });
}
