import { CholeskyDecomposition, EigenvalueDecomposition, Matrix } from "ml-matrix";
import { dense } from "./sparse.ts";
import type { DenseMatrix } from "./sparse.ts";

/** transpose(a) × b for tall matrices of equally many rows, summed in doubles. Four rows at a time: one pass over the sums for four. */
export const crossProduct = (a: DenseMatrix, b: DenseMatrix): Matrix => {
  const sums = new Float64Array(a.columns * b.columns);
  const width = b.columns;
  const whole = a.rows - (a.rows % 4);
  for (let row = 0; row < a.rows; row += row < whole ? 4 : 1) {
    const many = row < whole;
    const left = row * a.columns;
    const right = row * width;
    for (let i = 0; i < a.columns; i += 1) {
      const target = i * width;
      const a0 = a.values[left + i]!;
      if (!many) {
        for (let j = 0; j < width; j += 1) sums[target + j]! += a0 * b.values[right + j]!;
        continue;
      }
      const a1 = a.values[left + a.columns + i]!;
      const a2 = a.values[left + 2 * a.columns + i]!;
      const a3 = a.values[left + 3 * a.columns + i]!;
      for (let j = 0; j < width; j += 1) {
        const at = right + j;
        sums[target + j]! +=
          a0 * b.values[at]! + a1 * b.values[at + width]! + a2 * b.values[at + 2 * width]! + a3 * b.values[at + 3 * width]!;
      }
    }
  }
  return Matrix.from1DArray(a.columns, width, sums);
};

/** matrix × map, for a tall matrix and a small map. */
export const multiplyDense = (matrix: DenseMatrix, map: Matrix): DenseMatrix => {
  const width = map.columns;
  const product = dense(matrix.rows, width);
  const flat = new Float32Array(map.to1DArray());
  const sums = new Float32Array(width);
  for (let row = 0; row < matrix.rows; row += 1) {
    const source = row * matrix.columns;
    sums.fill(0);
    let column = 0;
    for (; column + 4 <= matrix.columns; column += 4) {
      const at = column * width;
      const v0 = matrix.values[source + column]!;
      const v1 = matrix.values[source + column + 1]!;
      const v2 = matrix.values[source + column + 2]!;
      const v3 = matrix.values[source + column + 3]!;
      for (let j = 0; j < width; j += 1) {
        sums[j]! += v0 * flat[at + j]! + v1 * flat[at + width + j]! + v2 * flat[at + 2 * width + j]! + v3 * flat[at + 3 * width + j]!;
      }
    }
    for (; column < matrix.columns; column += 1) {
      const value = matrix.values[source + column]!;
      for (let j = 0; j < width; j += 1) sums[j]! += value * flat[column * width + j]!;
    }
    product.values.set(sums, row * width);
  }
  return product;
};

/** Eigenvalues of a symmetric matrix, largest first, with the eigenvectors as columns. */
export const symmetricEigen = (matrix: Matrix): { values: number[]; vectors: Matrix } => {
  const found = new EigenvalueDecomposition(matrix, { assumeSymmetric: true });
  const order = found.realEigenvalues.map((_, at) => at).sort((a, b) => found.realEigenvalues[b]! - found.realEigenvalues[a]!);
  return { values: order.map((at) => found.realEigenvalues[at]!), vectors: found.eigenvectorMatrix.subMatrixColumn(order) };
};

/** The upper triangular inverse R⁻¹ of transpose(R) × R = matrix, for a positive definite matrix. */
export const inverseRoot = (matrix: Matrix): Matrix => {
  const lower = new CholeskyDecomposition(matrix).lowerTriangularMatrix;
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
};

/** Columns of the same span that are orthonormal, by Cholesky's factor of the Gram matrix. A whisper of ridge keeps it definite. */
export const orthonormalise = (matrix: DenseMatrix): DenseMatrix => {
  const gram = crossProduct(matrix, matrix);
  const ridge = (gram.trace() / gram.rows) * 1e-9;
  for (let at = 0; at < gram.rows; at += 1) gram.set(at, at, gram.get(at, at) + ridge);
  return multiplyDense(matrix, inverseRoot(gram));
};
