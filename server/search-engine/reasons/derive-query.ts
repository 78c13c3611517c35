import {
  FILLERS,
  fold,
  isSameFamily,
  knownAs,
  readWordSections,
  STOP_WORDS,
  stemWord,
  toTerm,
  words,
} from "../../text/public.ts";
import { cosine, embedCompany, embedWords } from "../model/embedding.ts";
import { rarity, type SearchModel } from "../model/search-model.ts";
import { meanDirection } from "../ranking/ranking-query.ts";
import { type CompanyText, cleanCompany } from "../text/clean.ts";
import { isAdjective, isDistinctive, isNoun, isVague, type NounPhrase, shown } from "../text/noun-phrases.ts";
import { findCategory, findDefinition } from "./category.ts";
import { VERBS } from "./company-verbs.ts";
import { PeerWords } from "./peer-words.ts";
import { seedPhrases } from "./seed-phrases.ts";

const MAX_PHRASES = 3;
/** If no peers are known, a single seed's category of at least this many words needs no further phrase. */
const MIN_WORDS_OF_WHOLE_CATEGORY = 3;
const MAX_QUERY_LENGTH = 200;
/** Phrases are shortened to their last four words: the noun and its modifiers. */
const MAX_PHRASE_LENGTH = 4;
/** Multiplies the worth of a phrase in the definition of a seed. */
const FIRST_EMPHASIS = 2;
/** The minimum worth of a phrase, as a share of the best phrase's worth: one distinctive phrase is better than four. */
const MIN_SHARE = 0.25;
/** Added to the share of the peers that use a phrase, so that a phrase which no peer uses has some worth. */
const UNBACKED_SHARE = 0.15;
/** If a smaller share of the peers uses the words of a category, the category is a seed's own term for its trade. */
const MIN_CATEGORY_BACKING = 0.15;
/** The minimum share of peers that use the words of a phrase added to a category, divided by the number of seeds. */
const MIN_BACKING = 0.35;
/** Like `MIN_SHARE`, for a second phrase and for phrases whose words enough peers use. */
const MIN_SHARE_OF_SECOND = 0.1;
/** The minimum worth of a longer phrase that replaces a single word, as a share of the word's worth. */
const MIN_OF_LONE_WORD = 0.4;
/** A word with a lower rarity is common: at least one company in fifty uses it. */
const RAREST_COMMON_WORD = 4;
/** The minimum share of the peers that use a single common word which describes the trade, such as "gold". */
const MIN_BACKING_OF_COMMON = 0.6;

/**
 * If a smaller share of the peers uses the words of a query, the query does not describe the trade, and a phrase of the
 * peers is put first.
 */
const MIN_QUERY_BACKING = 0.3;
/** The minimum share of the peers that use that phrase. */
const MIN_SHARE_OF_PEERS = 0.25;

/** The minimum share of the peers that use a specific noun of the seeds if it describes the trade: "lithium". */
const MIN_SHARE_OF_CORE = 0.6;
/** The minimum worth of a specific noun: its rarity times the square of the share of the peers that use it. */
const MIN_WORTH_OF_CORE = 1.6;
/** Multiplies the worth of a specific noun in a seed's name. */
const NAME_EMPHASIS = 1.5;
/** The minimum worth of a specific noun, as a share of the highest worth of such nouns. */
const MIN_SHARE_OF_BEST_CORE = 0.5;

/** The minimum worth of a longer phrase that replaces a phrase which it contains, as a share of that phrase's worth. */
const MIN_OF_INNER = 0.5;

/** A capitalised word with a higher rarity is a name: less than one company in a thousand uses it. */
const RAREST_WORD = 7;

/** The minimum length of a single word. A shorter word is an ambiguous abbreviation, such as "AI". */
const MIN_WORD_LENGTH = 4;

/** Stems of words for customers and of generic words. Alone, they do not describe a company's activity. */
export const LONE: ReadonlySet<string> = new Set(readWordSections(new URL("words.txt", import.meta.url))("lone"));
/** Stems of quantities. */
const MEASURES = new Set("acre barrel basis feet foot hectare kilometer meter mile ounce state ton tonne".split(" "));

interface Candidate {
  key: string;
  phrase: NounPhrase;
  worth: number;
  /** Whether the phrase occurs in the definition of a seed. */
  isDefining: boolean;
  /** The mean share of the peers that use the words of the phrase. */
  backing: number;
}

/** Returns the last words of a phrase. Does not split hyphenated words. */
function short(phrase: NounPhrase): NounPhrase {
  let start = Math.max(0, phrase.length - MAX_PHRASE_LENGTH);
  while (start > 0 && phrase[start]!.joint === "-") start += 1;
  const kept = phrase.slice(start);
  return kept.length > 0 && !kept.every(isVague) ? kept : [...phrase];
}

function phraseKey(phrase: NounPhrase): string {
  return phrase.map((word) => word.stem).join(" ");
}

function seedCentre(model: SearchModel, seeds: readonly CompanyText[]): Float32Array {
  return meanDirection(
    seeds.map((seed) => embedCompany(model, cleanCompany(seed))),
    model.dimensions,
  );
}

/** Returns whether a phrase has no distinctive noun: "massive amounts", "digital platform". */
function isDescriptionOnly(phrase: NounPhrase): boolean {
  return phrase.every(({ noun, normal }) => !noun || !isDistinctive(normal));
}

/**
 * Returns the phrases of the seeds. A phrase is worth more if it is near to the mean of the seeds, if it is rare, and
 * if several seeds use it.
 */
function weighPhrases(model: SearchModel, seeds: readonly CompanyText[], peers: PeerWords): Candidate[] {
  const centre = seedCentre(model, seeds);
  const candidates = new Map<string, Candidate>();
  for (const seed of seeds) {
    const { first, rest } = seedPhrases(seed);
    const names = knownAs(seed.name);
    [...first, ...rest].map(short).forEach((phrase, at) => {
      if (isDescriptionOnly(phrase) || phrase.every(({ normal }) => names.includes(normal))) return;
      if (phrase.length > 1 && VERBS.includes(phrase[0]!.normal)) return;
      if (phrase.some((word) => word.name && rarity(model, word.normal) > RAREST_WORD)) return;
      const normals = phrase.map((word) => word.normal);
      const near = Math.max(cosine(embedWords(model, normals), centre), 0);
      const rarest = Math.min(Math.max(...normals.map((word) => (FILLERS.has(word) ? 0 : rarity(model, word)))), 5);
      const key = phraseKey(phrase);
      const known = candidates.get(key);
      const isDefining = at < first.length;
      candidates.set(key, {
        key,
        phrase: known?.phrase ?? phrase,
        worth:
          near * rarest * (isDefining ? FIRST_EMPHASIS : 1) * (UNBACKED_SHARE + peers.peerShare(normals)) +
          (known?.worth ?? 0),
        backing: peers.peerShare(normals),
        isDefining: isDefining || known?.isDefining === true,
      });
    });
  }
  return [...candidates.values()];
}

/**
 * Replaces a phrase with a longer one that ends with it ("online payments") and adds its worth, unless the longer
 * phrase is worth much less.
 */
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

/** Returns the category that is nearest to the mean of all seeds; null if no seed has a category. */
function nearestCategory(model: SearchModel, seeds: readonly CompanyText[]): string | null {
  const centre = seedCentre(model, seeds);
  const near = (category: string): number => {
    const normals = words(category).map(({ text }) => text);
    return cosine(embedWords(model, normals), centre);
  };
  const categories = seeds.map(findCategory).filter((category) => category !== null);
  return (
    categories.map((category) => ({ category, near: near(category) })).sort((a, b) => b.near - a.near)[0]?.category ??
    null
  );
}

/** Returns the seeds' definitions or names, as a query for seeds without a distinctive phrase. */
export function joinSeedNames(seeds: readonly CompanyText[]): string {
  return seeds
    .map((seed) => findDefinition(seed) ?? seed.name)
    .join(", ")
    .slice(0, MAX_QUERY_LENGTH);
}

function listStems(text: string): string[] {
  const parts = text.split(" ").flatMap((part) => [part.replaceAll("-", ""), ...part.split("-")]);
  return parts.map((part) => stemWord(fold(part)));
}

/** Returns whether a single word does not describe a company's activity. */
function isTooGeneral(normal: string): boolean {
  return LONE.has(stemWord(normal)) || normal.length < MIN_WORD_LENGTH || isAdjective(normal);
}

function isMeasure(phrase: NounPhrase): boolean {
  return MEASURES.has(phrase.at(-1)!.stem);
}

/** Returns whether a phrase is a single word that many companies use: "storage". */
function isCommonWord(model: SearchModel, phrase: NounPhrase): boolean {
  return phrase.length === 1 && rarity(model, phrase[0]!.normal) < RAREST_COMMON_WORD;
}

/** Returns the best phrase that contains a single word, such as "records storage" for "storage"; else the candidate. */
function findLongerPhrase(candidate: Candidate, all: readonly Candidate[]): Candidate {
  if (candidate.phrase.length > 1) return candidate;
  const isLonger = ({ phrase, worth }: Candidate): boolean =>
    phrase.some(({ stem }) => stem === candidate.key) && worth >= candidate.worth * MIN_OF_LONE_WORD;
  return all.find((other) => other.phrase.length > 1 && isLonger(other) && !isMeasure(other.phrase)) ?? candidate;
}

/** Returns the phrase that best describes the peers and the seeds: many peers use it, and it is near to the seeds. */
function phraseOfPeers(model: SearchModel, seeds: readonly CompanyText[], peers: PeerWords): string | null {
  const centre = seedCentre(model, seeds);
  const worths = peers.sharedPhrases(MIN_SHARE_OF_PEERS).map(({ normals, share }) => {
    const rarest = Math.min(RAREST_WORD, Math.max(...normals.map((word) => rarity(model, word))));
    return {
      normals,
      worth: share * rarest * Math.max(0, cosine(embedWords(model, normals), centre)) * normals.length,
    };
  });
  const [best] = worths.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
  return best?.normals.join(" ") ?? null;
}

/** Returns the most specific noun that the seeds share with most peers, such as "lithium"; null if the query has it. */
function coreNoun(
  model: SearchModel,
  seeds: readonly CompanyText[],
  peers: PeerWords,
  stemsInQuery: ReadonlySet<string>,
): string | null {
  const worths = new Map<string, number>();
  const names = new Set(seeds.flatMap(({ name }) => knownAs(name)));
  for (const word of seeds.map(cleanCompany).flatMap(({ first, rest }) => [first, ...rest].flat())) {
    const share = isDistinctive(word) && !STOP_WORDS.has(word) ? peers.peerShare([word]) : 0;
    if (worths.has(word) || share < MIN_SHARE_OF_CORE) continue;
    const specificity = Math.min(RAREST_WORD, rarity(model, word), rarity(model, stemWord(word)));
    worths.set(word, share ** 2 * specificity * (names.has(word) ? NAME_EMPHASIS : 1));
  }
  const ordered = [...worths]
    .sort(([, a], [, b]) => b - a)
    .filter(([word]) => !LONE.has(stemWord(word)) && word.length >= MIN_WORD_LENGTH && isNoun(word));
  const isInQuery = (word: string): boolean =>
    [...stemsInQuery].some((stem) => isSameFamily(toTerm(stem), toTerm(word)));
  const [word, worth = 0] = ordered.find(([word]) => !isInQuery(word)) ?? [];
  const isCore = worth >= Math.max(MIN_WORTH_OF_CORE, MIN_SHARE_OF_BEST_CORE * (ordered[0]?.[1] ?? 0));
  return word !== undefined && isCore ? word : null;
}

/**
 * Returns a short, readable query that describes seed companies, such as "online payments, fraud prevention": their
 * category and the most distinctive noun phrases of their texts, preferably in words that their peers also use. The
 * query has at most 200 characters and is deterministic. Null if the seeds' texts have no such phrase.
 */
export function describeSeeds(
  model: SearchModel,
  seeds: readonly CompanyText[],
  companiesAlike: readonly CompanyText[],
): string | null {
  const peers = new PeerWords(companiesAlike);
  const candidates = foldIntoLonger(weighPhrases(model, seeds, peers));
  const ordered = candidates.sort((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1));
  const best = ordered[0]?.worth ?? 0;
  const category = nearestCategory(model, seeds);
  const categoryBacking = category === null ? 0 : peers.peerShare(words(category).map(({ text }) => text));
  const isOwnTerm = category !== null && categoryBacking < MIN_CATEGORY_BACKING;
  const chosen = category === null || isOwnTerm ? [] : [category];
  const isWhole = (category ?? "").split(" ").length >= MIN_WORDS_OF_WHOLE_CATEGORY;
  const maxPhrases = category === null || seeds.length > 1 ? MAX_PHRASES : isWhole && !peers.areKnown ? 1 : 2;
  const used = new Set(chosen.flatMap(listStems));
  const fits = (text: string): boolean => [...chosen, text].join(", ").length <= MAX_QUERY_LENGTH;
  for (const candidate of ordered) {
    if (chosen.length === maxPhrases) break;
    const minBacking = Math.max(MIN_BACKING, categoryBacking / 2) / seeds.length;
    const isBacked = peers.areKnown && candidate.backing >= minBacking;
    if (category !== null && !(peers.areKnown ? isBacked : candidate.isDefining)) continue;
    const { phrase, worth } = findLongerPhrase(candidate, ordered);
    // One phrase alone is imprecise, so the next phrase from a seed's definition may be worth less.
    const isSecond = chosen.length === 1 && candidate.isDefining;
    if (worth < best * (isBacked || isSecond ? MIN_SHARE_OF_SECOND : MIN_SHARE) || isMeasure(phrase)) continue;
    if (phrase.length === 1 && ((chosen.length > 0 && !isBacked) || isTooGeneral(phrase[0]!.normal))) continue;
    if (peers.areKnown && isCommonWord(model, phrase) && candidate.backing < MIN_BACKING_OF_COMMON) continue;
    const text = shown(phrase);
    const isMentioned = chosen.some((known) => known.toLowerCase().includes(text.toLowerCase()));
    if (isMentioned || phrase.some((word) => used.has(word.stem))) continue;
    if (!fits(text)) continue;
    for (const word of phrase) used.add(word.stem);
    chosen.push(text);
  }
  // A single word, such as "workflows", is imprecise. The next phrase of several words is added even if no peer uses
  // it.
  if (chosen.length === 1 && chosen[0] !== category && !chosen[0]!.includes(" ")) {
    const next = ordered.find(({ phrase }) => phrase.length > 1 && !phrase.some(({ stem }) => used.has(stem)));
    if (next !== undefined && !isMeasure(next.phrase) && fits(shown(next.phrase))) chosen.push(shown(next.phrase));
  }
  if (isOwnTerm && !listStems(category).some((stem) => used.has(stem))) chosen.push(category);
  const backing = Math.max(0, ...chosen.map((text) => peers.peerShare(words(text).map(({ text: word }) => word))));
  const ofPeers = peers.areKnown && backing < MIN_QUERY_BACKING ? phraseOfPeers(model, seeds, peers) : null;
  if (ofPeers !== null && fits(ofPeers)) chosen.splice(0, chosen.length, ofPeers, ...chosen.slice(0, 1));
  const core = peers.areKnown ? coreNoun(model, seeds, peers, new Set(chosen.flatMap(listStems))) : null;
  if (core !== null && fits(core)) chosen.push(core);
  if (chosen.length > 0) return chosen.join(", ");
  return peers.areKnown ? describeSeeds(model, seeds, []) : null;
}
