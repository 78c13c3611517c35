import { NO_NUL } from "../generate/normalise-schemas.ts";
import type { Schema } from "../generate/openapi-document.ts";
import { propertyRule, type Rule, schemaRule } from "./rule.ts";
import { listResponseSchemas, type PlacedSchema } from "./walk-schemas.ts";

const COMPOSITION = ["allOf", "prefixItems", "unevaluatedProperties", "patternProperties"];

export const schemaRules: readonly Rule[] = [
  ...COMPOSITION.map((keyword) =>
    schemaRule("no-composition", `uses ${keyword}, which cannot be sealed`, ({ schema }) => keyword in schema),
  ),
  schemaRule(
    "object-sealed-or-open",
    "does not specify whether it may have other fields",
    ({ schema }) => hasType(schema, "object") && !schema.oneOf && schema.additionalProperties === undefined,
  ),
  schemaRule(
    "list-bounded",
    "is a list without maxItems",
    ({ schema }) => hasType(schema, "array") && schema.maxItems === undefined,
  ),
  schemaRule(
    "text-bounded",
    "is a string without maxLength or enum",
    ({ schema }) => hasType(schema, "string") && schema.maxLength === undefined && !schema.enum && !("const" in schema),
  ),
  schemaRule(
    "pattern-in-words",
    "has a pattern and no x-expected that describes it in words",
    ({ schema: { pattern, "x-expected": expected } }) =>
      pattern !== undefined && pattern !== NO_NUL && expected === undefined,
  ),
  schemaRule(
    "number-bounded",
    "is a number without minimum and maximum",
    ({ schema }) =>
      (hasType(schema, "integer") || hasType(schema, "number")) &&
      (schema.minimum === undefined || schema.maximum === undefined),
  ),
  // For such a field, client generators produce code that does not compile or that hides the field's absence.
  schemaRule("required-without-default", "has a default for a field that is required", hasRequiredDefault),
  {
    name: "response-without-default",
    check: (document) =>
      listResponseSchemas(document)
        .filter(({ schema }) => "default" in schema)
        .map(({ where }) => ({ where, message: "is in a response and has a default" })),
  },
  propertyRule(
    "field-described",
    "has no description",
    // A discriminator has a single value that describes it.
    ({ schema }) => !schema.description && schema.enum?.length !== 1,
  ),
  {
    name: "schema-described",
    check: (document) =>
      Object.entries(document.components.schemas ?? {})
        .filter(([, schema]) => !schema.description)
        .map(([name]) => ({ where: name, message: "has no description" })),
  },
];

function hasRequiredDefault({ schema: { required = [], properties = {} } }: PlacedSchema): boolean {
  return required.some((name) => properties[name]?.default !== undefined);
}

function hasType(schema: Schema, type: string): boolean {
  return [schema.type].flat().includes(type);
}
