import { Unreadable } from "../lib/unreadable.ts";
import { type DateOrder, type DecimalSign, isPlaceholder, type PlaceEnd } from "../text/public.ts";

/** The values of one record of a file or feed: text from CSV, any JSON type from NDJSON. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** Why a record is rejected, or one of its values is omitted. */
export interface RecordFault {
  readonly field: string;
  readonly reason: string;
}

/** A record with the optional values that could not be read, or all of its faults. */
export type ReadResult<Item> =
  | { readonly item: Item; readonly leftOut: readonly RecordFault[] }
  | { readonly faults: readonly RecordFault[] };

/** The conventions of a source for ambiguous values, if its other rows show them. */
export interface Conventions {
  /** The order of day and month. */
  readonly dateOrder?: DateOrder | undefined;
  /** The meaning of two letters at the end of a place. */
  readonly placeEnd?: PlaceEnd | undefined;
  readonly decimals?: DecimalSign | undefined;
  /** Domains with a page of each company, which are no company's own. */
  readonly directories?: ReadonlySet<string> | undefined;
}

export interface ReadOptions extends Conventions {
  /** Rejects a record for an optional value that cannot be read, instead of omitting the value. */
  readonly strict?: boolean;
}

export type ValueReader<Value> = (value: unknown) => Value | Unreadable;

/** Reads the fields of a record and collects their faults. A text such as "unknown" is an absent value. */
export class FieldReader {
  readonly options: ReadOptions;
  readonly #raw: RawRecord;
  readonly #faults: RecordFault[] = [];
  readonly #leftOut: RecordFault[] = [];

  constructor(raw: RawRecord, options: ReadOptions = {}) {
    this.#raw = raw;
    this.options = options;
  }

  /** Returns a field's value; null when it is absent or cannot be read. */
  optional<Value>(field: string, read: ValueReader<Value>): Value | null {
    const value = this.#raw[field];
    if (isAbsent(value)) return null;
    const result = read(value);
    if (!(result instanceof Unreadable)) return result;
    this.leaveOut(field, result.reason);
    return null;
  }

  /** Returns a field's value. If it is missing, adds a fault, with which `result` returns no item. */
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

  /** Records an unreadable value, which is omitted. */
  leaveOut(field: string, reason: string): void {
    (this.options.strict === true ? this.#faults : this.#leftOut).push({ field, reason });
  }

  /** Returns the item that was read, or the faults if there are any. */
  result<Item>(item: Item): ReadResult<Item> {
    return this.#faults.length > 0 ? { faults: this.#faults } : { item, leftOut: this.#leftOut };
  }
}

/** Returns whether a value, or every value of a list of lists, is a placeholder: see `isPlaceholder`. */
export function isAbsent(value: unknown, depth = 0): boolean {
  if (Array.isArray(value)) return depth < 4 && value.every((one) => isAbsent(one, depth + 1));
  return value === undefined || value === null || (typeof value === "string" && isPlaceholder(value));
}

export function show(value: unknown): string {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
}
