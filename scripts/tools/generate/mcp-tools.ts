import {
  type LocatedOperation,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  readOperationId,
  resolveParameter,
  resolveResponse,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";
import { GENERATED_NOTICE, readDeclarations } from "./outputs.ts";
import { isCostly, onlyReads } from "./routes.ts";
import { shortenSchema, simplifySchema } from "./tool-schemas.ts";

// Clients prefix the name of a tool with their name for the server, and reject names of more than 64 characters.
const MAX_NAME_LENGTH = 40;
const ARGUMENT_NAME = /^[A-Za-z0-9_.-]{1,64}$/;

/** The contract's settings for a tool that is listed by default. */
interface ListedTool {
  readonly name?: string;
  readonly description: string;
  readonly arguments?: readonly string[];
  /** Descriptions of arguments, where those of the contract lack facts that an agent needs. */
  readonly about?: Readonly<Record<string, string>>;
}

/** Returns the tools of the Model Context Protocol: one per operation, sorted by name. */
export function generateMcpTools(document: OpenApiDocument): string {
  const operations = listOperations(document.paths);
  const names = new Map(operations.map((located) => [formatEndpoint(located), deriveToolName(located.operation)]));
  const tools = operations
    .map((located) => describeTool(document, located, names))
    .toSorted((a, b) => (a.definition.name < b.definition.name ? -1 : 1));
  const lines = tools.map((tool) => `  ${JSON.stringify(tool)},`).join("\n");
  const { title, version } = document.info;
  const api = `export const api = ${JSON.stringify({ title, version })} as const;`;
  return `${GENERATED_NOTICE}\n${readDeclarations("mcp-tools")}\n${api}\n\nexport const mcpTools: readonly McpTool[] = [\n${lines}\n];\n`;
}

function formatEndpoint({ method, path }: LocatedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

function snakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
}

function listedTool(operation: Operation): ListedTool | undefined {
  return operation["x-tool"] as ListedTool | undefined;
}

/** Returns the tool name in the contract, or else the operation's in snake case: `accounts_search_by_name`. */
function deriveToolName(operation: Operation): string {
  const name = listedTool(operation)?.name ?? snakeCase(readOperationId(operation));
  if (name.length > MAX_NAME_LENGTH) {
    throw new Error(
      `${readOperationId(operation)}: a tool's name is limited to ${MAX_NAME_LENGTH} characters: set a shorter one with x-tool`,
    );
  }
  return name;
}

function describeTool(document: OpenApiDocument, located: LocatedOperation, names: ReadonlyMap<string, string>) {
  const { operation } = located;
  const operationId = readOperationId(operation);
  const body = operation.requestBody?.content["application/json"]?.schema;
  const hasBodyArgument = body !== undefined && !isPlainObject(document, body);
  const output = responseSchema(document, operation);
  const definition = defineTool(document, located, hasBodyArgument);
  const listed = listedTool(operation);
  const content: string[][] = [];
  // The rate limit does not show this: creating a quote has the same limit, but is free.
  const spends = operation.parameters.some((each) => resolveParameter(document, each).name === "X-Quote-ID");
  if (output) findContent(document, output, [], content);
  return {
    operationId,
    family: snakeCase(operationId.split("_")[0] ?? ""),
    hasBodyArgument,
    isCostly: spends,
    isConfirmed: spends || operation["x-starts-spending"] === true,
    content,
    definition: nameTools(definition, names),
    ...(listed && { listed: nameTools(shorten(definition, listed), names) }),
  };
}

function defineTool(document: OpenApiDocument, located: LocatedOperation, hasBodyArgument: boolean) {
  const { operation } = located;
  const output = responseSchema(document, operation);
  return {
    name: deriveToolName(operation),
    title: operation.summary ?? "",
    description: withoutErrors(operation.description ?? ""),
    inputSchema: inputSchema(document, operation, hasBodyArgument),
    ...(output && { outputSchema: outputSchema(document, output) }),
    annotations: toolAnnotations(located),
  };
}

/** Removes the errors from a description, because an agent reads them when they occur. */
function withoutErrors(description: string): string {
  return description
    .replaceAll(/\bErrors: [^\n]*?(?=( Free\.| Costs | \d+ credits?\b|\n|$))/g, "")
    .split(/(?<=\.) /)
    .filter((sentence) => !/\b[45]\d\d\b/.test(sentence))
    .join(" ")
    .replaceAll(/\n{2,}\s*(?=Free\.)/g, " ")
    .trim();
}

/** Shortens a tool that is listed by default, because the list is part of every conversation. */
function shorten(definition: ReturnType<typeof defineTool>, listed: ListedTool) {
  const { name, inputSchema, outputSchema, annotations } = definition;
  const { properties = {}, required = [] } = inputSchema;
  const names = listed.arguments ?? Object.keys(properties);
  const about = listed.about ?? {};
  const unknown = [...names, ...Object.keys(about)].filter((argument) => !(argument in properties));
  if (unknown.length > 0) throw new Error(`x-tool lists arguments that do not exist: ${unknown.join(", ")}`);
  const shortened = names.map((argument) => [
    argument,
    shortenSchema(argument, properties[argument] ?? {}, about[argument]),
  ]);
  const needed = required.filter((argument) => names.includes(argument));
  return {
    name,
    description: listed.description,
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(shortened),
      ...(needed.length > 0 && { required: needed }),
    },
    ...(outputSchema && { outputSchema: { type: "object" } }),
    annotations,
  };
}

/** Replaces endpoints, such as `GET /api/v1/credits`, in all texts of a tool with the names of their tools. */
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

/**
 * Returns the schema of a tool's arguments: path and query parameters and the fields of the body. It omits the acting
 * user and the idempotency key, which come from the connection.
 */
function inputSchema(document: OpenApiDocument, operation: Operation, hasBodyArgument: boolean): Schema {
  const parameters = operation.parameters
    .map((each) => resolveParameter(document, each))
    .filter((parameter) => parameter.in !== "header");
  const properties: Record<string, Schema> = {};
  const add = (name: string, schema: Schema): void => {
    const argument = `${readOperationId(operation)}: the argument ${name} of its tool`;
    if (name in properties) throw new Error(`${argument} has two meanings: rename the parameter or the body's field`);
    if (!ARGUMENT_NAME.test(name)) throw new Error(`${argument} has a name that some clients reject`);
    properties[name] = schema;
  };
  for (const { name, schema, description } of parameters satisfies readonly Parameter[]) {
    add(name, { ...simplifySchema(document, schema), ...(description && { description }) });
  }
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const { requestBody } = operation;
  const schema = requestBody?.content["application/json"]?.schema;
  if (schema && hasBodyArgument) {
    add("body", simplifySchema(document, schema));
    if (requestBody.required) required.push("body");
  } else if (schema) {
    const body = simplifySchema(document, schema);
    for (const [name, field] of Object.entries(body.properties ?? {})) add(name, field);
    if (requestBody?.required) required.push(...(body.required ?? []));
  }
  return { type: "object", properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

function responseSchema(document: OpenApiDocument, operation: Operation): Schema | undefined {
  const response = operation.responses["200"];
  return response && resolveResponse(document, response).content?.["application/json"]?.schema;
}

/**
 * Returns the top-level fields of a result, and their types. Omits nullable fields, because strict clients accept only
 * one type each.
 */
function outputSchema(document: OpenApiDocument, output: Schema): Schema {
  const { properties = {} } = simplifySchema(document, output);
  const types = Object.entries(properties).flatMap(([name, { type, nullable }]) =>
    nullable ? [] : [[name, { type }]],
  );
  return { type: "object", properties: Object.fromEntries(types) };
}

/** Finds the fields of a response that contain third-party text. */
function findContent(document: OpenApiDocument, sent: Schema, path: string[], found: string[][]): void {
  const schema = resolveSchema(document, sent);
  if (schema["x-content"] === "third-party") found.push(path);
  for (const alternative of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    findContent(document, alternative, path, found);
  if (schema.items) findContent(document, schema.items, [...path, "*"], found);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    findContent(document, property, [...path, name], found);
}

/** Returns hints by which clients decide whether to ask their user. An operation that costs is never read-only. */
function toolAnnotations(located: LocatedOperation) {
  const { method, operation } = located;
  if (onlyReads(located) && !isCostly(operation)) return { readOnlyHint: true };
  const replaces = method === "put" || method === "patch";
  return {
    readOnlyHint: false,
    destructiveHint: replaces || method === "delete" || operation["x-effect"] === "destructive",
    ...((method === "put" || method === "delete") && { idempotentHint: true }),
  };
}
