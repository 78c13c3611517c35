import { toUnit } from "../../../server/lib/to-unit.ts";
import { type SparseMatrix, truncatedSvd } from "../../../server/search-engine/public.ts";
import { STOP_WORDS, stemOf, words } from "../../../server/text/public.ts";
import type { CorpusCompany } from "./read-files.ts";

/**
 * Textbook methods to compare with, on the words of name, one-liner and description without stop words and plural
 * endings, and without cleaning or field weights.
 */
interface Baselines {
  bm25(query: string): Float32Array;
  lsa(query: string): Float32Array;
}

function plainWords(text: string): string[] {
  return words(text).flatMap(({ text: word }) => (STOP_WORDS.has(word) ? [] : [stemOf(word)]));
}

/** Returns a company's indexed text as one string, which is also what a lookalike baseline searches for. */
export function textOf(company: CorpusCompany): string {
  return [company.name, company.one_liner, company.description].filter((part) => part !== null).join(". ");
}

interface Counts {
  rows: Map<number, number>[];
  documents: number[];
  vocabulary: Map<string, number>;
}

function countWords(texts: readonly string[]): Counts {
  const vocabulary = new Map<string, number>();
  const documents: number[] = [];
  const rows = texts.map((text) => {
    const counts = new Map<number, number>();
    for (const word of plainWords(text)) {
      const number = vocabulary.get(word) ?? vocabulary.size;
      vocabulary.set(word, number);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    for (const word of counts.keys()) documents[word] = (documents[word] ?? 0) + 1;
    return counts;
  });
  return { rows, documents, vocabulary };
}

function queryCounts(query: string, { vocabulary }: Counts): Map<number, number> {
  const counts = new Map<number, number>();
  for (const word of plainWords(query)) {
    const number = vocabulary.get(word);
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

function bm25(counts: Counts): (query: string) => Float32Array {
  const k1 = 1.2;
  const b = 0.75;
  const lengths = counts.rows.map((row) => [...row.values()].reduce((sum, count) => sum + count, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const postings: [number, number][][] = counts.documents.map(() => []);
  counts.rows.forEach((row, at) => {
    for (const [word, count] of row)
      postings[word]!.push([at, (count * (k1 + 1)) / (count + k1 * (1 - b + (b * lengths[at]!) / average))]);
  });
  return (query) => {
    const scores = new Float32Array(counts.rows.length);
    for (const [word, repeated] of queryCounts(query, counts)) {
      const holding = counts.documents[word]!;
      const rarity = Math.log(1 + (counts.rows.length - holding + 0.5) / (holding + 0.5));
      for (const [row, impact] of postings[word]!) scores[row]! += repeated * rarity * impact;
    }
    return scores;
  };
}

/** Returns term weights (1 + log count) × inverse document frequency, scaled to unit length. */
function weigh(counts: ReadonlyMap<number, number>, documents: readonly number[], size: number): Map<number, number> {
  const weights = new Map(
    [...counts].map(([word, count]) => [word, (1 + Math.log(count)) * Math.log((1 + size) / (1 + documents[word]!))]),
  );
  const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return new Map([...weights].map(([word, weight]) => [word, weight / length]));
}

const lsaRank = 200;

/** Trains latent semantic analysis: companies are columns of the decomposed matrix, words its rows. */
async function lsa(counts: Counts): Promise<(query: string) => Float32Array> {
  const size = counts.rows.length;
  const byWord: [number, number][][] = counts.documents.map(() => []);
  counts.rows.forEach((row, at) => {
    for (const [word, weight] of weigh(row, counts.documents, size)) byWord[word]!.push([at, weight]);
  });
  const kept = byWord.map((list, word) => ({ list, word })).filter(({ list }) => list.length >= 2);
  const rowOf = new Map(kept.map(({ word }, row) => [word, row]));
  const starts = new Uint32Array(kept.length + 1);
  kept.forEach(({ list }, row) => (starts[row + 1] = starts[row]! + list.length));
  const postings = kept.flatMap(({ list }) => list);
  const columnOf = Uint32Array.from(postings, ([company]) => company);
  const matrix: SparseMatrix = {
    rows: kept.length,
    columns: size,
    starts,
    columnOf,
    values: Float32Array.from(postings, ([, weight]) => weight),
  };
  const { vectors } = await truncatedSvd(matrix, lsaRank, { seed: 1, iterations: 2 });
  const fold = (weights: ReadonlyMap<number, number>): Float32Array => {
    const folded = new Float32Array(vectors.columns);
    for (const [word, weight] of weights) {
      const row = rowOf.get(word);
      if (row === undefined) continue;
      for (let at = 0; at < folded.length; at += 1) folded[at]! += weight * vectors.values[row * vectors.columns + at]!;
    }
    return toUnit(folded);
  };
  const width = vectors.columns;
  const companies = new Float32Array(size * width);
  counts.rows.forEach((row, at) => companies.set(fold(weigh(row, counts.documents, size)), at * width));
  return (query) => {
    const vector = fold(weigh(queryCounts(query, counts), counts.documents, size));
    const scores = new Float32Array(size);
    for (let row = 0; row < size; row += 1) {
      let sum = 0;
      for (let at = 0; at < width; at += 1) sum += companies[row * width + at]! * vector[at]!;
      scores[row] = sum;
    }
    return scores;
  };
}

/** Trains both baselines on the texts of one corpus, as is usual for published figures. */
export async function trainBaselines(companies: readonly CorpusCompany[]): Promise<Baselines> {
  const counts = countWords(companies.map(textOf));
  return { bm25: bm25(counts), lsa: await lsa(counts) };
}

/** Fuses rankings by reciprocal rank (k = 60), best first. */
export function fuseByRank(rankings: readonly (readonly number[])[]): number[] {
  const sums = new Map<number, number>();
  for (const ranking of rankings) ranking.forEach((row, at) => sums.set(row, (sums.get(row) ?? 0) + 1 / (61 + at)));
  return [...sums].sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB).map(([row]) => row);
}
