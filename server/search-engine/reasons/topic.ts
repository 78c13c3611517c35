import { FILLERS, stemWord } from "../../text/public.ts";
import { cosine, embedWords } from "../model/embedding.ts";
import { rarity, type SearchModel } from "../model/search-model.ts";
import { isOwnName, type TextWords, wordAt } from "./text-words.ts";
import { WordMemo, type WordNumbers } from "./word-numbers.ts";

/** A word of a topic. It matches singular and plural; for a query, also other forms ("inspecting"). */
interface Concept {
  stem: string;
  weight: number;
  /** Whether the word belongs to the topic's subject, rather than being incidental. */
  isNear: boolean;
}

/** A seed or the query, prepared for comparison with many texts. */
export interface Topic {
  /** The display name of the seed; null for the query. */
  name: string | null;
  concepts: readonly Concept[];
  /** The keys of pairs of adjacent concepts that form a phrase of the topic. */
  pairs: ReadonlySet<number>;
  /** The concept of a word of the vocabulary; -1 for a word without a concept. */
  conceptByWord: WordMemo<number>;
}

/** The weights of a text's matches with a topic. */
interface Coverage {
  weight: number;
  phraseWeight: number;
}

/**
 * The maximum number of concepts, more than any seed has distinct words. The key of a pair is a number in this base.
 */
const MAX_CONCEPTS = 4_096;
/** The minimum cosine with the topic of a word that makes companies similar. */
const MIN_NEARNESS = 0.2;
/** The minimum weight of a further shared phrase, as a share of the first phrase's weight. */
const MIN_SHARE_OF_FIRST = 0.4;
/** The maximum weight of a rare word, because an even rarer word may be a typo. */
const MAX_RARITY = 5;

function pairKey(first: number, second: number): number {
  return first * MAX_CONCEPTS + second;
}

/** Collects the words and phrases of one topic. */
export class TopicBuilder {
  readonly #model: SearchModel;
  readonly #centre: Float32Array;
  readonly #concepts: Concept[] = [];
  readonly #byStem = new Map<string, number>();
  readonly #pairs = new Set<number>();

  constructor(model: SearchModel, centre: Float32Array) {
    this.#model = model;
    this.#centre = centre;
  }

  /** Adds a word and returns its number. Words with the same stem are one concept. */
  addWord(normal: string, emphasis: number): number {
    const stem = stemWord(normal);
    const known = this.#byStem.get(stem);
    if (known !== undefined) return known;
    // Rare words near the mean of the text are its subject. Models omit fillers, which would therefore seem rare.
    const share = FILLERS.has(normal) ? 0 : Math.min(rarity(this.#model, normal), MAX_RARITY);
    const nearness = Math.max(0, cosine(embedWords(this.#model, [normal]), this.#centre));
    this.#byStem.set(stem, this.#concepts.length);
    const weight = emphasis * share * (0.25 + nearness);
    return this.#concepts.push({ stem, weight, isNear: nearness >= MIN_NEARNESS }) - 1;
  }

  addPair(first: number, second: number): void {
    if (this.#concepts.length <= MAX_CONCEPTS) this.#pairs.add(pairKey(first, second));
  }

  topic(name: string | null, vocabulary: WordNumbers, alike: (a: string, b: string) => boolean): Topic {
    const find = (normal: string): number => {
      const stem = stemWord(normal);
      return this.#byStem.get(stem) ?? this.#concepts.findIndex((concept) => alike(concept.stem, stem));
    };
    return { name, concepts: this.#concepts, pairs: this.#pairs, conceptByWord: new WordMemo(vocabulary, find) };
  }
}

/** Returns the matches of a company's text with a topic. The company's own name does not match. */
export function matchTopic({ concepts, pairs, conceptByWord }: Topic, words: TextWords, companyName: string): Coverage {
  const found = new Set<number>();
  const foundPairs = new Set<number>();
  const coverage = { weight: 0, phraseWeight: 0 };
  let previous = -1;
  for (let at = 0; at < words.numbers.length; at += 1) {
    const concept = conceptByWord.get(words.numbers[at]!);
    if (concept < 0 || isOwnName(companyName, wordAt(words, at))) {
      previous = -1;
      continue;
    }
    if (!found.has(concept)) coverage.weight += concepts[concept]!.weight;
    found.add(concept);
    const key = pairKey(previous, concept);
    if (previous >= 0 && pairs.has(key) && isJoined(words, at) && !foundPairs.has(key)) {
      foundPairs.add(key);
      coverage.phraseWeight += concepts[previous]!.weight + concepts[concept]!.weight;
    }
    previous = concept;
  }
  return coverage;
}

/**
 * Returns the words and phrases of a text that a topic shares, as written, the heaviest first. Incidental words count
 * only if no word belongs to the topic's subject.
 */
export function sharedPhrases(topic: Topic, words: TextWords, companyName: string): string[] {
  const near = findPhrases(topic, words, companyName, ({ isNear }) => isNear);
  return near.length > 0 ? near : findPhrases(topic, words, companyName, ({ weight }) => weight > 0);
}

function findPhrases(
  { concepts, conceptByWord }: Topic,
  words: TextWords,
  companyName: string,
  counts: (concept: Concept) => boolean,
): string[] {
  const shared = new Map<string, { text: string; weight: number }>();
  let from = -1;
  let weight = 0;
  for (let at = 0; at <= words.numbers.length; at += 1) {
    const concept = at === words.numbers.length ? -1 : conceptByWord.get(words.numbers[at]!);
    const isShared = concept >= 0 && counts(concepts[concept]!) && !isOwnName(companyName, wordAt(words, at));
    if (from >= 0 && !(isShared && isJoined(words, at))) {
      const text = words.text.slice(words.starts[from], words.ends[at - 1]);
      const key = text.toLowerCase();
      if ((shared.get(key)?.weight ?? 0) < weight) shared.set(key, { text, weight });
      from = -1;
    }
    if (!isShared) continue;
    if (from < 0) [from, weight] = [at, 0];
    weight += concepts[concept]!.weight;
  }
  const ordered = [...shared.values()].sort((a, b) => b.weight - a.weight);
  return ordered.filter((one) => one.weight >= MIN_SHARE_OF_FIRST * ordered[0]!.weight).map(({ text }) => text);
}

/** Returns whether only a space or a hyphen separates a word from the previous one. */
function isJoined({ text, starts, ends }: TextWords, at: number): boolean {
  const end = ends[at - 1]!;
  return starts[at] === end + 1 && (text[end] === " " || text[end] === "-");
}
