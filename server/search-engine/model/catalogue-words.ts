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
import { slipCost } from "./slips.ts";

/** Words about companies and conditions, which a model of companies' activities lacks. */
const FURTHER =
  `founded established headquartered located employees employing raised funding revenue publicly privately listed traded backed owned startups
between before after under over than without outside excluding except fewer least`.split(/\s+/);

/** In words shorter than this, a typo makes another word; longer ones may have two typos. */
const MIN_LENGTH = 4;
const MIN_TWO_SLIPS = 8;
const MAX_LENGTH = 24;
/** The minimum probability of a typo: in a short word, of one typo, and of two in a long one. */
const MAX_COST = { short: 0.6, one: 0.8, one_of_known: 1, long: 1.4, two: 1.6 };
/** The weight of typos against the frequency of a word. */
const COST_WEIGHT = 4;
/** Parts of a joined word are at least this long. */
const MIN_PART = 3;
/** Words that fewer companies use are too rare to be corrections. */
const MIN_SHARE = 0.0001;
const MIN_USING = 3;

/** Words that every request may have, regardless of what companies do. */
const GENERAL: ReadonlySet<string> = new Set([...FILLERS, ...QUERY_FILLERS, ...ACTOR_NOUNS, ...QUALIFIERS, ...FURTHER]);

/** Two words that are each this many times more frequent than their compound are written separately. */
const MUCH_RARER = 10;
/** A plural that is this many times more frequent than its singular is another word. */
const MUCH_MORE = 2;

/** A word that this many companies use may correct a probable typo that one or two others have made too. */
const MIN_LIKELY = 40;

/** The correction of a typo. */
interface MeantWord {
  readonly word: string;
  /** The improbability of the typo. */
  readonly cost: number;
  readonly slips: number;
  readonly isLikely: boolean;
}

const cached = new WeakMap<SearchModel, CatalogueWords>();

/**
 * The words that companies of a catalogue use, for reading requests. Derived from the model, so that every process has
 * the same.
 */
export class CatalogueWords {
  readonly #model: SearchModel;
  /** The row of the most frequent word of each term. */
  readonly #usual = new Map<string, number>();
  readonly #words: readonly string[];
  /** The parts of the words that companies join, filled as they occur. */
  readonly #parts = new Map<string, readonly string[]>();
  /** The rows of possible corrections, the shortest first, and the start of each length. */
  readonly #meant: Uint32Array;
  readonly #ofLength: Uint32Array;
  /** Which letters each of them has, as bits. */
  readonly #letters: Uint32Array;
  readonly #beginnings: Uint8Array;
  readonly #minUsing: number;

  private constructor(model: SearchModel) {
    this.#model = model;
    // Most frequent first.
    model.words.forEach((word, row) => {
      const term = toTerm(word);
      if (!this.#usual.has(term)) this.#usual.set(term, row);
    });
    this.#words = [...model.words, ...GENERAL];
    this.#minUsing = Math.max(MIN_USING, model.companies * MIN_SHARE);
    const wordLength = (row: number): number => this.#words[row]!.length;
    this.#meant = Uint32Array.from(this.#words.keys())
      .filter((row) => wordLength(row) >= MIN_LENGTH && this.#usingOfRow(row) >= this.#minUsing)
      .sort((a, b) => wordLength(a) - wordLength(b) || a - b);
    this.#ofLength = Uint32Array.from({ length: MAX_LENGTH + 4 }, (_, length) => {
      const first = this.#meant.findIndex((row) => wordLength(row) >= length);
      return first < 0 ? this.#meant.length : first;
    });
    this.#letters = Uint32Array.from(this.#meant, (row) => letterMask(this.#words[row]!));
    this.#beginnings = Uint8Array.from(this.#meant, (row) => this.#words[row]!.charCodeAt(0) & 255);
  }

  static of(model: SearchModel): CatalogueWords {
    const known = cached.get(model) ?? new CatalogueWords(model);
    cached.set(model, known);
    return known;
  }

  /** Returns whether enough companies use a word, in singular or plural. */
  isKnown(word: string): boolean {
    return GENERAL.has(word) || this.#usual.has(toTerm(word));
  }

  /** Returns whether companies use a word to describe their activity. */
  isTelling(word: string): boolean {
    return !GENERAL.has(word) && this.#usual.has(toTerm(word));
  }

  #usingOfRow(row: number): number {
    return row < this.#model.documents.length ? this.#model.documents[row]! : this.#model.companies;
  }

  /** Returns how many companies that the model was trained on use a word; general words are used by all. */
  #using(word: string): number {
    const row = this.#usual.get(toTerm(word));
    return row === undefined ? (GENERAL.has(word) ? this.#model.companies : 0) : this.#model.documents[row]!;
  }

  /**
   * Returns a text in companies' usual spelling, so that equivalent requests are equal: "bank" and "banks", "data
   * center" and "datacenter". Rare words stay unchanged.
   */
  usualText(text: string): string {
    const found = words(text);
    let usual = "";
    let end = 0;
    for (let at = 0; at < found.length; at += 1) {
      const [word, next] = [found[at]!, found[at + 1]];
      const joint = next && text.slice(word.end, next.start);
      // A phrase with a separate term stays as it is: "customer service".
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
   * Returns the joined form of two words in a row, if companies join them: "supermarkets" for "super", "markets".
   * Function words are parts of a word only with a hyphen: "on-line".
   */
  joined(before: string, after: string, isHyphenated = false): string | undefined {
    const word = before + after;
    if (!this.#usual.has(toTerm(word)) && !isTradeTerm(word)) return undefined;
    // "CAR-T" is not "cart".
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

  /** Returns the singular of a word, or the plural if few companies use the singular, as of "analytics". */
  #usualNumber(word: string): string {
    if (GENERAL.has(word)) return word;
    const singular = stemWord(word);
    const plural = withS(singular);
    const [one, several] = [singular, plural].map(
      (form) => this.#model.documents[this.#model.index.get(form) ?? -1] ?? 0,
    );
    return several! > MUCH_MORE * one! ? plural : one! > 0 ? singular : word;
  }

  /**
   * Returns further words under which a text is found: joined forms of adjacent words, and the parts of joined ones.
   */
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

  /** Returns the most probable correction of an unknown word, and the improbability of the typo. */
  meant(typed: string): MeantWord | undefined {
    if (typed.length < MIN_LENGTH || typed.length > MAX_LENGTH) return undefined;
    const most = typed.length < MIN_TWO_SLIPS ? 1 : 2;
    const [letters, counts, beginning] = [letterMask(typed), countLetters(typed), typed.charCodeAt(0) & 255];
    let best: (MeantWord & { score: number; row: number }) | undefined;
    const end = this.#ofLength[typed.length + most + 1]!;
    for (let at = this.#ofLength[typed.length - most]!; at < end; at += 1) {
      const isSameBeginning = this.#beginnings[at] === beginning;
      // Two typos do not change the first letter.
      if (countBits(this.#letters[at]! ^ letters) > (isSameBeginning ? 2 * most : 2)) continue;
      const row = this.#meant[at]!;
      const word = this.#words[row]!;
      if (otherLetters(counts, typed.length, word) > (isSameBeginning ? most : 1)) continue;
      const using = this.#usingOfRow(row);
      let [cost, slips] = [slipCost(typed, word, 1), 1];
      if (cost === Number.POSITIVE_INFINITY && most === 2 && isSameBeginning)
        [cost, slips] = [slipCost(typed, word, 2), 2];
      if (cost > maxCost(typed, word, slips)) continue;
      const score = Math.log(using) - COST_WEIGHT * cost * slips;
      if (best !== undefined && (score < best.score || (score === best.score && row > best.row))) continue;
      best = { row, word, cost, slips, score, isLikely: slips === 1 && using >= MIN_LIKELY };
    }
    return best;
  }
}

function maxCost(typed: string, word: string, slips: number): number {
  if (slips === 2) return MAX_COST.two;
  if (typed.length === MIN_LENGTH || word.length === MIN_LENGTH) return MAX_COST.short;
  return typed.length < MIN_TWO_SLIPS - 1 ? MAX_COST.one_of_known : MAX_COST.long;
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

/** Returns the minimum number of letters to replace, add or remove between two words, given their counts of letters. */
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
