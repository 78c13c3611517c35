import { existsSync, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { readColumnOptions } from "../../scripts/commands/ingest/columns.ts";
import { type Ingest, ingestRecords } from "../../scripts/commands/ingest/ingest-records.ts";
import { openTable } from "../../scripts/commands/ingest/open-table.ts";
import { RejectFile } from "../../scripts/commands/ingest/reject-file.ts";
import { type RecordKind, recordKind } from "../../server/catalogue/record-kinds.ts";
import type { Db } from "../../server/db/connect.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";

export interface IngestOptions extends Partial<Ingest> {
  readonly map?: readonly string[];
  readonly set?: readonly string[];
  /** Options for reading and writing records. */
  readonly kindOptions?: Parameters<typeof recordKind>[1];
}

/** Ingests a text as `npm run ingest` ingests a file. */
export async function ingestText(
  db: Db,
  kind: RecordKind | string,
  content: string | Buffer,
  rejectPath: string,
  { map = [], set = [], kindOptions, ...options }: IngestOptions = {},
) {
  const named = typeof kind === "string" ? recordKind(kind, kindOptions) : kind;
  const used = options.kind ?? named;
  const columns = readColumnOptions(used.fields, map, set);
  if ("problem" in columns) throw new Error(columns.problem);
  const source = {
    name: "file",
    format: undefined,
    content: Readable.from([Buffer.from(content)]),
    totalBytes: undefined,
    bytesRead: () => 0,
    fingerprint: undefined,
    reopen: undefined,
  };
  const table = await openTable(source, used, columns, {
    encoding: undefined,
    dates: undefined,
    note: () => undefined,
  });
  const isPlain = Object.values(table.conventions).every((convention) => convention === undefined);
  const readKind = isPlain ? used : recordKind(used.name, { ...kindOptions, ...table.conventions });
  const outcome = await ingestRecords({
    rows: table.rows,
    columns: table.columns.picker,
    rejects: new RejectFile(rejectPath),
    merges: new RejectFile(`${rejectPath}.merged`),
    target: { db, secrets: createSecrets("x".repeat(32)) },
    fileName: "file",
    sourceKey: "source",
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...options,
    kind: readKind,
  });
  return { ...outcome, table };
}

/** Reads a file of JSON lines; empty when there is none. */
export function readLines(path: string): Record<string, unknown>[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.filter((line) => line !== "").map((line): Record<string, unknown> => JSON.parse(line));
}
