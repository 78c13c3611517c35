import { MAX_ROW_BYTES } from "./row.ts";

interface CsvRecord {
  readonly cells: readonly string[];
  /** The number of characters, without the line end. */
  readonly length: number;
  readonly lines: number;
  /** Why the record is unreadable: completes a sentence that begins with "The row". */
  readonly fault?: string;
}

interface RecordOptions {
  readonly separator: string;
  readonly newline: string;
  /** The number of columns in the header; 0 while the header is unknown. */
  readonly columns: number;
  /** Whether the file has no more text. */
  readonly isEnd: boolean;
}

export function splitLine(line: string, separator: string): CsvRecord {
  const text = line.endsWith("\r") ? line.slice(0, -1) : line;
  return { cells: text.split(separator), length: line.length, lines: 1 };
}

interface Dialect {
  readonly quote: string;
  readonly hasBackslash: boolean;
}

const STANDARD: Dialect = { quote: '"', hasBackslash: false };
/** Tried if a line has too many values or escaped quotes, because some programs write quotes in these ways. */
const OTHERS: readonly Dialect[] = [
  { quote: '"', hasBackslash: true },
  { quote: "'", hasBackslash: false },
];
const STRAY = "has an unclosed quote";

/**
 * Splits the record that begins at `start`. A quoted value may contain line breaks. If a quote is never closed, the
 * record has a fault and ends with its first line.
 * @returns undefined if the record may continue after the end of `text`.
 */
export function splitRecord(text: string, start: number, options: RecordOptions): CsvRecord | undefined {
  const { separator, newline, columns, isEnd } = options;
  const record = split(text, start, STANDARD, options);
  if (record === "open" && !isEnd && text.length - start <= MAX_ROW_BYTES) return undefined;
  const isRead = record !== "open" && record !== "stray";
  const lineEnd = indexOrEnd(text, newline, start, text.length);
  const isOneLine = isRead && start + record.length === lineEnd;
  // A value that still begins with a quote contains unescaped quotes, perhaps because they were escaped by backslashes.
  const isMarked = isRead && isOneLine && record.cells.some((cell) => cell.startsWith('"') && cell.includes('\\"'));
  if (isRead && !isMarked && (columns === 0 || !isTooWide(record.cells, columns))) return record;
  if (isOneLine) {
    const line = text.slice(start, lineEnd);
    for (const dialect of OTHERS) {
      const other = split(line, 0, dialect, options);
      if (other !== "open" && other !== "stray" && !isTooWide(other.cells, columns))
        return { ...record, cells: other.cells };
    }
    return record;
  }
  const line = text.slice(start, lineEnd);
  return { cells: splitLine(line, separator).cells, length: line.length, lines: 1, fault: STRAY };
}

/** Splits a record. Returns "open" if the text ends within a quoted value, and "stray" if a quote is never closed. */
function split(
  text: string,
  start: number,
  dialect: Dialect,
  { separator, newline }: RecordOptions,
): CsvRecord | "open" | "stray" {
  const cells: string[] = [];
  let at = start;
  let lines = 1;
  let lineEnd = indexOrEnd(text, newline, at, text.length);
  for (;;) {
    let opening = at;
    while (opening < lineEnd && text[opening] === " ") opening += 1;
    if (opening < lineEnd && text[opening] === dialect.quote) {
      const value = readQuoted(text, { opening, lineEnd }, dialect, separator, newline);
      if (typeof value === "string") return value;
      cells.push(value.text);
      at = value.end;
      if (at > lineEnd) {
        lines += countOccurrences(text, newline, lineEnd, at);
        lineEnd = indexOrEnd(text, newline, at, text.length);
      }
    } else {
      const next = indexOrEnd(text, separator, at, lineEnd);
      const end = next === lineEnd && text[next - 1] === "\r" && next > at ? next - 1 : next;
      cells.push(text.slice(at, end));
      at = next;
    }
    if (at >= lineEnd) return { cells, length: lineEnd - start, lines };
    at += separator.length;
  }
}

/**
 * Reads a value that begins with a quote and ends at a quote before a separator or the end of a line. Any other quote
 * on its first line is part of the value, which then keeps its outer quotes. On a later line, such a quote opens
 * another value, so the first quote is stray.
 */
function readQuoted(
  text: string,
  { opening, lineEnd }: { readonly opening: number; readonly lineEnd: number },
  dialect: Dialect,
  separator: string,
  newline: string,
): { text: string; end: number } | "open" | "stray" {
  const { quote, hasBackslash } = dialect;
  let lastInner = -1;
  for (let at = text.indexOf(quote, opening + 1); ; at = text.indexOf(quote, at + 1)) {
    const isOnLine = at !== -1 && at < lineEnd;
    if (!isOnLine && lastInner !== -1) {
      const end = indexOrEnd(text, separator, lastInner, lineEnd);
      return { text: unquoted(withoutReturn(text.slice(opening, end)), dialect), end };
    }
    if (at === -1) return "open";
    if (hasBackslash && text[at - 1] === "\\") continue;
    // A doubled quote at the beginning of a value does not escape a quote: `""Best"" Bakery`.
    const isDoubled = text[at + 1] === quote;
    if (isDoubled && !(at === opening + 1 && !closes(text, at + 2, separator, newline) && text[at + 2] !== quote)) {
      at += 1;
      continue;
    }
    if (closes(text, at + 1, separator, newline)) {
      const value = unquoted(text.slice(opening + 1, at), dialect);
      let end = at + 1;
      while (text[end] === " ") end += 1;
      if (text[end] === "\r" && newline === "\n") end += 1;
      return { text: lastInner === -1 ? value : `${quote}${value}${quote}`, end };
    }
    if (!isOnLine) return "stray";
    lastInner = isDoubled ? at + 1 : at;
    if (isDoubled) at += 1;
  }
}

/** Returns whether a separator or the end of a line follows, after optional spaces. */
function closes(text: string, from: number, separator: string, newline: string): boolean {
  let at = from;
  while (text[at] === " ") at += 1;
  const isLineEnd =
    text[at] === "\r"
      ? text[at + 1] === "\n" || newline === "\r" || at + 1 >= text.length
      : text[at] === "\n" && newline === "\n";
  return at >= text.length || isLineEnd || text.startsWith(separator, at);
}

function unquoted(value: string, { quote, hasBackslash }: Dialect): string {
  return (hasBackslash ? value.replaceAll(`\\${quote}`, quote) : value).replaceAll(quote + quote, quote);
}

function withoutReturn(value: string): string {
  return value.endsWith("\r") ? value.slice(0, -1) : value;
}

function isTooWide(cells: readonly string[], columns: number): boolean {
  return cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== "");
}

function countOccurrences(text: string, search: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(search, from); at !== -1 && at < to; at = text.indexOf(search, at + search.length))
    count += 1;
  return count;
}

/** Returns the first index of `search` between `from` and `end`, or `end` if there is none. */
function indexOrEnd(text: string, search: string, from: number, end: number): number {
  const at = text.indexOf(search, from);
  return at === -1 || at > end ? end : at;
}
