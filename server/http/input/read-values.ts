import { type InputValues, inputValues } from "../../../generated/input-values.ts";
import { type ValueReader, valueReader } from "../../text/public.ts";
import type { Fault } from "../contract.ts";

interface Field {
  readonly path: readonly string[];
  readonly isList: boolean;
  readonly reader: ValueReader;
}

const FIELDS: ReadonlyMap<string, readonly Field[]> = new Map(
  Object.entries(inputValues).map(([operationId, { values } = NOTHING]) => [
    operationId,
    values.map(({ path, isList, kind }) => ({ path, isList, reader: valueReader(kind) })),
  ]),
);

/**
 * Replaces strings with canonical values where the contract declares `x-value`, such as a country code in capitals or a
 * website's registrable domain, and removes duplicates from lists. Returns faults for invalid strings and for lower
 * bounds above upper bounds. Skips fields that already have a fault, except one about a string's length.
 */
export function readValues(
  operationId: string,
  input: { readonly query: object; readonly body: unknown },
  faults: readonly Fault[],
): Fault[] {
  const { ranges } = inputValues[operationId] ?? NOTHING;
  const faulty = new Set(faults.filter((fault) => !isLengthFault(fault)).map(({ loc }) => locationKey(loc)));
  const found: Fault[] = [];
  for (const { path, isList, reader } of FIELDS.get(operationId) ?? []) {
    for (const { parent, name, loc } of findPlaces(input, path)) {
      if (isFaulty(faulty, loc)) continue;
      const value: unknown = Reflect.get(parent, name);
      if (isList && Array.isArray(value)) Reflect.set(parent, name, readList(reader, value, loc, found));
      if (!isList && typeof value === "string") Reflect.set(parent, name, readText(reader, value, loc, found));
    }
  }
  for (const { path, upper } of ranges) {
    for (const { parent, name, loc } of findPlaces(input, path)) {
      if (isFaulty(faulty, loc) || isFaulty(faulty, [...loc.slice(0, -1), upper])) continue;
      if (isAbove(Reflect.get(parent, name), Reflect.get(parent, upper)))
        found.push({ loc: [...loc], msg: `Expected no more than ${upper}`, type: "less_than_equal" });
    }
  }
  return found;
}

const NOTHING: InputValues = { values: [], ranges: [] };

/** Returns whether a fault concerns a string's length. */
export function isLengthFault({ type }: Fault): boolean {
  return type === "string_too_long" || type === "string_too_short";
}

export function locationKey(loc: readonly string[]): string {
  return JSON.stringify(loc);
}

/** Returns whether a field, or a value inside it, has a fault. */
function isFaulty(faulty: ReadonlySet<string>, loc: readonly string[]): boolean {
  if (faulty.size === 0) return false;
  const inside = locationKey(loc).slice(0, -1);
  return [...faulty].some((place) => place === `${inside}]` || place.startsWith(`${inside},`));
}

interface Place {
  readonly parent: object;
  readonly name: string;
  readonly loc: readonly string[];
}

/** Returns the locations of a path in an input: none if one of its fields is missing, several if it contains lists. */
function findPlaces(input: object, path: readonly string[]): Place[] {
  const places: Place[] = [];
  const follow = (parent: unknown, at: number, loc: readonly string[]): void => {
    if (typeof parent !== "object" || parent === null) return;
    const step = path[at] ?? "";
    for (const name of step === "*" ? Object.keys(parent) : [step]) {
      if (!Object.hasOwn(parent, name)) continue;
      if (at === path.length - 1) places.push({ parent, name, loc: [...loc, name] });
      else follow(Reflect.get(parent, name), at + 1, [...loc, name]);
    }
  };
  follow(input, 0, []);
  return places;
}

function readList(reader: ValueReader, texts: readonly unknown[], loc: readonly string[], faults: Fault[]): unknown[] {
  const values = texts.map((text, index) =>
    typeof text === "string" ? readText(reader, text, [...loc, String(index)], faults) : text,
  );
  return [...new Set(values)];
}

function readText(
  { read, expected, type, meant }: ValueReader,
  text: string,
  loc: readonly string[],
  faults: Fault[],
): string {
  const value = read(text);
  if (value !== undefined) return value;
  const stoodFor = meant?.(text);
  const hint = stoodFor === undefined ? "" : `: \`${stoodFor}\` for ${text.trim()}`;
  faults.push({ loc: [...loc], msg: `Expected ${expected}${hint}`, type });
  return text;
}

function isAbove(lower: unknown, upper: unknown): boolean {
  if (typeof lower === "number" && typeof upper === "number") return lower > upper;
  return typeof lower === "string" && typeof upper === "string" && Date.parse(lower) > Date.parse(upper);
}
