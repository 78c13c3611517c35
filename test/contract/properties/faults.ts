import { type LocatedOperation, resolveSchema, type Schema } from "../../../scripts/tools/generate/openapi-document.ts";
import { document } from "../contract-document.ts";
import { listParameters, type RequestValues, requestBodySchema } from "./requests.ts";

type Place = readonly (string | number)[];

/** A way to break a valid request in one place. */
export interface Fault {
  /** The location in the request that the response must report, such as `["body", "filters", "0"]`. */
  readonly place: Place;
  /** A description of the fault, for messages. */
  readonly wrong: string;
  breakRequest(request: RequestValues): RequestValues;
}

/** A value that does not match a schema. */
interface Misfit {
  /** The path of the value, relative to the schema. */
  readonly at: Place;
  readonly wrong: string;
  readonly value: unknown;
}

const TOO_MANY_TO_SEND = 2000;

/** Lists the ways to break a request to an operation in one place, each against one rule of its contract. */
export function listFaults(located: LocatedOperation): Fault[] {
  const parameters = listParameters(located).flatMap(({ in: part, name, schema, required }) => [
    ...listMisfits(schema)
      .filter((misfit) => canBeSent(part, schema, misfit))
      .map(({ at, wrong, value }) => replacing([part, name, ...at], wrong, value)),
    ...(required && part !== "path" ? [removing([part, name])] : []),
  ]);
  const unknown = replacing(["query", "no_such_parameter"], "unknown", "1");
  const schema = requestBodySchema(located);
  if (!schema) return [...parameters, unknown];
  const body = listMisfits(schema).map(({ at, wrong, value }) => replacing(["body", ...at], wrong, value));
  const missing = located.operation.requestBody?.required ? [removing(["body"])] : [];
  return [...parameters, unknown, ...body, ...missing];
}

/** Whether a value can be sent as a parameter and still violates the schema when the service parses it. */
function canBeSent(part: "path" | "query" | "header", schema: Schema, { at, value }: Misfit): boolean {
  const resolved = resolveSchema(document, schema);
  const element = at.length > 0 ? resolveSchema(document, resolved.items ?? {}) : resolved;
  // The service reads a single value as a list of one, and any value of a string parameter as a string.
  if (element.type === "array") return Array.isArray(value) && value.length > 0;
  const isText = [element.type].flat().includes("string");
  if (typeof value !== "string") return !isText && (typeof value === "number" || typeof value === "boolean");
  // An empty string is not a path segment, and a header cannot contain control characters.
  if (part === "path") return value !== "";
  return part === "query" || /^[ -~]*$/.test(value);
}

function replacing(place: Place, wrong: string, value: unknown): Fault {
  return { place, wrong, breakRequest: (request) => withValue(request, place, value) };
}

function removing(place: Place): Fault {
  return { place, wrong: "missing", breakRequest: (request) => withValue(request, place, undefined) };
}

/** Returns a copy with `value` at `place`; `undefined` removes the value. Creates missing objects on the path. */
function withValue<Whole extends object>(whole: Whole, [first = "", ...rest]: Place, value: unknown): Whole {
  const copy: Whole = Array.isArray(whole) ? Object.assign([], whole) : { ...whole };
  if (rest.length === 0 && value === undefined) Reflect.deleteProperty(copy, first);
  else Reflect.set(copy, first, rest.length === 0 ? value : withValue(objectIn(copy, first, rest[0]), rest, value));
  return copy;
}

function objectIn(parent: object, name: string | number, next: string | number | undefined): object {
  const value: unknown = Reflect.get(parent, name);
  const isList = typeof next === "number";
  return typeof value === "object" && value !== null && Array.isArray(value) === isList ? value : isList ? [] : {};
}

function listMisfits(schema: Schema): Misfit[] {
  const resolved = resolveSchema(document, schema);
  const members = resolved.anyOf ?? resolved.oneOf;
  if (members) return misfitsOfUnion(resolved, members);
  const types = [resolved.type].flat();
  return [
    ...wrongTypes(resolved, types),
    ...(types.includes("integer") || types.includes("number") ? outOfBounds(resolved) : []),
    ...(types.includes("string") ? wrongTexts(resolved) : []),
    ...(types.includes("array") ? wrongLists(resolved) : []),
    ...(types.includes("object") ? wrongObjects(resolved) : []),
  ];
}

/**
 * Returns, for `X | null`, the misfits of X except null; for a tagged union, an unknown tag; for other unions,
 * values of types that no member has.
 */
function misfitsOfUnion({ discriminator }: Schema, members: readonly Schema[]): Misfit[] {
  const present = members.map((member) => resolveSchema(document, member)).filter(({ type }) => type !== "null");
  if (discriminator === undefined) {
    const only = present[0];
    const types = members.flatMap((member) => resolveSchema(document, member).type);
    if (present.length !== 1 || !only) return wrongTypes({ type: types } as Schema, types);
    const nullable = present.length < members.length;
    return listMisfits(only).filter(({ at, value }) => !(nullable && at.length === 0 && value === null));
  }
  return [{ at: [discriminator.propertyName], wrong: "none of its values", value: "no_such_value" }];
}

const OF_TYPE: Readonly<Record<string, unknown>> = {
  null: null,
  boolean: true,
  number: 1.5,
  string: "no number",
  array: [],
  object: {},
};

function wrongTypes(schema: Schema, types: readonly unknown[]): Misfit[] {
  return Object.entries(OF_TYPE)
    .filter(([type]) => !types.includes(type) && !(type === "number" && types.includes("integer")))
    .filter(() => schema.type !== undefined)
    .map(([type, value]) => ({ at: [], wrong: `of the type ${type}`, value }));
}

function outOfBounds({ type, minimum, maximum }: Schema): Misfit[] {
  const isInteger = [type].flat().includes("integer");
  return [
    ...(isInteger ? [{ at: [], wrong: "no whole number", value: 1.5 }] : []),
    ...(typeof minimum === "number" ? [{ at: [], wrong: "below its minimum", value: minimum - 1 }] : []),
    ...(typeof maximum === "number" ? [{ at: [], wrong: "above its maximum", value: maximum + 1 }] : []),
  ];
}

function wrongTexts({ enum: values, minLength = 0, maxLength, pattern, format }: Schema): Misfit[] {
  if (values) return [{ at: [], wrong: "none of its values", value: "no_such_value" }];
  const found: Misfit[] = [{ at: [], wrong: "with NUL", value: `a${"b".repeat(Number(minLength))}\0` }];
  if (Number(minLength) > 0) found.push({ at: [], wrong: "too short", value: "" });
  if (Number(maxLength) <= 20_000) found.push({ at: [], wrong: "too long", value: "x".repeat(Number(maxLength) + 1) });
  const malformed = "no form?".slice(0, Number(maxLength));
  const breaksPattern = typeof pattern === "string" && !new RegExp(pattern, "u").test(malformed);
  if (breaksPattern || format === "uri" || format === "email" || format === "date-time")
    found.push({ at: [], wrong: "of a different format", value: malformed });
  return found;
}

function wrongLists({ items = {}, minItems, maxItems }: Schema): Misfit[] {
  const elements = listMisfits(items).map((misfit) => ({ ...misfit, at: [0, ...misfit.at] }));
  const first = validValue(items);
  const tooMany = Number(maxItems) + 1;
  return [
    ...elements,
    ...(Number(minItems ?? 0) > 0 ? [{ at: [], wrong: "too short", value: [] }] : []),
    ...(tooMany <= TOO_MANY_TO_SEND
      ? [{ at: [], wrong: "too long", value: Array.from({ length: tooMany }, () => first) }]
      : []),
  ];
}

function validValue(schema: Schema): unknown {
  const { type, enum: values, minimum } = resolveSchema(document, schema);
  return (
    values?.[0] ?? { string: "x", integer: minimum, number: minimum, boolean: true }[String([type].flat()[0])] ?? {}
  );
}

function wrongObjects({ properties = {}, required = [], additionalProperties }: Schema): Misfit[] {
  return [
    ...Object.entries(properties).flatMap(([name, property]) =>
      listMisfits(property).map((misfit) => ({ ...misfit, at: [name, ...misfit.at] })),
    ),
    ...required.map((name) => ({ at: [name], wrong: "missing", value: undefined })),
    ...(additionalProperties === false || isOpen(additionalProperties)
      ? [{ at: ["no_such_field"], wrong: "unknown", value: 1 }]
      : []),
  ];
}

/** Whether a schema allows any field name. Schemas of filters do, because an unknown filter has its own error. */
function isOpen(additionalProperties: Schema["additionalProperties"]): boolean {
  return typeof additionalProperties === "object" && Object.keys(additionalProperties).length === 0;
}
