import pg from "pg";
import type { RowMessage } from "./row-messages.ts";

/** A column as Postgres describes it. */
export interface Column {
  readonly name: string;
  readonly dataTypeID: number;
}

export type Row = Record<string, unknown>;

/** Reads the rows of one statement. */
export type RowReader = (message: RowMessage) => Row;

const { BOOL, INT2, INT4, INT8, TEXT, VARCHAR, BPCHAR } = pg.types.builtins;
const INTEGERS: ReadonlySet<number> = new Set([INT2, INT4, INT8]);
const TEXTS: ReadonlySet<number> = new Set([TEXT, VARCHAR, BPCHAR]);
const TRUE = "t".charCodeAt(0);
const MINUS = "-".charCodeAt(0);
const ZERO = "0".charCodeAt(0);
/** So many digits are an exact number. */
const MOST_DIGITS = 15;

/** Of a short row one text is made, of which those of its fields are parts; a long one would be kept whole by any of them. */
const SHORT_ROW_BYTES = 1_024;
/** Up to here looking at each byte takes less time than a call of the decoder. */
const SHORT_TEXT_BYTES = 48;

interface FieldReader {
  readonly name: string;
  readonly kind: "integer" | "boolean" | "text" | "other";
  readonly parse: (text: string) => unknown;
}

/** A reader for rows of these columns: numbers and booleans from the bytes, all else by `types` from its text. */
export function rowReader(columns: readonly Column[], types: pg.CustomTypesConfig): RowReader {
  const fields = columns.map(({ name, dataTypeID }): FieldReader => ({ name, kind: kindOf(dataTypeID), parse: types.getTypeParser(dataTypeID, "text") }));
  const empty: Row = Object.fromEntries(fields.map(({ name }) => [name, null]));
  return ({ bytes, start, end }) => {
    // Every row has all columns in the same order: made at once, as a copy, its shape is the same for all.
    const row = { ...empty };
    const whole = end - start <= SHORT_ROW_BYTES ? bytes.toString("latin1", start, end) : undefined;
    let at = start;
    for (const field of fields) {
      const length = bytes.readInt32BE(at);
      at += 4;
      if (length < 0) continue;
      const to = at + length;
      if (field.kind === "boolean") row[field.name] = bytes[at] === TRUE;
      else if (field.kind === "integer" && length <= MOST_DIGITS) row[field.name] = integerOf(bytes, at, to);
      else {
        const isPart = whole !== undefined && length <= SHORT_TEXT_BYTES && isAscii(bytes, at, to);
        const text = isPart ? whole.slice(at - start, to - start) : bytes.toString("utf8", at, to);
        row[field.name] = field.kind === "text" ? text : field.parse(text);
      }
      at = to;
    }
    return row;
  };
}

function kindOf(type: number): FieldReader["kind"] {
  if (INTEGERS.has(type)) return "integer";
  if (type === BOOL) return "boolean";
  return TEXTS.has(type) ? "text" : "other";
}

function integerOf(bytes: Buffer, from: number, to: number): number {
  const isNegative = bytes[from] === MINUS;
  let value = 0;
  for (let at = isNegative ? from + 1 : from; at < to; at++) value = value * 10 + (bytes[at] ?? 0) - ZERO;
  return isNegative ? -value : value;
}

function isAscii(bytes: Buffer, from: number, to: number): boolean {
  let all = 0;
  for (let at = from; at < to; at++) all |= bytes[at] ?? 0;
  return all < 128;
}
