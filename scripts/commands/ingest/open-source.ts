import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline, Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";

import type { Format } from "../../../server/files/public.ts";

/** An opened file, or standard input. */
export interface Source {
  /** The name in messages and in the path of the reject file. */
  readonly name: string;
  /** The format according to the file extension; undefined if the extension does not determine it. */
  readonly format: Format | undefined;
  /** The decompressed bytes. Corrupt input ends the stream with an error. */
  readonly content: Readable;
  /** The size of the file on disk; undefined for standard input. */
  readonly totalBytes: number | undefined;
  /** Returns the number of bytes read so far, before decompression. */
  readonly bytesRead: () => number;
  /** Identifies the content; undefined for standard input, which cannot be read again. */
  readonly fingerprint: string | undefined;
  /** Opens the content again; undefined for standard input. */
  readonly reopen: (() => Readable) | undefined;
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const SAMPLE_BYTES = 1024 * 1024;

/**
 * Opens a file, or `-` for standard input. Either may be compressed with gzip, regardless of its name.
 * @returns the source, or the reason why it cannot be read.
 */
export async function openSource(path: string, input: Readable): Promise<Source | { problem: string }> {
  if (path === "-") return openInput(input);
  const name = basename(path);
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) return { problem: `There is no file ${path}.` };
  if (file.size === 0) return { problem: `${name} is empty.` };
  const isPacked = (await firstBytes(path)).equals(GZIP);
  const openContent = () => count(createReadStream(path, { highWaterMark: 256 * 1024 }), isPacked);
  return {
    name,
    format: formatByExtension(name),
    ...openContent(),
    totalBytes: file.size,
    fingerprint: await fingerprint(path, file.size),
    reopen: () => openContent().content,
  };
}

function formatByExtension(name: string): Format | undefined {
  const ending = /\.(\w+?)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (["ndjson", "jsonl", "json"].includes(ending)) return "json";
  return ["csv", "tsv", "txt"].includes(ending) ? "csv" : undefined;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function openInput(input: Readable): Promise<Source | { problem: string }> {
  const raw = await lookInto(input);
  if (raw.first.length === 0) return { problem: "Standard input is empty." };
  const { content, bytesRead } = count(raw.whole, raw.first.subarray(0, 2).equals(GZIP));
  return {
    name: "standard-input",
    format: undefined,
    content,
    bytesRead,
    totalBytes: undefined,
    fingerprint: undefined,
    reopen: undefined,
  };
}

/** Returns the first bytes, and a stream that still contains them. */
async function lookInto(stream: Readable): Promise<{ first: Buffer; whole: Readable }> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  const { value: first = Buffer.alloc(0) } = await chunks.next();
  const whole = async function* () {
    yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return { first, whole: Readable.from(whole(), { objectMode: false }) };
}

function count(stream: Readable, packed: boolean): Pick<Source, "content" | "bytesRead"> {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  // The reader of the content handles the error.
  const content = packed
    ? pipeline(stream, counter, createGunzip(), () => undefined)
    : pipeline(stream, counter, () => undefined);
  return { content, bytesRead: () => bytes };
}

/** Hashes the length, the beginning and the end, because hashing gigabytes would take as long as loading them. */
async function fingerprint(path: string, size: number): Promise<string> {
  const digest = createHash("sha256").update(`${size}\n`);
  const file = await open(path);
  try {
    for (const position of [0, Math.max(0, size - SAMPLE_BYTES)]) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, position);
      digest.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
  return digest.digest("hex");
}
