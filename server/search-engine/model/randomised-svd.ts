import type { Matrix } from "ml-matrix";
import { normalNumbers, randomNumbers } from "../../lib/random.ts";
import { crossProduct, multiplyDense, orthonormalise, symmetricEigen } from "./dense-algebra.ts";
import type { DenseMatrix, SparseMatrix } from "./sparse.ts";
import { dense, multiply, multiplyTransposed } from "./sparse.ts";

/** Left singular vectors (as columns) and singular values, largest first. */
interface TruncatedSvd {
  vectors: DenseMatrix;
  values: number[];
}

interface SvdOptions {
  /** Seed of the random start. */
  seed: number;
  /** Passes over the matrix and its transpose. */
  iterations?: number;
  /** Called after each product with the completed fraction; may throw to stop. */
  onStep?: (fraction: number) => void | Promise<void>;
}

/** Extra columns, which make the last requested columns accurate (oversampling). */
const OVERSAMPLE = 20;

function firstColumns(matrix: Matrix, count: number): Matrix {
  return matrix.subMatrix(0, matrix.rows - 1, 0, count - 1);
}

/** Returns the leading singular vectors by randomised subspace iteration (Halko, Martinsson, Tropp 2011). */
export async function truncatedSvd(matrix: SparseMatrix, rank: number, options: SvdOptions): Promise<TruncatedSvd> {
  const { seed, iterations = 2, onStep } = options;
  const size = Math.min(rank + OVERSAMPLE, matrix.rows, matrix.columns);
  const kept = Math.min(rank, size);
  const steps = iterations * 2 + 2;
  const random = normalNumbers(randomNumbers(seed));
  const start = dense(matrix.columns, size);
  for (let at = 0; at < start.values.length; at += 1) start.values[at] = random();
  let left = orthonormalise(multiply(matrix, start));
  await onStep?.(1 / steps);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const right = orthonormalise(multiplyTransposed(matrix, left));
    await onStep?.((2 * iteration + 2) / steps);
    left = orthonormalise(multiply(matrix, right));
    await onStep?.((2 * iteration + 3) / steps);
  }
  const projected = multiplyTransposed(matrix, left);
  const { values, vectors } = symmetricEigen(crossProduct(projected, projected));
  const found = multiplyDense(left, firstColumns(vectors, kept));
  await onStep?.(1);
  return { vectors: found, values: values.slice(0, kept).map((value) => Math.sqrt(Math.max(value, 0))) };
}
