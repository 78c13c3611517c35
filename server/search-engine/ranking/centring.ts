import { toUnit } from "../../lib/to-unit.ts";
import { AlgebraCall } from "../model/algebra-kernel.ts";
import { type DenseMatrix, dense } from "../model/sparse.ts";

/** The mean of an even sample of companies. It is subtracted because shared features do not distinguish companies. */
export interface Centring {
  mean: Float32Array;
  /** The direction and the length of the mean, with which an index computes products of the mean. */
  meanDirection: Float32Array;
  meanLength: number;
  /** The centred sample, with unit rows. */
  sample: DenseMatrix;
}

interface Spread {
  mean: number;
  deviation: number;
}

export const SAMPLE_SIZE = 512;

/** A sample of this many companies halves the mean, because the shared features of a few may be the searched ones. */
const HALF_MEAN_COMPANIES = 16;

/** Computes the centring from the vectors of a sample; null for a company without a vector. */
export function learnCentring(vectors: readonly (Float32Array | null)[]): Centring {
  const rows = vectors.filter((vector) => vector !== null);
  const columns = rows[0]?.length ?? 0;
  const mean = new Float32Array(columns);
  for (const row of rows)
    for (let at = 0; at < columns; at += 1) mean[at]! += row[at]! / (rows.length + HALF_MEAN_COMPANIES);
  const sample = dense(rows.length, columns);
  rows.forEach((row, of) => sample.values.set(centredUnit(row, mean), of * columns));
  return { mean, meanDirection: toUnit(mean.slice()), meanLength: Math.hypot(...mean), sample };
}

/** Centres a vector. A zero vector stays zero. */
export function centred({ mean }: Centring, vector: Float32Array): Float32Array {
  if (vector.length !== mean.length || vector.every((value) => value === 0)) return vector.slice();
  return centredUnit(toUnit(vector.slice()), mean);
}

function centredUnit(unit: Float32Array, mean: Float32Array): Float32Array {
  return toUnit(unit.map((value, at) => value - mean[at]!));
}

/**
 * Converts companies' cosines with `vector` to cosines of the centred companies, in place. `alongMean` contains the
 * companies' cosines with `meanDirection`.
 */
export function centreCosines(
  { mean, meanLength }: Centring,
  vector: Float32Array,
  cosines: Float32Array,
  alongMean: Float32Array,
): void {
  let ofMean = 0;
  for (let at = 0; at < mean.length; at += 1) ofMean += mean[at]! * vector[at]!;
  for (let at = 0; at < cosines.length; at += 1) {
    const squared = 1 - 2 * meanLength * alongMean[at]! + meanLength * meanLength;
    cosines[at] = (cosines[at]! - ofMean) / Math.sqrt(Math.max(squared, 1e-6));
  }
}

/** Returns the mean and standard deviation of the sample's cosines with a vector. */
export function sampleSpread({ sample: { rows, columns, values } }: Centring, vector: Float32Array): Spread {
  let sum = 0;
  let squares = 0;
  for (let row = 0; row < rows; row += 1) {
    let cosine = 0;
    for (let at = 0; at < columns; at += 1) cosine += values[row * columns + at]! * vector[at]!;
    sum += cosine;
    squares += cosine * cosine;
  }
  const mean = rows === 0 ? 0 : sum / rows;
  return { mean, deviation: Math.sqrt(Math.max(squares / Math.max(rows, 1) - mean * mean, 0)) };
}

/** The maximum deviation by which cosines are divided, because few industries deviate more. */
const MAX_DEVIATION = 0.12;

/** Returns how many standard deviations a cosine is above the mean; 0 if all cosines of the sample are equal. */
export function standardised(cosine: number, { mean, deviation }: Spread): number {
  return deviation > 0 ? (cosine - mean) / Math.min(deviation, MAX_DEVIATION) : 0;
}

/** A high exponent gives the most similar companies of the sample the greatest weight. */
const HUBNESS_EXPONENT = 8;
/** A company of the sample with a higher cosine is the same company or has the same text. */
const MAX_OTHER_COSINE = 0.99;

/** Returns companies' similarity to the nearest in the sample: the generalised mean of positive cosines. */
export function hubness({ sample }: Centring, companies: readonly Float32Array[]): Float64Array {
  const { rows, columns, values } = sample;
  const width = companies.length;
  const byDimension = new Float32Array(columns * width);
  companies.forEach((company, of) => {
    for (let at = 0; at < columns; at += 1) byDimension[at * width + of] = company[at]!;
  });
  const call = new AlgebraCall();
  const [left, right, into] = [call.put(values), call.put(byDimension), call.zeros(rows * width)];
  call.run.multiplyDense(left, rows, columns, right, width, into);
  const cosines = call.floats(into, rows * width);
  const sums = new Float64Array(width);
  for (let row = 0; row < rows; row += 1) {
    for (let of = 0; of < width; of += 1) {
      const cosine = cosines[row * width + of]!;
      if (cosine > 0 && cosine <= MAX_OTHER_COSINE) sums[of]! += cosine ** HUBNESS_EXPONENT;
    }
  }
  return sums.map((sum) => (sum / Math.max(rows, 1)) ** (1 / HUBNESS_EXPONENT));
}
