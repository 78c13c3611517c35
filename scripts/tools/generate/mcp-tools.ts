import { mapSchema } from "./normalise-schemas.ts";
import {
  type LocatedOperation,
  listOperations,
  type OpenApiDocument,
  type Operation,
  operationIdOf,
  type Parameter,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";
import { isCostly, onlyReads } from "./routes.ts";
import { withoutAnnotations } from "./validator-schemas.ts";

const TOOL_TYPE = `/** An operation as a tool of the Model Context Protocol. */
export interface McpTool {
  readonly operationId: string;
  /** Whether the argument \`body\` is the operation's whole body. If not, the body's fields are arguments. */
  readonly hasBodyArgument: boolean;
  /** As listed to clients. */
  readonly definition: {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    /** JSON Schema. */
    readonly inputSchema: { readonly type: "object"; readonly [keyword: string]: unknown };
    readonly annotations: {
      readonly readOnlyHint: boolean;
      readonly destructiveHint?: boolean;
      readonly idempotentHint?: boolean;
    };
  };
}
`;

// Some clients reject longer names, and other characters in the names of arguments.
const MAX_NAME_LENGTH = 64;
const ARGUMENT_NAME = /^[A-Za-z0-9_.-]{1,64}$/;

/**
 * Returns the tools of the Model Context Protocol: one per operation, sorted by name. Results have no schemas, which
 * would more than double the list, all of which clients pass to a model.
 */
export function generateMcpTools(document: OpenApiDocument): string {
  const operations = listOperations(document.paths);
  const names = new Map(operations.map((located) => [endpointOf(located), nameOf(located.operation)]));
  const tools = operations
    .map((located) => describeTool(document, located, names))
    .toSorted((a, b) => (a.definition.name < b.definition.name ? -1 : 1));
  const lines = tools.map((tool) => `  ${JSON.stringify(tool)},`).join("\n");
  const { title, version } = document.info;
  const api = `export const api = ${JSON.stringify({ title, version })} as const;`;
  return `${GENERATED_NOTICE}\n${TOOL_TYPE}\n${api}\n\nexport const mcpTools: readonly McpTool[] = [\n${lines}\n];\n`;
}

function endpointOf({ method, path }: LocatedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Returns an operation's name in snake case: `accounts_search_by_name` of `Accounts_searchByName`. */
function nameOf(operation: Operation): string {
  const name = operationIdOf(operation)
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .toLowerCase();
  if (name.length > MAX_NAME_LENGTH) {
    throw new Error(`${operationIdOf(operation)}: a tool's name is limited to ${MAX_NAME_LENGTH} characters`);
  }
  return name;
}

function describeTool(document: OpenApiDocument, located: LocatedOperation, names: ReadonlyMap<string, string>) {
  const { operation } = located;
  const body = operation.requestBody?.content["application/json"]?.schema;
  const hasBodyArgument = body !== undefined && !isPlainObject(document, body);
  const definition = {
    name: nameOf(operation),
    title: operation.summary ?? "",
    description: operation.description ?? "",
    inputSchema: inputSchema(document, operation, hasBodyArgument),
    annotations: annotationsOf(located),
  };
  return { operationId: operationIdOf(operation), hasBodyArgument, definition: nameTools(definition, names) };
}

/** Replaces endpoints, such as `GET /api/v1/credits`, in all texts of a tool by the names of their tools. */
function nameTools<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  const text = JSON.stringify(value);
  return JSON.parse(
    text.replaceAll(/`([A-Z]+ \/[^`"]*)`/g, (whole, endpoint) => {
      const name = names.get(endpoint);
      return name ? `\`${name}\`` : whole;
    }),
  );
}

/**
 * Returns whether a body's fields can be arguments. The fields of a union depend on each other, and the schema of a
 * tool cannot be a union.
 */
function isPlainObject(document: OpenApiDocument, schema: Schema): boolean {
  const { type, properties, oneOf, anyOf } = resolveSchema(document, schema);
  return type === "object" && properties !== undefined && !oneOf && !anyOf;
}

/** Returns the schema of a tool's arguments: path, query and header parameters and the fields of the body. */
function inputSchema(document: OpenApiDocument, operation: Operation, hasBodyArgument: boolean): Schema {
  const parameters = operation.parameters.map((each) => resolveParameter(document, each));
  const properties: Record<string, Schema> = {};
  const add = (name: string, schema: Schema): void => {
    const argument = `${operationIdOf(operation)}: the argument ${name} of its tool`;
    if (name in properties) throw new Error(`${argument} has two meanings: rename the parameter or the body's field`);
    if (!ARGUMENT_NAME.test(name)) throw new Error(`${argument} has a name that some clients reject`);
    properties[name] = schema;
  };
  const addParameters = (parts: readonly Parameter["in"][]): void => {
    for (const { name, in: part, schema, description } of parameters) {
      if (parts.includes(part)) add(name, { ...inlineReferences(document, schema), description });
    }
  };
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const { requestBody } = operation;
  const schema = requestBody?.content["application/json"]?.schema;
  addParameters(["path", "query"]);
  if (schema && hasBodyArgument) {
    add("body", inlineReferences(document, schema));
    if (requestBody.required) required.push("body");
  } else if (schema) {
    const body = inlineReferences(document, schema);
    for (const [name, field] of Object.entries(body.properties ?? {})) add(name, field);
    required.push(...(body.required ?? []));
  }
  addParameters(["header"]);
  return { type: "object", properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

/** Returns a schema without references, which not every client resolves, and without annotations but descriptions. */
function inlineReferences(document: OpenApiDocument, schema: Schema): Schema {
  return mapSchema(schema, (each) => {
    if (each.$ref !== undefined) return inlineReferences(document, resolveSchema(document, each));
    const { discriminator, ...rest } = withoutAnnotations(each);
    return each.description === undefined ? rest : { ...rest, description: each.description };
  });
}

/** Hints that let clients ask their user first. An operation that spends credits is never read-only. */
function annotationsOf(located: LocatedOperation) {
  const { method, operation } = located;
  if (onlyReads(located) && !isCostly(operation)) return { readOnlyHint: true };
  const replaces = method === "put" || method === "patch";
  return {
    readOnlyHint: false,
    destructiveHint: replaces || method === "delete" || operation["x-effect"] === "destructive",
    idempotentHint: method === "put" || method === "delete",
  };
}
