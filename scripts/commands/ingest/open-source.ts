import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline, Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";

export type Format = "ndjson" | "csv";

/** An opened file, or standard input. */
export interface Source {
  /** Its name in messages and in the name of the reject file. */
  readonly name: string;
  readonly format: Format;
  /** The decompressed bytes. Corrupt input ends the stream with an error. */
  readonly content: Readable;
  /** The size of the file on disk; undefined for standard input. */
  readonly totalBytes: number | undefined;
  /** Returns how many of those bytes were read. */
  readonly bytesRead: () => number;
  /** Identifies the content; undefined for standard input, which cannot be read again. */
  readonly fingerprint: string | undefined;
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const SAMPLE_BYTES = 1024 * 1024;

/**
 * Opens a file, whose format follows from its name (`.ndjson`, `.csv`, each also `.gz`), or `-` for standard input,
 * whose format follows from its first bytes.
 *
 * @returns the source, or a sentence that says why it cannot be read.
 */
export async function openSource(path: string, input: Readable): Promise<Source | { problem: string }> {
  if (path === "-") return openInput(input);
  const name = basename(path);
  const format = /\.(ndjson|csv)(\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
  if (format !== "ndjson" && format !== "csv")
    return { problem: `${name} must end in .ndjson, .csv, .ndjson.gz or .csv.gz, or be - for standard input.` };
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) return { problem: `There is no file ${path}.` };
  const counted = count(createReadStream(path, { highWaterMark: 256 * 1024 }), /\.gz$/i.test(name));
  return { name, format, ...counted, totalBytes: file.size, fingerprint: await fingerprint(path, file.size) };
}

async function openInput(input: Readable): Promise<Source | { problem: string }> {
  const raw = await lookInto(input);
  if (raw.first.length === 0) return { problem: "Standard input is empty." };
  const { content, bytesRead } = count(raw.whole, raw.first.subarray(0, 2).equals(GZIP));
  const { first, whole } = await lookInto(content);
  const format = first.toString("utf8").trimStart().startsWith("{") ? "ndjson" : "csv";
  return { name: "standard-input", format, content: whole, bytesRead, totalBytes: undefined, fingerprint: undefined };
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
