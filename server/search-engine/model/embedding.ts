import { toUnit } from "../../lib/to-unit.ts";
import type { CleanText } from "../text/clean.ts";
import type { SearchModel } from "./search-model.ts";
import { standIns } from "./unknown-words.ts";

/** The weight of the first sentence relative to the others, because it defines the company. */
const FIRST_SENTENCE_WEIGHT = 3;

function addRow(model: SearchModel, row: number, weight: number, sum: Float32Array): void {
  const step = model.scales[row]! * weight;
  const start = row * model.dimensions;
  for (let at = 0; at < model.dimensions; at += 1) sum[at]! += step * model.vectors[start + at]!;
}

function addWord(model: SearchModel, word: string, weight: number, sum: Float32Array): void {
  const row = model.index.get(word);
  if (row !== undefined) addRow(model, row, weight, sum);
}

/** Returns the cosine of two unit vectors. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let product = 0;
  for (let at = 0; at < a.length; at += 1) product += a[at]! * b[at]!;
  return product;
}

/** Returns the unit vector of a query's words, with similar known words for unknown ones; zero if all are unknown. */
export function embedWords(model: SearchModel, words: readonly string[]): Float32Array {
  const sum = new Float32Array(model.dimensions);
  for (const word of words) {
    const row = model.index.get(word);
    const rows = row === undefined ? standIns(model, word) : [{ row, share: 1 }];
    for (const standIn of rows) addRow(model, standIn.row, standIn.share, sum);
  }
  return toUnit(sum);
}

/** Returns a company's unit vector from its cleaned text without its name; zero if all words are unknown. */
export function embedCompany(model: SearchModel, text: CleanText): Float32Array {
  const sum = new Float32Array(model.dimensions);
  for (const word of text.first) addWord(model, word, FIRST_SENTENCE_WEIGHT, sum);
  for (const sentence of text.rest) for (const word of sentence) addWord(model, word, 1, sum);
  return toUnit(sum);
}
