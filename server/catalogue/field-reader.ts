import { Unreadable } from "../lib/unreadable.ts";
import { type DateOrder, type DecimalSign, isPlaceholder, type PlaceEnd } from "../text/public.ts";

/** The values of one record of a file or feed: strings from CSV, any JSON type from NDJSON. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** Why a record is rejected, or one of its values is omitted. */
export interface RecordFault {
  readonly field: string;
  readonly reason: string;
}

/** The item that was read, with the faults of omitted optional values; or the faults of a rejected record. */
export type ReadResult<Item> =
  | { readonly item: Item; readonly omitted: readonly RecordFault[] }
  | { readonly faults: readonly RecordFault[] };

/** How a source writes ambiguous values, as far as its other rows show it. */
export interface Conventions {
  /** The order of day and month. */
  readonly dateOrder?: DateOrder | undefined;
  /** The meaning of two letters at the end of a place. */
  readonly placeEnd?: PlaceEnd | undefined;
  readonly decimals?: DecimalSign | undefined;
  /** Domains of directories, which host pages of many companies. */
  readonly directories?: ReadonlySet<string> | undefined;
}

export interface ReadOptions extends Conventions {
  /** Rejects a record for an optional value that cannot be read, instead of omitting the value. */
  readonly strict?: boolean;
}

export type ValueReader<Value> = (value: unknown) => Value | Unreadable;

/** Reads the fields of a record and collects their faults. A placeholder such as "unknown" counts as absent. */
export class FieldReader {
  readonly options: ReadOptions;
  readonly #raw: RawRecord;
  readonly #faults: RecordFault[] = [];
  readonly #omitted: RecordFault[] = [];

  constructor(raw: RawRecord, options: ReadOptions = {}) {
    this.#raw = raw;
    this.options = options;
  }

  /** Returns a field's value; null if it is absent or cannot be read. */
  optional<Value>(field: string, read: ValueReader<Value>): Value | null {
    const value = this.#raw[field];
    if (isAbsent(value)) return null;
    const result = read(value);
    if (!(result instanceof Unreadable)) return result;
    this.omit(field, result.reason);
    return null;
  }

  /** Returns a field's value. If it is absent or cannot be read, adds a fault, so `result` returns no item. */
  required<Value>(field: string, read: ValueReader<Value>): Value {
    const value = this.#raw[field];
    const result = isAbsent(value) ? new Unreadable("is missing") : read(value);
    if (!(result instanceof Unreadable)) return result;
    this.addFault(field, result.reason);
    return null as Value;
  }

  has(field: string): boolean {
    return !isAbsent(this.#raw[field]);
  }

  addFault(field: string, reason: string): void {
    this.#faults.push({ field, reason });
  }

  /** Records the fault of an optional value, which is omitted or, if `strict`, rejects the record. */
  omit(field: string, reason: string): void {
    (this.options.strict === true ? this.#faults : this.#omitted).push({ field, reason });
  }

  /** Returns the item that was read, or the faults if there are any. */
  result<Item>(item: Item): ReadResult<Item> {
    return this.#faults.length > 0 ? { faults: this.#faults } : { item, omitted: this.#omitted };
  }
}

/** Returns whether a value is null, undefined or a placeholder (see `isPlaceholder`), or a list of only such values. */
export function isAbsent(value: unknown, depth = 0): boolean {
  if (Array.isArray(value)) return depth < 4 && value.every((one) => isAbsent(one, depth + 1));
  return value === undefined || value === null || (typeof value === "string" && isPlaceholder(value));
}

export function show(value: unknown): string {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
}
