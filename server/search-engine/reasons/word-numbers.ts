import { normalForm } from "../../text/public.ts";

/** The maximum number of words: more than the texts of a usual page have. Bounds the memory of large jobs. */
const MAX_WORDS = 50_000;

/** Numbers the words of the compared texts, so that each fact about a word is computed once. */
export class WordNumbers {
  readonly normals: string[] = [];
  /** Increases when numbering starts again, which invalidates all data stored by number. */
  generation = 0;
  readonly #numbers = new Map<string, number>();

  /** Returns the number of a word as written in a text. */
  wordNumber(raw: string): number {
    const known = this.#numbers.get(raw);
    if (known !== undefined) return known;
    this.#numbers.set(raw, this.normals.length);
    return this.normals.push(normalForm(raw)) - 1;
  }

  /** Starts numbering again after too many words. Must be called between companies, not while one is compared. */
  reset(): void {
    if (this.normals.length < MAX_WORDS) return;
    this.#numbers.clear();
    this.normals.length = 0;
    this.generation += 1;
  }
}

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
