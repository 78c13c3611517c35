/**
 * A gram's letters from `from` up to `to` in 32 bits (FNV-1a with a final mixing). Of the 100,000 grams of a large catalogue one
 * pair shares a hash, and with it its number: cheaper than comparing letters 45 million times for a million companies.
 */
export function gramHash(text: string, from = 0, to = text.length, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  // 0 marks a free place.
  return (hash ^ (hash >>> 13)) >>> 0 || 1;
}

/** Numbers the grams of a catalogue and counts the companies that hold each. Numbers are only ever added, so that blocks stay valid. */
export class GramDictionary {
  #hashes = new Uint32Array(4096);
  #numbers = new Uint32Array(4096);
  #size = 0;
  #companiesWith = new Uint32Array(1024);
  #companies = 0;

  /** How many companies have been counted. */
  get companies(): number {
    return this.#companies;
  }

  /** How many grams have a number. */
  get size(): number {
    return this.#size;
  }

  /** The gram's number, or undefined when no company ever held it. */
  numberOf(gram: string): number | undefined {
    const place = this.#placeOf(gramHash(gram));
    return this.#hashes[place] === 0 ? undefined : this.#numbers[place]!;
  }

  /** The gram's number, given to it now when it had none. */
  assign(gram: string): number {
    return this.assignHash(gramHash(gram));
  }

  /** The same for a gram told by its hash. */
  assignHash(hash: number): number {
    const place = this.#placeOf(hash);
    if (this.#hashes[place] !== 0) return this.#numbers[place]!;
    const number = this.#size++;
    this.#hashes[place] = hash;
    this.#numbers[place] = number;
    if (number >= this.#companiesWith.length) this.#companiesWith = widened(this.#companiesWith);
    if (this.#size * 2 > this.#hashes.length) this.#grow();
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

  /** Where a hash stands, or the free place where it would. */
  #placeOf(hash: number): number {
    const mask = this.#hashes.length - 1;
    let place = hash & mask;
    while (this.#hashes[place] !== 0 && this.#hashes[place] !== hash) place = (place + 1) & mask;
    return place;
  }

  #grow(): void {
    const [hashes, numbers] = [this.#hashes, this.#numbers];
    this.#hashes = new Uint32Array(hashes.length * 2);
    this.#numbers = new Uint32Array(hashes.length * 2);
    hashes.forEach((hash, from) => {
      if (hash === 0) return;
      const place = this.#placeOf(hash);
      this.#hashes[place] = hash;
      this.#numbers[place] = numbers[from]!;
    });
  }
}

function widened(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(array.length * 2);
  wider.set(array);
  return wider;
}
