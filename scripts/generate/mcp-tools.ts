import { mapSchema } from "./normalise-schemas.ts";
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  operationIdOf,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";

const TOOL_TYPE = `/** Where an argument of a tool goes in the request. */
export interface ToolArgument {
  readonly in: "path" | "query" | "header" | "body";
  readonly name: string;
}

/** One operation as a tool for a language model. \`inputSchema\` is complete: it refers to nothing outside itself. */
export interface McpTool {
  readonly name: string;
  readonly operationId: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly arguments: Readonly<Record<string, ToolArgument>>;
}
`;

/** One tool per operation: path, query, header and body fields as one flat object of arguments. */
export function generateMcpTools(document: OpenApiDocument): string {
  const tools = listOperations(document.paths)
    .map(({ method, operation }) =>
      describeTool(document, method === "get" || operation["x-effect"] === "read", operation),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lines = tools.map((tool) => `  ${JSON.stringify(tool)},`).join("\n");
  return `${GENERATED_NOTICE}\n${TOOL_TYPE}\nexport const mcpTools: readonly McpTool[] = [\n${lines}\n];\n`;
}

function describeTool(document: OpenApiDocument, readOnly: boolean, operation: Operation) {
  const operationId = operationIdOf(operation);
  const fields = [...parameterFields(document, operation), ...bodyFields(document, operation)];
  const names = fields.map(({ argument }) => argument);
  const twice = names.find((name, position) => names.indexOf(name) !== position);
  if (twice)
    throw new Error(
      `${operationId}: \`${twice}\` stands in two parts of the request, a tool could not tell them apart`,
    );
  return {
    name: snakeCase(operationId),
    operationId,
    title: operation.summary ?? operationId,
    description: operation.description ?? "",
    readOnly,
    inputSchema: withDefinitions(document, {
      type: "object",
      properties: Object.fromEntries(fields.map(({ argument, schema }) => [argument, schema])),
      required: fields.filter(({ required }) => required).map(({ argument }) => argument),
      additionalProperties: false,
    }),
    arguments: Object.fromEntries(fields.map(({ argument, place, name }) => [argument, { in: place, name }])),
  };
}

interface Field {
  readonly argument: string;
  readonly place: "path" | "query" | "header" | "body";
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

function parameterFields(document: OpenApiDocument, operation: Operation): Field[] {
  return operation.parameters.map((each) => {
    const { name, in: place, required, description, schema } = resolveParameter(document, each);
    const argument = place === "header" ? snakeCase(name.replace(/^X-/, "")) : name;
    return {
      argument,
      place,
      name,
      required: required === true,
      schema: { ...schema, ...(description ? { description } : {}) },
    };
  });
}

/** The fields of an object body; a body of another shape (a union) is one argument named `body`, whose name is empty. */
function bodyFields(document: OpenApiDocument, operation: Operation): Field[] {
  const body = operation.requestBody?.content["application/json"]?.schema;
  if (!body) return [];
  const schema = resolveSchema(document, body);
  if (!schema.properties)
    return [
      { argument: "body", place: "body", name: "", required: operation.requestBody?.required === true, schema: body },
    ];
  return Object.entries(schema.properties).map(([name, property]) => ({
    argument: name,
    place: "body",
    name,
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

function withDefinitions(document: OpenApiDocument, schema: Schema): Schema {
  const definitions: Record<string, Schema> = {};
  const relocate = (each: Schema): Schema =>
    mapSchema(each, (inner) => {
      const name = inner.$ref?.slice(inner.$ref.lastIndexOf("/") + 1);
      if (!name) return forTools(inner);
      if (!(name in definitions)) {
        definitions[name] = {};
        definitions[name] = relocate(document.components.schemas?.[name] ?? {});
      }
      return { ...inner, $ref: `#/$defs/${name}` };
    });
  const relocated = relocate(schema);
  return Object.keys(definitions).length > 0 ? { ...relocated, $defs: definitions } : relocated;
}

function forTools(schema: Schema): Schema {
  const { discriminator, format, ...rest } = schema;
  return format === undefined || /^(int|float|double)/.test(format) ? rest : { ...rest, format };
}

function snakeCase(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .toLowerCase();
}
