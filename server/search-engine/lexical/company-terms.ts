import type { CleanText } from "../text/clean.ts";
import { gramLength, shortWordMark } from "../text/grams.ts";
import { type GramDictionary, gramHash } from "./term-dictionary.ts";

/**
 * Weight of a field's words. Only the name and the first sentence are indexed: with the rest of the text the index is four times as
 * large, and the trait ranking is worse (.470/.433 against .502/.430) since a list of side products then counts like the main one.
 */
const nameWeight = 1.5;
const firstSentenceWeight = 3;

/** What of a company is indexed by letters. */
export type IndexedText = Pick<CleanText, "name" | "first">;

/** Weighted counts of a company's grams: gram number `grams[i]` counts `counts[i]`. */
export interface GramCounts {
  grams: Uint32Array;
  counts: Float32Array;
}

/** Hash of the mark that a short word is its own gram by, to go on from. */
const shortWordSeed = Math.imul(0x811c9dc5 ^ shortWordMark.charCodeAt(0), 0x01000193);

/** Counts the grams of companies, giving numbers to new ones. Keeps its working space from one company to the next. */
export class GramCounter {
  readonly #dictionary: GramDictionary;
  /** By gram number: the place in the company at hand, plus one. */
  #placeOf = new Uint16Array(4096);
  #grams = new Uint32Array(1024);
  #counts = new Float32Array(1024);
  #found = 0;

  constructor(dictionary: GramDictionary) {
    this.#dictionary = dictionary;
  }

  /** Counts a company by its words, separated by spaces. */
  count(nameWords: string, firstWords: string): GramCounts {
    this.#found = 0;
    this.#addWords(nameWords, nameWeight);
    this.#addWords(firstWords, firstSentenceWeight);
    const grams = this.#grams.slice(0, this.#found);
    for (let at = 0; at < grams.length; at += 1) this.#placeOf[grams[at]!] = 0;
    return { grams, counts: this.#counts.slice(0, this.#found) };
  }

  #addWords(words: string, weight: number): void {
    for (let start = 0; start < words.length; ) {
      const space = words.indexOf(" ", start);
      const end = space < 0 ? words.length : space;
      if (end - start >= gramLength) {
        for (let at = start; at + gramLength <= end; at += 1) this.#add(gramHash(words, at, at + gramLength), weight);
      } else if (end > start) {
        this.#add(gramHash(words, start, end, shortWordSeed), weight);
      }
      start = end + 1;
    }
  }

  #add(hash: number, weight: number): void {
    const gram = this.#dictionary.assignHash(hash);
    if (gram >= this.#placeOf.length)
      this.#placeOf = copyInto(new Uint16Array(this.#placeOf.length * 2), this.#placeOf);
    const place = this.#placeOf[gram]!;
    if (place > 0) {
      this.#counts[place - 1]! += weight;
      return;
    }
    if (this.#found === this.#grams.length) {
      this.#grams = copyInto(new Uint32Array(this.#found * 2), this.#grams);
      this.#counts = copyInto(new Float32Array(this.#found * 2), this.#counts);
    }
    this.#grams[this.#found] = gram;
    this.#counts[this.#found++] = weight;
    this.#placeOf[gram] = this.#found;
  }
}

function copyInto<Numbers extends Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float32Array<ArrayBuffer>>(
  wider: Numbers,
  from: Numbers,
): Numbers {
  wider.set(from);
  return wider;
}

/** Counts the grams of one company. */
export function companyGrams({ name, first }: IndexedText, dictionary: GramDictionary): GramCounts {
  return new GramCounter(dictionary).count(name.join(" "), first.join(" "));
}

/** A company's length for BM25: the sum of its weighted counts. */
export function lengthOf({ counts }: GramCounts): number {
  let length = 0;
  for (let at = 0; at < counts.length; at += 1) length += counts[at]!;
  return length;
}
