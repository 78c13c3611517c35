import { normalise } from "../text/words.ts";

/** Words numbered: what more than one usual page of texts needs, few enough not to grow with a job. */
const MAX_WORDS = 50_000;

/**
 * The words of the texts that are compared with one subject, numbered as they stand there, so that whatever is known of a word is looked up
 * once and then found by its number.
 */
export class WordNumbers {
  /** Normal forms by number. */
  readonly normals: string[] = [];
  /** Rises when the numbers start anew: what was remembered by number is void then. */
  generation = 0;
  readonly #numbers = new Map<string, number>();

  /** The number of a word as it stands in a text. */
  numberOf(raw: string): number {
    const known = this.#numbers.get(raw);
    if (known !== undefined) return known;
    this.#numbers.set(raw, this.normals.length);
    return this.normals.push(normalise(raw)) - 1;
  }

  /** Drops the numbers when too many words were met. Called between companies, never while one is compared. */
  reset(): void {
    if (this.normals.length < MAX_WORDS) return;
    this.#numbers.clear();
    this.normals.length = 0;
    this.generation += 1;
  }
}

/** Values remembered by the numbers of a vocabulary. */
export class WordMemo<Value> {
  readonly #vocabulary: WordNumbers;
  readonly #make: (normal: string) => Value;
  #values: (Value | undefined)[] = [];
  #generation = 0;

  constructor(vocabulary: WordNumbers, make: (normal: string) => Value) {
    this.#vocabulary = vocabulary;
    this.#make = make;
  }

  get(number: number): Value {
    if (this.#generation !== this.#vocabulary.generation) {
      this.#values = [];
      this.#generation = this.#vocabulary.generation;
    }
    const known = this.#values[number];
    if (known !== undefined) return known;
    const value = this.#make(this.#vocabulary.normals[number]!);
    this.#values[number] = value;
    return value;
  }
}
