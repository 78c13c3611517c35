/** Maps companies to rows: an open-addressing hash table of row numbers, much smaller than a Map. */
export class CompanyRows {
  readonly #companyIdAt: (row: number) => number;
  /** Row + 1; 0 marks a free slot. */
  #table = new Uint32Array(1024);
  #count = 0;

  constructor(companyIdAt: (row: number) => number) {
    this.#companyIdAt = companyIdAt;
  }

  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#table.byteLength;
  }

  /** Returns the row of a company; -1 if it has none. */
  find(companyId: number): number {
    return this.#table[this.#findSlot(companyId)]! - 1;
  }

  /** Returns the rows of companies. Reads all entries before comparing the first id, so that cache misses overlap. */
  findAll(companyIds: readonly number[]): Int32Array {
    const rows = new Int32Array(companyIds.length);
    for (let at = 0; at < rows.length; at++) rows[at] = this.#table[this.#homeSlot(companyIds[at]!)]! - 1;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      if (row >= 0 && this.#companyIdAt(row) !== companyIds[at]) rows[at] = this.find(companyIds[at]!);
    }
    return rows;
  }

  /** Adds a company that has no row yet. The row must already contain its id. */
  add(companyId: number, row: number): void {
    if (this.#count * 4 >= this.#table.length * 3) this.#grow();
    this.#table[this.#findSlot(companyId)] = row + 1;
    this.#count++;
  }

  delete(companyId: number): void {
    let hole = this.#findSlot(companyId);
    if (this.#table[hole] === 0) return;
    this.#count--;
    // Moves later entries of the same run into the gap, so that no lookup stops at it.
    const mask = this.#table.length - 1;
    for (let place = (hole + 1) & mask; this.#table[place] !== 0; place = (place + 1) & mask) {
      const home = this.#homeSlot(this.#companyIdAt(this.#table[place]! - 1));
      if (((place - home) & mask) < ((place - hole) & mask)) continue;
      this.#table[hole] = this.#table[place]!;
      hole = place;
    }
    this.#table[hole] = 0;
  }

  /** Returns the slot of a company, or the free slot for it. */
  #findSlot(companyId: number): number {
    const mask = this.#table.length - 1;
    let place = this.#homeSlot(companyId);
    while (this.#table[place] !== 0 && this.#companyIdAt(this.#table[place]! - 1) !== companyId)
      place = (place + 1) & mask;
    return place;
  }

  #homeSlot(companyId: number): number {
    const high = companyId < 2 ** 32 ? 0 : Math.floor(companyId / 2 ** 32);
    const mixed = Math.imul((companyId >>> 0) ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) & (this.#table.length - 1);
  }

  #grow(): void {
    const old = this.#table;
    this.#table = new Uint32Array(old.length * 2);
    for (const entry of old) if (entry !== 0) this.#table[this.#findSlot(this.#companyIdAt(entry - 1))] = entry;
  }
}
