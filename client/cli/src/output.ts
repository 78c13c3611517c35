export type Format = "table" | "csv" | "ndjson" | "json";

export const FORMATS: readonly Format[] = ["table", "csv", "ndjson", "json"];

/** The value of each column in a row, by the column's heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => unknown>>;

/** Returns the requested format; by default, a table on a terminal and JSON elsewhere. */
export function resolveFormat(asked: Format | undefined): Format {
  return asked ?? (process.stdout.isTTY ? "table" : "json");
}

/** Prints rows. Tables and CSV contain the given columns; JSON contains whole rows. */
export function printRows<Row>(rows: readonly Row[], columns: Columns<Row>, asked: Format | undefined): void {
  const names = Object.keys(columns);
  const cells = () => rows.map((row) => names.map((name) => printableText(columns[name]?.(row))));
  switch (resolveFormat(asked)) {
    case "json":
      print(JSON.stringify(rows, null, 2));
      break;
    case "ndjson":
      for (const row of rows) print(JSON.stringify(row));
      break;
    case "csv":
      for (const line of [names, ...cells()]) print(line.map(quote).join(","));
      break;
    case "table":
      printTable(names, cells());
  }
}

/** Prints one object: its fields in a table, or JSON. */
export function printObject(value: object, asked: Format | undefined): void {
  if (resolveFormat(asked) === "table") printFields(value);
  else print(JSON.stringify(value, null, 2));
}

function printFields(value: object): void {
  const entries = Object.entries(value).filter(([, each]) => typeof each !== "object" || each === null);
  const width = Math.max(...entries.map(([name]) => name.length));
  for (const [name, each] of entries) print(`${name.padEnd(width)}  ${printableText(each)}`);
}

/** Prints a response. JSON contains the whole response; other formats contain the rows of its list. */
export function printResponse(data: object, asked: Format = "json"): void {
  if (asked === "json") {
    print(JSON.stringify(data, null, 2));
    return;
  }
  const list = [data, ...Object.values(data)].find((each): each is object[] => Array.isArray(each));
  const rows = (list ?? [data]).map((row) => (Object(row) === row ? row : { value: row }));
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const cell = (value: unknown) => (Object(value) === value ? JSON.stringify(value) : value);
  const columns = [...names].map((name) => [name, (row: object) => cell(Reflect.get(row, name))] as const);
  printRows(rows, Object.fromEntries(columns), asked);
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** Prints a message for people to standard error. */
export function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const MAX_CELL = 60;

function printTable(names: readonly string[], rows: readonly string[][]): void {
  if (rows.length === 0) {
    tell("Nothing found.");
    return;
  }
  const lines = rows.map((row) =>
    row.map((cell) => (cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL - 1)}…` : cell)),
  );
  const widths = names.map((name, at) => Math.max(name.length, ...lines.map((line) => line[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd();
  print(line(names));
  print(widths.map((width) => "-".repeat(width)).join("  "));
  for (const cells of lines) print(line(cells));
}

/** Returns a value as text, without control characters, which could manipulate the terminal. */
function printableText(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are removed.
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ");
}

/** Quotes a CSV cell. An apostrophe prevents spreadsheets from evaluating text that begins like a formula. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
