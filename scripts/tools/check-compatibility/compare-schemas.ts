import { type OpenApiDocument, resolveSchema, type Schema } from "../generate/openapi-document.ts";
import { compareNames, compareTypes, compareValues, type Direction, jsonTypes, missing } from "./compare-values.ts";

/** The two contracts, and whether the compared values are sent in requests or responses. */
export interface Comparison {
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
  readonly direction: Direction;
}

/** A change that breaks a caller written against the old contract. */
export interface BreakingChange {
  readonly where: string;
  readonly change: string;
}

/**
 * Lists the breaking changes between two schemas. In requests, values that were accepted must stay accepted; in
 * responses, no new values may be sent, except for added fields.
 */
export function compareSchemas(
  comparison: Comparison,
  where: string,
  before: Schema,
  after: Schema,
  visited: ReadonlySet<string> = new Set(),
): BreakingChange[] {
  const pair = `${before.$ref ?? ""} ${after.$ref ?? ""}`;
  if (pair !== " " && visited.has(pair)) return [];
  const seen = new Set(visited).add(pair);
  const old = resolveSchema(comparison.before, before);
  const now = resolveSchema(comparison.after, after);
  const say = (change: string): BreakingChange[] => [{ where, change }];
  if (toMembers(old).length > 0 || toMembers(now).length > 0) return compareMembers(comparison, where, old, now, seen);
  const types = compareTypes(comparison.direction, old, now).flatMap(say);
  if (types.length > 0) return types;
  return [
    ...compareValues(comparison.direction, old, now).flatMap(say),
    ...compareFields(comparison, where, old, now, seen),
    ...(old.items && now.items ? compareSchemas(comparison, `${where}[]`, old.items, now.items, seen) : []),
  ];
}

function compareFields(
  comparison: Comparison,
  where: string,
  old: Schema,
  now: Schema,
  seen: ReadonlySet<string>,
): BreakingChange[] {
  const [oldFields, nowFields] = [old.properties ?? {}, now.properties ?? {}];
  const [oldRequired, nowRequired] = [old.required ?? [], now.required ?? []];
  const fieldPath = (name: string): string => `${where}.${name}`;
  const removed = missing(Object.keys(oldFields), Object.keys(nowFields)).map((name) => ({
    where: fieldPath(name),
    change: "is gone",
  }));
  const nowStrict = comparison.direction === "request" ? missing(nowRequired, oldRequired) : [];
  const nowLoose =
    comparison.direction === "response" ? missing(oldRequired, nowRequired).filter((name) => name in nowFields) : [];
  const sealed =
    comparison.direction === "request" &&
    old.additionalProperties !== false &&
    now.additionalProperties === false &&
    jsonTypes(old).includes("object");
  return [
    ...removed,
    ...nowStrict.map((name) => ({ where: fieldPath(name), change: "is now required" })),
    ...nowLoose.map((name) => ({ where: fieldPath(name), change: "is no longer always present" })),
    ...(sealed ? [{ where, change: "no longer accepts additional fields" }] : []),
    ...Object.entries(oldFields).flatMap(([name, field]) =>
      nowFields[name] ? compareSchemas(comparison, fieldPath(name), field, nowFields[name], seen) : [],
    ),
    ...(typeof old.additionalProperties === "object" && typeof now.additionalProperties === "object"
      ? compareSchemas(comparison, `${where}.*`, old.additionalProperties, now.additionalProperties, seen)
      : []),
  ];
}

/** Compares unions, whose members are matched by their discriminator or type. */
function compareMembers(
  comparison: Comparison,
  where: string,
  old: Schema,
  now: Schema,
  seen: ReadonlySet<string>,
): BreakingChange[] {
  const tag = old.discriminator?.propertyName ?? now.discriminator?.propertyName;
  const oldMembers = new Map(unionMembers(old).map((member) => [memberName(comparison.before, member, tag), member]));
  const nowMembers = new Map(unionMembers(now).map((member) => [memberName(comparison.after, member, tag), member]));
  const unmatched = compareNames(comparison.direction, [...oldMembers.keys()], [...nowMembers.keys()]);
  const matched = [...oldMembers].flatMap(([name, member]) => {
    const after = nowMembers.get(name);
    return after ? compareSchemas(comparison, tag ? `${where}(${name})` : where, member, after, seen) : [];
  });
  return [...unmatched.map((change) => ({ where, change })), ...matched];
}

function toMembers(schema: Schema): Schema[] {
  return schema.oneOf ?? schema.anyOf ?? [];
}

function unionMembers(schema: Schema): Schema[] {
  const members = toMembers(schema);
  return members.length > 0 ? members : [schema];
}

function memberName(document: OpenApiDocument, member: Schema, tag: string | undefined): string {
  const resolved = resolveSchema(document, member);
  const value = tag ? resolved.properties?.[tag]?.enum?.[0] : undefined;
  return typeof value === "string" ? value : [resolved.type].flat().join(" or ");
}
