import { readCsv } from "./csv.ts";
import { decode } from "./decode.ts";
import { readJson } from "./json.ts";
import type { Note, Row } from "./row.ts";

export type Format = "json" | "csv";

interface ReadTextOptions {
  /** If undefined, detected from the first characters. */
  readonly format?: Format | undefined;
  /** Called with warnings about how the file was read and what was skipped. */
  readonly note: Note;
  readonly knownColumns: (cells: readonly string[]) => number;
}

interface ReadFileOptions extends ReadTextOptions {
  /** If undefined, detected from the content. */
  readonly encoding?: string | undefined;
}

/** Thrown if a file is neither CSV nor JSON. The message completes a sentence that begins with the file's name. */
export class NotRows extends Error {
  override name = "NotRows";
}

/** Reads rows from a file, one chunk at a time. Lines are counted from 1. */
export function readRows(
  content: AsyncIterable<Buffer>,
  { encoding, ...options }: ReadFileOptions,
): AsyncGenerator<readonly Row[]> {
  return readTextRows(decode(content, encoding, options.note), options);
}

export async function* readTextRows(
  texts: AsyncGenerator<string>,
  { format, note, knownColumns }: ReadTextOptions,
): AsyncGenerator<readonly Row[]> {
  const { first, all } = await peek(texts);
  const problem = explainOtherFormat(first);
  if (problem !== undefined) throw new NotRows(problem);
  yield* detectFormat(first, format) === "json" ? readJson(all) : readCsv(all, { note, knownColumns });
}

/** Reads at least 20 characters that are not white space, and returns them with an iterable over the whole text. */
async function peek(texts: AsyncGenerator<string>): Promise<{ first: string; all: AsyncIterable<string> }> {
  let first = "";
  while (first.trim().length < 20) {
    const { value, done } = await texts.next();
    if (done) break;
    first += value;
  }
  const all = async function* () {
    yield first;
    yield* texts;
  };
  return { first, all: all() };
}

/** Detects JSON by its content, even if `format` is "csv": column names do not begin with brackets. */
function detectFormat(first: string, format: Format | undefined): Format {
  const start = first.replace(/^\ufeff/, "").trimStart();
  if (/^(?:\{\s*"|\{\s*\}|\[\s*[[{\]])/.test(start)) return "json";
  return format ?? (start.startsWith("{") ? "json" : "csv");
}

/** The first bytes of other formats, and the message for the user. */
const SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [/^PK\p{Cc}\p{Cc}/u, "is an Excel workbook or another zip file. Save it as CSV first"],
  [/^(?:ÐÏ\p{Cc}à|ÐÏ)/u, "is an old Excel workbook. Save it as CSV first"],
  [/^%PDF-/, "is a PDF, which has no rows"],
  [
    /^\s*(?:<!doctype html|<html|<head|<body|<table|<meta\b)/i,
    "is a web page (HTML), not CSV. Download the export itself, or save the table as CSV",
  ],
  [/^\s*<\?xml/i, "is XML, not CSV. Save it as CSV first"],
  [/^\s*\{\\rtf/, "is a text document (RTF), not CSV. Save it as CSV first"],
];

/** Returns the explanation for a file that is neither CSV nor JSON; undefined for other files. */
function explainOtherFormat(first: string): string | undefined {
  return SIGNATURES.find(([pattern]) => pattern.test(first.replace(/^\ufeff/, "")))?.[1];
}
