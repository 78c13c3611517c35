import { CholeskyDecomposition, EigenvalueDecomposition, Matrix } from "ml-matrix";
import { AlgebraCall } from "./algebra-kernel.ts";
import type { DenseMatrix } from "./sparse.ts";

/** The number of rows summed in single precision before adding in double precision, which bounds the rounding error. */
const ROWS_SUMMED = 1024;

/** Returns transpose(a) × b, for tall matrices with the same number of rows. */
export function crossProduct(a: DenseMatrix, b: DenseMatrix): Matrix {
  const sums = new Float64Array(a.columns * b.columns);
  for (let row = 0; row < a.rows; row += ROWS_SUMMED) {
    const rows = Math.min(ROWS_SUMMED, a.rows - row);
    const call = new AlgebraCall();
    const left = call.put(a.values.subarray(row * a.columns, (row + rows) * a.columns));
    const right = call.put(b.values.subarray(row * b.columns, (row + rows) * b.columns));
    const partial = call.zeros(sums.length);
    call.run.addCrossProduct(left, right, rows, a.columns, b.columns, partial);
    call.floats(partial, sums.length).forEach((value, at) => (sums[at]! += value));
  }
  return Matrix.from1DArray(a.columns, b.columns, sums);
}

/** Returns matrix × map, for a tall matrix and a small map. */
export function multiplyDense(matrix: DenseMatrix, map: Matrix): DenseMatrix {
  const call = new AlgebraCall();
  const [left, right] = [call.put(matrix.values), call.put(new Float32Array(map.to1DArray()))];
  const length = matrix.rows * map.columns;
  const into = call.zeros(length);
  call.run.multiplyDense(left, matrix.rows, matrix.columns, right, map.columns, into);
  return { rows: matrix.rows, columns: map.columns, values: call.floats(into, length) };
}

/** Returns the eigenvalues of a symmetric matrix, largest first, with the eigenvectors as columns. */
export function symmetricEigen(matrix: Matrix): { values: number[]; vectors: Matrix } {
  const found = new EigenvalueDecomposition(matrix, { assumeSymmetric: true });
  const order = found.realEigenvalues
    .map((_, at) => at)
    .sort((a, b) => found.realEigenvalues[b]! - found.realEigenvalues[a]!);
  return {
    values: order.map((at) => found.realEigenvalues[at]!),
    vectors: found.eigenvectorMatrix.subMatrixColumn(order),
  };
}

/** Returns the mean of a matrix and its transpose, to remove rounding errors from a symmetric matrix. */
export function symmetric(matrix: Matrix): Matrix {
  return Matrix.add(matrix, matrix.transpose()).div(2);
}

/** Returns R⁻¹, upper triangular, where the positive definite `matrix` is transpose(R) × R. */
export function inverseRoot(matrix: Matrix): Matrix {
  const lower = new CholeskyDecomposition(symmetric(matrix)).lowerTriangularMatrix;
  const size = lower.rows;
  const inverse = Matrix.zeros(size, size);
  for (let column = 0; column < size; column += 1) {
    inverse.set(column, column, 1 / lower.get(column, column));
    for (let row = column + 1; row < size; row += 1) {
      let sum = 0;
      for (let k = column; k < row; k += 1) sum += lower.get(row, k) * inverse.get(k, column);
      inverse.set(row, column, -sum / lower.get(row, row));
    }
  }
  return inverse.transpose();
}

/** Returns orthonormal columns with the same span. A ridge keeps the Gram matrix definite. */
export function orthonormalise(matrix: DenseMatrix): DenseMatrix {
  const gram = crossProduct(matrix, matrix);
  // A matrix of zeros gets a ridge of 1, and stays zero.
  const ridge = Math.max(...gram.diagonal()) * 1e-6 || 1;
  for (let at = 0; at < gram.rows; at += 1) gram.set(at, at, gram.get(at, at) + ridge);
  return multiplyDense(matrix, inverseRoot(gram));
}
