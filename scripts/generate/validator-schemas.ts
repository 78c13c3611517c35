import { mapSchema, NO_NUL } from "./normalise-schemas.ts";
import { type OpenApiDocument, resolveSchema, type Schema } from "./openapi-document.ts";

// What only explains, or only matters to code generators. `format` of numbers says nothing the bounds do not say.
const ANNOTATIONS = new Set([
  "description",
  "title",
  "summary",
  "example",
  "examples",
  "deprecated",
  "contentMediaType",
]);
const CHECKED_FORMATS = new Set(["date-time", "date", "email", "uri", "uuid"]);

/** A schema as the validators are compiled from it: no annotations, and nullable named objects without `anyOf`. */
export function toValidatorSchema(document: OpenApiDocument, schema: Schema): Schema {
  return mapSchema(schema, (each) => withoutAnnotations(inlineNullableObject(document, each)));
}

/**
 * `anyOf [object, null]` as `type: ["object", "null"]` with the object's own keywords: a fault inside it is then named
 * once and where it is, not as "matches no alternative", and defaults inside it are filled (they are not under anyOf).
 */
function inlineNullableObject(document: OpenApiDocument, schema: Schema): Schema {
  const [first, second] = schema.anyOf ?? [];
  if (!first || second?.type !== "null" || schema.anyOf?.length !== 2) return schema;
  const target = toValidatorSchema(document, resolveSchema(document, first));
  if (target.type !== "object" || target.oneOf) return schema;
  const { anyOf, ...beside } = schema;
  return { ...target, ...beside, type: ["object", "null"] };
}

function withoutAnnotations(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([keyword, value]) => {
    if (keyword.startsWith("x-") || ANNOTATIONS.has(keyword)) return false;
    if (keyword === "pattern" && value === NO_NUL) return false;
    return keyword !== "format" || CHECKED_FORMATS.has(String(value));
  });
  const plain: Schema = Object.fromEntries(kept);
  if (plain.discriminator) plain.discriminator = { propertyName: plain.discriminator.propertyName };
  return plain;
}
