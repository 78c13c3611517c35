import { mapSchema, NO_NUL } from "./normalise-schemas.ts";
import { type OpenApiDocument, resolveSchema, type Schema } from "./openapi-document.ts";

// Keywords that validate nothing. The `format` of numbers repeats their bounds.
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

/** Returns the schema to compile a validator from: without annotations, and with nullable named objects inlined. */
export function toValidatorSchema(document: OpenApiDocument, schema: Schema): Schema {
  return mapSchema(schema, (each) => withoutAnnotations(listTags(document, inlineNullableObject(document, each))));
}

/**
 * Rewrites `anyOf [object, null]` to `type: ["object", "null"]` with the object's keywords. Errors then report the
 * invalid field instead of "matches no alternative", and ajv fills in defaults, which it does not do inside `anyOf`.
 */
function inlineNullableObject(document: OpenApiDocument, schema: Schema): Schema {
  const [first, second] = schema.anyOf ?? [];
  if (!first || second?.type !== "null" || schema.anyOf?.length !== 2) return schema;
  const target = toValidatorSchema(document, resolveSchema(document, first));
  if (target.type !== "object" || target.oneOf) return schema;
  const { anyOf, ...beside } = schema;
  return { ...target, ...beside, type: ["object", "null"] };
}

/**
 * Lists the values of a union's discriminator beside the union, so that errors report the field and the allowed values.
 */
function listTags(document: OpenApiDocument, schema: Schema): Schema {
  const { discriminator, oneOf } = schema;
  if (!discriminator || !oneOf) return schema;
  const tag = discriminator.propertyName;
  const values = oneOf.flatMap((member) => {
    const { properties } = resolveSchema(document, member);
    return properties?.[tag] ? (resolveSchema(document, properties[tag]).enum ?? []) : [];
  });
  return { ...schema, required: [tag], properties: { [tag]: { type: "string", enum: values } } };
}

/** Returns a schema without the keywords that validate nothing. */
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
