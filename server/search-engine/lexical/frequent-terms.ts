import { storedImpact } from "./block.ts";
import { companyLength, decodeTerms, forEachTerm } from "./company-terms.ts";
import { MAX_RARITY, type TermStatistics, termRarity } from "./term-dictionary.ts";

const TERM_BYTES = 8;
const HEAD_BYTES = 16;

/** A company's terms as OpenSearch stores them. */
interface TermImpacts {
  terms: Uint32Array;
  /** The impact of each term for the company, from 1 to 255. */
  impacts: Uint8Array;
}

/** The number of companies that use each of the few thousand most frequent terms, for a process without an index. */
export class FrequentTerms implements TermStatistics {
  readonly #companies: number;
  readonly #averageLength: number;
  readonly #companiesWith: ReadonlyMap<number, number>;

  /** @param bytes the result of `TermCounter.encode` */
  constructor(bytes: Buffer) {
    const companiesWith = new Map<number, number>();
    for (let at = HEAD_BYTES; at < bytes.length; at += TERM_BYTES)
      companiesWith.set(bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4));
    this.#companies = bytes.readDoubleLE(0);
    this.#averageLength = bytes.readDoubleLE(8);
    this.#companiesWith = companiesWith;
  }

  /** Returns true, because any term may be in the index. An unknown term finds nothing. */
  isKnown(): boolean {
    return true;
  }

  rarity(hash: number): number {
    const holding = this.#companiesWith.get(hash);
    return holding === undefined ? MAX_RARITY : termRarity(holding, this.#companies);
  }

  impacts(stored: Buffer): TermImpacts {
    const { hashes, counts } = decodeTerms(stored);
    const length = companyLength({ counts });
    const impacts = Uint8Array.from(counts, (count) => storedImpact(count, length, this.#averageLength));
    return { terms: hashes, impacts };
  }

  /** Calls `take` for each term between `start` and `end` of a buffer. Allocates no arrays. */
  forEachImpact(stored: Buffer, start: number, end: number, take: (hash: number, impact: number) => void): void {
    let length = 0;
    forEachTerm(stored, start, end, (_hash, count) => (length += count));
    forEachTerm(stored, start, end, (hash, count) => take(hash, storedImpact(count, length, this.#averageLength)));
  }
}

export class TermCounter {
  readonly #companiesWith = new Map<number, number>();
  #companies = 0;
  #length = 0;

  add(stored: Buffer): void {
    const terms = decodeTerms(stored);
    this.#companies += 1;
    this.#length += companyLength(terms);
    for (const hash of terms.hashes) this.#companiesWith.set(hash, (this.#companiesWith.get(hash) ?? 0) + 1);
  }

  /** Encodes the counts for the constructor of `FrequentTerms`. */
  encode(): Buffer {
    const companies = this.#companies;
    const frequent = [...this.#companiesWith].filter(([, holding]) => termRarity(holding, companies) < MAX_RARITY);
    const bytes = Buffer.alloc(HEAD_BYTES + frequent.length * TERM_BYTES);
    bytes.writeDoubleLE(companies, 0);
    bytes.writeDoubleLE(this.#length / Math.max(companies, 1), 8);
    frequent.forEach(([hash, holding], at) => {
      bytes.writeUInt32LE(hash, HEAD_BYTES + at * TERM_BYTES);
      bytes.writeUInt32LE(holding, HEAD_BYTES + at * TERM_BYTES + 4);
    });
    return bytes;
  }
}
