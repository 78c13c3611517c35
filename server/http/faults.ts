import type { ErrorObject } from "ajv";
import type { Schema } from "./contract.ts";

type Fault = Schema["ValidationFault"];

// One fault type per schema keyword, in the words other services use for the same faults.
const FAULT_TYPES: Readonly<Record<string, string>> = {
  required: "missing",
  additionalProperties: "extra_forbidden",
  unevaluatedProperties: "extra_forbidden",
  minimum: "greater_than_equal",
  maximum: "less_than_equal",
  exclusiveMinimum: "greater_than",
  exclusiveMaximum: "less_than",
  minLength: "string_too_short",
  maxLength: "string_too_long",
  pattern: "string_pattern_mismatch",
  format: "string_format",
  minItems: "too_short",
  maxItems: "too_long",
  uniqueItems: "duplicate",
  enum: "enum",
  const: "literal_error",
  discriminator: "union_tag_invalid",
  anyOf: "union",
  oneOf: "union",
  minProperties: "too_short",
  maxProperties: "too_long",
};

/** Words a validator's faults as the contract does. `part` is prefixed to each location, for example `["body"]`. */
export function toFaults(errors: readonly ErrorObject[] | null | undefined, part: readonly string[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const error of errors ?? []) {
    const loc = [...part, ...pointerSegments(error.instancePath), ...namedSegment(error)];
    const fault = { loc, msg: message(error), type: faultType(error) };
    const place = JSON.stringify([loc, fault.type]);
    if (!faults.has(place)) faults.set(place, fault);
  }
  return [...faults.values()];
}

function pointerSegments(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function namedSegment(error: ErrorObject): string[] {
  const params: Record<string, unknown> = error.params;
  const name = params["missingProperty"] ?? params["additionalProperty"] ?? params["unevaluatedProperty"];
  return typeof name === "string" ? [name] : [];
}

function faultType(error: ErrorObject): string {
  if (error.keyword === "type") return `${String(error.params["type"]).split(",")[0] ?? "value"}_type`;
  return FAULT_TYPES[error.keyword] ?? error.keyword;
}

function message(error: ErrorObject): string {
  const params: Record<string, unknown> = error.params;
  switch (error.keyword) {
    case "required":
      return "Field required";
    case "additionalProperties":
    case "unevaluatedProperties":
      return "Unknown field";
    case "enum":
      return `Expected one of: ${[params["allowedValues"]].flat().map(String).join(", ")}`;
    case "const":
      return `Expected ${JSON.stringify(params["allowedValue"])}`;
    case "type":
      return `Expected ${[params["type"]].flat().join(" or ").replaceAll(",", " or ")}`;
    default:
      return `Expected: ${error.message ?? error.keyword}`;
  }
}
