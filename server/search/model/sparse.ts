import { AlgebraCall } from "./algebra-kernel.ts";

/** A sparse matrix by rows: row r holds `values[starts[r]..starts[r+1])` in the columns of the same places. */
export type SparseMatrix = { rows: number; columns: number; starts: Uint32Array; columnOf: Uint32Array; values: Float32Array };

/** A dense matrix by rows in one array. */
export type DenseMatrix = { rows: number; columns: number; values: Float32Array };

export const dense = (rows: number, columns: number): DenseMatrix => ({ rows, columns, values: new Float32Array(rows * columns) });

type SparseProduct = "multiplySparse" | "multiplySparseTransposed";

const product = (name: SparseProduct, sparse: SparseMatrix, matrix: DenseMatrix, rows: number): DenseMatrix => {
  const call = new AlgebraCall();
  const [starts, columnOf, values, from] = [call.put(sparse.starts), call.put(sparse.columnOf), call.put(sparse.values), call.put(matrix.values)];
  const into = call.zeros(rows * matrix.columns);
  call.run[name](sparse.rows, starts, columnOf, values, from, into, matrix.columns);
  return { rows, columns: matrix.columns, values: call.floats(into, rows * matrix.columns) };
};

/** sparse × matrix. */
export const multiply = (sparse: SparseMatrix, matrix: DenseMatrix): DenseMatrix => product("multiplySparse", sparse, matrix, sparse.rows);

/** transpose(sparse) × matrix, without building the transpose. */
export const multiplyTransposed = (sparse: SparseMatrix, matrix: DenseMatrix): DenseMatrix =>
  product("multiplySparseTransposed", sparse, matrix, sparse.columns);
