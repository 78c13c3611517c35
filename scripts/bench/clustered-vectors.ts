/** A seeded source of numbers in [0, 1): mulberry32, public domain. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NOISE = 1 << 20;

/**
 * Vectors as embeddings of companies are: around cluster centres (industries, themes) of unequal size and spread, with
 * dimensions of falling variance. White noise would flatter a quantised scan, because there nothing is nearly alike.
 */
export class ClusteredVectors {
  readonly dimensions: number;
  readonly #random: () => number;
  readonly #centres: Float32Array;
  readonly #noise: Float32Array;
  readonly #deviations: Float32Array;
  readonly #clusters: number;

  constructor(dimensions: number, seed: number, clusters = 1_000) {
    this.dimensions = dimensions;
    this.#clusters = clusters;
    this.#random = seededRandom(seed);
    this.#noise = Float32Array.from({ length: NOISE }, () => this.#gauss());
    this.#deviations = Float32Array.from({ length: dimensions }, (_, i) => 1 / Math.sqrt(1 + (8 * i) / dimensions));
    this.#centres = Float32Array.from({ length: clusters * dimensions }, (_, i) => this.#gauss() * this.#deviations[i % dimensions]!);
  }

  /** The next `count` vectors, one after the other. */
  next(count: number, into: Float32Array = new Float32Array(count * this.dimensions)): Float32Array {
    for (let row = 0; row < count; row++) {
      // Squaring makes some clusters a hundred times as large as others.
      const centre = Math.floor(this.#random() ** 2 * this.#clusters) * this.dimensions;
      const spread = 0.5 + this.#random();
      let at = Math.floor(this.#random() * NOISE);
      for (let i = 0; i < this.dimensions; i++) {
        into[row * this.dimensions + i] = this.#centres[centre + i]! + spread * this.#deviations[i]! * this.#noise[at]!;
        at = (at + 1) & (NOISE - 1);
      }
    }
    return into;
  }

  #gauss(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#random())) * Math.cos(2 * Math.PI * this.#random());
  }
}
