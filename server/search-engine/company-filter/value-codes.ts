/** One-byte codes for the values of an attribute. 0 is unknown; the rest are given out as values appear. */
export class ValueCodes {
  readonly #codes = new Map<string, number>();
  readonly #attribute: string;

  constructor(attribute: string) {
    this.#attribute = attribute;
  }

  codeOf(value: string | null): number {
    if (value === null) return 0;
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    if (this.#codes.size === 255)
      throw new RangeError(`more than 255 values of ${this.#attribute}: ${value} has no code left`);
    this.#codes.set(value, this.#codes.size + 1);
    return this.#codes.size;
  }

  /** A bit for each of the 256 codes, set for every allowed value; all of them set when there is no restriction. */
  allowed(values: readonly string[] | undefined): Uint8Array {
    const set = new Uint8Array(32);
    if (values === undefined || values.length === 0) return set.fill(255);
    for (const value of values) {
      const code = this.#codes.get(value);
      if (code !== undefined) set[code >> 3]! |= 1 << (code & 7);
    }
    return set;
  }
}
