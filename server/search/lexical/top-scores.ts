/**
 * The `limit` highest of the scores offered, of equal ones the first offered. Room for four times as many: when it is full, everything
 * below the limit-th best is dropped at once, which is cheaper than keeping a heap.
 */
export class TopScores {
  readonly #limit: number;
  #count = 0;
  #scores: Float32Array;
  #ids: Float64Array;
  /** Scores at or below it need not be offered. */
  threshold = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#scores = new Float32Array(limit * 4 + 1024);
    this.#ids = new Float64Array(limit * 4 + 1024);
  }

  /** Takes a score above the threshold. */
  add(score: number, id: number): void {
    if (this.#count === this.#scores.length) this.#shrink();
    if (score <= this.threshold) return;
    this.#scores[this.#count] = score;
    this.#ids[this.#count++] = id;
  }

  /** What is left, in the order offered. */
  take(): { ids: Float64Array; scores: Float32Array } {
    if (this.#count > this.#limit) this.#shrink();
    return { ids: this.#ids.slice(0, this.#count), scores: this.#scores.slice(0, this.#count) };
  }

  #shrink(): void {
    const sorted = this.#scores.slice(0, this.#count).sort();
    const least = sorted[this.#count - this.#limit]!;
    let ties = this.#limit;
    for (let at = this.#count - 1; at >= 0 && sorted[at]! > least; at -= 1) ties -= 1;
    let kept = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const score = this.#scores[at]!;
      if (score < least || (score === least && ties-- <= 0)) continue;
      this.#scores[kept] = score;
      this.#ids[kept++] = this.#ids[at]!;
    }
    this.#count = kept;
    this.threshold = least;
  }
}
