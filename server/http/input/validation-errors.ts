import type { ErrorObject } from "ajv";
import { patternMeanings } from "../../../generated/pattern-meanings.ts";
import type { Fault } from "../contract.ts";

// One fault type per schema keyword that the contract uses, named as Pydantic names them.
const FAULT_TYPES: Readonly<Record<string, string>> = {
  required: "missing",
  additionalProperties: "extra_forbidden",
  minimum: "greater_than_equal",
  maximum: "less_than_equal",
  minLength: "string_too_short",
  maxLength: "string_too_long",
  pattern: "string_pattern_mismatch",
  format: "string_format",
  minItems: "too_short",
  maxItems: "too_long",
  enum: "enum",
};

/** Converts a validator's errors to the contract's faults. `part`, such as `["body"]`, is prefixed to each location. */
export function toFaults(errors: readonly ErrorObject[] | null | undefined, part: readonly string[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const error of errors ?? []) {
    // The discriminator field has its own fault, which lists the values.
    if (error.keyword === "discriminator") continue;
    const loc = [...part, ...pointerSegments(error.instancePath), ...namedSegment(error)];
    const fault = { loc, msg: message(error), type: faultType(error) };
    const key = JSON.stringify([loc, LENGTH_OR_FORM.has(error.keyword) ? "text" : fault.type]);
    // A string of the wrong length is not also reported as malformed.
    if (!faults.has(key)) faults.set(key, fault);
  }
  return [...faults.values()];
}

/** Corrects strings that match an enum value except for letter case. Returns whether there were any. */
export function correctLetterCase(errors: readonly ErrorObject[] | null | undefined, input: unknown): boolean {
  let isCorrected = false;
  for (const { keyword, instancePath, params } of errors ?? []) {
    if (keyword !== "enum") continue;
    const segments = pointerSegments(instancePath);
    const name = segments.pop() ?? "";
    const parent = segments.reduce<unknown>((at, segment) => Reflect.get(Object(at), segment), input);
    const sent: unknown = Reflect.get(Object(parent), name);
    const isMeant = (value: unknown): boolean =>
      typeof value === "string" && typeof sent === "string" && value.toLowerCase() === sent.toLowerCase();
    const meant: unknown[] = [params.allowedValues].flat().filter(isMeant);
    if (meant.length === 1) isCorrected = Reflect.set(Object(parent), name, meant[0]) || isCorrected;
  }
  return isCorrected;
}

const LENGTH_OR_FORM = new Set(["minLength", "maxLength", "pattern", "format"]);

function pointerSegments(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function namedSegment(error: ErrorObject): string[] {
  const params: Record<string, unknown> = error.params;
  const name = params.missingProperty ?? params.additionalProperty;
  return typeof name === "string" ? [name] : [];
}

function faultType(error: ErrorObject): string {
  if (error.keyword === "type") return `${String(error.params.type).split(",")[0] ?? "value"}_type`;
  return FAULT_TYPES[error.keyword] ?? error.keyword;
}

function message(error: ErrorObject): string {
  const params: Record<string, unknown> = error.params;
  switch (error.keyword) {
    case "required":
      return `Field required${HINTS[String(params.missingProperty)] ?? ""}`;
    case "additionalProperties":
      return "Unknown field";
    case "enum":
      return `Expected one of: ${[params.allowedValues].flat().map(String).join(", ")}`;
    case "type":
      return `Expected ${[params.type].flat().join(" or ").replaceAll(",", " or ")}`;
    case "pattern":
      return `Expected ${patternMeanings[String(params.pattern)] ?? "a different format"}`;
    case "format":
      return `Expected ${FORMATS[String(params.format)] ?? `the format ${String(params.format)}`}`;
    default:
      return boundMessage(error.keyword, params.limit) ?? `Expected: ${error.message ?? error.keyword}`;
  }
}

/** Hints about required values that callers cannot guess. */
const HINTS: Readonly<Record<string, string>> = {
  "X-User-ID": ": `me` for the key's owner, or the id of the acting user",
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "an email address",
  uri: "a complete URL such as `https://northwind.example/page`",
  uuid: "a UUID",
  date: "a date such as `2026-03-01`",
  "date-time": "a time such as `2026-03-01T09:30:00.000Z`",
};

/** The words before each bound, and the unit after it. */
const BOUNDS: Readonly<Record<string, readonly [string, string?]>> = {
  minimum: ["at least"],
  maximum: ["at most"],
  minLength: ["at least", "character"],
  maxLength: ["at most", "character"],
  minItems: ["at least", "element"],
  maxItems: ["at most", "element"],
};

function boundMessage(keyword: string, limit: unknown): string | undefined {
  const [comparison, unit] = BOUNDS[keyword] ?? [];
  if (comparison === undefined) return undefined;
  return `Expected ${comparison} ${String(limit)}${unit ? ` ${unit}${limit === 1 ? "" : "s"}` : ""}`;
}
