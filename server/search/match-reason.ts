import { companyPhrases, sharedPhrases, shown } from "./common-ground.ts";
import { displayName } from "./display-name.ts";
import { embedWords } from "./model/embed.ts";
import type { SearchModel } from "./model/search-model.ts";
import type { CompanyText } from "./text/clean.ts";
import { phrasesOf } from "./text/phrases.ts";
import type { Phrase } from "./text/phrases.ts";

/** What was searched for: seed companies, words, or both. */
export type MatchSubjectTexts = { query: string | null; seeds: readonly CompanyText[] };

const most = 3;
/** Longest sentence given, in characters. */
const longestReason = 300;
/** Least cosine at which two phrases are called close in meaning. */
const close = 0.35;

/** "a", "a and b", "a, b and c". */
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;

type Phrases = ReturnType<typeof companyPhrases>;

const cosine = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

/** The two phrases, one of each text, whose meanings are nearest; null when none are near. */
const nearestPhrases = (model: SearchModel, asked: readonly Phrase[], found: readonly Phrase[]): { asked: string; found: string } | null => {
  const embed = (phrases: readonly Phrase[]): { text: string; vector: Float32Array }[] =>
    phrases.slice(0, 12).map((phrase) => ({ text: shown(phrase), vector: embedWords(model, phrase.map((word) => word.shown.toLowerCase())) }));
  const ours = embed(asked);
  const theirs = embed(found);
  let best: { asked: string; found: string; cosine: number } | null = null;
  for (const a of ours) {
    for (const b of theirs) {
      const near = cosine(a.vector, b.vector);
      if (near >= close && near > (best?.cosine ?? 0)) best = { asked: a.text, found: b.text, cosine: near };
    }
  }
  return best;
};

/** A phrase of the text with a word that begins like one of the query's, or the other way round: "audio equipment" for "audiotech". */
const kindredPhrase = (asked: readonly Phrase[], found: readonly Phrase[]): { asked: string; found: string } | null => {
  for (const phrase of found) {
    for (const { stem } of phrase) {
      const kindred = asked.flat().find((word) => Math.min(word.stem.length, stem.length) >= 4 && (word.stem.startsWith(stem) || stem.startsWith(word.stem)));
      if (kindred !== undefined) return { asked: kindred.shown, found: shown(phrase) };
    }
  }
  return null;
};

const cut = (sentence: string): string => (sentence.length <= longestReason ? sentence : `${sentence.slice(0, longestReason - 2).trimEnd()}….`);

const askedPhrases = (query: string): Phrases => ({ first: phrasesOf(query, new Set()), rest: [] });

const likeSeed = (model: SearchModel, seeds: readonly CompanyText[], company: CompanyText, found: Phrases): string => {
  const tried = seeds.map((seed) => ({ seed, asked: companyPhrases(seed), name: displayName(seed.name) }));
  const shared = tried.map((entry) => ({ ...entry, phrases: sharedPhrases(model, entry.asked, found, most) }));
  const [best] = shared.toSorted((a, b) => b.phrases.length - a.phrases.length);
  if (best === undefined) return `${displayName(company.name)} is near in meaning to what was searched for.`;
  if (best.phrases.length > 0) return `Like ${best.name}, ${displayName(company.name)} works in ${list(best.phrases.map(shown))}.`;
  const near = nearestPhrases(model, best.asked.first, found.first);
  if (near === null) return `${displayName(company.name)} and ${best.name} describe their work in similar terms.`;
  return `${displayName(company.name)} works in ${near.found}, which is close to ${best.name}'s ${near.asked}.`;
};

const likeQuery = (model: SearchModel, query: string, company: CompanyText, found: Phrases): string => {
  const asked = askedPhrases(query);
  const name = displayName(company.name);
  const phrases = sharedPhrases(model, asked, found, most);
  if (phrases.length > 0) return `${name} works in ${list(phrases.map(shown))}, as searched for.`;
  const everything = [...found.first, ...found.rest];
  const near = kindredPhrase(asked.first, everything) ?? nearestPhrases(model, asked.first, everything);
  if (near === null) return `${name} describes its work in terms similar to the search.`;
  return `${name} works in ${near.found}, which is close to ${near.asked}.`;
};

/**
 * One plain sentence on what a found company has in common with what was searched for, from the companies' own texts. The same texts and
 * model always give the same sentence. With seeds it names the seed that has most in common; a query beside them is named too.
 */
export const matchReason = (model: SearchModel, subject: MatchSubjectTexts, company: CompanyText): string => {
  const found = companyPhrases(company);
  if (subject.seeds.length === 0) return cut(likeQuery(model, subject.query ?? "", company, found));
  const reason = likeSeed(model, subject.seeds, company, found);
  if (subject.query === null) return cut(reason);
  const angle = sharedPhrases(model, askedPhrases(subject.query), found, most);
  return cut(angle.length === 0 ? reason : `${reason.slice(0, -1)}, and fits “${list(angle.map(shown))}”.`);
};
