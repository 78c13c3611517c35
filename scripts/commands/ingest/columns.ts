import { isAbsent } from "../../../server/catalogue/field-reader.ts";
import type { RecordKind } from "../../../server/catalogue/record-kinds.ts";
import {
  FieldPicker,
  headerKey,
  type Mapping,
  proposeConstants,
  proposeMapping,
  type RecordRow,
} from "../../../server/files/public.ts";

/** The field for each column, and defaults for fields without a value. */
export interface ColumnOptions {
  /** From `--map COLUMN=FIELD`. */
  readonly map: ReadonlyMap<string, string>;
  /** From `--set FIELD=VALUE`. */
  readonly constants: ReadonlyMap<string, string>;
}

/**
 * Reads the options `--map COLUMN=FIELD`, with one or more pairs separated by commas, and `--set FIELD=VALUE`, with one
 * pair. A column name may contain commas and equals signs, so a pair of `--map` ends after a known field.
 */
export function readColumnOptions(
  fields: readonly string[],
  maps: readonly string[],
  sets: readonly string[],
): ColumnOptions | { problem: string } {
  const map = new Map<string, string>();
  for (const option of maps) {
    let rest = option;
    while (rest.trim() !== "") {
      const pair = firstPair(rest, fields);
      if (pair === undefined)
        return { problem: `--map ${rest.trim()} must be column=field, where field is one of ${fields.join(", ")}.` };
      map.set(pair.column, pair.field);
      rest = rest.slice(pair.length);
    }
  }
  const constants = new Map<string, string>();
  for (const pair of sets) {
    const [field = "", ...value] = pair.split("=");
    if (!fields.includes(field.trim()) || value.length === 0)
      return { problem: `--set ${pair} must be field=value, where field is one of ${fields.join(", ")}.` };
    constants.set(field.trim(), value.join("="));
  }
  return { map, constants };
}

function firstPair(
  text: string,
  fields: readonly string[],
): { column: string; field: string; length: number } | undefined {
  for (let at = text.indexOf("="); at !== -1; at = text.indexOf("=", at + 1)) {
    const [written = ""] = text.slice(at + 1).split(",", 1);
    const column = text.slice(0, at).replace(/\s+/g, " ").trim();
    if (column !== "" && fields.includes(written.trim()))
      return { column, field: written.trim(), length: at + 1 + written.length + 1 };
  }
  return undefined;
}

/** The columns of a file, and the fields that are read from them. */
export interface Columns {
  readonly picker: FieldPicker;
  readonly mapping: Mapping;
  readonly constants: ReadonlyMap<string, string>;
  /** The columns that no field is read from. */
  readonly unused: readonly string[];
  /** Whether a column whose name differs from its field was mapped without `--map`. */
  readonly isProposed: boolean;
  /** Required fields without a column: each entry lists alternatives, joined by " or ". */
  readonly missing: readonly string[];
}

/** Maps columns to fields by the options, the column names and the sample. */
export function mapColumns(
  kind: RecordKind,
  options: ColumnOptions,
  columns: readonly string[],
  sample: readonly RecordRow[],
): Columns {
  const { name, fields, required, canRead } = kind;
  const mapping = proposeMapping(columns, sample, { kind: name, fields, given: options.map, canRead });
  const constants = new Map([...proposeConstants(name, columns, mapping), ...options.constants]);
  const mapped = [...mapping.values()].flat();
  const isQuoted = (column: string) => [...constants.values()].some((value) => value.includes(`{${column}}`));
  const isNamed = (column: string, field: string) => options.map.has(column) || headerKey(column) === headerKey(field);
  return {
    picker: new FieldPicker(mapping, constants, isAbsent),
    mapping,
    constants,
    unused: [...new Set(columns)].filter((column) => column !== "" && !mapped.includes(column) && !isQuoted(column)),
    isProposed: [...mapping].some(([field, from]) => from.some((column) => !isNamed(column, field))),
    missing: required.filter((alternatives) =>
      alternatives.split(" or ").every((field) => !mapping.has(field) && !constants.has(field)),
    ),
  };
}

const MAX_SHOWN = 60;

/** Lists the columns of each field with their values in the first three rows. */
export function describeColumns({ mapping, constants }: Columns, sample: readonly RecordRow[]): string {
  const rows = [...mapping].map(([field, columns]) => {
    const values = sample
      .slice(0, 3)
      .map((row) => shown(columns.map((column) => row.value(column)).find((value) => !isAbsent(value))));
    return `  ${field.padEnd(18)} ← ${columns.join(", else ")}: ${values.join(" | ")}`;
  });
  const fixed = [...constants].map(([field, value]) => `  ${field.padEnd(18)} = ${value}`);
  return ["Columns of each field, with their values in the first three rows:", ...rows, ...fixed].join("\n");
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return "-";
  const text = (typeof value === "string" ? value : JSON.stringify(value)).replace(/\s+/g, " ");
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 3)}...` : text;
}

/** Lists unused columns, so that a misspelt one is noticed. */
export function describeUnused(unused: readonly string[]): string {
  const names = unused.slice(0, 20).map((column) => JSON.stringify(column));
  const more = unused.length - names.length;
  return `Unused columns: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

/** Lists the required columns that were not found, and how to specify them. */
export function describeMissing(kind: RecordKind, { missing }: Columns, columns: readonly string[]): string {
  const wanted = missing.map((alternatives) => `No column contains ${alternatives.split(" or ").join(", or ")}.`);
  const names = columns
    .slice(0, 30)
    .map((column) => JSON.stringify(column))
    .join(", ");
  // Paths in JSON look like domains: `json.domain`.
  const looksLikeRow = columns.some(
    (column) => /@|^https?:|^[a-z0-9-]+\.[a-z]{2,}$/i.test(column) && !columns.includes(column.split(".")[0] ?? ""),
  );
  const advice = looksLikeRow
    ? `The first line looks like data. Add a line with column names above it, such as ${kind.fields.slice(0, 3).join(",")}.`
    : `Specify it with --map "COLUMN=${missing[0]?.split(" or ")[0] ?? "FIELD"}".`;
  return [...wanted, `The columns are ${names}${columns.length > 30 ? ", …" : ""}.`, advice].join("\n");
}
