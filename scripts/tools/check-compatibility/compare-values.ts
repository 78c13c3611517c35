import { isOpenEnum } from "../generate/normalise-schemas.ts";
import type { Schema } from "../generate/openapi-document.ts";

/** The direction of a value. A request may accept more values over time, a response may contain fewer. */
export type Direction = "request" | "response";

type Keyword = "minimum" | "minLength" | "minItems" | "maximum" | "maxLength" | "maxItems";
const LOWER: readonly Keyword[] = ["minimum", "minLength", "minItems"];
const UPPER: readonly Keyword[] = ["maximum", "maxLength", "maxItems"];

/** Lists the breaking changes in enums, bounds, patterns, formats and defaults. */
export function compareValues(direction: Direction, old: Schema, now: Schema): string[] {
  return [
    ...compareEnums(direction, old, now),
    ...compareBounds(direction, old, now),
    ...compareWording(direction, old, now),
  ];
}

/** Lists the types that are no longer accepted, or newly sent. */
export function compareTypes(direction: Direction, old: Schema, now: Schema): string[] {
  return compareNames(direction, jsonTypes(old), jsonTypes(now));
}

/** Lists the names of types or members that are no longer accepted, or newly sent. */
export function compareNames(direction: Direction, old: readonly string[], now: readonly string[]): string[] {
  if (direction === "request") return missing(old, now).map((name) => `no longer accepts ${name}`);
  return missing(now, old).map((name) => `can now be ${name}`);
}

/** Returns the JSON types of a schema; all types if it declares none. */
export function jsonTypes(schema: Schema): string[] {
  const types =
    schema.type === undefined ? ["null", "boolean", "object", "array", "number", "string"] : [schema.type].flat();
  return types.includes("number") ? [...types, "integer"] : types;
}

/** The beginning of the message about a new value in responses. */
const NEW_VALUE = "can now have the value ";

/** Returns the value that a change adds to responses; undefined for any other change. */
export function readNewValue(change: string): string | undefined {
  return change.startsWith(NEW_VALUE) ? change.slice(NEW_VALUE.length) : undefined;
}

function compareEnums(direction: Direction, old: Schema, now: Schema): string[] {
  const [wider, narrower] = direction === "request" ? [old.enum, now.enum] : [now.enum, old.enum];
  if (!narrower) return [];
  if (!wider)
    return [direction === "request" ? "now accepts only certain values" : "is no longer limited to certain values"];
  const values = missing(
    wider.map((value) => JSON.stringify(value)),
    narrower.map((value) => JSON.stringify(value)),
  );
  if (direction === "request") return values.map((value) => `no longer accepts the value ${value}`);
  // The contract states that the list may grow.
  return isOpenEnum(old) ? [] : values.map((value) => `${NEW_VALUE}${value}`);
}

function compareBounds(direction: Direction, old: Schema, now: Schema): string[] {
  const changed = (keywords: readonly Keyword[], narrower: (inner: number, outer: number) => boolean): string[] =>
    keywords.flatMap((keyword) => {
      const [from, to] = [numberOrUndefined(old[keyword]), numberOrUndefined(now[keyword])];
      const [inner, outer] = direction === "request" ? [to, from] : [from, to];
      if (inner === undefined || (outer !== undefined && !narrower(inner, outer))) return [];
      return [
        `${keyword} ${direction === "request" ? "is tighter" : "is wider"}: ${from ?? "none"} before, ${to ?? "none"} now`,
      ];
    });
  return [...changed(LOWER, (inner, outer) => inner > outer), ...changed(UPPER, (inner, outer) => inner < outer)];
}

function numberOrUndefined(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function compareWording(direction: Direction, old: Schema, now: Schema): string[] {
  const changes = (["pattern", "format"] as const).flatMap((keyword) => {
    const [wider, narrower] = direction === "request" ? [old[keyword], now[keyword]] : [now[keyword], old[keyword]];
    return narrower !== undefined && wider !== narrower
      ? [`${keyword} is ${String(now[keyword] ?? "gone")} now, ${String(old[keyword] ?? "none")} before`]
      : [];
  });
  const defaultChanged =
    direction === "request" && old.default !== undefined && JSON.stringify(old.default) !== JSON.stringify(now.default);
  return defaultChanged
    ? [...changes, `the default is now ${JSON.stringify(now.default) ?? "gone"}, ${JSON.stringify(old.default)} before`]
    : changes;
}

export function missing<Value>(from: readonly Value[], among: readonly Value[]): Value[] {
  return from.filter((value) => !among.includes(value));
}
