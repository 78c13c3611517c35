import type { SharedIndex } from "./shared.ts";

/** Writes a query as the scan reads it: rotated, in 8 bits and, for rescoring, in 14. Uses a thread's scratch space. */
export function writeQuery(index: SharedIndex, thread: number, vector: Float32Array, slot: number): void {
  const { layout } = index;
  const { float32, int8, int16 } = index.views();
  const rotated = rotateQuery(index, thread, vector);
  let largest = 0;
  let sum = 0;
  for (const value of rotated) {
    largest = Math.max(largest, Math.abs(value));
    sum += Math.abs(value);
  }
  const coarse = largest > 0 ? 127 / largest : 0;
  // The second bound keeps the sum of 512 * value below 2^31 for every vector.
  const fine = largest > 0 ? Math.min(8191 / largest, 2 ** 31 / 520 / sum) : 0;
  const at = layout.query(slot);
  let coarseSum = 0;
  let fineSum = 0;
  rotated.forEach((value, i) => {
    const low = Math.round(value * coarse);
    const high = Math.round(value * fine);
    int8[at + 16 + i] = low;
    int16[(at + 16 + layout.dimensions) / 2 + i] = high;
    coarseSum += low;
    fineSum += high;
  });
  // A high nibble n stands for (n + 0.5 - 8) / 8 of the row's scale, and a full code c for (c + 0.5) / 512.
  float32.set(
    largest > 0
      ? [1 / 8 / coarse, (-7.5 / 8 / coarse) * coarseSum, 1 / 512 / fine, (0.5 / 512 / fine) * fineSum]
      : [0, 0, 0, 0],
    at / 4,
  );
}

function rotateQuery(index: SharedIndex, thread: number, vector: Float32Array): Float32Array {
  const { kernel, layout } = index;
  const { float32 } = index.views();
  const scratch = layout.scratch(thread).vector;
  float32.fill(0, scratch / 4, scratch / 4 + layout.dimensions);
  float32.set(vector, scratch / 4);
  kernel.prepareQuery(scratch, layout.dimensions, layout.signs);
  return float32.subarray(scratch / 4, scratch / 4 + layout.dimensions);
}
