import { cosine, embedWords } from "../model/embedding.ts";
import { rarity, type SearchModel } from "../model/search-model.ts";
import { stemOf } from "../text/stem.ts";
import { FILLERS } from "../text/stop-words.ts";
import { WordMemo, type WordNumbers } from "./word-numbers.ts";

/**
 * One to three words in a row that a text may share. `key` tells the words' concepts, see runKey; `worth` is that of all its words
 * together, `telling` that of its most telling one.
 */
export interface Run {
  key: number;
  concepts: readonly number[];
  worth: number;
  telling: number;
}

/** A word of the subject: a text may have it in singular or plural, of a query also as another form ("inspecting" for "inspection"). */
export interface Concept {
  shown: string;
  stem: string;
  /** Its plural, where companies use that about as often; null for "software". */
  plural: string | null;
  vector: Float32Array;
  weight: number;
}

/** One seed, or the query, made ready for comparing many companies with it. */
export interface Topic {
  /** As people call the seed; null for the query. */
  name: string | null;
  concepts: readonly Concept[];
  runs: ReadonlyMap<number, Run>;
  /** The concept of a word of the vocabulary, -1 for none. */
  conceptOf: WordMemo<number>;
}

export const longestRun = 3;
/** More than a seed's text has distinct words; a run's key is a number in this base. */
const MAX_CONCEPTS = 4_096;
/** Rarer than this is a slip of the pen as likely as a telling word. */
const MAX_RARITY = 5;

/** The key under which a run of concepts is found, that of those from `first` on. */
export function runKey(concepts: readonly number[], first = 0): number {
  let key = 0;
  for (let at = first; at < concepts.length; at += 1) key = key * MAX_CONCEPTS + concepts[at]! + 1;
  return key;
}

/** A noun has a plural when that is used by at least this share of the companies that use the singular. */
const MIN_PLURAL_SHARE = 0.5;

function pluralOf(model: SearchModel, stem: string): string | null {
  const plural = /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : `${stem}s`;
  const usedBy = (word: string): number => model.documents[model.rowOf.get(word) ?? -1] ?? 0;
  return usedBy(plural) > 0 && usedBy(plural) >= usedBy(stem) * MIN_PLURAL_SHARE ? plural : null;
}

/** Collects the words and runs of one text. */
export class TopicBuilder {
  readonly #model: SearchModel;
  readonly #centre: Float32Array;
  readonly #concepts: Concept[] = [];
  readonly #byStem = new Map<string, number>();
  readonly #runs = new Map<number, Run>();

  constructor(model: SearchModel, centre: Float32Array) {
    this.#model = model;
    this.#centre = centre;
  }

  /** The number of a word; words of one stem are one concept. */
  concept({ shown, normal, stem }: { shown: string; normal: string; stem: string }): number {
    const known = this.#byStem.get(stem);
    if (known !== undefined) return known;
    const vector = embedWords(this.#model, [normal]);
    // What is rare and lies where the whole points is what the text is about. Models leave out fillers, which are not rare.
    const share = FILLERS.has(normal) ? 0 : Math.min(rarity(this.#model, normal), MAX_RARITY);
    const weight = share * (0.25 + Math.max(0, cosine(vector, this.#centre)));
    this.#byStem.set(stem, this.#concepts.length);
    return this.#concepts.push({ shown, stem, plural: pluralOf(this.#model, stem), vector, weight }) - 1;
  }

  /** Adds a run, unless it is known already. */
  run(concepts: readonly number[], emphasis: number): void {
    const key = runKey(concepts);
    if (this.#concepts.length > MAX_CONCEPTS || this.#runs.has(key)) return;
    const weights = concepts.map((at) => this.#concepts[at]!.weight * emphasis);
    const worth = weights.reduce((sum, weight) => sum + weight, 0);
    this.#runs.set(key, { key, concepts, worth, telling: Math.max(...weights) });
  }

  topic(name: string | null, vocabulary: WordNumbers, alike: (a: string, b: string) => boolean): Topic {
    const find = (normal: string): number => {
      const stem = stemOf(normal);
      return this.#byStem.get(stem) ?? this.#concepts.findIndex((concept) => alike(concept.stem, stem));
    };
    return {
      name,
      concepts: this.#concepts,
      runs: this.#runs,
      conceptOf: new WordMemo(vocabulary, find),
    };
  }
}
