import { Matrix } from "ml-matrix";
import { randomNumbers, shuffled } from "../../lib/random.ts";
import { crossProduct, multiplyDense } from "./dense-algebra.ts";
import { type DenseMatrix, dense } from "./sparse.ts";
import { sumWords, toUnitRows, type WordRows } from "./word-sums.ts";

interface ContrastOptions {
  /** Seed of the order in which companies are dealt into batches. */
  seed: number;
  /** Companies compared with each other at once. Fewer than this are no catalogue to learn from. */
  batch?: number;
  /** Called after each batch with the share done; may throw to stop. */
  onStep?: (fraction: number) => void | Promise<void>;
}

/** Cosines are told apart as if they were ten times as large. */
const TEMPERATURE = 0.1;
/** How far the first batch moves words, of a mean length of one; it falls to none with the last. */
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
  return {
    rows: matrix.rows,
    columns: matrix.columns,
    values: new Float32Array(matrix.to1DArray()),
  };
}

/**
 * How the loss changes with each product of a first sentence and a rest: the mean, over both ways of asking, of the share of likeness a pair
 * has, less one for a company's own.
 */
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

/** Moves the words of each part against the slope of its unit vector; the slope along the vector itself changes nothing. */
function moveWords(
  words: DenseMatrix,
  parts: WordRows,
  units: DenseMatrix,
  lengths: Float32Array,
  slope: DenseMatrix,
  step: number,
): void {
  const { columns } = words;
  parts.forEach((part, row) => {
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
  moveWords(words, first, a, lengthsA, multiplyDense(slope, asMatrix(b)), step);
  moveWords(words, rest, b, lengthsB, asDense(crossProduct(slope, a)), step);
}

function scaleToMeanLength(words: DenseMatrix): void {
  let sum = 0;
  for (let row = 0; row < words.rows; row += 1)
    sum += Math.hypot(...words.values.subarray(row * words.columns, (row + 1) * words.columns));
  const scale = sum === 0 ? 1 : words.rows / sum;
  words.values.forEach((value, at) => (words.values[at] = value * scale));
}

/**
 * Tunes word vectors in place by contrast: among a batch of companies each first sentence shall lie nearest to the rest of its own text, and
 * each rest to its first sentence (the loss of van den Oord, Li and Vinyals 2018). Plain gradient descent, once over the companies and no
 * more: further passes learn the companies by heart. `first` and `rest` hold the words of one company in the same place.
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
