import type { RejectFile } from "./reject-file.ts";

/** Bounds the memory of a large file: rows whose company or person was last seen before so many others are merged without being listed. */
const MAX_KEYS = 500_000;

/** Finds the rows of a file that are of one company or person, and lists them in a file. */
export class MergedRows {
  count = 0;
  readonly #file: RejectFile;
  readonly #lines = new Map<string, number>();

  constructor(file: RejectFile) {
    this.#file = file;
  }

  /** @param key what identifies the company or person. */
  add(line: number, key: string): void {
    const first = this.#lines.get(key);
    if (first === undefined) {
      if (this.#lines.size < MAX_KEYS) this.#lines.set(key, line);
      return;
    }
    this.count += 1;
    this.#file.add(line, `is merged with line ${first}: both are ${key}`, undefined, undefined);
  }

  async flush(): Promise<void> {
    await this.#file.flush();
  }
}
