import { chmod, lstat, mkdir, open, rm, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import type { Row } from "../../../server/files/public.ts";
import { createPrivateFolder, PRIVATE_FILE } from "../../../server/lib/private-files.ts";

const MAX_TEXT_LENGTH = 2000;
/** A longer row is shortened: the file reports errors and does not copy the source. */
const MAX_ROW_LENGTH = 20_000;

/** The content of a row in a line of the reject file. */
type RejectedContent = { readonly row: unknown } | { readonly text: string };

/** Returns the part of a row that a reject file contains. */
export function rejectedContent(row: Row): RejectedContent {
  if ("fault" in row) return { text: row.text.slice(0, MAX_TEXT_LENGTH) };
  const record = row.toRecord();
  const written = JSON.stringify(record);
  return written.length > MAX_ROW_LENGTH ? { text: written.slice(0, MAX_TEXT_LENGTH) } : { row: record };
}

/**
 * The file of rejected rows: one JSON object per line, with the line of the source and the reason. Only its owner may
 * read it.
 */
export class RejectFile {
  readonly path: string;
  /** The length of the file after the last write. */
  bytes = 0;
  /** The first row that this run rejected. */
  first: { readonly line: number; readonly reason: string } | undefined;
  readonly #isInOwnFolder: boolean;
  #waiting = "";

  /** @param isInOwnFolder whether the folder contains only reject files; if so, only its owner may open the folder. */
  constructor(path: string, isInOwnFolder = false) {
    this.path = path;
    this.#isInOwnFolder = isInOwnFolder;
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

  /**
   * @param column the first invalid column, if the row could be read.
   * @param content undefined for the row of a person who was erased.
   */
  add(line: number, reason: string, column: string | undefined, content: RejectedContent | undefined): void {
    this.first ??= { line, reason };
    this.#waiting += `${JSON.stringify({ line, column, reason, ...content })}\n`;
  }

  /** Syncs the file to disk, so that the position recorded next is never ahead of the file. */
  async flush(): Promise<void> {
    if (this.#waiting === "") return;
    const data = Buffer.from(this.#waiting);
    this.#waiting = "";
    const folder = dirname(this.path);
    await (this.#isInOwnFolder ? createPrivateFolder(folder) : mkdir(folder, { recursive: true }));
    const file = await open(this.path, "a", PRIVATE_FILE);
    try {
      await file.appendFile(data);
      // Devices and pipes cannot be synced.
      if ((await file.stat()).isFile()) {
        // An earlier release may have created the file with other permissions.
        await chmod(this.path, PRIVATE_FILE);
        await file.datasync();
      }
    } finally {
      await file.close();
    }
    this.bytes += data.length;
  }
}
