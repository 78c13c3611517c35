import { toTerm } from "../../text/public.ts";
import { quantiseRows, type SearchModel } from "../model/search-model.ts";

interface NearTerm {
  term: string;
  similarity: number;
}

/** Terms with a lower cosine are not similar. */
const MIN_SIMILARITY = 0.55;
const MAX_NEIGHBOURS = 15;
/** Only the most frequent terms are compared, to bound the time and because vectors of rare terms are unreliable. */
const MAX_COMPARED = 16_000;
const MAX_CACHED = 5_000;

/** The terms of a model, most frequent first, each with the weighted mean of its words' vectors. */
interface TermVectors {
  terms: string[];
  index: ReadonlyMap<string, number>;
  vectors: Int8Array;
  /** Inverse lengths of the quantised vectors. */
  inverseLengths: Float32Array;
  nearest: Map<string, readonly NearTerm[]>;
}

const termVectors = new WeakMap<SearchModel, TermVectors>();

/** Returns the terms most similar to `term`, best first, without `term` itself; none if `term` is unknown. */
export function nearestTerms(model: SearchModel, term: string): readonly NearTerm[] {
  const known = termVectors.get(model) ?? buildTermVectors(model);
  termVectors.set(model, known);
  const cached = known.nearest.get(term);
  if (cached !== undefined) return cached;
  const found = compare(known, model.dimensions, term)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_NEIGHBOURS);
  if (known.nearest.size >= MAX_CACHED) known.nearest.clear();
  known.nearest.set(term, found);
  return found;
}

function compare({ terms, index, vectors, inverseLengths }: TermVectors, dimensions: number, term: string): NearTerm[] {
  const own = index.get(term);
  if (own === undefined) return [];
  const vector = vectors.subarray(own * dimensions, (own + 1) * dimensions);
  const found: NearTerm[] = [];
  for (let row = 0; row < Math.min(terms.length, MAX_COMPARED); row += 1) {
    let product = 0;
    for (let at = 0, value = row * dimensions; at < dimensions; at += 1, value += 1)
      product += vector[at]! * vectors[value]!;
    const similarity = product * inverseLengths[row]! * inverseLengths[own]!;
    if (similarity >= MIN_SIMILARITY && row !== own) found.push({ term: terms[row]!, similarity });
  }
  return found;
}

function buildTermVectors({ words, documents, vectors, scales, dimensions }: SearchModel): TermVectors {
  const index = new Map<string, number>();
  const rows = words.map((word) => {
    const term = toTerm(word);
    if (!index.has(term)) index.set(term, index.size);
    return index.get(term)!;
  });
  const sums = new Float32Array(index.size * dimensions);
  rows.forEach((row, word) => {
    const weight = scales[word]! * documents[word]!;
    for (let at = 0; at < dimensions; at += 1)
      sums[row * dimensions + at]! += weight * vectors[word * dimensions + at]!;
  });
  const quantised = quantiseRows(sums, dimensions).vectors;
  const inverseLengths = Float32Array.from({ length: index.size }, (_, row) => {
    let squares = 0;
    for (let value = row * dimensions; value < (row + 1) * dimensions; value += 1) squares += quantised[value]! ** 2;
    return squares === 0 ? 0 : 1 / Math.sqrt(squares);
  });
  return { terms: [...index.keys()], index, vectors: quantised, inverseLengths, nearest: new Map() };
}
