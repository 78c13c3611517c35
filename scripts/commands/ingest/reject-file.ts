import { lstat, mkdir, open, rm, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import type { Row } from "./read-rows.ts";

const MAX_TEXT_LENGTH = 2000;

/** The file of rejected rows: one JSON object per line, with the line of the source and the reason. */
export class RejectFile {
  readonly path: string;
  /** The length of the file after the last write. */
  bytes = 0;
  /** The first row that this run rejected. */
  first: { readonly line: number; readonly reason: string } | undefined;
  #waiting = "";

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Truncates the file to the `bytes` that an earlier run recorded. Only regular files are truncated or removed, so
   * that root does not remove /dev/null.
   */
  async goOnAt(bytes: number): Promise<void> {
    const present = await lstat(this.path).catch(() => undefined);
    if (!present?.isFile()) return;
    this.bytes = Math.min(bytes, present.size);
    if (this.bytes === 0) await rm(this.path);
    else await truncate(this.path, this.bytes);
  }

  /** @param column the first invalid column, if the row could be read. */
  add(row: Row, reason: string, column?: string): void {
    this.first ??= { line: row.line, reason };
    const content = "record" in row ? { row: row.record } : { text: row.text.slice(0, MAX_TEXT_LENGTH) };
    this.#waiting += `${JSON.stringify({ line: row.line, column, reason, ...content })}\n`;
  }

  /** Syncs the file to disk, so that the position recorded next is never ahead of the file. */
  async flush(): Promise<void> {
    if (this.#waiting === "") return;
    const data = Buffer.from(this.#waiting);
    this.#waiting = "";
    await mkdir(dirname(this.path), { recursive: true });
    const file = await open(this.path, "a");
    try {
      await file.appendFile(data);
      // Devices and pipes cannot be synced.
      if ((await file.stat()).isFile()) await file.datasync();
    } finally {
      await file.close();
    }
    this.bytes += data.length;
  }
}
