import { type OpenApiDocument, resolveSchema, type Schema } from "./openapi-document.ts";

const LARGEST_INTEGER: Readonly<Record<string, number>> = { int32: 2147483647, int64: Number.MAX_SAFE_INTEGER };

/** The keyword for whether a minor version can add values to an enum: `open`, unless the spec specifies `closed`. */
export const ENUM_MARK = "x-values";

/** Returns whether later versions can add values to a schema. */
export function isOpenEnum(schema: Schema): boolean {
  return schema[ENUM_MARK] === "open";
}

/** Marks an enum as open, unless it has one value only and so is the tag of a union's member. */
function markEnum(schema: Schema): Schema {
  const isEnum = (schema.enum ?? []).filter((value) => value !== null).length > 1;
  return isEnum && schema[ENUM_MARK] === undefined ? { ...schema, [ENUM_MARK]: "open" } : schema;
}

/** Applies `change` to a schema and everything inside it, innermost first. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const inside: Schema = { ...schema };
  if (schema.properties) inside.properties = mapValues(schema.properties, (property) => mapSchema(property, change));
  if (schema.items) inside.items = mapSchema(schema.items, change);
  for (const keyword of ["anyOf", "oneOf"] as const) {
    const members = schema[keyword];
    if (members) inside[keyword] = members.map((member) => mapSchema(member, change));
  }
  for (const keyword of ["additionalProperties", "unevaluatedProperties"] as const) {
    const others = schema[keyword];
    if (typeof others === "object") inside[keyword] = mapSchema(others, change);
  }
  return change(inside);
}

/** Returns a copy of a record with `change` applied to every value. */
export function mapValues<From, To>(
  record: Record<string, From>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/**
 * Rewrites a schema to a form that all tools interpret in the same way: `anyOf [X, null]` as one type with null,
 * `unevaluatedProperties` as `additionalProperties`, objects sealed unless declared open, integers bounded, NUL
 * excluded from free text.
 */
export function normaliseSchema(document: OpenApiDocument, schema: Schema): Schema {
  return mapSchema(schema, (each) =>
    markEnum(excludeNul(boundInteger(seal(mergeNull(document, inlineNarrowed(document, refuseComposition(each))))))),
  );
}

const NARROWING = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern", "format"];

/** Inlines a reference with bounds beside it, because many tools ignore either the reference or the bounds. */
function inlineNarrowed(document: OpenApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined || !NARROWING.some((keyword) => keyword in schema)) return schema;
  const { $ref, ...beside } = schema;
  return { ...normaliseSchema(document, resolveSchema(document, { $ref })), ...beside };
}

function refuseComposition(schema: Schema): Schema {
  for (const keyword of ["allOf", "prefixItems", "patternProperties", "not"]) {
    if (keyword in schema && !(keyword === "not" && Object.keys(schema).length === 1)) {
      throw new Error(
        `The spec generates a schema with \`${keyword}\`, which cannot be sealed; spread the model or use \`is\`: ${JSON.stringify(schema)}`,
      );
    }
  }
  return schema;
}

/**
 * Rewrites `anyOf [X, null]` to `type: [X, "null"]`, except for named objects and unions, which would lose their name.
 */
function mergeNull(document: OpenApiDocument, schema: Schema): Schema {
  const [first, second] = schema.anyOf ?? [];
  if (!first || second?.type !== "null" || schema.anyOf?.length !== 2) return schema;
  const target = normaliseReferenced(document, first);
  if (typeof target.type !== "string" || (first.$ref !== undefined && isNamed(target))) return schema;
  const { anyOf, ...beside } = schema;
  const merged: Schema = { ...target, type: [target.type, "null"], ...beside };
  if (target.enum) merged.enum = [...target.enum, null];
  return merged;
}

function isNamed(schema: Schema): boolean {
  return schema.type === "object" || schema.oneOf !== undefined;
}

function normaliseReferenced(document: OpenApiDocument, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : normaliseSchema(document, resolveSchema(document, schema));
}

function seal(schema: Schema): Schema {
  const { unevaluatedProperties, ...rest } = schema;
  if (unevaluatedProperties !== undefined)
    return { ...rest, additionalProperties: openOrSealed(unevaluatedProperties) };
  const isObject = [schema.type].flat().includes("object") && !schema.oneOf && !schema.anyOf;
  return isObject && schema.additionalProperties === undefined ? { ...rest, additionalProperties: false } : rest;
}

function openOrSealed(others: boolean | Schema): boolean | Schema {
  const nothing = typeof others === "object" && "not" in others && Object.keys(others).length === 1;
  return nothing ? false : others;
}

/** Adds the bounds of its format to an integer without bounds. */
function boundInteger(schema: Schema): Schema {
  const largest = LARGEST_INTEGER[schema.format ?? ""];
  if (largest === undefined || ![schema.type].flat().includes("integer")) return schema;
  const smallest = schema.format === "int32" ? -largest - 1 : -largest;
  return { ...schema, minimum: schema.minimum ?? smallest, maximum: schema.maximum ?? largest };
}

/** The pattern of free text. Validators omit it: the service checks for NUL separately, with a clearer error. */
export const NO_NUL = "^[^\\x00]*$";

const FREE_TEXT_FORMATS = [undefined, "password"];

function excludeNul(schema: Schema): Schema {
  const isText = [schema.type].flat().includes("string");
  const isFree = FREE_TEXT_FORMATS.includes(schema.format) && !schema.enum && !("const" in schema);
  return isText && isFree && schema.pattern === undefined ? { ...schema, pattern: NO_NUL } : schema;
}
