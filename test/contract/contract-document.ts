import { readFileSync } from "node:fs";
import {
  type LocatedOperation,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  readOperationId,
  resolveParameter,
} from "../../scripts/tools/generate/openapi-document.ts";

/** The contract as it is served. */
export const document: OpenApiDocument = JSON.parse(
  readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
);

const byId = new Map(listOperations(document.paths).map((located) => [readOperationId(located.operation), located]));

/** An operation of the contract with its path and method. */
export function operation(operationId: string): LocatedOperation {
  const found = byId.get(operationId);
  if (!found) throw new Error(`The contract has no ${operationId}`);
  return found;
}

export interface RequestParts {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The raw body, sent instead of `body`. */
  readonly text?: string;
}

/** A request for `fetch`, without the address. */
export interface WireRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Returns a request that the contract allows: `parts`, and the operation's examples for everything else. */
export function requestFor(operationId: string, parts: RequestParts = {}): WireRequest {
  const { path, method, operation: described } = operation(operationId);
  const parameters = described.parameters.map((each) => resolveParameter(document, each));
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.path?.[name] ?? requireExample(parameters, "path", name))),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...requiredExamples(parameters, "query"), ...parts.query })) {
    for (const each of [value].flat()) if (each !== undefined) query.append(name, String(each));
  }
  const body = parts.text ?? bodyText(described.requestBody?.content["application/json"], parts);
  return {
    method: method.toUpperCase(),
    target: query.size > 0 ? `${filled}?${query}` : filled,
    headers: {
      ...requiredExamples(parameters, "header"),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...parts.headers,
    },
    body,
  };
}

function bodyText(media: MediaType | undefined, parts: RequestParts): string | undefined {
  const body = "body" in parts ? parts.body : media && firstExample(media);
  return body === undefined ? undefined : JSON.stringify(body);
}

function requiredExamples(parameters: readonly Parameter[], place: Parameter["in"]): Record<string, string> {
  const required = parameters.filter((parameter) => parameter.in === place && parameter.required);
  return Object.fromEntries(required.map(({ name }) => [name, requireExample(parameters, place, name)]));
}

function requireExample(parameters: readonly Parameter[], place: Parameter["in"], name: string): string {
  const parameter = parameters.find((each) => each.in === place && each.name === name);
  const example = parameter && firstExample(parameter);
  if (example === undefined) throw new Error(`The contract gives no example of ${place} ${name}`);
  return String(example);
}

function firstExample(exemplified: Pick<MediaType, "example" | "examples">): unknown {
  if (exemplified.example !== undefined) return exemplified.example;
  return Object.values(exemplified.examples ?? {})[0]?.value;
}

/** Returns every example of a body or parameter. */
export function listExamples({ example, examples }: Pick<MediaType, "example" | "examples">): unknown[] {
  return [...(example === undefined ? [] : [example]), ...Object.values(examples ?? {}).map(({ value }) => value)];
}
