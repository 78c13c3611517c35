import { isRecord } from "../lib/is-record.ts";

/** Reads a value of a vendor's response. Returns undefined if the value is absent or has another type. */
export type Reader<Value> = (value: unknown) => Value | undefined;

/** Reads a string. Converts numbers, because some vendors return ids as numbers. */
export function text(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : undefined;
}

export function number(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

export function boolean(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

/** Reads a list. Returns undefined if an item cannot be read. */
export function list<Item>(item: Reader<Item>): Reader<Item[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.map(item);
    return items.every((each) => each !== undefined) ? items : undefined;
  };
}

export type Read<Source> = Source extends Reader<infer Value> ? Value : never;

type FieldsRead<Readers> = { readonly [Name in keyof Readers]?: Read<Readers[Name]> | undefined };

/** Reads an object. Every field may be absent. */
export function fields<Readers extends Readonly<Record<string, Reader<unknown>>>>(
  readers: Readers,
): Reader<FieldsRead<Readers>> {
  const entries: [string, Reader<unknown>][] = Object.entries(readers);
  return (value) => {
    const given = object(value);
    return (
      given && (Object.fromEntries(entries.map(([name, read]) => [name, read(given[name])])) as FieldsRead<Readers>)
    );
  };
}

/** Reads an object with any fields. */
export function object(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(value) ? value : undefined;
}

/** Reads a time. Returns the epoch if the value is not a time. */
export function time(value: unknown): Date {
  const read = new Date(text(value) ?? 0);
  return Number.isNaN(read.getTime()) ? new Date(0) : read;
}
