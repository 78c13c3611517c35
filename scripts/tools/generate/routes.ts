import {
  type LocatedOperation,
  listOperations,
  type OpenApiDocument,
  readOperationId,
  readTextBody,
  resolveParameter,
  resolveSchema,
} from "./openapi-document.ts";
import { GENERATED_NOTICE, readDeclarations } from "./outputs.ts";

const PARAMETER_TYPES = ["string", "integer", "number", "boolean"];

/** Returns the route table: one entry per operation, sorted by identifier. */
export function generateRoutes(document: OpenApiDocument): string {
  const entries = listOperations(document.paths)
    .map((located) => describeRoute(document, located))
    .toSorted((a, b) => (a.operationId < b.operationId ? -1 : 1));
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)},`).join("\n");
  return `${GENERATED_NOTICE}\n${readDeclarations("routes")}\nexport const routes = [\n${lines}\n] as const satisfies readonly Route[];\n`;
}

function describeRoute(document: OpenApiDocument, { path, method, operation }: LocatedOperation) {
  const operationId = readOperationId(operation);
  const [family, verb] = operationId.split("_");
  const parameters = operation.parameters.map((each) =>
    describeParameter(document, operationId, resolveParameter(document, each)),
  );
  return {
    operationId,
    family,
    verb,
    method: method.toUpperCase(),
    path,
    effect: onlyReads({ method, operation }) ? "read" : "write",
    rate: isCostly(operation) ? "costly" : "reads",
    auth: operation.security?.length === 0 ? "none" : "key",
    body: operation.requestBody ? (operation.requestBody.required ? "required" : "optional") : "none",
    textBody: readTextBody(operation) ?? null,
    idempotent: isIdempotent(document, { method, operation }),
    replacesKey: operation["x-replaces-key"] === true,
    statuses: Object.keys(operation.responses).map(Number),
    parameters,
    deprecation: operation["x-deprecation"] ?? null,
  };
}

/** Returns whether an operation changes nothing. It may still charge. */
export function onlyReads({ method, operation }: Pick<LocatedOperation, "method" | "operation">): boolean {
  return method === "get" || operation["x-effect"] === "read";
}

/** Returns whether an operation can consume credits. */
export function isCostly(operation: LocatedOperation["operation"]): boolean {
  return operation["x-rate"] === "costly";
}

/**
 * Returns whether responses are stored under an `Idempotency-Key`: the operation accepts one, and writes or charges.
 */
export function isIdempotent(
  document: OpenApiDocument,
  located: Pick<LocatedOperation, "method" | "operation">,
): boolean {
  const { operation } = located;
  const takesKey = operation.parameters.some((each) => resolveParameter(document, each).name === "Idempotency-Key");
  return takesKey && (isCostly(operation) || !onlyReads(located));
}

function describeParameter(
  document: OpenApiDocument,
  operationId: string,
  parameter: ReturnType<typeof resolveParameter>,
) {
  const schema = resolveSchema(document, parameter.schema);
  const array = schema.type === "array";
  const item = array ? resolveSchema(document, schema.items ?? {}) : schema;
  const [type] = [item.type].flat().filter((each) => each !== "null");
  if (!type || !PARAMETER_TYPES.includes(type)) {
    throw new Error(
      `${operationId}: parameter ${parameter.name} must be a string, a number or a boolean, or a list of these`,
    );
  }
  return { name: parameter.name, in: parameter.in, type, array, required: parameter.required === true };
}
