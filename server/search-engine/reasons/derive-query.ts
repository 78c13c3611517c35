import { cosine, embedCompany, embedWords } from "../model/embedding.ts";
import { rarity, type SearchModel } from "../model/search-model.ts";
import { meanDirection } from "../ranking/ranking-query.ts";
import { type CompanyText, cleanCompany } from "../text/clean.ts";
import { isVague, type NounPhrase, shown } from "../text/noun-phrases.ts";
import { seedPhrases } from "./seed-phrases.ts";

const MAX_PHRASES = 4;
const MAX_QUERY_LENGTH = 200;
/** Phrases are cut to their last four words: the noun and what tells it apart. */
const MAX_PHRASE_LENGTH = 4;
/** A phrase is worth more when it stands in the sentence that says what a seed is. */
const FIRST_EMPHASIS = 2;
/** Phrases worth less than this share of the best are left out: rather one telling phrase than four. A lone word must be worth more. */
const MIN_SHARE = 0.3;
const MIN_SHARE_OF_WORD = 0.6;
/** And rarer than this, or "data" would stand for many a company: one in thirty uses it. */
const MIN_RARITY_OF_WORD = 3.4;

/** A longer phrase takes the place of one inside it when it is worth at least this share of it by itself. */
const MIN_OF_INNER = 0.5;

/** A word written like a name is one when it is rarer than this: one company in a thousand uses it. */
const RAREST_WORD = 7;

interface Candidate {
  key: string;
  phrase: NounPhrase;
  worth: number;
}

/** The last words of a phrase, a hyphenated one never cut in two. */
function short(phrase: NounPhrase): NounPhrase {
  let start = Math.max(0, phrase.length - MAX_PHRASE_LENGTH);
  while (start > 0 && phrase[start]!.joint === "-") start += 1;
  const kept = phrase.slice(start);
  return kept.length > 0 && !kept.every(isVague) ? kept : [...phrase];
}

function keyOf(phrase: NounPhrase): string {
  return phrase.map((word) => word.stem).join(" ");
}

/** Every phrase of the seeds, worth the more the nearer it points to where they all point, the rarer it is, and the more seeds tell it. */
function candidatesOf(model: SearchModel, seeds: readonly CompanyText[]): Candidate[] {
  const centre = meanDirection(
    seeds.map((seed) => embedCompany(model, cleanCompany(seed))),
    model.dimensions,
  );
  const candidates = new Map<string, Candidate>();
  for (const seed of seeds) {
    const { first, rest } = seedPhrases(seed);
    [...first, ...rest].map(short).forEach((phrase, at) => {
      if (phrase.some((word) => word.name && rarity(model, word.normal) > RAREST_WORD)) return;
      const words = phrase.map((word) => word.normal);
      const near = Math.max(cosine(embedWords(model, words), centre), 0);
      const telling = Math.min(Math.max(...words.map((word) => rarity(model, word))), 5);
      const key = keyOf(phrase);
      const worth = near * telling * (at < first.length ? FIRST_EMPHASIS : 1) + (candidates.get(key)?.worth ?? 0);
      candidates.set(key, { key, phrase: candidates.get(key)?.phrase ?? phrase, worth });
    });
  }
  return [...candidates.values()];
}

/** A phrase at the end of a longer one hands its worth on, "payments" to "online payments", unless the longer one is an aside. */
function foldIntoLonger(candidates: readonly Candidate[]): Candidate[] {
  const ordered = candidates.toSorted((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1));
  const longer = (inner: Candidate): Candidate | undefined =>
    ordered.find(
      (outer) =>
        outer !== inner && outer.worth >= inner.worth * MIN_OF_INNER && ` ${outer.key}`.endsWith(` ${inner.key}`),
    );
  const worths = new Map(ordered.map((candidate) => [candidate, candidate.worth]));
  for (const candidate of ordered.toSorted((a, b) => a.phrase.length - b.phrase.length)) {
    const outer = longer(candidate);
    if (outer === undefined) continue;
    worths.set(outer, worths.get(outer)! + worths.get(candidate)!);
    worths.delete(candidate);
  }
  return [...worths].map(([candidate, worth]) => ({ ...candidate, worth }));
}

/**
 * A short readable query that stands for seed companies, such as "online payments, fraud prevention": noun phrases of their texts, the most
 * telling first. At most 200 characters; the same seeds in the same order always give the same query. Seeds without any such phrase are
 * named instead.
 */
export function deriveQuery(model: SearchModel, seeds: readonly CompanyText[]): string {
  const candidates = foldIntoLonger(candidatesOf(model, seeds));
  const telling = candidates.filter(
    ({ phrase }) => phrase.length > 1 || rarity(model, phrase[0]!.normal) >= MIN_RARITY_OF_WORD,
  );
  const ordered = (telling.length > 0 ? telling : candidates).sort(
    (a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1),
  );
  const best = ordered[0]?.worth ?? 0;
  const used = new Set<string>();
  const chosen: string[] = [];
  for (const { phrase, worth } of ordered) {
    if (chosen.length === MAX_PHRASES) break;
    if (worth < best * (phrase.length > 1 ? MIN_SHARE : MIN_SHARE_OF_WORD)) continue;
    const text = shown(phrase);
    if (phrase.some((word) => used.has(word.stem)) || [...chosen, text].join(", ").length > MAX_QUERY_LENGTH) continue;
    for (const word of phrase) used.add(word.stem);
    chosen.push(text);
  }
  if (chosen.length > 0) return chosen.join(", ");
  return seeds
    .map((seed) => seed.name)
    .join(", ")
    .slice(0, MAX_QUERY_LENGTH);
}
