/** A set of the whole numbers below a size. */
export class BitSet {
  readonly #words: Uint32Array;

  private constructor(words: Uint32Array) {
    this.#words = words;
  }

  static of(size: number, members: Iterable<number>): BitSet {
    const set = new BitSet(new Uint32Array(Math.ceil(size / 32)));
    for (const member of members) set.add(member);
    return set;
  }

  static all(size: number): BitSet {
    return new BitSet(new Uint32Array(Math.ceil(size / 32)).fill(0xffffffff));
  }

  has(member: number): boolean {
    return (((this.#words[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
  }

  add(member: number): void {
    this.#words[member >>> 5] = (this.#words[member >>> 5] ?? 0) | (1 << (member & 31));
  }

  union(other: BitSet): BitSet {
    return new BitSet(this.#words.map((word, index) => word | (other.#words[index] ?? 0)));
  }

  intersection(other: BitSet): BitSet {
    return new BitSet(this.#words.map((word, index) => word & (other.#words[index] ?? 0)));
  }
}
