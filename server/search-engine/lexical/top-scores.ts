/** A bounded list of scored companies that keeps at least the `limit` best, in the order in which they were added. */
export class TopScores {
  readonly #limit: number;
  #scores: Float32Array;
  #ids: Float64Array;
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#scores = new Float32Array(limit * 4);
    this.#ids = new Float64Array(limit * 4);
  }

  add(rows: Uint32Array, scores: Float32Array, companyIds: Float64Array): void {
    this.#makeRoom(rows.length);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      this.#scores[this.#count] = scores[row]!;
      this.#ids[this.#count++] = companyIds[row]!;
    }
  }

  /** Returns the kept companies that score at least the threshold. */
  take(threshold: number): { ids: Float64Array; scores: Float32Array } {
    this.#keep((score) => score >= threshold);
    return { ids: this.#ids.slice(0, this.#count), scores: this.#scores.slice(0, this.#count) };
  }

  #makeRoom(rows: number): void {
    if (this.#count + rows <= this.#scores.length) return;
    // Thousands of nearly equal scores may all pass a block's threshold.
    if (this.#count > this.#limit) this.#cut();
    const needed = this.#count + rows;
    if (needed <= this.#scores.length) return;
    const [scores, ids] = [new Float32Array(needed * 2), new Float64Array(needed * 2)];
    scores.set(this.#scores);
    ids.set(this.#ids);
    [this.#scores, this.#ids] = [scores, ids];
  }

  /** Keeps the `limit` best companies; of equal scores, those added first. */
  #cut(): void {
    const sorted = this.#scores.slice(0, this.#count).sort();
    const min = sorted[this.#count - this.#limit]!;
    let ties = this.#limit;
    for (let at = this.#count - 1; at >= 0 && sorted[at]! > min; at -= 1) ties -= 1;
    this.#keep((score) => score > min || (score === min && ties-- > 0));
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
