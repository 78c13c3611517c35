/** A sparse matrix by rows: row r holds `values[starts[r]..starts[r+1])` in the columns of the same places. */
export type SparseMatrix = { rows: number; columns: number; starts: Uint32Array; columnOf: Uint32Array; values: Float32Array };

/** A dense matrix by rows in one array. */
export type DenseMatrix = { rows: number; columns: number; values: Float32Array };

export const dense = (rows: number, columns: number): DenseMatrix => ({ rows, columns, values: new Float32Array(rows * columns) });

/** sparse × matrix. */
export const multiply = (sparse: SparseMatrix, matrix: DenseMatrix): DenseMatrix => {
  const width = matrix.columns;
  const product = dense(sparse.rows, width);
  const into = product.values;
  const from = matrix.values;
  for (let row = 0; row < sparse.rows; row += 1) {
    const target = row * width;
    for (let place = sparse.starts[row]!; place < sparse.starts[row + 1]!; place += 1) {
      const source = sparse.columnOf[place]! * width;
      const value = sparse.values[place]!;
      for (let column = 0; column < width; column += 1) into[target + column]! += value * from[source + column]!;
    }
  }
  return product;
};

/** transpose(sparse) × matrix, without building the transpose. */
export const multiplyTransposed = (sparse: SparseMatrix, matrix: DenseMatrix): DenseMatrix => {
  const width = matrix.columns;
  const product = dense(sparse.columns, width);
  const into = product.values;
  const from = matrix.values;
  for (let row = 0; row < sparse.rows; row += 1) {
    const source = row * width;
    for (let place = sparse.starts[row]!; place < sparse.starts[row + 1]!; place += 1) {
      const target = sparse.columnOf[place]! * width;
      const value = sparse.values[place]!;
      for (let column = 0; column < width; column += 1) into[target + column]! += value * from[source + column]!;
    }
  }
  return product;
};
