import {
  type LocatedOperation,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  readOperationId,
  resolveParameter,
  resolveResponse,
  type Schema,
} from "../generate/openapi-document.ts";
import { type BreakingChange, type Comparison, compareSchemas } from "./compare-schemas.ts";
import type { Direction } from "./compare-values.ts";

/** Lists the changes between two contracts that break callers or webhook receivers written for the first contract. */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): BreakingChange[] {
  const comparing = (direction: Direction): Comparison => ({ before, after, direction });
  const now = new Map(listOperations(after.paths).map((located) => [address(located), located]));
  const operations = listOperations(before.paths).flatMap((old) => {
    const found = now.get(address(old));
    return found
      ? compareOperations(comparing, old.operation, found.operation)
      : [{ where: readOperationId(old.operation), change: `is gone (${address(old)})` }];
  });
  return [...operations, ...compareWebhooks(comparing("response"))];
}

/** Returns method and path without the names of path parameters, which callers never send. */
function address({ method, path }: LocatedOperation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, "{}")}`;
}

function compareOperations(
  comparing: (direction: Direction) => Comparison,
  old: Operation,
  now: Operation,
): BreakingChange[] {
  const name = readOperationId(old);
  const request = comparing("request");
  const renamed =
    readOperationId(now) === name
      ? []
      : [{ where: name, change: `is now named ${readOperationId(now)}: generated clients call it by its name` }];
  const locked =
    old.security?.length === 0 && now.security?.length !== 0 ? [{ where: name, change: "now needs a key" }] : [];
  return [
    ...renamed,
    ...locked,
    ...compareParameters(request, name, old, now),
    ...compareBodies(request, name, old, now),
    ...compareResponses(comparing("response"), name, old, now),
  ];
}

function compareParameters(comparison: Comparison, name: string, old: Operation, now: Operation): BreakingChange[] {
  const oldOnes = indexParameters(comparison.before, old);
  const nowOnes = indexParameters(comparison.after, now);
  const changed = [...oldOnes].flatMap(([key, parameter]) => {
    const after = nowOnes.get(key);
    if (!after) return [{ where: `${name} ${key}`, change: "is gone" }];
    const required =
      after.required === true && parameter.required !== true
        ? [{ where: `${name} ${key}`, change: "is now required" }]
        : [];
    return [...required, ...compareSchemas(comparison, `${name} ${key}`, parameter.schema, after.schema)];
  });
  const added = [...nowOnes]
    .filter(([key, parameter]) => parameter.required === true && !oldOnes.has(key))
    .map(([key]) => ({ where: `${name} ${key}`, change: "is new and required" }));
  return [...changed, ...added];
}

function indexParameters(document: OpenApiDocument, operation: Operation): Map<string, Parameter> {
  const parameters = operation.parameters.map((each) => resolveParameter(document, each));
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  return new Map(
    parameters.map((parameter) => [
      parameter.in === "path" ? `path parameter ${inPath.indexOf(parameter) + 1}` : `${parameter.in} ${parameter.name}`,
      parameter,
    ]),
  );
}

function compareBodies(comparison: Comparison, name: string, old: Operation, now: Operation): BreakingChange[] {
  const where = `${name} body`;
  if (!old.requestBody) return now.requestBody?.required ? [{ where, change: "is new and required" }] : [];
  if (!now.requestBody) return [{ where, change: "is gone" }];
  const required = now.requestBody.required && !old.requestBody.required ? [{ where, change: "is now required" }] : [];
  return [...required, ...compareContent(comparison, where, old.requestBody.content, now.requestBody.content)];
}

function compareResponses(comparison: Comparison, name: string, old: Operation, now: Operation): BreakingChange[] {
  return Object.entries(old.responses).flatMap(([status, each]) => {
    const where = `${name} ${status}`;
    const found = now.responses[status];
    if (!found) return [{ where, change: "is gone" }];
    const [before, after] = [resolveResponse(comparison.before, each), resolveResponse(comparison.after, found)];
    const headers = Object.entries(before.headers ?? {}).flatMap(([header, { required }]) => {
      const kept = after.headers?.[header];
      if (!kept) return [{ where: `${where} header ${header}`, change: "is gone" }];
      return required && !kept.required
        ? [{ where: `${where} header ${header}`, change: "is no longer always present" }]
        : [];
    });
    return [...headers, ...compareContent(comparison, where, before.content ?? {}, after.content ?? {})];
  });
}

function compareContent(
  comparison: Comparison,
  where: string,
  before: Record<string, { schema?: Schema }>,
  after: Record<string, { schema?: Schema }>,
): BreakingChange[] {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const now = after[type];
    if (!now) return [{ where, change: `${type} is gone` }];
    return schema && now.schema ? compareSchemas(comparison, where, schema, now.schema) : [];
  });
}

/** Compares webhook bodies as responses, because the service sends them. */
function compareWebhooks(comparison: Comparison): BreakingChange[] {
  const now = comparison.after.webhooks ?? {};
  return listOperations(comparison.before.webhooks ?? {}).flatMap(({ path, method, operation }) => {
    const after = now[path]?.[method];
    if (!after) return [{ where: `webhook ${path}`, change: "is gone" }];
    return compareContent(
      comparison,
      `webhook ${path}`,
      operation.requestBody?.content ?? {},
      after.requestBody?.content ?? {},
    );
  });
}
