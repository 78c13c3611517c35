const bins = 2_048;

/**
 * The `limit` highest of the scores offered, of equal ones the first offered. A histogram of everything offered says where the limit-th best
 * lies; what is below is dropped when the room, four times the limit, is full. That is cheaper than a heap and than sorting now and then.
 */
export class TopScores {
  readonly #limit: number;
  readonly #scale: number;
  readonly #bins = new Uint32Array(bins);
  readonly #scores: Float32Array;
  readonly #ids: Float64Array;
  #count = 0;
  /** Scores at or below it need not be offered. */
  threshold = 0;

  /** @param highest no score is above it */
  constructor(limit: number, highest: number) {
    this.#limit = limit;
    this.#scale = (bins - 1) / highest;
    this.#scores = new Float32Array(limit * 4 + 1024);
    this.#ids = new Float64Array(limit * 4 + 1024);
  }

  /** Takes a score above the threshold. */
  add(score: number, id: number): void {
    if (this.#count === this.#scores.length) this.#shrink();
    if (score <= this.threshold) return;
    this.#bins[Math.min(bins - 1, Math.floor(score * this.#scale))]! += 1;
    this.#scores[this.#count] = score;
    this.#ids[this.#count++] = id;
  }

  /** What is left, in the order offered. */
  take(): { ids: Float64Array; scores: Float32Array } {
    if (this.#count > this.#limit) this.#cutExactly();
    return { ids: this.#ids.slice(0, this.#count), scores: this.#scores.slice(0, this.#count) };
  }

  #shrink(): void {
    let bin = bins;
    for (let above = 0; above < this.#limit; ) above += this.#bins[--bin]!;
    const least = bin / this.#scale;
    this.#keep((score) => score >= least);
    // Thousands of nearly equal scores fill one bin.
    if (this.#count > this.#scores.length / 2) this.#cutExactly();
    else this.threshold = Math.max(this.threshold, Math.fround(least * (1 - 1e-6)));
  }

  #cutExactly(): void {
    const sorted = this.#scores.slice(0, this.#count).sort();
    const least = sorted[this.#count - this.#limit]!;
    let ties = this.#limit;
    for (let at = this.#count - 1; at >= 0 && sorted[at]! > least; at -= 1) ties -= 1;
    this.#keep((score) => score > least || (score === least && ties-- > 0));
    this.threshold = least;
  }

  #keep(stays: (score: number) => boolean): void {
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      if (!stays(this.#scores[at]!)) continue;
      this.#scores[kept] = this.#scores[at]!;
      this.#ids[kept++] = this.#ids[at]!;
    }
    this.#count = kept;
  }
}
