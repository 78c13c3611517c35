import { readFileSync } from "node:fs";
import { COUNTRIES, expandLocation, recogniseCountry } from "../catalogue/countries.ts";
import { canonicalFundingStage, FUNDING_STAGES } from "../catalogue/funding-stages.ts";
import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import { registrableDomain } from "../lib/company-domain.ts";
import { type FrequentValues, listFrequentValues, MAX_FREQUENT_VALUES } from "./queries.ts";

/** A model of filters in the contract. */
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
}

const DOCUMENT: { components: { schemas: Readonly<Record<string, SchemaNode>> } } = JSON.parse(
  readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
);

/** A scalar of the contract whose values a request may write in several ways. */
export interface WrittenValue {
  /** Every canonical value, if they are a closed set. */
  readonly options?: readonly string[];
  /** Returns the canonical values of a text; undefined when it has none. */
  readonly canonical: (text: string) => readonly string[] | undefined;
  /** The expected value, as a fault describes it. */
  readonly expected: string;
  /** Returns the value that a text without canonical values stands for, such as the code of a country for its name. */
  readonly meant?: (text: string) => string | undefined;
}

export const WRITTEN_FUNDING_STAGE: WrittenValue = {
  options: FUNDING_STAGES,
  canonical: (text) => asList(canonicalFundingStage(text)),
  expected: "a funding stage such as `Series A`",
};

export const WRITTEN_COUNTRY: WrittenValue = {
  options: ["EU", ...COUNTRIES.map(({ code }) => code)],
  canonical: expandLocation,
  expected: "an ISO 3166-1 alpha-3 code such as `USA`, or `EU`",
  meant: recogniseCountry,
};

/** By the name of the scalar. */
const WRITTEN_VALUES: Readonly<Record<string, WrittenValue>> = {
  FundingStageLabel: WRITTEN_FUNDING_STAGE,
  CountryFilterCode: WRITTEN_COUNTRY,
  Website: {
    canonical: (text) => asList(registrableDomain(text)),
    expected: "a domain such as `northwind.example`",
  },
  Timestamp: {
    canonical: (text) => asList(canonicalTime(text)),
    expected: "a time in the years 1 to 9999, without a leap second",
  },
};

/** Returns a time in UTC; undefined for one that RFC 3339 allows and Postgres or `Date` does not. */
function canonicalTime(text: string): string | undefined {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9999 ? time.toISOString() : undefined;
}

function asList(value: string | undefined): readonly string[] | undefined {
  return value === undefined ? undefined : [value];
}

/** A filter as the contract declares it. */
export interface Filter {
  readonly name: string;
  readonly description: string;
  /** The value, or the list of values. */
  readonly node: SchemaNode;
  /** One value. */
  readonly element: SchemaNode;
  /** The accepted notations of one value, if there are several. */
  readonly written: WrittenValue | undefined;
}

/** Returns the filters of a model, in the order of the contract. */
export function listFilters(model: FilterModel): Filter[] {
  return Object.entries(DOCUMENT.components.schemas[model]?.properties ?? {}).map(([name, property]) => {
    const node = resolve(property);
    return {
      name,
      description: property.description ?? node.description ?? "",
      node,
      element: node.items ? resolve(node.items) : node,
      written: WRITTEN_VALUES[schemaName(node.items ?? property)],
    };
  });
}

function resolve(node: SchemaNode): SchemaNode {
  if (!node.$ref) return node;
  return { ...resolve(DOCUMENT.components.schemas[schemaName(node)] ?? {}), ...node };
}

function schemaName({ $ref: reference = "" }: SchemaNode): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** How long the most frequent industries and tags are cached, because counting them reads the whole catalogue. */
const FREQUENT_VALUES_TTL_MS = 3_600_000;

/** Returns a function that describes the filters of a model, with their options. */
export function filterDescriber(model: FilterModel): (db: Db, now: Date) => Promise<Schema["FilterDefinition"][]> {
  const filters = listFilters(model);
  let frequent: Promise<FrequentValues> | undefined;
  let expiresAt = 0;
  return async (db, now) => {
    if (frequent === undefined || now.getTime() >= expiresAt) {
      frequent = listFrequentValues(db);
      expiresAt = now.getTime() + FREQUENT_VALUES_TTL_MS;
      frequent.catch(() => (expiresAt = 0));
    }
    const { industries, tags } = await frequent;
    return filters.map((filter) => {
      if (filter.name.startsWith("industry_")) return describe(filter, industries);
      return filter.name.startsWith("tag_") ? describe(filter, tags) : describe(filter);
    });
  };
}

function describe(
  { name, description, node, element, written }: Filter,
  frequent?: readonly string[],
): Schema["FilterDefinition"] {
  const closed = element.enum ?? written?.options;
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
      return `a text of ${element.minLength ?? 0} to ${element.maxLength ?? "any number of"} characters`;
  }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
