import type { IncomingHttpHeaders } from "node:http";
import type { McpTool, ToolSchema } from "../../../generated/mcp-tools.ts";
import { isRecord } from "../../lib/is-record.ts";
import type { Route } from "../contract.ts";
import type { SentInput } from "../request-state.ts";
import { unmark } from "./third-party-content.ts";

export type ToolArguments = Readonly<Record<string, unknown>>;

/**
 * Converts a tool's arguments to the input of its operation. Arguments named after a parameter become that parameter,
 * all others become fields of the body. Header parameters default to the headers of the request itself.
 */
export function toInput(route: Route, tool: McpTool, sent: ToolArguments, headers: IncomingHttpHeaders): SentInput {
  const parameters = { path: {}, query: {}, header: {} };
  const others = new Map(Object.entries(readObject(tool.definition.inputSchema, sent)));
  for (const { name, in: part, type } of route.parameters) {
    const header = part === "header" ? headers[name.toLowerCase()] : undefined;
    const value = others.has(name)
      ? others.get(name)
      : typeof header === "string"
        ? readText({ type }, header)
        : header;
    if (value !== undefined) Object.assign(parameters[part], { [name]: value });
    others.delete(name);
  }
  const body = takeBody(route, tool, others);
  const faults = [...others.keys()].map((name) => ({
    loc: ["query", name],
    msg: "Unknown argument",
    type: "extra_forbidden",
  }));
  return { parameters, body: { value: body }, faults };
}

/** Removes the body's arguments from `others` and returns the body; undefined when there is none. */
function takeBody({ body }: Route, { hasBodyArgument }: McpTool, others: Map<string, unknown>): unknown {
  if (body === "none" || (body === "optional" && others.size === 0)) return undefined;
  if (hasBodyArgument) {
    const value = others.get("body");
    others.delete("body");
    return value;
  }
  const fields = Object.fromEntries(others);
  others.clear();
  return fields;
}

/** Corrects what models often send instead of the schema's type: JSON or numbers as strings, one value for a list. */
function readValue(schema: ToolSchema, sent: unknown): unknown {
  const value = typeof sent === "string" ? readText(schema, unmark(sent)) : sent;
  if (schema.type === "array" && schema.items) {
    const { items } = schema;
    if (Array.isArray(value)) return value.map((each) => readValue(items, each));
    return typeof value === "string" || typeof value === "number" ? [readValue(items, value)] : value;
  }
  return schema.type === "object" && isRecord(value) ? readObject(schema, value) : value;
}

function readObject(schema: ToolSchema, sent: ToolArguments): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(sent).flatMap(([name, value]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property) return value === null ? [] : [[name, value] as const];
    if (isOmitted(property, value) && !required.includes(name)) return [];
    return [[name, readValue(property, value)] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns whether a value is null or empty where the schema allows neither. */
function isOmitted({ type, enum: values, minLength = 0, nullable = false }: ToolSchema, value: unknown): boolean {
  if (value === null) return !nullable;
  return value === "" && (type !== "string" || values !== undefined || minLength > 0);
}

const NUMBER = /^\s*-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\s*$/;

function readText({ type }: ToolSchema, text: string): unknown {
  switch (type) {
    case "integer":
    case "number":
      return NUMBER.test(text.slice(0, 400)) ? Number(text) : text;
    case "boolean":
      return /^(true|false)$/i.test(text) ? text.toLowerCase() === "true" : text;
    case "array":
    case "object":
      return /^\s*[[{]/.test(text) ? parse(text) : text;
    default:
      return text;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
