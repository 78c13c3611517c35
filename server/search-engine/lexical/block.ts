import { sharedBytes } from "../shared-memory.ts";
import { companyLength, type TermCounts } from "./company-terms.ts";
import type { NumberedQuery } from "./lexical-query.ts";

/** The maximum number of rows of a block: offsets fit in two bytes, and scores (256 KB) stay in a core's own cache. */
export const BLOCK_ROWS = 65_536;

/** BM25's saturation of repeated terms, and its normalisation by length. */
const K1 = 1.2;
const B = 0.75;

/** An impact of 255 represents the maximum weight of a term, k1 + 1. */
const IMPACT_STEP = (K1 + 1) / 255;

/**
 * The inverted index of up to 65,536 companies, in three arrays that threads can share. The postings of term g begin at
 * `starts[g]` and end before `starts[g + 1]`; a term beyond the end of `starts` has none. A posting at p means that the
 * company in row `offsets[p]` has the term with impact `impacts[p] × IMPACT_STEP`. Impacts exclude the inverse document
 * frequency, which can therefore change without a rebuild. A posting takes three bytes.
 */
export interface LexicalBlock {
  rows: number;
  starts: Uint32Array;
  offsets: Uint16Array;
  impacts: Uint8Array;
}

/** Returns the BM25 weight of a term that occurs `count` times, without its inverse document frequency. */
export function termImpact(count: number, length: number, averageLength: number): number {
  return (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / averageLength));
}

/**
 * The weighted count from which a word belongs to a company's self-description. A word reaches it by occurring in the
 * name, in the first sentence or as a label, or twice elsewhere.
 */
const MIN_OWN_COUNT = 1.5;

/** Returns whether a word that occurs `count` times in a company's texts belongs to its self-description. */
export function isOwnWord(count: number): boolean {
  return count >= MIN_OWN_COUNT;
}

/** Returns the stored impact of a term, 1 to 255. It is odd if the word is in the company's self-description. */
export function storedImpact(count: number, length: number, averageLength: number): number {
  const impact = Math.round(termImpact(count, length, averageLength) / IMPACT_STEP);
  return isOwnWord(count) ? impact | 1 : Math.max(2, impact & ~1);
}

/**
 * Builds a block from companies in the order of its rows; null leaves a row empty. `terms` is the number of terms in
 * the dictionary. `averageLength` is that of the catalogue, and should be the same for all blocks.
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
    const length = companyLength(company);
    const { terms: held, counts } = company;
    for (let at = 0; at < held.length; at += 1) {
      const place = next[held[at]!]!++;
      offsets[place] = row;
      impacts[place] = storedImpact(counts[at]!, length, averageLength);
    }
  });
  return { rows: companies.length, starts, offsets, impacts };
}

/** The impact at which a concept contributes 39 % of its weight to the coverage. */
export const SATURATION = 0.2;
/** Returns the share, 0 to 1, of a concept's weight that is added to a score. `impact`, 0 to 1: of its best term. */
export function addedByConcept(impact: number): number {
  return Math.log1p(impact / SATURATION) / Math.log1p(1 / SATURATION);
}
/** The result of `addedByConcept` for each stored impact. */
export const COVERAGE: Float32Array = Float32Array.from({ length: 256 }, (_, impact) => addedByConcept(impact / 255));

/** Returns the impact of a term that occurs `count` times in a company of average length, from 0 to 1. */
export function typicalImpact(count: number): number {
  return termImpact(count, 1, 1) / (K1 + 1);
}

/** Working space of a thread: each row's highest impact for the current concept. Zero between concepts. */
const best = new Uint8Array(BLOCK_ROWS);
/** Working space of a thread: the rows with an impact for the current concept. */
const touched = new Uint16Array(BLOCK_ROWS);

/** Adds each row's coverage of the concepts to `scores`, and a required list's bonus if the row has all its terms. */
export function scoreBlock(block: LexicalBlock, query: NumberedQuery, scores: Float32Array): void {
  const { starts, offsets, impacts } = block;
  const { numberedConcepts, required, onlyOwn } = query;
  for (const { terms, adds } of required) for (const row of rowsWithAll(block, terms)) scores[row]! += adds;
  for (const { weight, numbers, shares } of numberedConcepts) {
    let count = 0;
    for (let at = 0; at < numbers.length; at += 1) {
      const term = numbers[at]!;
      if (term + 1 >= starts.length) continue;
      const share = shares[at]!;
      const end = starts[term + 1]!;
      for (let place = starts[term]!; place < end; place += 1) {
        const row = offsets[place]!;
        if (onlyOwn && (impacts[place]! & 1) === 0) continue;
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

function rowsWithAll({ starts, offsets }: LexicalBlock, terms: Uint32Array): number[] {
  const postings = Array.from(terms, (term) =>
    term + 1 < starts.length ? offsets.subarray(starts[term]!, starts[term + 1]!) : offsets.subarray(0, 0),
  ).sort((a, b) => a.length - b.length);
  const [rarest, ...others] = postings;
  let rows = Array.from(rarest ?? []);
  for (const other of others) {
    if (rows.length === 0) return rows;
    // Both lists are in ascending order.
    let at = 0;
    rows = rows.filter((row) => {
      while (at < other.length && other[at]! < row) at += 1;
      return other[at] === row;
    });
  }
  return rows;
}

/** Returns the score that `scoreBlock` adds to a row for the concepts of a query. */
export function coverageOfRow(block: LexicalBlock, { numberedConcepts }: NumberedQuery, row: number): number {
  return numberedConcepts.reduce((sum, { weight, numbers, shares }) => {
    const impacts = Array.from(numbers, (term, at) => {
      const impact = impactAt(block, term, row);
      return impact === 0 ? 0 : Math.max(1, Math.round(shares[at]! * impact));
    });
    return sum + weight * COVERAGE[Math.max(0, ...impacts)]!;
  }, 0);
}

/** Returns the impact of a term in a row; 0 if the row lacks the term. */
function impactAt({ starts, offsets, impacts }: LexicalBlock, term: number, row: number): number {
  if (term + 1 >= starts.length) return 0;
  const end = starts[term + 1]!;
  const place = insertionIndex(row, starts[term]!, end, (at) => offsets[at]!);
  return place < end && offsets[place] === row ? impacts[place]! : 0;
}

/** Returns the first position at or after `low` whose value is at least `value`; `high` if there is none. */
export function insertionIndex(value: number, low: number, high: number, valueAt: (place: number) => number): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(middle) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
