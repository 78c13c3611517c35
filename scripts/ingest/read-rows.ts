import { Readable } from "node:stream";
import { parse } from "csv-parse";
import type { Format } from "./open-source.ts";

/** A row of a file: its values by column, or the reason why it cannot be read. */
export type Row = { readonly line: number } & (
  | { readonly record: Readonly<Record<string, unknown>> }
  | { readonly fault: string; readonly text: string }
);

/** Bounds the memory for one row, far above the longest valid company. */
export const LONGEST_ROW = 1024 * 1024;
const ROWS_AT_ONCE = 500;
const NEWLINE = 10;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads rows from a file in batches of some hundred. Lines are counted from 1. */
export function readRows(content: Readable, format: Format): AsyncIterable<readonly Row[]> {
  return format === "csv" ? readCsv(content) : readNdjson(content);
}

async function* readNdjson(content: Readable): AsyncGenerator<readonly Row[]> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 0;
  let skipping = false;
  for await (const chunk of content as AsyncIterable<Buffer>) {
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
    if (rest.length > LONGEST_ROW) {
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
  return { line, fault: `is longer than ${LONGEST_ROW} bytes`, text: "" };
}

function parseLine(bytes: Buffer, line: number): Row {
  if (bytes.length > LONGEST_ROW) return tooLong(line);
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { line, record: { ...value } };
    return { line, fault: "is not a JSON object", text: bytes.toString() };
  } catch (error) {
    const fault = error instanceof SyntaxError ? "is not JSON" : "is not UTF-8";
    return { line, fault, text: bytes.toString() };
  }
}

/** Reads CSV whose first row names the columns. */
async function* readCsv(content: Readable): AsyncGenerator<readonly Row[]> {
  let faults: Row[] = [];
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    skip_records_with_error: true,
    on_skip: (error, text) => {
      faults.push({
        line: Number(error?.lines ?? 0),
        fault: error?.message ?? "cannot be read as CSV",
        text: text ?? "",
      });
      return undefined;
    },
  });
  // Iterated, because a stream that was peeked at with read() does not always start to flow into a pipe.
  const bytes = Readable.from(content);
  bytes.on("error", (error: Error) => parser.destroy(error));
  bytes.pipe(parser);
  let columns: readonly string[] | undefined;
  let rows: Row[] = [];
  for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
    if (columns === undefined) {
      columns = record.map((column) => column.trim());
      continue;
    }
    rows.push(asRow(columns, record, info.lines));
    if (rows.length >= ROWS_AT_ONCE) {
      yield [...faults, ...rows];
      faults = [];
      rows = [];
    }
  }
  if (faults.length + rows.length > 0) yield [...faults, ...rows];
}

function asRow(columns: readonly string[], values: readonly string[], line: number): Row {
  if (values.length !== columns.length) {
    return {
      line,
      fault: `has ${values.length} values where ${columns.length} columns are named`,
      text: values.join(","),
    };
  }
  // The replacement character stands for bytes that are not UTF-8.
  if (values.some((value) => value.includes("\ufffd"))) return { line, fault: "is not UTF-8", text: values.join(",") };
  return { line, record: Object.fromEntries(columns.map((column, index) => [column, values[index]])) };
}
