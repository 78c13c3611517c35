import { randomNumbers } from "../../server/search/model/random.ts";

/** Numbers that look random and are the same for the same seed, on every machine. */
export class Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }

  /** A whole number, both bounds included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** A whole number where each order of magnitude is as likely as any other. */
  magnitude(least: number, most: number): number {
    return Math.round(Math.exp(Math.log(least) + this.next() * (Math.log(most) - Math.log(least))));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  }

  /** Some of the items, each at most once, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      this.pick(rest.splice(this.integer(0, rest.length - 1), 1)),
    );
  }
}
