import {
  ACTOR_NOUNS,
  FILLERS,
  isCommonWord,
  isSynonym,
  isTradeTerm,
  QUALIFIERS,
  QUERY_FILLERS,
  STOP_WORDS,
  stemWord,
  toTerm,
  withS,
  words,
} from "../../text/public.ts";
import type { SearchModel } from "./search-model.ts";
import { typoCost } from "./typos.ts";

/** Words about companies and conditions. The model lacks them, because it covers companies' activities only. */
const FURTHER =
  `founded established headquartered located employees employing raised funding revenue publicly privately listed
    traded backed owned startups
between before after under over than without outside excluding except fewer least`.split(/\s+/);

/** The lengths of words that are corrected, and of those with two typos. Typos in short words are often real words. */
const MIN_LENGTH = 4;
const MIN_TWO_TYPOS = 8;
const MAX_LENGTH = 24;
/** The maximum cost of one typo, by the length of the word: four, five to six, or more letters; and of two typos. */
const MAX_COST = { short: 0.6, medium: 1, long: 1.4, two: 1.6 };
/** The weight of a typo's cost, relative to the logarithm of a word's frequency. */
const COST_WEIGHT = 4;
/** The minimum length of each part of a joined word. */
const MIN_PART = 3;
/** The minimum share of companies that use a correction, and their minimum number. Rarer words are not corrections. */
const MIN_SHARE = 0.0001;
const MIN_USING = 3;

/** Words that any request may contain, whatever the companies do. */
const GENERAL: ReadonlySet<string> = new Set([...FILLERS, ...QUERY_FILLERS, ...ACTOR_NOUNS, ...QUALIFIERS, ...FURTHER]);

/** Two words are written separately if each is more than this many times as frequent as their compound. */
const MUCH_RARER = 10;
/** The plural is a word's usual form if it is more than this many times as frequent as the singular. */
const MUCH_MORE = 2;

/** If at least this many companies use a word, it corrects a typo of it even if one or two companies make the typo. */
const MIN_LIKELY = 40;

interface TypoCorrection {
  readonly word: string;
  /** The less probable the typo, the higher its cost. */
  readonly cost: number;
  readonly typos: number;
  readonly isLikely: boolean;
}

const cached = new WeakMap<SearchModel, CatalogueWords>();

/**
 * The vocabulary of a catalogue, for reading requests. It is derived from the model, so all processes have the same
 * one.
 */
export class CatalogueWords {
  readonly #model: SearchModel;
  /** The row of the most frequent word of each term. */
  readonly #usual = new Map<string, number>();
  readonly #words: readonly string[];
  /** A cache of the parts of compounds, by word. */
  readonly #parts = new Map<string, readonly string[]>();
  /** The rows of possible corrections, the shortest first, and the index of the first correction of each length. */
  readonly #corrections: Uint32Array;
  readonly #ofLength: Uint32Array;
  /** The letters of each possible correction as bits, and its first letter. */
  readonly #letters: Uint32Array;
  readonly #beginnings: Uint8Array;
  readonly #minUsing: number;

  private constructor(model: SearchModel) {
    this.#model = model;
    // The model lists the most frequent words first.
    model.words.forEach((word, row) => {
      const term = toTerm(word);
      if (!this.#usual.has(term)) this.#usual.set(term, row);
    });
    this.#words = [...model.words, ...GENERAL];
    this.#minUsing = Math.max(MIN_USING, model.companies * MIN_SHARE);
    const wordLength = (row: number): number => this.#words[row]!.length;
    this.#corrections = Uint32Array.from(this.#words.keys())
      .filter((row) => wordLength(row) >= MIN_LENGTH && this.#usingOfRow(row) >= this.#minUsing)
      .sort((a, b) => wordLength(a) - wordLength(b) || a - b);
    this.#ofLength = Uint32Array.from({ length: MAX_LENGTH + 4 }, (_, length) => {
      const first = this.#corrections.findIndex((row) => wordLength(row) >= length);
      return first < 0 ? this.#corrections.length : first;
    });
    this.#letters = Uint32Array.from(this.#corrections, (row) => letterMask(this.#words[row]!));
    this.#beginnings = Uint8Array.from(this.#corrections, (row) => this.#words[row]!.charCodeAt(0) & 255);
  }

  static of(model: SearchModel): CatalogueWords {
    const known = cached.get(model) ?? new CatalogueWords(model);
    cached.set(model, known);
    return known;
  }

  /** Returns whether a word is general, or enough companies use it in singular or plural. */
  isKnown(word: string): boolean {
    return GENERAL.has(word) || this.#usual.has(toTerm(word));
  }

  /** Returns whether companies use a word to describe their activity. */
  describesActivity(word: string): boolean {
    return !GENERAL.has(word) && this.#usual.has(toTerm(word));
  }

  #usingOfRow(row: number): number {
    return row < this.#model.documents.length ? this.#model.documents[row]! : this.#model.companies;
  }

  /** Returns how many of the model's training companies use a word. A general word counts as used by all of them. */
  #using(word: string): number {
    const row = this.#usual.get(toTerm(word));
    return row === undefined ? (GENERAL.has(word) ? this.#model.companies : 0) : this.#model.documents[row]!;
  }

  /**
   * Returns a text in the usual spelling of the catalogue, so that equivalent requests are equal: "bank" and "banks",
   * "data center" and "datacenter". Does not change rare words.
   */
  usualText(text: string): string {
    const found = words(text);
    let usual = "";
    let end = 0;
    for (let at = 0; at < found.length; at += 1) {
      const [word, next] = [found[at]!, found[at + 1]];
      const joint = next && text.slice(word.end, next.start);
      // A phrase that has its own term, such as "customer service", stays as it is.
      const isPhrase = next !== undefined && isSynonym(word.text + next.text, word.text, next.text);
      const isRow = !isPhrase && (joint === " " || joint === "-");
      const joined = isRow ? this.joined(word.text, next!.text, joint === "-") : undefined;
      const read =
        joined === undefined ? (this.#isUsed(word.text) ? (this.parted(word.text) ?? word.text) : undefined) : joined;
      if (read === undefined) continue;
      usual +=
        text.slice(end, word.start) +
        read
          .split(" ")
          .map((one) => this.#usualNumber(one))
          .join(" ");
      if (joined !== undefined) at += 1;
      end = found[at]!.end;
    }
    return usual + text.slice(end);
  }

  /**
   * Returns the compound of two adjacent words, if companies write it: "supermarkets" for "super", "markets". Function
   * words are parts of a compound only with a hyphen: "on-line".
   */
  joined(before: string, after: string, isHyphenated = false): string | undefined {
    const word = before + after;
    if (!this.#usual.has(toTerm(word)) && !isTradeTerm(word)) return undefined;
    // A single letter is no part of a compound: "CAR-T" is not "cart".
    if (after.length < 2) return undefined;
    if (!isHyphenated && (STOP_WORDS.has(before) || STOP_WORDS.has(after))) return undefined;
    return this.#isCompound(word, before, after) ? word : undefined;
  }

  /** Returns the two parts of a word, if companies write them separately: "wind farms" for "windfarms". */
  parted(word: string): string | undefined {
    let best: { head: string; tail: string; using: number } | undefined;
    for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const using = Math.min(this.#using(head), this.#using(tail));
      if (using >= this.#minUsing && using > (best?.using ?? 0)) best = { head, tail, using };
    }
    return best === undefined || this.#isCompound(word, best.head, best.tail) ? undefined : `${best.head} ${best.tail}`;
  }

  #isCompound(word: string, head: string, tail: string): boolean {
    const parts = Math.min(this.#using(head), this.#using(tail));
    return this.#using(word) * MUCH_RARER >= parts || isCommonWord(word) || isSynonym(word, head, tail);
  }

  /** Returns the singular of a word, or the plural if few companies use the singular, as with "analytics". */
  #usualNumber(word: string): string {
    if (GENERAL.has(word)) return word;
    const singular = stemWord(word);
    const plural = withS(singular);
    const [one, several] = [singular, plural].map(
      (form) => this.#model.documents[this.#model.index.get(form) ?? -1] ?? 0,
    );
    return several! > MUCH_MORE * one! ? plural : one! > 0 ? singular : word;
  }

  /** Returns additional words to index for a text's words: compounds of adjacent words, and the parts of compounds. */
  furtherWords(texts: readonly string[]): string[] {
    const { index } = this.#model;
    return texts.flatMap((word, at) => {
      const next = texts[at + 1] ?? "";
      const joined = index.has(word + next) && next !== "" ? this.joined(word, next) : undefined;
      const parts = index.has(word) ? this.#splitWord(word) : [];
      return joined === undefined ? parts : [joined, ...parts];
    });
  }

  #splitWord(word: string): readonly string[] {
    const known = this.#parts.get(word) ?? this.parted(word)?.split(" ") ?? [];
    this.#parts.set(word, known);
    return known;
  }

  #isUsed(word: string): boolean {
    return this.#model.index.has(word);
  }

  /** Returns the most probable correction of an unknown word; undefined if no correction is probable enough. */
  findCorrection(typed: string): TypoCorrection | undefined {
    if (typed.length < MIN_LENGTH || typed.length > MAX_LENGTH) return undefined;
    const most = typed.length < MIN_TWO_TYPOS ? 1 : 2;
    const [letters, counts, beginning] = [letterMask(typed), countLetters(typed), typed.charCodeAt(0) & 255];
    let best: (TypoCorrection & { score: number; row: number }) | undefined;
    const end = this.#ofLength[typed.length + most + 1]!;
    for (let at = this.#ofLength[typed.length - most]!; at < end; at += 1) {
      const isSameBeginning = this.#beginnings[at] === beginning;
      // Only one typo is considered in a word with a different first letter.
      if (countBits(this.#letters[at]! ^ letters) > (isSameBeginning ? 2 * most : 2)) continue;
      const row = this.#corrections[at]!;
      const word = this.#words[row]!;
      if (otherLetters(counts, typed.length, word) > (isSameBeginning ? most : 1)) continue;
      const using = this.#usingOfRow(row);
      let [cost, typos] = [typoCost(typed, word, 1), 1];
      if (cost === Number.POSITIVE_INFINITY && most === 2 && isSameBeginning)
        [cost, typos] = [typoCost(typed, word, 2), 2];
      if (cost > maxCost(typed, word, typos)) continue;
      const score = Math.log(using) - COST_WEIGHT * cost * typos;
      if (best !== undefined && (score < best.score || (score === best.score && row > best.row))) continue;
      best = { row, word, cost, typos, score, isLikely: typos === 1 && using >= MIN_LIKELY };
    }
    return best;
  }
}

function maxCost(typed: string, word: string, typos: number): number {
  if (typos === 2) return MAX_COST.two;
  if (typed.length === MIN_LENGTH || word.length === MIN_LENGTH) return MAX_COST.short;
  return typed.length < MIN_TWO_TYPOS - 1 ? MAX_COST.medium : MAX_COST.long;
}

function letterMask(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return letters;
}

function countLetters(word: string): Int8Array {
  const counts = new Int8Array(32);
  for (let at = 0; at < word.length; at += 1) counts[word.charCodeAt(at) & 31]! += 1;
  return counts;
}

/** Returns the minimum number of letters to replace, add or remove between `word` and a word with these counts. */
function otherLetters(counts: Int8Array, length: number, word: string): number {
  let added = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) & 31;
    counts[letter]! -= 1;
    if (counts[letter]! < 0) added += 1;
  }
  for (let at = 0; at < word.length; at += 1) counts[word.charCodeAt(at) & 31]! += 1;
  return Math.max(added, length - word.length + added);
}

function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
