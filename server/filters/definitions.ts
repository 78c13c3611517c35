import { readFileSync } from "node:fs";
import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import { cachedFor } from "../lib/cached-for.ts";
import { capitalise } from "../lib/capitalise.ts";
import { type ValueReader, valueReader } from "../text/public.ts";
import { listFrequentValues, MAX_FREQUENT_VALUES } from "./queries.ts";

export type FilterModel = "AccountFilters" | "PeopleFilters" | "IcpFilters";

interface SchemaNode {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly format?: string;
  readonly items?: SchemaNode;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  /** The name of a schema with an enum, or a kind of value for `valueReader`: strings are converted to its values. */
  readonly "x-value"?: string;
}

const DOCUMENT: { components: { schemas: Readonly<Record<string, SchemaNode>> } } = JSON.parse(
  readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
);

/** A filter as the contract declares it. */
export interface Filter {
  readonly name: string;
  readonly description: string;
  readonly node: SchemaNode;
  readonly element: SchemaNode;
  /** Converts the spellings of a value to its canonical form. */
  readonly reader: ValueReader | undefined;
}

export function listFilters(model: FilterModel | "SearchFilters"): Filter[] {
  return Object.entries(DOCUMENT.components.schemas[model]?.properties ?? {}).map(([name, property]) => {
    const node = resolve(property);
    const element = node.items ? resolve(node.items) : node;
    const description = property.description ?? node.description ?? "";
    return { name, description, node, element, reader: findValueReader(element) };
  });
}

function findValueReader({ "x-value": kind }: SchemaNode): ValueReader | undefined {
  return kind === undefined ? undefined : valueReader(DOCUMENT.components.schemas[kind]?.enum ?? kind);
}

function resolve(node: SchemaNode): SchemaNode {
  if (!node.$ref) return node;
  return { ...resolve(DOCUMENT.components.schemas[schemaName(node)] ?? {}), ...node };
}

function schemaName({ $ref: reference = "" }: SchemaNode): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** How long the most frequent values are cached, because counting them reads the whole catalogue. */
const FREQUENT_VALUES_TTL_MS = 3_600_000;

/** Returns a function that describes the filters of a model, with their options. */
export function filterDescriber(model: FilterModel): (db: Db, now: Date) => Promise<Schema["FilterDefinition"][]> {
  const filters = listFilters(model);
  const frequent = cachedFor(FREQUENT_VALUES_TTL_MS, listFrequentValues);
  return async (db, now) => {
    const { industries, tags, technologies } = await frequent(db, now);
    return filters.map((filter) => {
      if (filter.name.startsWith("industry_")) return describe(filter, industries);
      if (filter.element["x-value"] === "technology") return describe(filter, technologies);
      return filter.name.startsWith("tag_") ? describe(filter, tags) : describe(filter);
    });
  };
}

function describe(
  { name, description, node, element, reader }: Filter,
  frequent?: readonly string[],
): Schema["FilterDefinition"] {
  const closed = element.enum ?? reader?.options;
  const value = element.enum
    ? "one of the options"
    : closed
      ? "one of the options, in any letter case"
      : describeValue(element);
  const type = element.type ?? "string";
  return {
    field_name: name,
    description,
    type: node.items ? `${type}[]` : type,
    required: false,
    options: [...(closed ?? frequent ?? [])],
    schema_description:
      (node.items ? `Up to ${node.maxItems ?? "any number of"} values, each ${value}.` : `${capitalise(value)}.`) +
      (frequent ? ` The options are the ${MAX_FREQUENT_VALUES} most frequent values; others are accepted too.` : ""),
  };
}

function describeValue(element: SchemaNode): string {
  switch (element.type) {
    case "boolean":
      return "true or false";
    case "integer":
      return `a whole number from ${element.minimum ?? "any"} to ${element.maximum ?? "any"}`;
    default:
      if (element.format === "date-time") return "an RFC 3339 time";
      if (element.format === "date") return "a date such as 2026-03-31";
      return `a string of ${element.minLength ?? 0} to ${element.maxLength ?? "any number of"} characters`;
  }
}
