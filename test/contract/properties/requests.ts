import fc from "fast-check";
import {
  type LocatedOperation,
  type Parameter,
  resolveParameter,
  type Schema,
} from "../../../scripts/tools/generate/openapi-document.ts";
import type { Route } from "../../../server/http/contract.ts";
import { document } from "../contract-document.ts";
import { anyValue, type KnownValues } from "./arbitraries.ts";

/** A request as values, before it is converted to a target, headers and a body. */
export interface RequestValues {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  /** Absent when no body is sent. */
  readonly body?: unknown;
}

/** Headers that the HTTP client sets by itself. */
const SENT_ANYWAY = ["X-API-Key", "Authorization"];

/** Lists the parameters of an operation, except its credentials. */
export function listParameters({ operation }: LocatedOperation): Parameter[] {
  return operation.parameters
    .map((each) => resolveParameter(document, each))
    .filter(({ name }) => !SENT_ANYWAY.includes(name));
}

/** Returns the schema of an operation's body, if it takes one. */
export function requestBodySchema({ operation }: LocatedOperation): Schema | undefined {
  return operation.requestBody?.content["application/json"]?.schema;
}

/**
 * Generates requests that the contract allows. None has an Idempotency-Key, which would make its response depend on
 * earlier requests.
 */
export function requestsTo(located: LocatedOperation, known: KnownValues): fc.Arbitrary<RequestValues> {
  const parameters = listParameters(located);
  const part = (place: Parameter["in"]): fc.Arbitrary<Record<string, unknown>> => {
    const inPart = parameters.filter((parameter) => parameter.in === place && parameter.name !== "Idempotency-Key");
    const values = Object.fromEntries(
      inPart.map(({ name, schema }) => [
        name,
        place === "header" ? anyHeader(name, known) : anyValue(schema, known, name),
      ]),
    );
    const required = inPart.filter((parameter) => parameter.required).map(({ name }) => name);
    return fc.record(values, { requiredKeys: required });
  };
  const schema = requestBodySchema(located);
  const body = schema && anyValue(schema, known);
  const parts = { path: part("path"), query: part("query"), header: part("header") };
  if (body === undefined) return fc.record(parts);
  return located.operation.requestBody?.required
    ? fc.record({ ...parts, body })
    : fc.record({ ...parts, body }, { requiredKeys: ["path", "query", "header"] });
}

/** Header values are ASCII, which is safe in HTTP. */
function anyHeader(name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const some = known(name);
  return some.length > 0 ? fc.constantFrom(...some) : fc.stringMatching(/^[!-~]{1,20}$/);
}

/** A request as it is sent. */
interface WireRequest {
  readonly method: Route["method"];
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Writes a request. Values that are not strings are written as JSON. */
export function writeRequest({ path, method }: Route, values: RequestValues): WireRequest {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(written(values.path[name])));
  const query = Object.entries(values.query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(written(each))}`),
  );
  return {
    method,
    target: query.length > 0 ? `${filled}?${query.join("&")}` : filled,
    headers: Object.fromEntries(Object.entries(values.header).map(([name, value]) => [name, written(value)])),
    body: "body" in values ? JSON.stringify(values.body) : undefined,
  };
}

function written(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
