import { detectConventions } from "../../../server/catalogue/conventions.ts";
import type { Conventions } from "../../../server/catalogue/field-reader.ts";
import type { RecordKind } from "../../../server/catalogue/record-kinds.ts";
import {
  countKnownHeaders,
  type Mapping,
  type RecordRow,
  type Row,
  readRows,
  SAMPLE_ROWS,
} from "../../../server/files/public.ts";
import { type DateOrder, dateOrderIn, hasAmbiguousOrder } from "../../../server/text/public.ts";
import { type ColumnOptions, type Columns, mapColumns } from "./columns.ts";
import type { Source } from "./open-source.ts";

/** A file whose columns are known. */
export interface Table {
  /** The names of the columns. */
  readonly names: readonly string[];
  readonly columns: Columns;
  /** The first rows. */
  readonly sample: readonly RecordRow[];
  /** All rows, including the sample. */
  readonly rows: AsyncIterable<readonly Row[]>;
  readonly conventions: Conventions;
  /** Warnings about how the file was read; complete once all rows are read. */
  readonly notes: readonly string[];
}

/** The fields that hold dates. */
const DATE_FIELDS = ["posted_at", "at", "event_date", "last_funding_date"];

/**
 * Reads the beginning of a file and finds its columns. If the sample does not show whether dates begin with the day or
 * the month, searches the whole file for an unambiguous date.
 */
export async function openTable(
  source: Source,
  kind: RecordKind,
  columnOptions: ColumnOptions,
  options: { encoding: string | undefined; dates: DateOrder | undefined; note: (sentence: string) => void },
): Promise<Table> {
  const notes: string[] = [];
  const read = (content: AsyncIterable<Buffer>, note: (sentence: string) => void) =>
    readRows(content, {
      format: source.format,
      encoding: options.encoding,
      note,
      knownColumns: (cells) => {
        const given = cells.filter((cell) => columnOptions.map.has(cell)).length;
        return given + countKnownHeaders(kind.name, cells);
      },
    });
  const rows = read(source.content, (sentence) => notes.push(sentence));
  const { head, done } = await readHead(rows);
  const sample = head
    .flatMap((chunk) => chunk.filter((row): row is RecordRow => !("fault" in row)))
    .slice(0, SAMPLE_ROWS);
  const names = [...new Set(sample.flatMap(({ columns }) => columns))];
  const columns = mapColumns(kind, columnOptions, names, sample);
  const again = () => (source.reopen === undefined ? undefined : read(source.reopen(), () => undefined));
  const found = options.dates === undefined ? await findDateOrder(columns.mapping, sample, again) : undefined;
  if (found?.isGuess)
    notes.push(
      `Dates such as 03/04/2026 are ambiguous and were read as ${describeDateOrder(found.order)}. Set the order with --dates dmy or mdy.`,
    );
  const conventions = {
    ...detectConventions(sample.map((row) => columns.picker.pick(row))),
    dateOrder: options.dates ?? found?.order,
  };
  const orders = new DateOrders(dateColumns(columns.mapping));
  const all = async function* () {
    for await (const some of afterHead(head, done ? [] : rows)) {
      if (found !== undefined) orders.add(some);
      yield some;
    }
    const note = orders.describeBoth(found?.order);
    if (note !== undefined) notes.push(note);
  };
  return { names, columns, sample, rows: all(), conventions, notes };
}

async function* afterHead(head: readonly (readonly Row[])[], rest: readonly [] | AsyncIterable<readonly Row[]>) {
  yield* head;
  yield* rest;
}

/** Collects the first unambiguous date of each order of day and month. */
class DateOrders {
  readonly #columns: readonly string[];
  readonly #found = new Map<DateOrder, string>();

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  add(rows: readonly Row[]): void {
    if (this.#found.size === 2) return;
    for (const row of rows) {
      if ("fault" in row) continue;
      for (const value of this.#columns.map((column) => row.value(column))) {
        const order = dateOrderIn(value);
        if (order !== undefined && !this.#found.has(order))
          this.#found.set(order, `${JSON.stringify(value)} at line ${row.line}`);
      }
    }
  }

  describeBoth(used: DateOrder | undefined): string | undefined {
    const [dmy, mdy] = [this.#found.get("dmy"), this.#found.get("mdy")];
    if (dmy === undefined || mdy === undefined) return undefined;
    return `Some dates begin with the day (${dmy}), others with the month (${mdy}). Ambiguous dates were read as ${describeDateOrder(used)}. Set the order with --dates dmy or mdy.`;
  }
}

function describeDateOrder(order: DateOrder | undefined): string {
  return order === "mdy" ? "month/day" : "day/month";
}

async function readHead(rows: AsyncGenerator<readonly Row[]>): Promise<{ head: (readonly Row[])[]; done: boolean }> {
  const head: (readonly Row[])[] = [];
  let count = 0;
  while (count < SAMPLE_ROWS) {
    const { value, done } = await rows.next();
    if (done) return { head, done: true };
    head.push(value);
    count += value.length;
  }
  return { head, done: false };
}

function dateColumns(mapping: Mapping): readonly string[] {
  return DATE_FIELDS.flatMap((field) => mapping.get(field) ?? []);
}

/** Returns the order of day and month, from the first unambiguous date of the file. */
async function findDateOrder(
  mapping: Mapping,
  sample: readonly RecordRow[],
  openAll: () => AsyncIterable<readonly Row[]> | undefined,
): Promise<{ readonly order: DateOrder; readonly isGuess: boolean } | undefined> {
  const columns = dateColumns(mapping);
  const cellValues = (row: RecordRow) => columns.map((column) => row.value(column));
  if (
    columns.length === 0 ||
    !sample.some((row) => cellValues(row).some((value) => hasAmbiguousOrder(value) || dateOrderIn(value) !== undefined))
  )
    return undefined;
  const shown = (row: RecordRow): DateOrder | undefined =>
    cellValues(row)
      .map(dateOrderIn)
      .find((order) => order !== undefined);
  const order = sample.map(shown).find((found) => found !== undefined);
  if (order !== undefined) return { order, isGuess: false };
  for await (const rows of openAll() ?? []) {
    for (const row of rows) {
      const found = "fault" in row ? undefined : shown(row);
      if (found !== undefined) return { order: found, isGuess: false };
    }
  }
  // Dates with points, such as 03.04.2026, begin with the day.
  const hasPoints = sample.some((row) =>
    cellValues(row).some((value) => hasAmbiguousOrder(value) && String(value).includes(".")),
  );
  return { order: hasPoints ? "dmy" : "mdy", isGuess: true };
}
