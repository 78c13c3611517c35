import { normalNumbers, randomNumbers } from "../../server/lib/random.ts";

const NOISE = 1 << 20;

/**
 * Generates vectors distributed like embeddings of companies: clusters of unequal size and spread, and dimensions of
 * falling variance. White noise would be too easy for a quantised scan, because no two of its vectors are close.
 */
export class ClusteredVectors {
  readonly dimensions: number;
  readonly #uniform: () => number;
  readonly #centres: Float32Array;
  readonly #noise: Float32Array;
  readonly #deviations: Float32Array;
  readonly #clusters: number;

  constructor(dimensions: number, seed: number, clusters = 1_000) {
    this.dimensions = dimensions;
    this.#clusters = clusters;
    this.#uniform = randomNumbers(seed);
    const normal = normalNumbers(this.#uniform);
    this.#noise = Float32Array.from({ length: NOISE }, normal);
    this.#deviations = Float32Array.from({ length: dimensions }, (_, i) => 1 / Math.sqrt(1 + (8 * i) / dimensions));
    this.#centres = Float32Array.from(
      { length: clusters * dimensions },
      (_, i) => normal() * this.#deviations[i % dimensions]!,
    );
  }

  /** Returns the next `count` vectors, concatenated. */
  next(count: number, into: Float32Array = new Float32Array(count * this.dimensions)): Float32Array {
    for (let row = 0; row < count; row++) {
      // Squaring makes the sizes of clusters very different.
      const centre = Math.floor(this.#uniform() ** 2 * this.#clusters) * this.dimensions;
      const spread = 0.5 + this.#uniform();
      let at = Math.floor(this.#uniform() * NOISE);
      for (let i = 0; i < this.dimensions; i++) {
        into[row * this.dimensions + i] = this.#centres[centre + i]! + spread * this.#deviations[i]! * this.#noise[at]!;
        at = (at + 1) & (NOISE - 1);
      }
    }
    return into;
  }
}
