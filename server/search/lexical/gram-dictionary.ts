/** Numbers the grams of a catalogue and counts the companies that hold each. Numbers are only ever added, so that blocks stay valid. */
export class GramDictionary {
  readonly #numbers = new Map<string, number>();
  #companiesWith = new Uint32Array(1024);
  #companies = 0;

  /** How many companies have been counted. */
  get companies(): number {
    return this.#companies;
  }

  /** How many grams have a number. */
  get size(): number {
    return this.#numbers.size;
  }

  /** The gram's number, or undefined when no company ever held it. */
  numberOf(gram: string): number | undefined {
    return this.#numbers.get(gram);
  }

  /** The gram's number, given to it now when it had none. */
  assign(gram: string): number {
    const known = this.#numbers.get(gram);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(gram, number);
    if (number >= this.#companiesWith.length) {
      const wider = new Uint32Array(this.#companiesWith.length * 2);
      wider.set(this.#companiesWith);
      this.#companiesWith = wider;
    }
    return number;
  }

  /** Counts a company that comes (`change` 1) or goes (`change` -1) with its distinct grams. */
  count(grams: Iterable<number>, change: 1 | -1): void {
    this.#companies += change;
    for (const gram of grams) this.#companiesWith[gram]! += change;
  }

  /** Inverse document frequency as BM25 has it (Robertson's, kept above zero by the added one). */
  rarity(gram: number): number {
    const holding = this.#companiesWith[gram] ?? 0;
    return Math.log(1 + (this.#companies - holding + 0.5) / (holding + 0.5));
  }
}
