import type { IncomingHttpHeaders } from "node:http";
import type { Schema } from "./contract.ts";
import type { Route } from "./match-route.ts";

type Fault = Schema["ValidationFault"];
type Parameter = Route["parameters"][number];

/** Parameters as JSON values, before the contract's bounds are checked. */
export interface Parameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
}

/** The text of every parameter, and faults found while reading it. */
export interface CoercedParameters {
  readonly parameters: Parameters;
  readonly faults: Fault[];
}

/**
 * Turns the text of path, query and headers into the types the contract declares. Stricter than a validator's own
 * coercion: `0x10`, `1e3`, ` 5` and an empty text are no integers, and a single value given twice is a fault.
 */
export function coerceParameters(
  route: Route,
  path: Readonly<Record<string, string>>,
  queryText: string,
  headers: IncomingHttpHeaders,
): CoercedParameters {
  const faults: Fault[] = [];
  const query = readQuery(queryText, faults);
  const parameters: Parameters = { path: {}, query: {}, header: {} };
  const known = new Set<string>();
  for (const parameter of route.parameters) {
    if (parameter.in === "query") known.add(parameter.name);
    const texts = textsOf(parameter, path, query, headers);
    if (texts === undefined) continue;
    const value = parameter.array ? coerceEach(parameter, texts, faults) : coerceSingle(parameter, texts, faults);
    if (value !== undefined) parameters[parameter.in][parameter.name] = value;
  }
  for (const name of query.keys()) {
    if (!known.has(name))
      faults.push({ loc: ["query", name], msg: "Unknown query parameter", type: "extra_forbidden" });
  }
  return { parameters, faults };
}

function textsOf(
  parameter: Parameter,
  path: Readonly<Record<string, string>>,
  query: ReadonlyMap<string, string[]>,
  headers: IncomingHttpHeaders,
): string[] | undefined {
  if (parameter.in === "query") return query.get(parameter.name);
  const value = parameter.in === "path" ? path[parameter.name] : headers[parameter.name.toLowerCase()];
  return value === undefined ? undefined : [value].flat();
}

function coerceEach(parameter: Parameter, texts: readonly string[], faults: Fault[]): unknown[] {
  return texts.map((text, index) =>
    coerce(parameter.type, text, [parameter.in, parameter.name, String(index)], faults),
  );
}

function coerceSingle(parameter: Parameter, texts: readonly string[], faults: Fault[]): unknown {
  if (texts.length > 1) {
    faults.push({
      loc: [parameter.in, parameter.name],
      msg: `Given ${texts.length} times, expected once`,
      type: "duplicate",
    });
    return undefined;
  }
  return coerce(parameter.type, texts[0] ?? "", [parameter.in, parameter.name], faults);
}

const INTEGER = /^-?(?:0|[1-9]\d{0,15})$/;
const NUMBER = /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,15})?$/;

function coerce(type: string, text: string, loc: string[], faults: Fault[]): unknown {
  switch (type) {
    case "integer":
      if (INTEGER.test(text)) return Number(text);
      faults.push({ loc, msg: "Expected a whole number in decimal digits", type: "int_parsing" });
      return undefined;
    case "number":
      if (NUMBER.test(text)) return Number(text);
      faults.push({ loc, msg: "Expected a decimal number", type: "float_parsing" });
      return undefined;
    case "boolean":
      if (text === "true" || text === "false") return text === "true";
      faults.push({ loc, msg: "Expected true or false", type: "bool_parsing" });
      return undefined;
    default:
      return text;
  }
}

function readQuery(text: string, faults: Fault[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const separator = pair.indexOf("=");
    const name = decode(separator < 0 ? pair : pair.slice(0, separator));
    const value = decode(separator < 0 ? "" : pair.slice(separator + 1));
    if (name === undefined || value === undefined) {
      faults.push({
        loc: ["query", name ?? pair.slice(0, 100)],
        msg: "Not valid percent-encoded UTF-8",
        type: "string_encoding",
      });
      continue;
    }
    const found = values.get(name);
    if (found) found.push(value);
    else values.set(name, [value]);
  }
  return values;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
