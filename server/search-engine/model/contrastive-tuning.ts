import { Matrix } from "ml-matrix";
import { randomNumbers, shuffled } from "../../lib/random.ts";
import { crossProduct, multiplyDense } from "./dense-algebra.ts";
import { type DenseMatrix, dense } from "./sparse.ts";
import { sumWords, toUnitRows, type WordRows } from "./word-sums.ts";

interface ContrastOptions {
  /** Seed of the order in which companies are assigned to batches. */
  seed: number;
  /** Companies per batch. Catalogues with fewer companies are not tuned. */
  batch?: number;
  /** Called after each batch with the completed fraction; may throw to stop. */
  onStep?: (fraction: number) => void | Promise<void>;
}

const TEMPERATURE = 0.1;
/** The learning rate of the first batch, for word vectors with a mean length of one. It decreases to zero. */
const RATE = 4;

function transposed({ rows, columns, values }: DenseMatrix): DenseMatrix {
  const turned = dense(columns, rows);
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < columns; at += 1) turned.values[at * rows + row] = values[row * columns + at]!;
  return turned;
}

function asMatrix({ rows, columns, values }: DenseMatrix): Matrix {
  return Matrix.from1DArray(rows, columns, values);
}
function asDense(matrix: Matrix): DenseMatrix {
  return { rows: matrix.rows, columns: matrix.columns, values: new Float32Array(matrix.to1DArray()) };
}

/** Returns the derivative of the loss with respect to the product of each first sentence and each remaining text. */
function slopes(products: Matrix): DenseMatrix {
  const likeness = products.sub(1).div(TEMPERATURE).exp();
  const [byRow, byColumn] = [likeness.sum("row"), likeness.sum("column")];
  const size = likeness.rows;
  const found = dense(size, size);
  for (let row = 0; row < size; row += 1) {
    for (let at = 0; at < size; at += 1) {
      const share = (likeness.get(row, at) / byRow[row]! + likeness.get(row, at) / byColumn[at]!) / 2;
      found.values[row * size + at] = (share - (row === at ? 1 : 0)) / (size * TEMPERATURE);
    }
  }
  return found;
}

/** Parts of texts: their words, unit vectors, the vectors' lengths before normalisation, and gradients. */
interface PartsToMove {
  readonly parts: WordRows;
  readonly units: DenseMatrix;
  readonly lengths: Float32Array;
  readonly slope: DenseMatrix;
}

/** Moves the words of each part against its gradient, without the component along the part's own vector. */
function moveWords(words: DenseMatrix, { parts, units, lengths, slope }: PartsToMove, step: number): void {
  const { columns } = words;
  parts.forEach((part, row) => {
    // A part has no direction if the vectors of all its words are zero.
    if (lengths[row] === 0) return;
    const start = row * columns;
    let along = 0;
    for (let at = 0; at < columns; at += 1) along += slope.values[start + at]! * units.values[start + at]!;
    const move = new Float32Array(columns);
    for (let at = 0; at < columns; at += 1)
      move[at] = (step / lengths[row]!) * (slope.values[start + at]! - along * units.values[start + at]!);
    for (const word of part) for (let at = 0; at < columns; at += 1) words.values[word * columns + at]! -= move[at]!;
  });
}

function learnBatch(words: DenseMatrix, first: WordRows, rest: WordRows, step: number): void {
  const [a, b] = [sumWords(words, first), sumWords(words, rest)];
  const [lengthsA, lengthsB] = [toUnitRows(a), toUnitRows(b)];
  const slope = slopes(crossProduct(transposed(a), transposed(b)));
  moveWords(words, { parts: first, units: a, lengths: lengthsA, slope: multiplyDense(slope, asMatrix(b)) }, step);
  moveWords(words, { parts: rest, units: b, lengths: lengthsB, slope: asDense(crossProduct(slope, a)) }, step);
}

function scaleToMeanLength(words: DenseMatrix): void {
  let sum = 0;
  for (let row = 0; row < words.rows; row += 1)
    sum += Math.hypot(...words.values.subarray(row * words.columns, (row + 1) * words.columns));
  const scale = sum === 0 ? 1 : words.rows / sum;
  words.values.forEach((value, at) => (words.values[at] = value * scale));
}

/**
 * Tunes word vectors in place by contrastive learning: within a batch of companies, each first sentence should be
 * nearest to the rest of its own text, and each rest to its first sentence (the InfoNCE loss, van den Oord, Li and
 * Vinyals 2018). Uses plain gradient descent in a single epoch, because more epochs overfit. `first` and `rest` contain
 * the words of the same company at the same index.
 */
export async function tuneContrastively(
  words: DenseMatrix,
  first: WordRows,
  rest: WordRows,
  options: ContrastOptions,
): Promise<void> {
  const { seed, batch = 256, onStep } = options;
  const known = first.flatMap((part, at) => (part.length > 0 && rest[at]!.length > 0 ? [at] : []));
  const steps = Math.floor(known.length / batch);
  if (steps === 0) return;
  scaleToMeanLength(words);
  const order = shuffled(known.length, randomNumbers(seed)).map((at) => known[at]!);
  for (let step = 0; step < steps; step += 1) {
    const members = order.slice(step * batch, (step + 1) * batch);
    learnBatch(
      words,
      members.map((at) => first[at]!),
      members.map((at) => rest[at]!),
      RATE * (1 - step / steps),
    );
    await onStep?.((step + 1) / steps);
  }
}
