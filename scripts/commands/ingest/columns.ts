import type { RawRecord } from "../../../server/catalogue/read-values.ts";

/** The field for each column, and defaults for fields without a value. */
export interface ColumnOptions {
  /** From `--map COLUMN=FIELD`. */
  readonly map: ReadonlyMap<string, string>;
  /** From `--set FIELD=VALUE`. */
  readonly constants: ReadonlyMap<string, string>;
}

/** Bounds the warnings for a file whose rows all have different columns. */
const MAX_WARNINGS = 50;
const MAX_COLUMNS = 10_000;
const PLACEHOLDER = /\{([^{}]+)\}/g;

/**
 * Reads `--map COLUMN=FIELD`, each argument with one or more pairs separated by commas, and `--set FIELD=VALUE`, each
 * argument with one pair.
 */
export function readColumnOptions(
  fields: readonly string[],
  maps: readonly string[],
  sets: readonly string[],
): ColumnOptions | { problem: string } {
  const map = new Map<string, string>();
  for (const pair of maps.flatMap((option) => option.split(","))) {
    const [column = "", field = ""] = pair.split("=").map((part) => part.trim());
    if (column === "" || !fields.includes(field))
      return { problem: `--map ${pair} must be column=field, where field is one of ${fields.join(", ")}.` };
    map.set(column, field);
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

/** Picks the fields out of records: by the map, else by name, ignoring case and spaces. */
export class Columns {
  readonly #known: ReadonlySet<string>;
  readonly #options: ColumnOptions;
  readonly #warn: (sentence: string) => void;
  readonly #fields = new Map<string, string | undefined>();
  #warnings = 0;

  constructor(fields: readonly string[], options: ColumnOptions, warn: (sentence: string) => void) {
    this.#known = new Set(fields);
    this.#options = options;
    this.#warn = warn;
  }

  /** Returns a record's values by field. Unknown columns are skipped, with one warning for each. */
  pick(record: Readonly<Record<string, unknown>>): RawRecord {
    const raw: Record<string, unknown> = {};
    for (const [column, value] of Object.entries(record)) {
      const field = this.#fieldOf(column);
      // A mapped column takes precedence over one with the field's name.
      if (field === undefined || isEmpty(value)) continue;
      if (isEmpty(raw[field]) || this.#options.map.has(column)) raw[field] = value;
    }
    for (const [field, value] of this.#options.constants) {
      if (isEmpty(raw[field])) raw[field] = fillIn(value, record);
    }
    return raw;
  }

  /** Returns the column that a field is read from, or the field itself when it has none. */
  columnOf(field: string): string {
    const columns = [...this.#fields].filter(([, of]) => of === field).map(([column]) => column);
    return columns.find((column) => this.#options.map.has(column)) ?? columns[0] ?? field;
  }

  #fieldOf(column: string): string | undefined {
    if (this.#fields.has(column)) return this.#fields.get(column);
    const name = column
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_");
    const field = this.#options.map.get(column) ?? (this.#known.has(name) ? name : undefined);
    if (field === undefined && !this.#isQuoted(column)) this.#warnAbout(column);
    if (this.#fields.size < MAX_COLUMNS) this.#fields.set(column, field);
    return field;
  }

  #isQuoted(column: string): boolean {
    return [...this.#options.constants.values()].some((value) => value.includes(`{${column}}`));
  }

  #warnAbout(column: string): void {
    this.#warnings += 1;
    if (this.#warnings <= MAX_WARNINGS) this.#warn(`Column ${JSON.stringify(column)} is not known and is ignored.`);
    else if (this.#warnings === MAX_WARNINGS + 1)
      this.#warn("More columns are not known; they are ignored without further warning.");
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** Replaces `{column}` by the values of columns. */
function fillIn(template: string, record: Readonly<Record<string, unknown>>): string {
  if (!template.includes("{")) return template;
  return template
    .replace(PLACEHOLDER, (_, column: string) => String(record[column] ?? ""))
    .replace(/\s+/g, " ")
    .trim();
}
