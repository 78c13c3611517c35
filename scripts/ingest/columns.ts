import { COMPANY_FIELDS, type CompanyField } from "../../server/catalogue/company.ts";
import type { RawCompany } from "../../server/catalogue/read-company.ts";

/** Which column feeds which field, as `--map column=field` says. */
export type ColumnMap = ReadonlyMap<string, CompanyField>;

const known = new Set<string>(COMPANY_FIELDS);
/** A file with a fresh name in every row must not drown the rest. */
const MOST_WARNINGS = 50;

/** Reads `column=field` pairs, one or several with commas between them. */
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

/** Takes the fields out of a record: by the map, else by name, where letter case and spaces do not matter. */
export class Columns {
  readonly #map: ColumnMap;
  readonly #warn: (sentence: string) => void;
  readonly #fields = new Map<string, CompanyField | undefined>();
  #warnings = 0;

  constructor(map: ColumnMap, warn: (sentence: string) => void) {
    this.#map = map;
    this.#warn = warn;
  }

  /** What a record says by field. A column that is none is left out, with one warning for each. */
  pick(record: Readonly<Record<string, unknown>>): RawCompany {
    const raw: Partial<Record<CompanyField, unknown>> = {};
    for (const [column, value] of Object.entries(record)) {
      const field = this.#fieldOf(column);
      // A mapped column wins over one that merely has the name.
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
