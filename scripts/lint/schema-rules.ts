import { NO_NUL } from "../generate/normalise-schemas.ts";
import type { Schema } from "../generate/openapi-document.ts";
import type { Rule } from "./finding.ts";
import { listProperties, listSchemas } from "./walk-schemas.ts";

const COMPOSITION = ["allOf", "prefixItems", "unevaluatedProperties", "patternProperties"];

export const schemaRules: readonly Rule[] = [
  {
    name: "no-composition",
    check: (document) =>
      listSchemas(document).flatMap(({ where, schema }) =>
        COMPOSITION.filter((keyword) => keyword in schema).map((keyword) => ({
          where,
          message: `uses ${keyword}, which cannot be sealed`,
        })),
      ),
  },
  {
    name: "object-sealed-or-open",
    check: (document) =>
      listSchemas(document)
        .filter(({ schema }) => hasType(schema, "object") && !schema.oneOf && schema.additionalProperties === undefined)
        .map(({ where }) => ({ where, message: "does not say whether other fields may stand in it" })),
  },
  {
    name: "list-bounded",
    check: (document) =>
      listSchemas(document)
        .filter(({ schema }) => hasType(schema, "array") && schema.maxItems === undefined)
        .map(({ where }) => ({ where, message: "is a list without maxItems" })),
  },
  {
    name: "text-bounded",
    check: (document) =>
      listSchemas(document)
        .filter(
          ({ schema }) =>
            hasType(schema, "string") && schema.maxLength === undefined && !schema.enum && !("const" in schema),
        )
        .map(({ where }) => ({ where, message: "is text without maxLength or enum" })),
  },
  {
    name: "pattern-in-words",
    check: (document) =>
      listSchemas(document)
        .filter(
          ({ schema }) =>
            schema.pattern !== undefined && schema.pattern !== NO_NUL && schema["x-expected"] === undefined,
        )
        .map(({ where }) => ({ where, message: "has a pattern and no x-expected that says in words what fits it" })),
  },
  {
    name: "number-bounded",
    check: (document) =>
      listSchemas(document)
        .filter(
          ({ schema }) =>
            (hasType(schema, "integer") || hasType(schema, "number")) &&
            (schema.minimum === undefined || schema.maximum === undefined),
        )
        .map(({ where }) => ({ where, message: "is a number without minimum and maximum" })),
  },
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

function hasType(schema: Schema, type: string): boolean {
  return [schema.type].flat().includes(type);
}
