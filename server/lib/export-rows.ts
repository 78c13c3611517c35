import { csvLine } from "./csv-line.ts";

/** How rows are written as CSV: the column names, and the lines of each row. */
interface Table<Row> {
  readonly columns: readonly string[];
  readonly lines: (row: Row) => readonly Parameters<typeof csvLine>[0][];
}

/** Yields pages of rows as newline-delimited JSON or as CSV with a header line. */
export async function* exportRows<Row>(
  pages: AsyncIterable<readonly Row[]>,
  mediaType: string,
  { columns, lines }: Table<Row>,
): AsyncGenerator<string> {
  const isTable = mediaType === "text/csv";
  if (isTable) yield csvLine(columns);
  for await (const page of pages)
    yield page.map((row) => (isTable ? lines(row).map(csvLine).join("") : `${JSON.stringify(row)}\n`)).join("");
}
