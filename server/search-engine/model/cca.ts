import { Matrix } from "ml-matrix";
import { crossProduct, inverseRoot, symmetric, symmetricEigen } from "./dense-algebra.ts";
import type { DenseMatrix } from "./sparse.ts";

function centred(matrix: DenseMatrix): DenseMatrix {
  const means = new Float64Array(matrix.columns);
  for (let at = 0; at < matrix.values.length; at += 1) means[at % matrix.columns]! += matrix.values[at]! / matrix.rows;
  return { ...matrix, values: matrix.values.map((value, at) => value - means[at % matrix.columns]!) };
}

/**
 * Canonical correlation analysis (CCA) of two views of the same companies (row i of both is one company): the
 * directions along which a company's first sentence and the rest of its text correlate, each scaled by its correlation.
 * Both views share one map, because queries, first sentences and whole texts are later compared with each other.
 *
 * With C the views' mean covariance plus `ridge` times its mean variance, and B the symmetric part of their
 * cross-covariance, the map consists of the leading eigenvectors of B w = λ C w times λ.
 */
export function agreementMap(first: DenseMatrix, second: DenseMatrix, dimensions: number, ridge: number): Matrix {
  const a = centred(first);
  const b = centred(second);
  const covariance = Matrix.add(crossProduct(a, a), crossProduct(b, b)).div(2);
  const cross = crossProduct(a, b);
  const shared = symmetric(cross);
  const size = covariance.rows;
  const added = Math.max((covariance.trace() / size) * ridge, 1e-9);
  for (let at = 0; at < size; at += 1) covariance.set(at, at, covariance.get(at, at) + added);
  const root = inverseRoot(covariance);
  const whitened = root.transpose().mmul(shared).mmul(root);
  const { values, vectors } = symmetricEigen(symmetric(whitened));
  const kept = Math.min(dimensions, size);
  const map = root.mmul(vectors.subMatrix(0, size - 1, 0, kept - 1));
  for (let column = 0; column < kept; column += 1) map.mulColumn(column, Math.max(values[column]!, 0));
  return map;
}
