import { sharedBytes } from "../shared-memory.ts";
import { lengthOf, type TermCounts } from "./company-terms.ts";
import type { NumberedQuery } from "./lexical-query.ts";

/** Rows of a block: offsets fit two bytes, and a block's scores (256 KB of floats) stay in a core's own cache while it is scored. */
export const BLOCK_ROWS = 65_536;

/** BM25's saturation of repeated terms, and its normalisation by length. */
const K1 = 1.2;
const B = 0.75;

/** An impact of 255 represents the maximum weight of a term, k1 + 1. */
const IMPACT_STEP = (K1 + 1) / 255;

/**
 * The inverted index of up to 65,536 companies in three arrays that threads can share. Term g's postings are the places
 * `starts[g] .. starts[g + 1]`; a term with a number beyond `starts` has none in this block. Place p means that the
 * company at row `offsets[p]` of the block has the term with impact `impacts[p] × IMPACT_STEP`. Impacts do not include
 * the inverse document frequency, so that it can change without a rebuild. A posting takes three bytes.
 */
export interface LexicalBlock {
  rows: number;
  starts: Uint32Array;
  offsets: Uint16Array;
  impacts: Uint8Array;
}

/**
 * Returns the BM25 weight of a term that occurs `count` times in a company of a length, without its inverse document
 * frequency.
 */
export function impactOf(count: number, length: number, averageLength: number): number {
  return (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / averageLength));
}

/** Returns the impact of a term as an index stores it, from 1 to 255. */
export function storedImpact(count: number, length: number, averageLength: number): number {
  return Math.max(1, Math.round(impactOf(count, length, averageLength) / IMPACT_STEP));
}

/**
 * Builds a block from the companies of its rows in order (null leaves a row empty). `terms` is how many terms have numbers;
 * `averageLength` is the catalogue's, and should be the same for all blocks.
 */
export function buildBlock(
  companies: readonly (TermCounts | null)[],
  terms: number,
  averageLength: number,
): LexicalBlock {
  if (companies.length > BLOCK_ROWS) throw new Error(`A lexical block holds at most ${BLOCK_ROWS} companies.`);
  const starts = new Uint32Array(sharedBytes((terms + 1) * 4), 0, terms + 1);
  for (const counts of companies) if (counts !== null) for (const term of counts.terms) starts[term + 1]! += 1;
  for (let term = 0; term < terms; term += 1) starts[term + 1]! += starts[term]!;
  const size = starts[terms]!;
  const offsets = new Uint16Array(sharedBytes(size * 2), 0, size);
  const impacts = new Uint8Array(sharedBytes(size), 0, size);
  const next = starts.slice();
  companies.forEach((company, row) => {
    if (company === null) return;
    const length = lengthOf(company);
    const { terms: held, counts } = company;
    for (let at = 0; at < held.length; at += 1) {
      const place = next[held[at]!]!++;
      offsets[place] = row;
      impacts[place] = storedImpact(counts[at]!, length, averageLength);
    }
  });
  return { rows: companies.length, starts, offsets, impacts };
}

/** Saturation of coverage: the share of the maximum weight at which a concept counts a little less than half. */
export const SATURATION = 0.2;
/** Returns what a concept adds to a score by the impact of its best term, 0 to 1. */
export function addedByConcept(impact: number): number {
  return Math.log1p(impact / SATURATION) / Math.log1p(1 / SATURATION);
}
/** The same by a stored impact. */
export const COVERAGE: Float32Array = Float32Array.from({ length: 256 }, (_, impact) => addedByConcept(impact / 255));

/** Returns the impact of a term that occurs `count` times in a company of average length, from 0 to 1. */
export function typicalImpact(count: number): number {
  return impactOf(count, 1, 1) / (K1 + 1);
}

/** Working space of one thread: the best impact of a concept by row, zero between uses, and the rows that have one. */
const best = new Uint8Array(BLOCK_ROWS);
const touched = new Uint16Array(BLOCK_ROWS);

/** Adds the coverage of each concept of the query to `scores`, which has one entry per row of the block. */
export function scoreBlock(block: LexicalBlock, { numberedConcepts }: NumberedQuery, scores: Float32Array): void {
  const { starts, offsets, impacts } = block;
  for (const { weight, numbers, shares } of numberedConcepts) {
    let count = 0;
    for (let at = 0; at < numbers.length; at += 1) {
      const term = numbers[at]!;
      if (term + 1 >= starts.length) continue;
      const share = shares[at]!;
      const end = starts[term + 1]!;
      for (let place = starts[term]!; place < end; place += 1) {
        const row = offsets[place]!;
        const impact = Math.max(1, Math.round(share * impacts[place]!));
        if (impact <= best[row]!) continue;
        if (best[row] === 0) touched[count++] = row;
        best[row] = impact;
      }
    }
    for (let at = 0; at < count; at += 1) {
      const row = touched[at]!;
      scores[row]! += weight * COVERAGE[best[row]!]!;
      best[row] = 0;
    }
  }
}
