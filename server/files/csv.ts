import { splitLine, splitRecord } from "./csv-record.ts";
import { isDamaged, showDamage } from "./decode.ts";
import { MAX_ROW_BYTES, type Note, type RecordRow, type Row, tooLong } from "./row.ts";

interface CsvLayout {
  readonly separator: string;
  readonly columns: readonly string[];
}

interface CsvOptions {
  readonly note: Note;
  /** Returns how many cells are names of known columns. Used to find the header. */
  readonly knownColumns: (cells: readonly string[]) => number;
}

const SAMPLE_LINES = 40;
const SAMPLE_CHARACTERS = 1024 * 1024;
const SEPARATORS = [",", ";", "\t", "|"];
const SEPARATOR_NAMES: Readonly<Record<string, string>> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
};

/**
 * Reads CSV. The first row with column names is the header. The first line end applies to the whole file. A row with an
 * unclosed quote is reported as faulty, and reading continues with the next line. Rows may be shorter than the header,
 * or longer if the additional cells are empty.
 */
export async function* readCsv(texts: AsyncIterable<string>, options: CsvOptions): AsyncGenerator<readonly Row[]> {
  const reader = new CsvReader(options);
  for await (const text of texts) {
    const rows = reader.write(text);
    if (rows.length > 0) yield rows;
  }
  const rows = reader.end();
  if (rows.length > 0) yield rows;
}

class CsvReader {
  readonly #options: CsvOptions;
  #buffer = "";
  #line = 1;
  #newline: string | undefined;
  #layout: CsvLayout | undefined;
  #isSkipping = false;

  constructor(options: CsvOptions) {
    this.#options = options;
  }

  write(text: string): Row[] {
    this.#buffer += text;
    return this.#read(false);
  }

  end(): Row[] {
    return this.#read(true);
  }

  #read(isEnd: boolean): Row[] {
    const rows: Row[] = [];
    if (this.#layout === undefined) {
      if (!isEnd && this.#buffer.length < SAMPLE_CHARACTERS && countLines(this.#buffer) <= SAMPLE_LINES) return rows;
      const header = findHeader(this.#buffer, this.#options);
      if (header === undefined) return rows;
      this.#layout = header.layout;
      this.#newline = header.newline;
      this.#buffer = this.#buffer.slice(header.length);
      this.#line += header.lines;
    }
    const { separator, columns } = this.#layout;
    const newline = this.#newline ?? "\n";
    let start = 0;
    for (;;) {
      const end = this.#buffer.indexOf(newline, start);
      const isLast = end === -1;
      if (isLast && (!isEnd || start >= this.#buffer.length)) break;
      const line = this.#buffer.slice(start, isLast ? undefined : end);
      if (this.#isSkipping || line.length > MAX_ROW_BYTES) {
        if (!this.#isSkipping) rows.push(tooLong(this.#line));
        this.#isSkipping = false;
        start = isLast ? this.#buffer.length : end + newline.length;
        this.#line += 1;
        continue;
      }
      const record =
        line.includes('"') || line.includes("'")
          ? splitRecord(this.#buffer, start, { separator, newline, columns: columns.length, isEnd })
          : splitLine(line, separator);
      // The next chunk may close the quote.
      if (record === undefined) break;
      rows.push(...toRow(record.cells, columns, this.#line, record.fault, line));
      start = Math.min(this.#buffer.length, start + record.length + newline.length);
      this.#line += record.lines;
    }
    this.#buffer = this.#buffer.slice(start);
    if (this.#isSkipping) this.#buffer = "";
    else if (this.#buffer.length > 2 * MAX_ROW_BYTES && !this.#buffer.includes(newline)) {
      rows.push(tooLong(this.#line));
      this.#isSkipping = true;
      this.#buffer = "";
    }
    return rows;
  }
}

function toRow(
  cells: readonly string[],
  columns: readonly string[],
  line: number,
  fault: string | undefined,
  text: string,
): Row[] {
  if (cells.every((cell) => cell.trim() === "") && fault === undefined) return [];
  const found = fault ?? faultIn(cells, columns);
  return [found === undefined ? new CsvRow(line, columns, cells) : { line, fault: found, text: showDamage(text) }];
}

function faultIn(cells: readonly string[], columns: readonly string[]): string | undefined {
  // Does not look for replacement characters, because valid UTF-8 may contain them.
  if (cells.some(isDamaged)) return "is not UTF-8";
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== ""))
    return `has ${cells.length} values for ${columns.length} columns`;
  return isHeaderAgain(cells, columns) ? "repeats the column names" : undefined;
}

function isHeaderAgain(cells: readonly string[], columns: readonly string[]): boolean {
  return cells.length >= columns.length && columns.every((column, at) => cleanHeader(cells[at] ?? "") === column);
}

/** A row of CSV. If several columns have the same name, `value` returns the first non-empty cell. */
class CsvRow implements RecordRow {
  readonly line: number;
  readonly columns: readonly string[];
  readonly #cells: readonly string[];

  constructor(line: number, columns: readonly string[], cells: readonly string[]) {
    this.line = line;
    this.columns = columns;
    this.#cells = cells;
  }

  get width(): number {
    return this.#cells.length;
  }

  value(column: string): unknown {
    let at = this.columns.indexOf(column);
    while (at !== -1 && (this.#cells[at] ?? "").trim() === "") at = this.columns.indexOf(column, at + 1);
    return at === -1 ? "" : this.#cells[at];
  }

  toRecord(): Readonly<Record<string, unknown>> {
    return Object.fromEntries([...new Set(this.columns)].map((column) => [column, this.value(column) ?? ""]));
  }
}

interface Header {
  readonly layout: CsvLayout;
  readonly newline: string;
  /** The number of characters up to the end of the header, including the text before it. */
  readonly length: number;
  readonly lines: number;
}

function findHeader(text: string, { note, knownColumns }: CsvOptions): Header | undefined {
  const newline = detectNewline(text);
  const declared = /^\s*"?sep=([^\r\n"])"?[ \t]*(?:\r\n|\n|\r|$)/i.exec(text);
  const before = declared === null ? 0 : declared[0].length;
  const lines = text.slice(before).split(newline, SAMPLE_LINES);
  const filled = lines.filter((line) => line.replace(/[\s,;|"]/g, "") !== "");
  if (filled.length === 0) return undefined;
  const separator = declared?.[1] ?? detectSeparator(filled, knownColumns);
  const rows = readSample(text.slice(before), separator, newline);
  const at = headerAt(rows, knownColumns);
  const header = rows[at];
  if (header === undefined) return undefined;
  const preamble = rows.slice(0, at).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (preamble.length > 0) {
    const count = preamble.length === 1 ? "line" : `${preamble.length} lines`;
    note(
      `Skipped the first ${count}, before the table: ${JSON.stringify(
        preamble[0]?.cells
          .filter((cell) => cell !== "")
          .join(", ")
          .slice(0, 80),
      )}.`,
    );
  }
  const columns = withoutEmptyEnd(header.cells.map(cleanHeader));
  if (separator !== "," && declared === null)
    note(`Columns are separated by ${SEPARATOR_NAMES[separator] ?? separator}.`);
  for (const name of new Set(columns.filter((column, index) => column !== "" && columns.indexOf(column) !== index)))
    note(`Several columns are named ${JSON.stringify(name)}; the first non-empty value is used.`);
  const declaredLines = declared === null ? 0 : 1;
  return {
    layout: { separator, columns },
    newline,
    length: before + header.end,
    lines: declaredLines + header.endLine,
  };
}

/** Returns a column name with single spaces, without byte order marks and zero-width spaces. */
function cleanHeader(cell: string): string {
  return cell
    .replace(/[\ufeff\u200b]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function withoutEmptyEnd(columns: readonly string[]): string[] {
  return columns.slice(0, columns.findLastIndex((column) => column !== "") + 1);
}

/** Returns the line end of a file: a lone carriage return in files from old Macs, otherwise a line feed. */
function detectNewline(text: string): string {
  const first = /\r\n|\n|\r/.exec(text)?.[0];
  return first === "\r" && !text.slice(0, SAMPLE_CHARACTERS).includes("\n") ? "\r" : "\n";
}

interface SampleRow {
  readonly cells: readonly string[];
  /** The index after the row and its line end. */
  readonly end: number;
  readonly endLine: number;
}

function readSample(text: string, separator: string, newline: string): SampleRow[] {
  const rows: SampleRow[] = [];
  let [start, line] = [0, 0];
  while (start < text.length && rows.length < SAMPLE_LINES) {
    const record = splitRecord(text, start, { separator, newline, columns: 0, isEnd: true });
    if (record === undefined) break;
    start = Math.min(text.length, start + record.length + newline.length);
    line += record.lines;
    rows.push({ cells: record.cells, end: start, endLine: line });
  }
  return rows;
}

/** Returns the index of the header: the row with most known columns, or else the first row that is not a title. */
function headerAt(rows: readonly SampleRow[], knownColumns: CsvOptions["knownColumns"]): number {
  const isFilled = ({ cells }: SampleRow): boolean => cells.some((cell) => cell.trim() !== "");
  const first = rows.findIndex(isFilled);
  const known = rows.slice(0, 30).map(({ cells }) => knownColumns(cells.map(cleanHeader)));
  const most = Math.max(0, ...known);
  const width = ({ cells }: SampleRow): number => cells.filter((cell) => cell.trim() !== "").length;
  const firstRow = rows[first];
  if (most > 0) {
    const best = known.indexOf(most);
    // A title such as "Company export" has few cells, but may contain a known column name.
    if (
      best === first ||
      (known[first] ?? 0) === 0 ||
      (firstRow !== undefined && width(firstRow) < width(rows[best] ?? firstRow))
    )
      return best;
    return first;
  }
  const widest = Math.max(0, ...rows.map(width));
  return firstRow !== undefined && width(firstRow) === 1 && widest > 1
    ? rows.findIndex((row) => width(row) > 1)
    : first;
}

/**
 * Returns the separator with the highest score. Known column names count most, then the share of lines with the usual
 * number of columns, then that number.
 */
function detectSeparator(lines: readonly string[], knownColumns: CsvOptions["knownColumns"]): string {
  const scores = SEPARATORS.map((separator) => {
    const rows = lines.map(
      (line) => (splitRecord(line, 0, { separator, newline: "\n", columns: 0, isEnd: true }) ?? { cells: [] }).cells,
    );
    const widths = rows.map((cells) => cells.length);
    const usual = mode(widths.filter((width) => width > 1)) ?? 1;
    const share = widths.filter((width) => width === usual).length / widths.length;
    const known = Math.max(0, ...rows.slice(0, 30).map((cells) => knownColumns(cells.map(cleanHeader))));
    return { separator, score: usual === 1 ? 0 : known * 100 + share * 10 + Math.min(usual, 9) / 10 };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

function mode(numbers: readonly number[]): number | undefined {
  const groups = [...Map.groupBy(numbers, (number) => number)].sort(
    ([a, one], [b, other]) => other.length - one.length || b - a,
  );
  return groups[0]?.[0];
}

function countLines(text: string): number {
  let count = 0;
  for (const character of ["\n", "\r"]) {
    let found = 0;
    for (let at = text.indexOf(character); at !== -1 && found <= SAMPLE_LINES; at = text.indexOf(character, at + 1))
      found += 1;
    count = Math.max(count, found);
  }
  return count;
}
