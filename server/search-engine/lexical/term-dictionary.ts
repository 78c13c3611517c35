/** Returns a 32-bit hash of a term (FNV-1a with a final mix). The few terms with the same hash share a number. */
export function termHash(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  // A hash is never 0, which marks a free slot.
  return (hash ^ (hash >>> 13)) >>> 0 || 1;
}

/** The maximum weight of a rare term, because the rarest terms may be typos. */
export const MAX_RARITY = 7;

/**
 * Returns the rarity of a term that `holding` companies have: BM25's inverse document frequency, with one added inside
 * the logarithm to keep it positive (Robertson).
 */
export function termRarity(holding: number, companies: number): number {
  return Math.log(1 + (companies - holding + 0.5) / (holding + 0.5));
}

export interface TermStatistics {
  /** Returns whether any company may use the term. */
  isKnown(hash: number): boolean;
  /** Returns the rarity of a term. Values from `MAX_RARITY` on are equivalent. */
  rarity(hash: number): number;
}

/** Numbers a catalogue's terms and counts the companies that use each. Numbers never change, so blocks stay valid. */
export class TermDictionary implements TermStatistics {
  #hashes = new Uint32Array(4096);
  #numbers = new Uint32Array(4096);
  #size = 0;
  #companiesWith = new Uint32Array(1024);
  #companies = 0;

  get size(): number {
    return this.#size;
  }

  isKnown(hash: number): boolean {
    return this.#hashes[this.#findSlot(hash)] !== 0;
  }

  /** Returns the number of a term by its hash; undefined when no company has ever had the term. */
  numberOfHash(hash: number): number | undefined {
    const place = this.#findSlot(hash);
    return this.#hashes[place] === 0 ? undefined : this.#numbers[place]!;
  }

  /** Returns the number of a term by its hash. Assigns one to a new term. */
  assignHash(hash: number): number {
    const place = this.#findSlot(hash);
    if (this.#hashes[place] !== 0) return this.#numbers[place]!;
    const number = this.#size++;
    this.#hashes[place] = hash;
    this.#numbers[place] = number;
    if (number >= this.#companiesWith.length) this.#companiesWith = widened(this.#companiesWith);
    if (this.#size * 2 > this.#hashes.length) this.#grow();
    return number;
  }

  /** Counts a company, given its distinct terms. */
  count(terms: Iterable<number>): void {
    this.#companies += 1;
    for (const term of terms) this.#companiesWith[term]! += 1;
  }

  rarity(hash: number): number {
    const term = this.numberOfHash(hash);
    const holding = term === undefined ? 0 : (this.#companiesWith[term] ?? 0);
    return termRarity(holding, this.#companies);
  }

  /** Returns the slot of a hash, or the free slot for it. */
  #findSlot(hash: number): number {
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
      const place = this.#findSlot(hash);
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
