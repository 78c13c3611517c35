import { AlgebraCall } from "./algebra-kernel.ts";

/** A sparse matrix by rows: row r contains `values[starts[r]..starts[r+1])` in the columns at the same indexes. */
export interface SparseMatrix {
  rows: number;
  columns: number;
  starts: Uint32Array;
  columnIndexes: Uint32Array;
  values: Float32Array;
}

export interface DenseMatrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

export function dense(rows: number, columns: number): DenseMatrix {
  return { rows, columns, values: new Float32Array(rows * columns) };
}

type SparseProduct = "multiplySparse" | "multiplySparseTransposed";

function product(name: SparseProduct, sparse: SparseMatrix, matrix: DenseMatrix, rows: number): DenseMatrix {
  const call = new AlgebraCall();
  const [starts, columnIndexes, values, from] = [
    call.put(sparse.starts),
    call.put(sparse.columnIndexes),
    call.put(sparse.values),
    call.put(matrix.values),
  ];
  const into = call.zeros(rows * matrix.columns);
  call.run[name](sparse.rows, starts, columnIndexes, values, from, into, matrix.columns);
  return { rows, columns: matrix.columns, values: call.floats(into, rows * matrix.columns) };
}

export function multiply(sparse: SparseMatrix, matrix: DenseMatrix): DenseMatrix {
  return product("multiplySparse", sparse, matrix, sparse.rows);
}

/** Returns transpose(sparse) × matrix, without building the transpose. */
export function multiplyTransposed(sparse: SparseMatrix, matrix: DenseMatrix): DenseMatrix {
  return product("multiplySparseTransposed", sparse, matrix, sparse.columns);
}
