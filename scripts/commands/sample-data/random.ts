import { randomNumbers } from "../../../server/lib/random.ts";

/** A pseudo-random generator: the same seed gives the same numbers on every machine. */
export class Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }

  /** Returns a seed that depends only on `text`, so that its numbers do not affect those of other generators. */
  static deriveSeed(text: string): number {
    return Array.from(text).reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 1_000_000_007, 7);
  }

  /** Returns an integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** Returns an integer from `min` to `max`, log-uniformly distributed. */
  magnitude(min: number, max: number): number {
    return Math.round(Math.exp(Math.log(min) + this.next() * (Math.log(max) - Math.log(min))));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)];
    if (item === undefined) throw new Error("Cannot pick from an empty list.");
    return item;
  }

  /** Returns up to `count` distinct items in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      this.pick(rest.splice(this.integer(0, rest.length - 1), 1)),
    );
  }
}
