import type { SparseMatrix } from "./sparse.ts";

/** Separates sentences in a stream of word numbers: words of different sentences are not neighbours. */
export const SENTENCE_END = 0xffff_ffff;

function positionsByWord(stream: Uint32Array, words: number): { starts: Uint32Array; positions: Uint32Array } {
  const starts = new Uint32Array(words + 1);
  for (const word of stream) if (word !== SENTENCE_END) starts[word + 1]! += 1;
  for (let word = 0; word < words; word += 1) starts[word + 1]! += starts[word]!;
  const next = starts.slice();
  const positions = new Uint32Array(starts[words]!);
  for (let at = 0; at < stream.length; at += 1) {
    const word = stream[at]!;
    if (word !== SENTENCE_END) positions[next[word]!++] = at;
  }
  return { starts, positions };
}

/** Counts how often words occur within `window` words of each other, row by row, to avoid a table of all pairs. */
export function cooccurrence(stream: Uint32Array, words: number, window: number): SparseMatrix {
  const { starts, positions } = positionsByWord(stream, words);
  const counts = new Float32Array(words);
  const rowStarts = new Uint32Array(words + 1);
  let columnIndexes = new Uint32Array(1 << 16);
  let values = new Float32Array(1 << 16);
  let size = 0;
  for (let word = 0; word < words; word += 1) {
    const touched: number[] = [];
    const seen = (other: number): void => {
      if (counts[other] === 0) touched.push(other);
      counts[other]! += 1;
    };
    for (let place = starts[word]!; place < starts[word + 1]!; place += 1) {
      const at = positions[place]!;
      for (let other = at - 1; other >= Math.max(0, at - window) && stream[other] !== SENTENCE_END; other -= 1)
        seen(stream[other]!);
      for (
        let other = at + 1;
        other <= Math.min(stream.length - 1, at + window) && stream[other] !== SENTENCE_END;
        other += 1
      )
        seen(stream[other]!);
    }
    touched.sort((a, b) => a - b);
    if (size + touched.length > columnIndexes.length) {
      const room = Math.max(columnIndexes.length * 2, size + touched.length);
      const wider = new Uint32Array(room);
      wider.set(columnIndexes);
      columnIndexes = wider;
      const more = new Float32Array(room);
      more.set(values);
      values = more;
    }
    for (const other of touched) {
      columnIndexes[size] = other;
      values[size++] = counts[other]!;
      counts[other] = 0;
    }
    rowStarts[word + 1] = size;
  }
  return {
    rows: words,
    columns: words,
    starts: rowStarts,
    columnIndexes: columnIndexes.slice(0, size),
    values: values.slice(0, size),
  };
}

/**
 * Smooths context counts, so that rare words are not the nearest neighbours of most words (Levy, Goldberg, Dagan 2015).
 */
const CONTEXT_EXPONENT = 0.75;

/** Replaces the counts by their positive pointwise mutual information. */
export function positiveMutualInformation(counts: SparseMatrix): SparseMatrix {
  const totals = new Float64Array(counts.rows);
  for (let row = 0; row < counts.rows; row += 1) {
    for (let place = counts.starts[row]!; place < counts.starts[row + 1]!; place += 1)
      totals[row]! += counts.values[place]!;
  }
  const contexts = totals.map((total) => total ** CONTEXT_EXPONENT);
  const allContexts = contexts.reduce((sum, value) => sum + value, 0);
  const values = new Float32Array(counts.values.length);
  const columnIndexes = new Uint32Array(counts.values.length);
  const starts = new Uint32Array(counts.rows + 1);
  let size = 0;
  for (let row = 0; row < counts.rows; row += 1) {
    for (let place = counts.starts[row]!; place < counts.starts[row + 1]!; place += 1) {
      const column = counts.columnIndexes[place]!;
      const information = Math.log((counts.values[place]! * allContexts) / (totals[row]! * contexts[column]!));
      if (information > 0) {
        columnIndexes[size] = column;
        values[size++] = information;
      }
    }
    starts[row + 1] = size;
  }
  return {
    rows: counts.rows,
    columns: counts.columns,
    starts,
    columnIndexes: columnIndexes.slice(0, size),
    values: values.slice(0, size),
  };
}
