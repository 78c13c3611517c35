/** A set of the whole numbers below a size. */
export class BitSet {
  readonly #words: Uint32Array;

  /** Creates an empty set. */
  constructor(size: number) {
    this.#words = new Uint32Array(Math.ceil(size / 32));
  }

  static all(size: number): BitSet {
    const set = new BitSet(size);
    set.#words.fill(0xffffffff);
    if (size % 32 > 0) set.#words[set.#words.length - 1] = 2 ** (size % 32) - 1;
    return set;
  }

  has(member: number): boolean {
    return (((this.#words[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
  }

  add(member: number): void {
    this.#words[member >>> 5] = (this.#words[member >>> 5] ?? 0) | (1 << (member & 31));
  }

  /** Returns the members in ascending order. */
  members(): number[] {
    const members: number[] = [];
    for (let index = 0; index < this.#words.length; index += 1) {
      for (let rest = this.#words[index] ?? 0; rest !== 0; rest &= rest - 1)
        members.push(32 * index + 31 - Math.clz32(rest & -rest));
    }
    return members;
  }

  union(other: BitSet): BitSet {
    return this.#combine(other, (word, otherWord) => word | otherWord);
  }

  intersection(other: BitSet): BitSet {
    return this.#combine(other, (word, otherWord) => word & otherWord);
  }

  #combine(other: BitSet, combineWords: (word: number, otherWord: number) => number): BitSet {
    const combined = new BitSet(32 * this.#words.length);
    for (let index = 0; index < this.#words.length; index += 1)
      combined.#words[index] = combineWords(this.#words[index] ?? 0, other.#words[index] ?? 0);
    return combined;
  }
}
