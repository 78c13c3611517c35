/** Scales a vector to length one in place; a zero vector stays zero. */
export function toUnit(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (squares === 0) return vector;
  const factor = 1 / Math.sqrt(squares);
  for (let at = 0; at < vector.length; at += 1) vector[at]! *= factor;
  return vector;
}
