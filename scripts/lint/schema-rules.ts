import { NO_NUL } from "../generate/normalise-schemas.ts";
import type { Schema } from "../generate/openapi-document.ts";
import type { Rule } from "./finding.ts";
import { listProperties, listSchemas } from "./walk-schemas.ts";

const COMPOSITION = ["allOf", "prefixItems", "unevaluatedProperties", "patternProperties"];

export const schemaRules: readonly Rule[] = [
  ...COMPOSITION.map((keyword) =>
    eachSchema("no-composition", `uses ${keyword}, which cannot be sealed`, (schema) => keyword in schema),
  ),
  eachSchema(
    "object-sealed-or-open",
    "does not say whether it may have other fields",
    (schema) => hasType(schema, "object") && !schema.oneOf && schema.additionalProperties === undefined,
  ),
  eachSchema(
    "list-bounded",
    "is a list without maxItems",
    (schema) => hasType(schema, "array") && schema.maxItems === undefined,
  ),
  eachSchema(
    "text-bounded",
    "is text without maxLength or enum",
    (schema) => hasType(schema, "string") && schema.maxLength === undefined && !schema.enum && !("const" in schema),
  ),
  eachSchema(
    "pattern-in-words",
    "has a pattern and no x-expected that describes it in words",
    ({ pattern, "x-expected": expected }) => pattern !== undefined && pattern !== NO_NUL && expected === undefined,
  ),
  eachSchema(
    "number-bounded",
    "is a number without minimum and maximum",
    (schema) =>
      (hasType(schema, "integer") || hasType(schema, "number")) &&
      (schema.minimum === undefined || schema.maximum === undefined),
  ),
  {
    name: "field-described",
    check: (document) =>
      listProperties(document)
        // A discriminator has a single value that describes it.
        .filter(({ schema }) => !schema.description && schema.enum?.length !== 1)
        .map(({ where }) => ({ where, message: "has no description" })),
  },
  {
    name: "schema-described",
    check: (document) =>
      Object.entries(document.components.schemas ?? {})
        .filter(([, schema]) => !schema.description)
        .map(([name]) => ({ where: name, message: "has no description" })),
  },
];

/** Returns a rule that no schema may break. */
function eachSchema(name: string, message: string, breaks: (schema: Schema) => boolean): Rule {
  const check: Rule["check"] = (document) =>
    listSchemas(document).flatMap(({ where, schema }) => (breaks(schema) ? [{ where, message }] : []));
  return { name, check };
}

function hasType(schema: Schema, type: string): boolean {
  return [schema.type].flat().includes(type);
}
