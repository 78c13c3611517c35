const LETTERS = 3;
const BITS = 5;

/** The first three letters of wanted words: a quick test that rejects nine of ten words, but never a wanted one. */
export class WordStarts {
  readonly #known = new Uint8Array(1 << (LETTERS * BITS));

  /** Adds the beginnings of a stem and of its plurals ("fly", "flies"). */
  add(stem: string): void {
    // The s of a short stem's plural is one of its first three letters.
    for (const form of [stem, `${stem}s`, stem.replace(/y$/, "ies")]) {
      const slot = this.#slot(form, 0, form.length);
      if (slot >= 0) this.#known[slot] = 1;
    }
  }

  /** Returns whether the text from `start` to `end` may be one of the words. */
  has(text: string, start: number, end: number): boolean {
    const slot = this.#slot(text, start, end);
    return slot < 0 || this.#known[slot] === 1;
  }

  #slot(text: string, start: number, end: number): number {
    let slot = 0;
    for (let at = start; at < start + LETTERS; at += 1) {
      const code = at < end ? text.charCodeAt(at) : 0;
      if (code > 127 || (code > 0 && code < 48)) return -1;
      slot = (slot << BITS) | (code & 31);
    }
    return slot;
  }
}
