import { Matrix } from "ml-matrix";
import { normalNumbers, randomNumbers } from "../../lib/random.ts";
import { crossProduct, multiplyDense, symmetricEigen } from "../model/dense-algebra.ts";
import { toUnit } from "../model/embedding.ts";
import { type DenseMatrix, dense } from "../model/sparse.ts";

/**
 * What the companies a search may answer have in common, learnt from a sample of them: their mean, and the directions they differ in most.
 * Neither tells what one of them does. Among open-source projects all are "open source software", and a query is compared by what is left
 * of it without that; see scripts/evaluate/README.md for what this is worth.
 */
export interface InCommon {
  mean: Float32Array;
  /** The mean's own direction and length, to ask an index for products with it. */
  meanDirection: Float32Array;
  meanLength: number;
  /** Unit vectors at right angles, and what is kept along each: 0 to 1. */
  directions: readonly { vector: Float32Array; kept: number }[];
  /** What tells each company of the sample from the mean: unit rows. */
  sample: DenseMatrix;
}

export interface Spread {
  mean: number;
  deviation: number;
}

/** Companies to sample: 256 lose .005 to .01, 2,000 gain nothing. */
export const sampledCompanies = 512;

/** 4 to 8 are within .01 of each other, 16 lose .03 of recall. */
const mostDirections = 4;
/** So many companies for every direction: what few companies have in common may be what is looked for. */
const companiesPerDirection = 50;
/** With this many the mean counts half, for the same reason. */
const companiesForMean = 16;
/** Where few trades make up the whole catalogue, the widest directions are what tells them apart. */
const leastKept = 0.4;
/** Directions carried beside those asked for, and passes over the sample: the last directions need not be exact. */
const oversample = 4;
const passes = 6;

function length(vector: Float32Array): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
}

/** Learns it from the vectors of a sample; null stands for a company without one. */
export function learnInCommon(vectors: readonly (Float32Array | null)[]): InCommon {
  const rows = vectors.filter((vector) => vector !== null);
  const columns = rows[0]?.length ?? 0;
  const sum = new Float32Array(columns);
  for (const row of rows) for (let at = 0; at < columns; at += 1) sum[at]! += row[at]!;
  const centred = byRows(
    rows,
    sum.map((value) => value / rows.length),
  );
  const count = Math.min(mostDirections, Math.floor(rows.length / companiesPerDirection), columns - oversample);
  const mean = sum.map((value) => value / (rows.length + companiesForMean));
  const sample = byRows(rows, mean);
  for (let row = 0; row < sample.rows; row += 1) toUnit(sample.values.subarray(row * columns, (row + 1) * columns));
  return {
    mean,
    meanDirection: toUnit(mean.slice()),
    meanLength: length(mean),
    directions: count > 0 ? leadingDirections(centred, count) : [],
    sample,
  };
}

/** Vectors by rows, each less the mean. */
function byRows(vectors: readonly Float32Array[], mean: Float32Array): DenseMatrix {
  const matrix = dense(vectors.length, mean.length);
  vectors.forEach((vector, row) =>
    vector.forEach((value, at) => (matrix.values[row * mean.length + at] = value - mean[at]!)),
  );
  return matrix;
}

/**
 * Columns of the same span at right angles, by Gram and Schmidt's method. One that the others already span becomes zero: companies may all
 * have one vector, or lie in a plane.
 */
function orthonormal(matrix: Matrix): Matrix {
  const columns: Float64Array[] = [];
  for (let column = 0; column < matrix.columns; column += 1) {
    const vector = Float64Array.from(matrix.getColumn(column));
    const before = Math.hypot(...vector);
    for (const other of [...columns, ...columns]) {
      const along = vector.reduce((sum, value, at) => sum + value * other[at]!, 0);
      for (let at = 0; at < vector.length; at += 1) vector[at]! -= along * other[at]!;
    }
    const after = Math.hypot(...vector);
    columns.push(after > before * 1e-5 ? vector.map((value) => value / after) : vector.fill(0));
  }
  return new Matrix(columns.map((column) => Array.from(column))).transpose();
}

/** The principal directions of centred rows by subspace iteration, each shrunk until they differ along it no more than along the next one. */
function leadingDirections(rows: DenseMatrix, count: number): InCommon["directions"] {
  const random = normalNumbers(randomNumbers(1));
  let basis = orthonormal(
    Matrix.from1DArray(
      rows.columns,
      count + oversample,
      Array.from({ length: rows.columns * (count + oversample) }, random),
    ),
  );
  for (let pass = 0; pass < passes; pass += 1) basis = orthonormal(crossProduct(rows, multiplyDense(rows, basis)));
  const projected = multiplyDense(rows, basis);
  const { values, vectors } = symmetricEigen(crossProduct(projected, projected));
  const found = basis.mmul(vectors);
  const least = Math.max(values[count]!, 0);
  return Array.from({ length: count }, (_, at) => ({
    vector: Float32Array.from(found.getColumn(at)),
    kept: values[at]! > least ? Math.max(leastKept, Math.sqrt(least / values[at]!)) : 1,
  }));
}

/** A vector less what is common along the directions. */
export function shrunk({ directions }: InCommon, vector: Float32Array): Float32Array {
  const rest = vector.slice();
  for (const { vector: direction, kept } of directions) {
    let along = 0;
    for (let at = 0; at < rest.length; at += 1) along += vector[at]! * direction[at]!;
    for (let at = 0; at < rest.length; at += 1) rest[at]! -= (1 - kept) * along * direction[at]!;
  }
  return rest;
}

/** What tells a company or a query apart from what all have in common. A zero vector stays zero: there is nothing to tell. */
export function apart(inCommon: InCommon, vector: Float32Array): Float32Array {
  if (vector.length !== inCommon.mean.length || vector.every((value) => value === 0)) return vector.slice();
  return shrunk(inCommon, toUnit(vector.map((value, at) => value - inCommon.mean[at]!)));
}

/** The unit vector to compare companies with: instead of every company, the query is shrunk once more, with the same products. */
export function towards(inCommon: InCommon, told: Float32Array): Float32Array {
  return toUnit(shrunk(inCommon, told));
}

/**
 * Turns products of companies' unit vectors with `vector` into their products less the mean and at unit length, in place. `alongMean` holds
 * their products with the mean's direction.
 */
export function lessMean(
  { mean, meanLength }: InCommon,
  vector: Float32Array,
  products: Float32Array,
  alongMean: Float32Array,
): void {
  const ofMean = mean.reduce((sum, value, at) => sum + value * vector[at]!, 0);
  for (let at = 0; at < products.length; at += 1) {
    const squared = 1 - 2 * meanLength * alongMean[at]! + meanLength * meanLength;
    products[at] = (products[at]! - ofMean) / Math.sqrt(Math.max(squared, 1e-6));
  }
}

/** Mean and deviation of the sample's products with a vector, less the mean as by `lessMean`. */
export function spreadAlong({ sample: { rows, columns, values } }: InCommon, vector: Float32Array): Spread {
  let [sum, squares] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns;
    let score = 0;
    for (let at = 0; at < columns; at += 1) score += values[start + at]! * vector[at]!;
    sum += score;
    squares += score * score;
  }
  const mean = rows === 0 ? 0 : sum / rows;
  return { mean, deviation: Math.sqrt(Math.max(squares / Math.max(rows, 1) - mean * mean, 0)) };
}
