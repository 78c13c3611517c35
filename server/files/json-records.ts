import { isRecord } from "../lib/is-record.ts";
import { isDamaged, showDamage } from "./decode.ts";
import { MAX_ROW_BYTES, objectRow, type Row, tooLong } from "./row.ts";

/** The field names under which APIs return lists of records. */
export const WRAPPERS = new Set(
  "data results items records rows hits companies organizations organisations accounts contacts people entities values entries list".split(
    " ",
  ),
);

/** The state of a file whose rows are arrays. */
export interface ArrayTable {
  /** The column names, from a list before the rows or from the first row. */
  columns: readonly string[] | undefined;
  hasRows: boolean;
}

export function parse(text: string, line: number, table: ArrayTable): Row[] {
  if (text.length > MAX_ROW_BYTES) return [tooLong(line)];
  if (isDamaged(text)) return [{ line, fault: "is not UTF-8", text: showDamage(text) }];
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return [faulty(text, line)];
  }
  if (isTooDeep(text, value)) return [{ line, fault: `is nested more than ${MAX_DEPTH} levels deep`, text: "" }];
  if (isRecord(value) && isProtocolMessage(value)) return [];
  const rows = (isRecord(value) ? recordsIn(value, table) : [value]).flatMap((record): Row[] => {
    if (Array.isArray(record)) return arrayRow(record, line, text, table);
    return [isRecord(record) ? objectRow(line, unwrapped(record)) : { line, fault: "is not a JSON object", text }];
  });
  table.hasRows ||= rows.length > 0;
  return rows;
}

/** Bounds the recursion of functions on values. Real records are far less deep. */
const MAX_DEPTH = 100;

/** Returns whether a value has more than `MAX_DEPTH` levels. Text with few opening brackets cannot have so many. */
function isTooDeep(text: string, value: unknown): boolean {
  if ((text.match(/[[{]/g)?.length ?? 0) <= MAX_DEPTH) return false;
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** Returns the records in an API response. If `value` is not such a response, it is the only record. */
function recordsIn(value: Readonly<Record<string, unknown>>, table: ArrayTable): readonly unknown[] {
  for (const [field, list] of Object.entries(value)) {
    if (!Array.isArray(list) || list.length === 0 || !WRAPPERS.has(field.toLowerCase())) continue;
    if (list.every(isRecord)) return list;
    const columns = value.columns ?? value.headers;
    if (!list.every(Array.isArray) || table.hasRows) continue;
    if (isHeader(columns)) table.columns = columns;
    return list;
  }
  return [value];
}

/** Converts an array to a row. If the columns are unknown, the first array contains their names. */
function arrayRow(values: readonly unknown[], line: number, text: string, table: ArrayTable): Row[] {
  const { columns } = table;
  if (columns !== undefined)
    return [objectRow(line, Object.fromEntries(columns.map((column, at) => [column, values[at]])))];
  if (table.hasRows || !isHeader(values)) return [{ line, fault: "is not a JSON object", text }];
  table.columns = values;
  return [];
}

/** Returns whether a value is a non-empty array of strings, which can be column names. */
export function isHeader(values: unknown): values is readonly string[] {
  return Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === "string");
}

/** Returns the column names that an object lists before its rows, as in exports of pandas. */
export function columnsIn(beginning: string): readonly string[] | undefined {
  const list = /"(?:columns|headers)"\s{0,20}:\s{0,20}(\[[^\]]{1,100000}\])/.exec(beginning)?.[1] ?? "";
  try {
    const columns: unknown = JSON.parse(list);
    return isHeader(columns) ? columns : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a line is a message of a Singer tap or an Airbyte connector that contains no record. */
function isProtocolMessage(message: Readonly<Record<string, unknown>>): boolean {
  const { type } = message;
  if (type === "SCHEMA") return isRecord(message.schema);
  if (type === "STATE") return "value" in message || "state" in message;
  const name = typeof type === "string" ? type : "";
  return (
    name === "ACTIVATE_VERSION" || (/^(?:LOG|TRACE|CATALOG|SPEC)$/.test(name) && isRecord(message[name.toLowerCase()]))
  );
}

const WRAPPING = new Set(["record", "json", "_airbyte_data", "_source", "pairedItem"]);

/** Returns the record inside the wrapper that Singer, Airbyte, n8n or Elasticsearch adds. */
function unwrapped(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { record: message, json, _airbyte_data: loaded, _source: source } = record;
  if (record.type === "RECORD" && isRecord(message))
    return isRecord(message.data) && "stream" in message ? message.data : message;
  if (isRecord(json) && Object.keys(record).every((key) => WRAPPING.has(key))) return json;
  if (isRecord(source) && "_id" in record) return source;
  const data: unknown = typeof loaded === "string" && isJson(loaded) ? JSON.parse(loaded) : loaded;
  return isRecord(data) ? data : record;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function faulty(text: string, line: number): Row {
  if (text.length > MAX_ROW_BYTES) return tooLong(line);
  return { line, fault: `is not JSON at column ${faultColumn(text.trimEnd())}`, text };
}

/** Finds, by bisection, the column of the first character after which the text can no longer become valid JSON. */
function faultColumn(text: string): number {
  let [fine, broken] = [0, text.length + 1];
  while (broken - fine > 1) {
    const middle = Math.floor((fine + broken) / 2);
    if (mayBecomeJson(text.slice(0, middle))) fine = middle;
    else broken = middle;
  }
  return broken;
}

function mayBecomeJson(prefix: string): boolean {
  try {
    JSON.parse(prefix);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? -1);
    return /^(Unexpected end|Unterminated string)/.test(message) || position >= prefix.length;
  }
}
