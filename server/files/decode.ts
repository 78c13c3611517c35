import { analyse } from "chardet";
import iconv from "iconv-lite";
import type { Note } from "./row.ts";

/** Represents a byte that is not UTF-8. Decoded text never contains it, because it is half of a surrogate pair. */
const DAMAGED = "\udfff";

// The flag u prevents a match within a surrogate pair, such as that of the emoji U+1F3FF.
const DAMAGE = /\udfff/u;

/** Returns whether `text` was decoded from bytes that are not UTF-8. */
export function isDamaged(text: string): boolean {
  return DAMAGE.test(text);
}

/** Replaces each `DAMAGED` with the Unicode replacement character. */
export function showDamage(text: string): string {
  return text.replaceAll(/\udfff/gu, "\ufffd");
}

/** Legacy encodings, by chardet's names. */
const LIKELY_ENCODINGS = [
  "windows-1252",
  "ISO-8859-1",
  "windows-1250",
  "ISO-8859-2",
  "windows-1251",
  "ISO-8859-5",
  "KOI8-R",
  "windows-1253",
  "ISO-8859-7",
  "windows-1254",
  "ISO-8859-9",
  "Shift_JIS",
  "EUC-JP",
  "GB18030",
  "Big5",
  "EUC-KR",
];
/** Encodings that are decoded as a superset, with letters in place of control characters (WHATWG Encoding). */
const SAME: Readonly<Record<string, string>> = { "ISO-8859-1": "windows-1252", "ISO-8859-9": "windows-1254" };
/**
 * The confidence, in percentage points, by which another encoding must exceed Windows-1252. For short texts with few
 * accents, chardet returns arbitrary encodings.
 */
const MIN_LEAD = 25;
/** Single-byte encodings, each of which can decode nearly any bytes. */
const ONE_BYTE = /^(?:windows-|ISO-8859-|KOI8)/;
/** Large enough to recognise the letters of a language. */
const SAMPLE_BYTES = 64 * 1024;

export function isEncoding(name: string): boolean {
  return iconv.encodingExists(name);
}

/**
 * Decodes a file in UTF-8 or UTF-16. From the first byte that is not UTF-8, uses the likeliest legacy encoding and
 * adds a warning. If non-ASCII UTF-8 letters precede that byte, it is decoded as `DAMAGED` instead.
 * @param encoding the encoding that the caller specified; undefined detects it.
 */
export async function* decode(
  chunks: AsyncIterable<Buffer>,
  encoding: string | undefined,
  note: Note,
): AsyncGenerator<string> {
  let decoder: Decoder | undefined = encoding === undefined ? undefined : iconv.getDecoder(encoding);
  let isFirst = true;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    // The detection of UTF-16 reads the first two bytes.
    if (isFirst && bytes.length < 4) {
      rest = bytes;
      continue;
    }
    decoder ??= isFirst ? createDecoder(bytes, note) : undefined;
    const text = decoder?.write(bytes) ?? "";
    rest = Buffer.alloc(0);
    yield isFirst ? text.replace(/^\ufeff/, "") : text;
    isFirst = false;
  }
  if (rest.length > 0) {
    decoder ??= createDecoder(rest, note);
    yield decoder.write(rest).replace(/^\ufeff/, "");
  }
  yield decoder?.end() ?? "";
}

interface Decoder {
  write(bytes: Buffer): string;
  end(): string | undefined;
}

function createDecoder(first: Buffer, note: Note): Decoder {
  const utf16 = utf16Encoding(first);
  return utf16 === undefined ? new Utf8OrOlder(note) : iconv.getDecoder(utf16);
}

/** Recognises UTF-16 by its byte order mark, or by the zero byte of its first letter. */
function utf16Encoding([first, second]: Buffer): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0 && second !== 0) return "utf-16be";
  return second === 0 && first !== 0 ? "utf-16le" : undefined;
}

/** Decodes UTF-8, and switches to a legacy encoding if a byte is not UTF-8. */
class Utf8OrOlder implements Decoder {
  readonly #note: Note;
  #rest: Buffer = Buffer.alloc(0);
  #hasUtf8Letters = false;
  #older: Decoder | undefined;

  constructor(note: Note) {
    this.#note = note;
  }

  write(bytes: Buffer): string {
    if (this.#older !== undefined) return this.#older.write(bytes);
    const all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const cut = completeLength(all);
    this.#rest = all.subarray(cut);
    return this.#decode(all.subarray(0, cut), all);
  }

  end(): string | undefined {
    return this.#older === undefined ? this.#decode(this.#rest, this.#rest) : this.#older.end();
  }

  #decode(bytes: Buffer, sample: Buffer): string {
    const text = toText(bytes);
    if (text !== undefined) {
      this.#hasUtf8Letters ||= text.length < bytes.length;
      return text;
    }
    if (this.#hasUtf8Letters) return withDamage(bytes);
    const invalid = withDamage(bytes);
    if (hasLettersBesideDamage(invalid)) {
      this.#hasUtf8Letters = true;
      return invalid;
    }
    const encoding = detect(sample);
    this.#note(`The text is not UTF-8 and was read as ${encoding}. Set another encoding with --encoding.`);
    this.#older = iconv.getDecoder(encoding);
    const decoded = `${this.#older.write(bytes)}${this.#older.write(this.#rest)}`;
    this.#rest = Buffer.alloc(0);
    return decoded;
  }
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function toText(bytes: Buffer): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the number of bytes before an incomplete character at the end. */
function completeLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return needed > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Decodes UTF-8 with `DAMAGED` for invalid bytes. Keeps replacement characters that are encoded in the bytes. */
function withDamage(bytes: Buffer): string {
  const replacement = Buffer.from("\ufffd");
  const parts: string[] = [];
  let start = 0;
  for (let at = bytes.indexOf(replacement); at !== -1; at = bytes.indexOf(replacement, start)) {
    parts.push(bytes.subarray(start, at).toString("utf8").replaceAll("\ufffd", DAMAGED));
    start = at + replacement.length;
  }
  parts.push(bytes.subarray(start).toString("utf8").replaceAll("\ufffd", DAMAGED));
  return parts.join("\ufffd");
}

function hasLettersBesideDamage(text: string): boolean {
  return /[\u0080-\udffe\ue000-\uffff]/.test(text);
}

/** Returns the likeliest legacy encoding of bytes that are not UTF-8. */
function detect(bytes: Buffer): string {
  // Only non-ASCII bytes and the letters around them distinguish encodings.
  const from = bytes.findIndex((byte) => byte >= 0x80);
  const start = Math.max(0, from - SAMPLE_BYTES / 4);
  const found = analyse(bytes.subarray(start, start + SAMPLE_BYTES)).filter(({ name }) =>
    LIKELY_ENCODINGS.includes(name),
  );
  const western = found.find(({ name }) => SAME[name] === "windows-1252" || name === "windows-1252")?.confidence ?? 0;
  const isSurer = ({ confidence }: { confidence: number }) => confidence > western;
  const farSurer = found.find(({ confidence }) => confidence >= western + MIN_LEAD);
  if (farSurer !== undefined) return SAME[farSurer.name] ?? farSurer.name;
  const sample = bytes.subarray(start, start + SAMPLE_BYTES);
  const signs = signsInWords(sample, "windows-1252");
  const better = found.find(
    (one) => isSurer(one) && ONE_BYTE.test(one.name) && signsInWords(sample, one.name) < signs,
  )?.name;
  return SAME[better ?? ""] ?? better ?? "windows-1252";
}

/** Counts symbols within words, which a wrong encoding produces: `£ódŸ`, `¯aba`. */
function signsInWords(bytes: Buffer, encoding: string): number {
  const text = iconv.decode(bytes, encoding);
  return text.match(/(?<=\p{L})[¡-¿×÷]|[¡-¿×÷](?=\p{Ll})/gu)?.length ?? 0;
}
