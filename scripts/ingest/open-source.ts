import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline, Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";

export type Format = "ndjson" | "csv";

/** A file, or standard input, ready to be read once. */
export interface Source {
  /** What to call it in messages and in the reject file's name. */
  readonly name: string;
  readonly format: Format;
  /** Its text, unpacked. Breaks off with an error where the packing is broken. */
  readonly content: Readable;
  /** Length of the file as it lies there; undefined for standard input. */
  readonly totalBytes: number | undefined;
  /** How much of that was read. */
  readonly bytesRead: () => number;
  /** Tells this content from any other; undefined for standard input, which cannot be read twice. */
  readonly fingerprint: string | undefined;
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const SAMPLE_BYTES = 1024 * 1024;

/**
 * Opens a file by its name (`.ndjson`, `.csv`, each also `.gz`), or `-` for standard input, whose first bytes tell what
 * it is.
 *
 * @returns the source, or in one sentence why there is none.
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

/** The bytes that come first, empty at the end of the stream, and a stream that still holds them. */
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
  // Whoever reads the content meets the error there.
  const content = packed
    ? pipeline(stream, counter, createGunzip(), () => undefined)
    : pipeline(stream, counter, () => undefined);
  return { content, bytesRead: () => bytes };
}

/** From the length, the beginning and the end: a whole file of gigabytes would take as long as reading it. */
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
