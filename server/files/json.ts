import { type ArrayTable, columnsIn, isHeader, isJson, parse, WRAPPERS } from "./json-records.ts";
import { MAX_ROW_BYTES, type Row, tooLong } from "./row.ts";

const NEWLINE = 10;
const QUOTE = 34;
const COMMA = 44;
const BRACKET = 91;
const BACKSLASH = 92;
const BRACKET_END = 93;
const BRACE = 123;
const BRACE_END = 125;

/** Reads records from NDJSON, consecutive JSON values, a JSON array, or an array in a JSON object. */
export async function* readJson(texts: AsyncIterable<string>): AsyncGenerator<readonly Row[]> {
  let reader: JsonReader | undefined;
  let first = "";
  for await (const text of texts) {
    let next = text;
    if (reader === undefined) {
      first += text;
      if (!first.trimStart().includes("\n") && first.length <= MAX_ROW_BYTES) continue;
      reader = createReader(first);
      next = first;
    }
    const rows = reader.write(next);
    if (rows.length > 0) yield rows;
  }
  const isShort = reader === undefined;
  reader ??= createReader(first);
  const rows = [...(isShort ? reader.write(first) : []), ...reader.end()];
  if (rows.length > 0) yield rows;
}

interface JsonReader {
  write(text: string): Row[];
  end(): Row[];
}

/** Returns a line reader, or a nested reader if the first line opens an array or an incomplete object. */
function createReader(text: string): JsonReader {
  const first =
    text
      .replace(/^\ufeff/, "")
      .trimStart()
      .split("\n", 1)[0]
      ?.trim() ?? "";
  const isArray = first.startsWith("[") && !(isJson(first) && isHeader(JSON.parse(first)));
  const isOpen = first.startsWith("{") && /[{[,]$/.test(first) && !isJson(first);
  return isArray || isOpen ? new NestedReader() : new LineReader();
}

/** Reads files with one JSON value on each line. */
class LineReader implements JsonReader {
  readonly #table: ArrayTable = { columns: undefined, hasRows: false };
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
      else if (!isBlank(line)) rows.push(...parse(line, this.#line, this.#table));
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
    return isBlank(this.#rest) ? [] : parse(this.#rest, this.#line + 1, this.#table);
  }
}

function isBlank(line: string): boolean {
  return line.length < 4 && line.replace("\ufeff", "").trim() === "";
}

/** Splits text into records by counting brackets outside of strings. */
class NestedReader implements JsonReader {
  readonly #table: ArrayTable = { columns: undefined, hasRows: false };
  #buffer = "";
  /** The index at which the scan of the buffer continues. */
  #at = 0;
  /** The index at which the current value begins; -1 between values. */
  #start = -1;
  #line = 1;
  #startLine = 1;
  #depth = 0;
  #isInString = false;
  /** Whether the records are in a top-level array, or in an array of a top-level object. */
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
          this.#table.columns = columnsIn(buffer.slice(this.#start, at));
          this.#reset();
        } else this.#depth += 1;
      } else if (code === BRACE_END || code === BRACKET_END) this.#depth -= 1;
      else if (this.#depth > 0 || (code !== COMMA && code !== NEWLINE)) continue;
      if (this.#depth <= 0 && this.#start !== -1) {
        if (!this.#isSkipping)
          rows.push(...parse(buffer.slice(this.#start, code === COMMA ? at : at + 1), this.#startLine, this.#table));
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
    return this.#start === -1 || this.#isSkipping
      ? []
      : parse(this.#buffer.slice(this.#start), this.#startLine, this.#table);
  }

  #reset(): void {
    this.#start = -1;
    this.#depth = 0;
    this.#isInString = false;
    this.#isSkipping = false;
  }

  /** Returns whether the array at index `at`, in the first object, contains the records. */
  #opensRecords(buffer: string, at: number): boolean {
    if (this.#within !== "nothing" || this.#hasRows) return false;
    const field = /"([^"\\]{1,40})"\s{0,20}:\s{0,20}$/.exec(buffer.slice(Math.max(0, at - 100), at))?.[1];
    return WRAPPERS.has(field?.toLowerCase() ?? "");
  }
}
