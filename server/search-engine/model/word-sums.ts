import type { DenseMatrix } from "./sparse.ts";
import { dense } from "./sparse.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The known words of a part of each text, as rows of the vocabulary. */
export type WordRows = readonly (readonly number[])[];

/** Returns the rows of the words in the vocabulary; unknown words are omitted. */
export function vocabularyRows(parts: readonly (readonly string[])[], vocabulary: Vocabulary): WordRows {
  return parts.map((part) => part.map((word) => vocabulary.index.get(word)).filter((row) => row !== undefined));
}

export function sumWords(words: DenseMatrix, parts: WordRows): DenseMatrix {
  const { columns, values } = words;
  const sums = dense(parts.length, columns);
  parts.forEach((part, row) => {
    for (const word of part)
      for (let at = 0; at < columns; at += 1) sums.values[row * columns + at]! += values[word * columns + at]!;
  });
  return sums;
}

/** Scales every row to unit length in place and returns the previous lengths. A row of zeros stays unchanged. */
export function toUnitRows({ rows, columns, values }: DenseMatrix): Float32Array {
  const lengths = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let squares = 0;
    for (let at = row * columns; at < (row + 1) * columns; at += 1) squares += values[at]! * values[at]!;
    lengths[row] = Math.sqrt(squares);
    for (let at = row * columns; squares > 0 && at < (row + 1) * columns; at += 1) values[at]! /= lengths[row]!;
  }
  return lengths;
}
