import { mapValues } from "./normalise-schemas.ts";
import { type OpenApiDocument, resolveSchema, type Schema } from "./openapi-document.ts";

/** Keywords that every client accepts. `nullable` is removed before a schema is sent. */
const KEYWORDS = [
  "type",
  "description",
  "enum",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
];

/** Larger bounds only express the type of a number. */
const MAX_BOUND = 2_147_483_647;

/**
 * Returns a schema in the subset that the strictest clients accept: one type each, no references, unions, formats or
 * patterns. The service checks the omitted constraints. `nullable` marks fields for which null has a meaning.
 */
export function simplifySchema(document: OpenApiDocument, sent: Schema): Schema {
  const schema = resolveSchema(document, sent);
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((each) => resolveSchema(document, each));
  if (alternatives.length > 0) {
    const [first, ...others] = alternatives.filter(({ type }) => type !== "null");
    const isNullable = alternatives.some(({ type }) => type === "null");
    if (!first) throw new Error(`A tool's argument has no type: ${JSON.stringify(sent)}`);
    const single = others.length === 0 ? simplifySchema(document, first) : mergeObjects(document, [first, ...others]);
    const description = sent.description ?? schema.description ?? single.description;
    return { ...single, ...(description && { description }), ...(isNullable && { nullable: true }) };
  }
  const types = [schema.type].flat();
  const simple: Schema = {};
  for (const keyword of KEYWORDS) if (schema[keyword] !== undefined) simple[keyword] = schema[keyword];
  const [type] = types.filter((each) => each !== "null");
  if (type) simple.type = type;
  if ("const" in schema) simple.enum = [schema.const];
  if (simple.enum) simple.enum = simple.enum.filter((value) => value !== null);
  if (Number(simple.maximum) >= MAX_BOUND) delete simple.maximum;
  if (Number(simple.minimum) <= -MAX_BOUND) delete simple.minimum;
  if (types.includes("null")) simple.nullable = true;
  if (schema.properties) simple.properties = mapValues(schema.properties, (each) => simplifySchema(document, each));
  if (schema.properties && schema.required?.length) simple.required = schema.required;
  if (schema.items) simple.items = simplifySchema(document, schema.items);
  return simple;
}

/**
 * Merges the alternatives of a union into one object, which requires only fields that all of them require. Returns a
 * schema without a type if no alternative is an object.
 */
function mergeObjects(document: OpenApiDocument, alternatives: readonly Schema[]): Schema {
  const objects = alternatives.map((each) => simplifySchema(document, each));
  if (objects.every(({ type }) => type !== "object")) return {};
  const properties: Record<string, Schema> = {};
  for (const object of objects) {
    for (const [name, property] of Object.entries(object.properties ?? {})) {
      const known = properties[name];
      const values = [...new Set([...(known?.enum ?? []), ...(property.enum ?? [])])];
      properties[name] = { ...property, ...known, ...(known?.enum && property.enum && { enum: values }) };
    }
  }
  const required = (objects[0]?.required ?? []).filter((name) =>
    objects.every((object) => object.required?.includes(name)),
  );
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

const MAX_DESCRIPTION = 80;
const MAX_NESTED_FIELDS = 6;
/** Agents do not reach the limits of longer lists. */
const MAX_LISTED_ITEMS = 100;

/** Arguments whose names are sufficient as descriptions. */
const PAGING = ["limit", "offset", "page", "page_size"];

/**
 * Returns a simplified schema without parts that an agent does not need: lengths, long descriptions, large objects.
 * @param text replaces the schema's own description of the argument
 */
export function shortenSchema(name: string, schema: Schema, text?: string): Schema {
  const { type, enum: values, minimum, maximum, maxItems, items } = schema;
  if (PAGING.includes(name)) return { type, ...(maximum !== undefined && { maximum }) };
  const description = text ?? firstSentence(schema.description ?? "");
  return {
    ...(type && { type }),
    ...(description && { description }),
    ...(values && { enum: values }),
    ...(Number(minimum) > 1 && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(Number(maxItems) <= MAX_LISTED_ITEMS && { maxItems }),
    ...(items && { items: { ...typeKeywords(items), ...nestedFields(items) } }),
    ...nestedFields(schema),
  };
}

function typeKeywords({ type, enum: values }: Schema): Schema {
  return { ...(type && { type }), ...(values && { enum: values }) };
}

/** Returns the fields of a small object, without nested fields. */
function nestedFields({ properties = {} }: Schema): Schema {
  const names = Object.keys(properties);
  if (names.length === 0 || names.length > MAX_NESTED_FIELDS) return {};
  return { properties: mapValues(properties, typeKeywords) };
}

function firstSentence(text: string): string {
  const [sentence = ""] = text.split(/(?<=\.) /, 1);
  return sentence.length <= MAX_DESCRIPTION
    ? sentence
    : `${sentence.slice(0, sentence.lastIndexOf(" ", MAX_DESCRIPTION))} …`;
}
