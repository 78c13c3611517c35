import { capitalise } from "../../../server/lib/capitalise.ts";
import {
  type LocatedOperation,
  listOperations,
  type OpenApiDocument,
  readOperationId,
  resolveParameter,
  resolveResponse,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";

/** How a list is read page by page, and the property with its items. */
interface ListForm {
  readonly by: "offset" | "pagination" | "page" | "cursor";
  readonly items: string;
  /** The number of the first page, for lists by page. */
  readonly first?: number;
}

/**
 * Returns the operations of the client: each as a separate constant, so that a bundler keeps only those that a program
 * imports, and all of them grouped by family.
 */
export function generateClientOperations(document: OpenApiDocument): string {
  const described = listOperations(document.paths)
    .map((located) => ({ ...located, id: readOperationId(located.operation) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((located) => {
      const [family = "", verb = ""] = located.id.split("_");
      const name = `${lowerFirst(family)}${capitalise(verb)}`;
      return { family: lowerFirst(family), verb, name, comment: toComment(located), text: describe(document, located) };
    });
  const constants = described.map(({ name, comment, text }) => `${comment}\nexport const ${name} = ${text} as const;`);
  const families = [...new Set(described.map(({ family }) => family))].map((family) => {
    const members = described
      .filter((each) => each.family === family)
      .map(({ verb, name, comment }) => `    ${comment}\n    ${verb}: ${name},`);
    return `  ${family}: {\n${members.join("\n")}\n  },`;
  });
  const all = `/** Every operation by family and verb. */\nexport const OPERATIONS = {\n${families.join("\n")}\n} as const;`;
  const types = document.components.schemas?.WebhookEventType?.enum ?? [];
  const events = `/** The types of webhook events. */\nexport const WEBHOOK_EVENT_TYPES = ${JSON.stringify(types)} as const;`;
  return `${GENERATED_NOTICE}\n${[...constants, all, events].join("\n\n")}\n`;
}

function toComment({ operation, method, path }: LocatedOperation): string {
  const [first = ""] = (operation.description ?? operation.summary ?? "").split("\n\n");
  return `/** ${first.replaceAll("\n", " ").replaceAll("*/", "")} \`${method.toUpperCase()} ${path}\` */`;
}

function describe(document: OpenApiDocument, located: LocatedOperation): string {
  const { method, path, operation } = located;
  const list = detectListForm(document, located);
  const parameters = operation.parameters.map((each) => resolveParameter(document, each));
  const query = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const content = Object.keys(operation.requestBody?.content ?? {});
  const fields = {
    method: method.toUpperCase(),
    path,
    ...(list && { list }),
    // Without this list, all fields are sent in the query or all in the body.
    ...(operation.requestBody && query.length > 0 && { query }),
    ...(content.length > 0 && !content.includes("application/json") && { body: content }),
    ...(isStream(document, located) && { isStream: true }),
  };
  return JSON.stringify(fields);
}

function isStream(document: OpenApiDocument, { operation }: LocatedOperation): boolean {
  const { content = {} } = resolveResponse(document, operation.responses["200"] ?? { description: "" });
  return "application/x-ndjson" in content;
}

function detectListForm(document: OpenApiDocument, { operation }: LocatedOperation): ListForm | undefined {
  const { content = {} } = resolveResponse(document, operation.responses["200"] ?? { description: "" });
  const response = resolveSchema(document, content["application/json"]?.schema ?? {}).properties ?? {};
  const arrays = Object.keys(response).filter((name) => resolveSchema(document, response[name] ?? {}).type === "array");
  const [items] = arrays;
  const query = operation.parameters.map((each) => resolveParameter(document, each).name);
  const body = bodyFields(document, operation.requestBody?.content["application/json"]?.schema);
  if (items === undefined) return undefined;
  if (query.includes("offset")) return { by: "offset", items };
  if ("pagination" in body) return { by: "pagination", items };
  if (query.includes("page") || "page" in body)
    return { by: "page", items, first: firstPage(document, operation, body) };
  if (query.includes("cursor") && !("status" in response)) return { by: "cursor", items };
  return undefined;
}

function firstPage(
  document: OpenApiDocument,
  operation: LocatedOperation["operation"],
  body: Record<string, Schema>,
): number {
  const parameter = operation.parameters
    .map((each) => resolveParameter(document, each))
    .find(({ name }) => name === "page");
  return Number((parameter?.schema ?? body.page)?.default ?? 0);
}

function bodyFields(document: OpenApiDocument, schema: Schema | undefined): Record<string, Schema> {
  return resolveSchema(document, schema ?? {}).properties ?? {};
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
