import { isRecord } from "../lib/is-record.ts";

export interface RecordRow {
  readonly line: number;
  readonly columns: readonly string[];
  readonly width: number;
  value(column: string): unknown;
  toRecord(): Readonly<Record<string, unknown>>;
}

interface FaultyRow {
  readonly line: number;
  /** Completes a sentence that begins with "The row". */
  readonly fault: string;
  readonly text: string;
}

export type Row = RecordRow | FaultyRow;

/** Bounds the memory for one row. Valid records are far shorter. */
export const MAX_ROW_BYTES = 1024 * 1024;

/** Receives a warning about a file. */
export type Note = (sentence: string) => void;

export function tooLong(line: number): FaultyRow {
  return { line, fault: `is longer than ${MAX_ROW_BYTES} bytes`, text: "" };
}

/** Converts an object to a row. Nested fields become columns named by their path: `company.domain`. */
export function objectRow(line: number, record: Readonly<Record<string, unknown>>): RecordRow {
  return {
    line,
    width: 1,
    get columns() {
      return listPaths(record, "", 0);
    },
    value: (column) => (Object.hasOwn(record, column) ? record[column] : valueAt(record, column)),
    toRecord: () => record,
  };
}

const MAX_DEPTH = 3;

function listPaths(record: Readonly<Record<string, unknown>>, prefix: string, depth: number): string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    return isRecord(value) && depth < MAX_DEPTH ? [path, ...listPaths(value, `${path}.`, depth + 1)] : [path];
  });
}

function valueAt(record: Readonly<Record<string, unknown>>, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split(".")) {
    // Of a list, such as the offices of a company, only the first item is read.
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (!isRecord(first) || !Object.hasOwn(first, name)) return undefined;
    value = first[name];
  }
  return value;
}
