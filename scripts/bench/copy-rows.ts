import type pg from "pg";

/** What pg's connection offers for COPY and its types leave out. */
type CopyConnection = pg.Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

function canCopy(connection: pg.Connection): connection is CopyConnection {
  return "sendCopyFromChunk" in connection;
}

/** What a pg client takes beside text: something that speaks to the connection by itself. */
class Copy implements pg.Submittable {
  readonly #statement: string;
  readonly #data: Buffer;
  readonly #settle: (error?: Error) => void;
  #failure: Error | undefined;

  constructor(statement: string, data: Buffer, settle: (error?: Error) => void) {
    this.#statement = statement;
    this.#data = data;
    this.#settle = settle;
  }

  submit(connection: pg.Connection): void {
    if (canCopy(connection)) connection.query(this.#statement);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    if (!canCopy(connection)) return;
    connection.sendCopyFromChunk(this.#data);
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.#failure = error;
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#settle(this.#failure);
  }
}

/** `COPY … FROM STDIN` of rows in text format, by the protocol itself: the bare rate that other ways of writing are measured by. */
export async function copyRows(
  client: pg.Client,
  statement: string,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const data = Buffer.from(rows.map((row) => `${row.map(asText).join("\t")}\n`).join(""));
  await new Promise<void>((resolve, reject) => {
    client.query(new Copy(statement, data, (error) => (error ? reject(error) : resolve())));
  });
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  const text = Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join(",")}}` : String(value);
  return text.replace(
    /[\\\t\n\r]/g,
    (letter) => ({ "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" })[letter] ?? letter,
  );
}
