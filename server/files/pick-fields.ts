import { isRecord } from "../lib/is-record.ts";
import { withUnitOfColumn } from "../text/public.ts";
import { isAmount, type Mapping } from "./mapping.ts";
import type { RecordRow } from "./row.ts";

const PLACEHOLDER = /\{([^{}]+)\}/g;

/** Reads the fields of a row from their columns, or from constants if the columns have no value. */
export class FieldPicker {
  readonly #mapping: Mapping;
  readonly #fields: readonly {
    readonly field: string;
    readonly columns: readonly string[];
    readonly hasUnit: boolean;
  }[];
  readonly #constants: ReadonlyMap<string, string>;
  readonly #isAbsent: (value: unknown) => boolean;

  /** @param constants values for fields without a column; may contain placeholders for columns, such as `{city}`. */
  constructor(mapping: Mapping, constants: ReadonlyMap<string, string>, isAbsent: (value: unknown) => boolean) {
    this.#mapping = mapping;
    this.#fields = [...mapping].map(([field, columns]) => ({ field, columns, hasUnit: isAmount(field) }));
    this.#constants = constants;
    this.#isAbsent = isAbsent;
  }

  /** Returns a row's values by field. If a field has several columns, returns the first value that is not absent. */
  pick(row: RecordRow): Readonly<Record<string, unknown>> {
    const raw: Record<string, unknown> = {};
    for (const { field, columns, hasUnit } of this.#fields) {
      const column = columns.length === 1 ? columns[0] : columns.find((one) => !this.#isAbsent(row.value(one)));
      const value = column === undefined ? undefined : plain(row.value(column));
      if (column === undefined || value === undefined || value === null) continue;
      raw[field] = hasUnit && !isRecord(value) ? withUnitOfColumn(String(value), column) : value;
    }
    for (const [field, value] of this.#constants) if (this.#isAbsent(raw[field])) raw[field] = this.#fillIn(value, row);
    return raw;
  }

  /** Replaces `{column}` with the column's value, and removes brackets that are empty because a value is absent. */
  #fillIn(template: string, row: RecordRow): string {
    if (!template.includes("{")) return template;
    return template
      .replace(PLACEHOLDER, (_, column: string) => {
        const value = row.value(column);
        return this.#isAbsent(value) ? "" : String(value);
      })
      .replace(/[([]\s*[)\]]/g, "")
      .replace(/\s+/g, " ")
      .trim();
  }

  /** Returns the first column of a field, or the field itself if it has no column. */
  findColumn(field: string): string {
    return this.#mapping.get(field)?.[0] ?? field;
  }
}

/** Unwraps an object with translations, with a name or value, or with a single string or number. */
function plain(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, entry]) => typeof entry === "string" || typeof entry === "number");
  const named = ["en", "name", "value", "label", "default"].map((name) => entries.find(([key]) => key === name)?.[1]);
  return named.find((entry) => entry !== undefined) ?? (entries.length === 1 ? entries[0]?.[1] : value);
}
