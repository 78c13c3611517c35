/** A set of non-negative integers below a size. */
export class BitSet {
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.#words = new Uint32Array(Math.ceil(size / 32));
  }

  static all(size: number): BitSet {
    const set = new BitSet(size);
    set.#words.fill(0xffffffff);
    if (size % 32 > 0) set.#words[set.#words.length - 1] = 2 ** (size % 32) - 1;
    return set;
  }

  add(member: number): void {
    this.#words[member >>> 5] = (this.#words[member >>> 5] ?? 0) | (1 << (member & 31));
  }

  count(): number {
    let count = 0;
    for (const word of this.#words) {
      // Sums the bits of each pair, of each four and of each eight, then adds the sums.
      const pairs = word - ((word >>> 1) & 0x55555555);
      const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
      count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  /** Returns the members in ascending order, at most `max`. */
  members(max = Number.POSITIVE_INFINITY): number[] {
    const members: number[] = [];
    for (let index = 0; index < this.#words.length; index += 1) {
      for (let rest = this.#words[index] ?? 0; rest !== 0; rest &= rest - 1) {
        if (members.length >= max) return members;
        members.push(32 * index + 31 - Math.clz32(rest & -rest));
      }
    }
    return members;
  }

  union(other: BitSet): BitSet {
    const union = new BitSet(32 * this.#words.length);
    for (let index = 0; index < this.#words.length; index += 1)
      union.#words[index] = (this.#words[index] ?? 0) | (other.#words[index] ?? 0);
    return union;
  }

  intersection(other: BitSet): BitSet {
    const intersection = new BitSet(32 * this.#words.length);
    for (let index = 0; index < this.#words.length; index += 1)
      intersection.#words[index] = (this.#words[index] ?? 0) & (other.#words[index] ?? 0);
    return intersection;
  }
}
