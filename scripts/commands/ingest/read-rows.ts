import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { type Parser, parse } from "csv-parse";
import type { Format } from "./open-source.ts";

/** A row of a file: its values by column, or the reason why it cannot be read. */
export type Row = { readonly line: number } & (
  | { readonly record: Readonly<Record<string, unknown>> }
  | { readonly fault: string; readonly text: string }
);

/** Bounds the memory for one row, far above the longest valid record. */
export const MAX_ROW_BYTES = 1024 * 1024;
const NEWLINE = 10;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads rows from a file, one chunk at a time. Lines are counted from 1. The text may be UTF-8 or UTF-16. */
export function readRows(content: Readable, format: Format): AsyncIterable<readonly Row[]> {
  const chunks = toUtf8(content);
  return format === "csv" ? readCsv(chunks) : readNdjson(chunks);
}

async function* toUtf8(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { first, rest } = await readUntil(content, (bytes) => bytes.length >= 4);
  const encoding = utf16Encoding(first);
  if (encoding === undefined) {
    yield first;
    yield* rest;
    return;
  }
  const decoder = new TextDecoder(encoding);
  yield Buffer.from(decoder.decode(first, { stream: true }));
  for await (const chunk of rest) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

/** Recognises UTF-16 by its byte order mark or, without one, by the zero byte of the first letter. */
function utf16Encoding([first, second]: Buffer): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0 && second !== 0) return "utf-16be";
  return second === 0 && first !== 0 ? "utf-16le" : undefined;
}

/** Reads chunks until there is enough text, or as much as a row may have. */
async function readUntil(
  content: AsyncIterable<Buffer>,
  suffices: (bytes: Buffer) => boolean,
): Promise<{ first: Buffer; rest: AsyncIterable<Buffer> }> {
  const chunks = content[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  while (!suffices(first) && first.length <= MAX_ROW_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  return { first, rest: { [Symbol.asyncIterator]: () => chunks } };
}

async function* readNdjson(content: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 0;
  let skipping = false;
  for await (const chunk of content) {
    const rows: Row[] = [];
    const data = skipping ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = data.indexOf(NEWLINE); end !== -1; end = data.indexOf(NEWLINE, start)) {
      line += 1;
      const bytes = data.subarray(start, end);
      start = end + 1;
      if (skipping) skipping = false;
      else if (!isBlank(bytes)) rows.push(parseLine(bytes, line));
    }
    rest = skipping ? Buffer.alloc(0) : data.subarray(start);
    if (rest.length > MAX_ROW_BYTES) {
      rows.push(tooLong(line + 1));
      skipping = true;
      rest = Buffer.alloc(0);
    }
    if (rows.length > 0) yield rows;
  }
  if (!isBlank(rest)) yield [parseLine(rest, line + 1)];
}

function isBlank(bytes: Buffer): boolean {
  return bytes.length < 4 && bytes.toString("latin1").trim() === "";
}

function tooLong(line: number): Row {
  return { line, fault: `is longer than ${MAX_ROW_BYTES} bytes`, text: "" };
}

function parseLine(bytes: Buffer, line: number): Row {
  if (bytes.length > MAX_ROW_BYTES) return tooLong(line);
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { line, record: { ...value } };
    return { line, fault: "is not a JSON object", text: bytes.toString() };
  } catch (error) {
    const text = bytes.toString();
    const fault = error instanceof SyntaxError ? `is not JSON at column ${faultColumn(text)}` : "is not UTF-8";
    return { line, fault, text };
  }
}

/** Returns the column of the first character after which the text can no longer become JSON, by bisection. */
function faultColumn(text: string): number {
  let [fine, broken] = [0, text.length + 1];
  while (broken - fine > 1) {
    const middle = Math.floor((fine + broken) / 2);
    if (mayBecomeJson(text.slice(0, middle))) fine = middle;
    else broken = middle;
  }
  return broken;
}

function mayBecomeJson(prefix: string): boolean {
  try {
    JSON.parse(prefix);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? -1);
    return /^(Unexpected end|Unterminated string)/.test(message) || position >= prefix.length;
  }
}

/** Reads CSV whose first row names the columns. The rows and faults of each chunk come in the order of their lines. */
async function* readCsv(content: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  const { first, rest } = await readUntil(content, (bytes) => bytes.includes(NEWLINE));
  const delimiter = delimiterOf(first);
  let rows: Row[] = [];
  let columns: readonly string[] | undefined;
  let lastLine = 0;
  let parser: Parser | undefined;
  const openParser = (linesBefore: number): Parser =>
    parse({
      bom: linesBefore === 0,
      delimiter,
      relax_column_count: true,
      // Otherwise a quote within a value would swallow the rows up to the next quote.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_BYTES,
      skip_records_with_error: true,
      on_record: (record: string[], { lines }) => {
        lastLine = linesBefore + lines;
        if (columns === undefined) columns = record.map((column) => column.trim());
        else rows.push(asRow(columns, record, lastLine));
        return null;
      },
      on_skip: (error) => {
        if (parser === undefined) return;
        const line = linesBefore + Number(error?.lines ?? 0);
        if (error?.code !== "CSV_MAX_RECORD_SIZE")
          rows.push({ line, fault: error?.message ?? "cannot be read as CSV", text: "" });
        else {
          const fault = `has a quote that is not closed within ${MAX_ROW_BYTES} bytes: the rows from there to about line ${line} are not read`;
          rows.push({ line: lastLine + 1, fault, text: "" });
          // The parser would skip the rest of the file.
          parser = undefined;
        }
      },
    });
  for await (const { bytes, linesBefore } of withoutLongLines(first, rest, (line) => rows.push(tooLong(line)))) {
    parser ??= openParser(linesBefore);
    await write(parser, bytes);
    if (rows.length > 0) yield inOrder(rows);
    rows = [];
  }
  if (parser !== undefined) await finished(parser.end().resume());
  if (rows.length > 0) yield inOrder(rows);
}

function inOrder(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.line - b.line);
}

function write(parser: Parser, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => parser.write(bytes, (error) => (error ? reject(error) : resolve())));
}

/** Empties lines that are longer than a row may be, so that the parser does not take parts of them for rows. */
async function* withoutLongLines(
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  onLongLine: (line: number) => void,
): AsyncGenerator<{ bytes: Buffer; linesBefore: number }> {
  const chunks = async function* (): AsyncGenerator<Buffer> {
    yield first;
    yield* rest;
  };
  let line = 1;
  // The parts of the current line; empty once it is too long.
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks()) {
    const complete: Buffer[] = [];
    const linesBefore = line - 1;
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      if (length + end - start > MAX_ROW_BYTES) {
        onLongLine(line);
        complete.push(chunk.subarray(end, end + 1));
      } else complete.push(...parts, chunk.subarray(start, end + 1));
      parts = [];
      length = 0;
      start = end + 1;
      line += 1;
    }
    length += chunk.length - start;
    parts = length > MAX_ROW_BYTES ? [] : [...parts, chunk.subarray(start)];
    if (complete.length > 0) yield { bytes: Buffer.concat(complete), linesBefore };
  }
  if (length > MAX_ROW_BYTES) onLongLine(line);
  yield { bytes: Buffer.concat(parts), linesBefore: line - 1 };
}

/** Returns the separator that is most frequent in the first line, outside of quotes. */
function delimiterOf(bytes: Buffer): string {
  const header = (bytes.toString().split("\n", 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const [comma = 0, semicolon = 0, tab = 0] = [",", ";", "\t"].map((character) => header.split(character).length - 1);
  if (semicolon > comma && semicolon >= tab) return ";";
  return tab > comma ? "\t" : ",";
}

function asRow(columns: readonly string[], values: readonly string[], line: number): Row {
  if (values.length !== columns.length) {
    return {
      line,
      fault: `has ${values.length} values for ${columns.length} columns`,
      text: values.join(","),
    };
  }
  // The replacement character stands for bytes that are not UTF-8.
  if (values.some((value) => value.includes("\ufffd"))) return { line, fault: "is not UTF-8", text: values.join(",") };
  return { line, record: Object.fromEntries(columns.map((column, index) => [column, values[index]])) };
}
