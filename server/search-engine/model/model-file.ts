import type { SearchModel } from "./search-model.ts";
import { searchModel } from "./search-model.ts";

/** First bytes of a stored model, with its format version. */
const SIGNATURE = "company-search-model-1\n";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/** Serialises a model: signature, sizes as JSON, words, then documents, scales and vectors, little-endian. */
export function writeModel(model: SearchModel): Uint8Array {
  const text = encoder.encode(model.words.join("\n"));
  const sizes = {
    dimensions: model.dimensions,
    companies: model.companies,
    words: model.words.length,
    text: text.length,
  };
  const head = encoder.encode(`${SIGNATURE}${JSON.stringify(sizes)}\n`);
  const parts: ArrayBufferView[] = [head, text, model.documents, model.scales, model.vectors];
  const buffer = new Uint8Array(parts.reduce((sum, part) => sum + padded(part.byteLength), 0));
  let at = 0;
  for (const part of parts) {
    buffer.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += padded(part.byteLength);
  }
  return buffer;
}

function readModelSize(sizes: unknown, name: string): number {
  const value = typeof sizes === "object" && sizes !== null ? Reflect.get(sizes, name) : undefined;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0)
    throw new Error(`The stored search model has no valid ${name}.`);
  return value;
}

/** Reads a model that `writeModel` wrote; null if the buffer has a different format version. */
export function readModel(buffer: Uint8Array): SearchModel | null {
  const lead = encoder.encode(SIGNATURE);
  if (lead.some((byte, at) => buffer[at] !== byte)) return null;
  const lineEnd = buffer.indexOf(10, lead.length);
  const sizes: unknown = JSON.parse(decoder.decode(buffer.subarray(lead.length, lineEnd)));
  const [dimensions, companies, count, textLength] = ["dimensions", "companies", "words", "text"].map((name) =>
    readModelSize(sizes, name),
  ) as [number, number, number, number];
  const textAt = padded(lineEnd + 1);
  const documentsAt = textAt + padded(textLength);
  const scalesAt = documentsAt + count * 4;
  const vectorsAt = scalesAt + count * 4;
  const bytes = (start: number, length: number): ArrayBuffer =>
    new Uint8Array(buffer.subarray(start, start + length)).buffer;
  return searchModel({
    dimensions,
    companies,
    words: count === 0 ? [] : decoder.decode(buffer.subarray(textAt, textAt + textLength)).split("\n"),
    documents: new Uint32Array(bytes(documentsAt, count * 4)),
    scales: new Float32Array(bytes(scalesAt, count * 4)),
    vectors: new Int8Array(bytes(vectorsAt, count * dimensions)),
  });
}
