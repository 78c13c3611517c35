import { lstat, mkdir, open, rm, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import type { Row } from "./read-rows.ts";

const LONGEST_TEXT = 2000;

/** The file of the rows that were not taken: one JSON object a line, with the line of the source and the reason. */
export class RejectFile {
  readonly path: string;
  /** Its length after the last write. */
  bytes = 0;
  #waiting = "";

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Keeps what an earlier run had recorded up to `bytes`, and nothing of what it wrote after that. Only a regular file is
   * ever shortened or removed: whoever runs as root and names /dev/null must not lose it.
   */
  async goOnAt(bytes: number): Promise<void> {
    const present = await lstat(this.path).catch(() => undefined);
    if (!present?.isFile()) return;
    this.bytes = Math.min(bytes, present.size);
    if (this.bytes === 0) await rm(this.path);
    else await truncate(this.path, this.bytes);
  }

  add(row: Row, reason: string): void {
    const content = "record" in row ? { row: row.record } : { text: row.text.slice(0, LONGEST_TEXT) };
    this.#waiting += `${JSON.stringify({ line: row.line, reason, ...content })}\n`;
  }

  /** Writes what was added, to the disk itself: the progress recorded after it must not know more than the file holds. */
  async flush(): Promise<void> {
    if (this.#waiting === "") return;
    const data = Buffer.from(this.#waiting);
    this.#waiting = "";
    await mkdir(dirname(this.path), { recursive: true });
    const file = await open(this.path, "a");
    try {
      await file.appendFile(data);
      // A device or a pipe has no disk to wait for.
      if ((await file.stat()).isFile()) await file.datasync();
    } finally {
      await file.close();
    }
    this.bytes += data.length;
  }
}
