import type { IncomingHttpHeaders } from "node:http";
import type { Fault, Route } from "../contract.ts";

type Parameter = Route["parameters"][number];

/** Parameters as JSON values, before the contract's bounds are checked. */
export interface Parameters {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
}

/** The parts of a request that hold parameters, as sent. */
interface SentParameters {
  readonly encodedPath: Readonly<Record<string, string | undefined>>;
  readonly querystring: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Converts path, query and header parameters to the types that the contract declares. Stricter than a validator's own
 * coercion: `0x10`, `1e3`, ` 5` and an empty string are not integers, and a single value sent twice is a fault.
 */
export function readParameters(route: Route, sent: SentParameters): { parameters: Parameters; faults: Fault[] } {
  const faults: Fault[] = [];
  const query = readQuery(sent.querystring, faults);
  const parameters: Parameters = { path: {}, query: {}, header: {} };
  for (const parameter of route.parameters) {
    const texts = readSentTexts(parameter, sent, query, faults);
    if (texts === undefined) continue;
    const value = parameter.array ? convertEach(parameter, texts, faults) : convertSingle(parameter, texts, faults);
    if (value !== undefined) parameters[parameter.in][parameter.name] = value;
  }
  const known = new Set(route.parameters.filter((each) => each.in === "query").map(({ name }) => name));
  for (const name of query.keys()) {
    if (!known.has(name))
      faults.push({ loc: ["query", name], msg: "Unknown query parameter", type: "extra_forbidden" });
  }
  return { parameters, faults };
}

function readSentTexts(
  { in: part, name }: Parameter,
  { encodedPath, headers }: SentParameters,
  query: ReadonlyMap<string, string[]>,
  faults: Fault[],
): string[] | undefined {
  if (part === "query") return query.get(name);
  if (part === "header") {
    const value = headers[name.toLowerCase()];
    return value === undefined ? undefined : [value].flat();
  }
  const text = decode(encodedPath[name] ?? "");
  if (text === undefined) faults.push(encodingFault(["path", name]));
  return text === undefined ? undefined : [text];
}

function convertEach({ type, in: part, name }: Parameter, texts: readonly string[], faults: Fault[]): unknown[] {
  return texts.map((text, index) => convert(type, text, [part, name, String(index)], faults));
}

function convertSingle({ type, in: part, name }: Parameter, texts: readonly string[], faults: Fault[]): unknown {
  const loc = [part, name];
  if (texts.length === 1) return convert(type, texts[0] ?? "", loc, faults);
  faults.push({ loc, msg: `Sent ${texts.length} times, expected once`, type: "duplicate" });
  return undefined;
}

// Allows more digits than any bound, so that validation can report an integer that is too large.
const INTEGER = /^-?(?:0|[1-9]\d{0,99})$/;
// JSON's format for numbers.
const NUMBER = /^-?(?:0|[1-9]\d{0,399})(?:\.\d{1,400})?(?:[eE][+-]?\d{1,4})?$/;

function convert(type: Parameter["type"], text: string, loc: string[], faults: Fault[]): unknown {
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
    case "string":
      return text;
  }
}

function readQuery(querystring: string, faults: Fault[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const pair of querystring.split("&")) {
    if (pair === "") continue;
    const [sentName = "", ...rest] = pair.replaceAll("+", " ").split("=");
    const name = decode(sentName);
    const value = decode(rest.join("="));
    if (name === undefined || value === undefined) {
      faults.push(encodingFault(["query", name ?? pair.slice(0, 100)]));
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
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function encodingFault(loc: string[]): Fault {
  return { loc, msg: "Not valid percent-encoded UTF-8", type: "string_encoding" };
}
