import { readFileSync } from "node:fs";
import { countries } from "../catalogue/countries.ts";
import { fundingStages } from "../catalogue/funding-stages.ts";
import type { Schema } from "../http/contract.ts";

interface SchemaNode {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly items?: SchemaNode;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
}

const document: { components: { schemas: Readonly<Record<string, SchemaNode>> } } = JSON.parse(
  readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
);

// Values the contract leaves open because callers may write them in any letter case.
const CLOSED_SETS: Readonly<Record<string, readonly string[]>> = {
  FundingStageLabel: fundingStages,
  CountryFilterCode: ["EU", ...countries.map(({ code }) => code)],
};

/** Describes every field of a model of filters (`AccountFilters`, `PeopleFilters`), as the contract declares it. */
export function filterDefinitions(
  model: "AccountFilters" | "PeopleFilters" | "IcpFilters",
): Schema["FilterDefinition"][] {
  const properties = document.components.schemas[model]?.properties ?? {};
  return Object.entries(properties).map(([name, property]) => define(name, property));
}

function define(name: string, property: SchemaNode): Schema["FilterDefinition"] {
  const node = resolve(property);
  const element = node.items ? resolve(node.items) : node;
  const reference = (node.items ?? property).$ref?.split("/").at(-1) ?? "";
  const options = element.enum ?? CLOSED_SETS[reference] ?? [];
  const type = element.type ?? "string";
  return {
    field_name: name,
    description: property.description ?? node.description ?? "",
    type: node.items ? `${type}[]` : type,
    required: false,
    options: [...options],
    schema_description: bounds(node, element, options.length > 0),
  };
}

function resolve(node: SchemaNode): SchemaNode {
  if (!node.$ref) return node;
  const target = document.components.schemas[node.$ref.split("/").at(-1) ?? ""] ?? {};
  return { ...resolve(target), ...node };
}

function bounds(node: SchemaNode, element: SchemaNode, closed: boolean): string {
  const value = closed ? "one of the options, in any letter case" : describeValue(element);
  return node.items
    ? `Up to ${node.maxItems ?? "any number of"} values, each ${value}.`
    : `${value[0]?.toUpperCase() ?? ""}${value.slice(1)}.`;
}

function describeValue(element: SchemaNode): string {
  switch (element.type) {
    case "boolean":
      return "true or false";
    case "integer":
      return `a whole number from ${element.minimum ?? "any"} to ${element.maximum ?? "any"}`;
    default:
      return `a text of ${element.minLength ?? 0} to ${element.maxLength ?? "any number of"} characters`;
  }
}
