import { isRecord } from "../lib/is-record.ts";
import { isDamaged, showDamage } from "./decode.ts";
import { MAX_ROW_BYTES, objectRow, type Row, tooLong } from "./row.ts";

const NEWLINE = 10;
const QUOTE = 34;
const COMMA = 44;
const BRACKET = 91;
const BACKSLASH = 92;
const BRACKET_END = 93;
const BRACE = 123;
const BRACE_END = 125;

/** The fields under which APIs return the records of an answer. */
const WRAPPERS = new Set(
  "data results items records rows hits companies organizations organisations accounts contacts people entities values entries list".split(
    " ",
  ),
);

/** Reads JSON of records: one a line or over several, an array, or an object with an array. Lines count from 1. */
export async function* readJson(texts: AsyncIterable<string>): AsyncGenerator<readonly Row[]> {
  let reader: JsonReader | undefined;
  let first = "";
  for await (const text of texts) {
    let next = text;
    if (reader === undefined) {
      first += text;
      if (!first.trimStart().includes("\n") && first.length <= MAX_ROW_BYTES) continue;
      reader = readerOf(first);
      next = first;
    }
    const rows = reader.write(next);
    if (rows.length > 0) yield rows;
  }
  const rows = reader?.end() ?? [...readerOf(first).writeAll(first)];
  if (rows.length > 0) yield rows;
}

interface JsonReader {
  write(text: string): Row[];
  end(): Row[];
  writeAll(text: string): Row[];
}

/** Returns a reader for a file that begins with a text: of lines unless the first is the beginning of something longer. */
function readerOf(text: string): JsonReader {
  const first =
    text
      .replace(/^\ufeff/, "")
      .trimStart()
      .split("\n", 1)[0]
      ?.trim() ?? "";
  const isArray = first.startsWith("[");
  const isOpen = first.startsWith("{") && /[{[,]$/.test(first) && !isJson(first);
  return isArray || isOpen ? new NestedReader() : new LineReader();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads one value a line. */
class LineReader implements JsonReader {
  #rest = "";
  #line = 0;
  #isSkipping = false;

  write(text: string): Row[] {
    const rows: Row[] = [];
    const data = this.#isSkipping ? text : this.#rest + text;
    let start = 0;
    for (let end = data.indexOf("\n"); end !== -1; end = data.indexOf("\n", start)) {
      this.#line += 1;
      const line = data.slice(start, end);
      start = end + 1;
      if (this.#isSkipping) this.#isSkipping = false;
      else if (!isBlank(line)) rows.push(...parse(line, this.#line));
    }
    this.#rest = this.#isSkipping ? "" : data.slice(start);
    if (this.#rest.length > MAX_ROW_BYTES) {
      rows.push(tooLong(this.#line + 1));
      this.#isSkipping = true;
      this.#rest = "";
    }
    return rows;
  }

  end(): Row[] {
    return isBlank(this.#rest) ? [] : parse(this.#rest, this.#line + 1);
  }

  writeAll(text: string): Row[] {
    return [...this.write(text), ...this.end()];
  }
}

function isBlank(line: string): boolean {
  return line.length < 4 && line.replace("\ufeff", "").trim() === "";
}

/** Cuts a text into its objects by counting brackets outside of strings. */
class NestedReader implements JsonReader {
  #buffer = "";
  /** Where the scan of the buffer goes on. */
  #at = 0;
  /** Where the value that is being read begins; -1 between values. */
  #start = -1;
  #line = 1;
  #startLine = 1;
  #depth = 0;
  #isInString = false;
  /** Whether the records are in an array, or in an array of an object, whose other fields are not read. */
  #within: "nothing" | "array" | "object" = "nothing";
  #isSkipping = false;
  #hasRows = false;

  write(text: string): Row[] {
    this.#buffer += text;
    const rows: Row[] = [];
    const buffer = this.#buffer;
    let at = this.#at;
    for (; at < buffer.length; at += 1) {
      const code = buffer.charCodeAt(at);
      if (code === NEWLINE) this.#line += 1;
      if (this.#isInString) {
        if (code === BACKSLASH) at += 1;
        else if (code === QUOTE) this.#isInString = false;
        continue;
      }
      if (this.#start === -1) {
        if (code === BRACKET && this.#within === "nothing" && !this.#hasRows) this.#within = "array";
        else if (code === BRACKET_END && this.#within === "object") this.#depth = -1;
        else if (
          code > 32 &&
          code !== COMMA &&
          code !== BRACKET_END &&
          code !== BRACE_END &&
          code !== 0xfeff &&
          this.#depth >= 0
        ) {
          this.#start = at;
          this.#startLine = this.#line;
        }
        if (this.#start === -1) continue;
      }
      if (code === QUOTE) this.#isInString = true;
      else if (code === BRACE || code === BRACKET) {
        if (code === BRACKET && this.#depth === 1 && this.#opensRecords(buffer, at)) {
          this.#within = "object";
          this.#reset();
        } else this.#depth += 1;
      } else if (code === BRACE_END || code === BRACKET_END) this.#depth -= 1;
      else if (this.#depth > 0 || (code !== COMMA && code !== NEWLINE)) continue;
      if (this.#depth <= 0 && this.#start !== -1) {
        if (!this.#isSkipping)
          rows.push(...parse(buffer.slice(this.#start, code === COMMA ? at : at + 1), this.#startLine));
        this.#hasRows = true;
        this.#reset();
      }
    }
    if (this.#start !== -1 && !this.#isSkipping && at - this.#start > MAX_ROW_BYTES) {
      rows.push(tooLong(this.#startLine));
      this.#isSkipping = true;
    }
    const keep = this.#start === -1 || this.#isSkipping ? Math.min(at, buffer.length) : this.#start;
    this.#buffer = buffer.slice(keep);
    this.#at = at - keep;
    if (this.#start !== -1) this.#start = 0;
    return rows;
  }

  end(): Row[] {
    return this.#start === -1 || this.#isSkipping ? [] : parse(this.#buffer.slice(this.#start), this.#startLine);
  }

  writeAll(text: string): Row[] {
    return [...this.write(text), ...this.end()];
  }

  #reset(): void {
    this.#start = -1;
    this.#depth = 0;
    this.#isInString = false;
    this.#isSkipping = false;
  }

  /** Returns whether an array in the first object holds the records. */
  #opensRecords(buffer: string, at: number): boolean {
    if (this.#within !== "nothing" || this.#hasRows) return false;
    const field = /"([^"\\]{1,40})"\s{0,20}:\s{0,20}$/.exec(buffer.slice(Math.max(0, at - 100), at))?.[1];
    return WRAPPERS.has(field?.toLowerCase() ?? "");
  }
}

function parse(text: string, line: number): Row[] {
  if (text.length > MAX_ROW_BYTES) return [tooLong(line)];
  if (isDamaged(text)) return [{ line, fault: "is not UTF-8", text: showDamage(text) }];
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    if (!isRecord(value)) return [{ line, fault: "is not a JSON object", text }];
    return recordsIn(value).map((record) => objectRow(line, record));
  } catch {
    return [faulty(text, line)];
  }
}

/** Returns the records of an answer of an API, or the record itself. */
function recordsIn(value: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  for (const [field, list] of Object.entries(value))
    if (WRAPPERS.has(field.toLowerCase()) && Array.isArray(list) && list.length > 0 && list.every(isRecord))
      return list;
  return [value];
}

function faulty(text: string, line: number): Row {
  if (text.length > MAX_ROW_BYTES) return tooLong(line);
  return { line, fault: `is not JSON at column ${faultColumn(text.trimEnd())}`, text };
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
