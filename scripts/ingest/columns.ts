import { COMPANY_FIELDS, type CompanyField } from "../../server/catalogue/company.ts";
import type { RawCompany } from "../../server/catalogue/read-company.ts";

/** The field of each mapped column, from `--map COLUMN=FIELD`. */
export type ColumnMap = ReadonlyMap<string, CompanyField>;

const known = new Set<string>(COMPANY_FIELDS);
/** Bounds the warnings for a file whose rows all have different columns. */
const MOST_WARNINGS = 50;

/** Reads `COLUMN=FIELD` pairs, each argument with one or several, separated by commas. */
export function readColumnMap(options: readonly string[]): { map: ColumnMap } | { problem: string } {
  const map = new Map<string, CompanyField>();
  for (const pair of options.flatMap((option) => option.split(","))) {
    const [column = "", field = ""] = pair.split("=").map((part) => part.trim());
    if (column === "" || !isField(field)) {
      return { problem: `--map ${pair} must be column=field, where field is one of ${COMPANY_FIELDS.join(", ")}.` };
    }
    map.set(column, field);
  }
  return { map };
}

/** Picks the fields out of records: by the map, else by name, ignoring case and spaces. */
export class Columns {
  readonly #map: ColumnMap;
  readonly #warn: (sentence: string) => void;
  readonly #fields = new Map<string, CompanyField | undefined>();
  #warnings = 0;

  constructor(map: ColumnMap, warn: (sentence: string) => void) {
    this.#map = map;
    this.#warn = warn;
  }

  /** Returns a record's values by field. Unknown columns are skipped, with one warning for each. */
  pick(record: Readonly<Record<string, unknown>>): RawCompany {
    const raw: Partial<Record<CompanyField, unknown>> = {};
    for (const [column, value] of Object.entries(record)) {
      const field = this.#fieldOf(column);
      // A mapped column takes precedence over one that has the field's name.
      if (field !== undefined && (raw[field] === undefined || this.#map.has(column))) raw[field] = value;
    }
    return raw;
  }

  #fieldOf(column: string): CompanyField | undefined {
    if (this.#fields.has(column)) return this.#fields.get(column);
    const name = column
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_");
    const field = this.#map.get(column) ?? (isField(name) ? name : undefined);
    if (field === undefined) this.#warnAbout(column);
    if (this.#fields.size < 10_000) this.#fields.set(column, field);
    return field;
  }

  #warnAbout(column: string): void {
    this.#warnings += 1;
    if (this.#warnings <= MOST_WARNINGS) this.#warn(`Column ${JSON.stringify(column)} is not known and is ignored.`);
    else if (this.#warnings === MOST_WARNINGS + 1)
      this.#warn("More columns are not known; they are ignored without further warning.");
  }
}

function isField(name: string): name is CompanyField {
  return known.has(name);
}
