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
    if (this.#codes.size === 255) throw new RangeError(`more than 255 values of ${this.#attribute}: ${value} has no code left`);
    this.#codes.set(value, this.#codes.size + 1);
    return this.#codes.size;
  }

  /** A 256-entry table with 1 at the code of every allowed value; all of it 1 when there is no restriction. */
  allowed(values: readonly string[] | undefined): Uint8Array {
    const table = new Uint8Array(256);
    if (values === undefined || values.length === 0) return table.fill(1);
    for (const value of values) {
      const code = this.#codes.get(value);
      if (code !== undefined) table[code] = 1;
    }
    return table;
  }
}
