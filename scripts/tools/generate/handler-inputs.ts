import { mapSchema, mapValues } from "./normalise-schemas.ts";
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  readOperationId,
  resolveParameter,
  type Schema,
} from "./openapi-document.ts";
import { pruneComponents } from "./prune-components.ts";
import { printTypes } from "./types.ts";

/**
 * Returns the types of handler inputs: the request types, in which fields with a default are required, so that handlers
 * need no `?? 50`.
 */
export async function generateHandlerInputs(document: OpenApiDocument): Promise<string> {
  const paths: OpenApiDocument["paths"] = {};
  for (const { path, method, operation } of listOperations(document.paths)) {
    paths[path] = { ...paths[path], [method]: requestSide(document, operation) };
  }
  return printTypes(
    pruneComponents({
      openapi: document.openapi,
      info: document.info,
      paths,
      components: {
        schemas: mapValues(document.components.schemas ?? {}, (schema) => mapSchema(schema, requireDefaults)),
      },
    }),
  );
}

function requestSide(document: OpenApiDocument, operation: Operation): Operation {
  const body = operation.requestBody;
  return {
    operationId: readOperationId(operation),
    parameters: operation.parameters.map((each) => {
      const parameter = resolveParameter(document, each);
      return { ...parameter, required: parameter.required === true || parameter.schema.default !== undefined };
    }),
    ...(body
      ? {
          requestBody: {
            ...body,
            content: mapValues(body.content, ({ schema }) => ({ schema: mapSchema(schema ?? {}, requireDefaults) })),
          },
        }
      : {}),
    responses: {},
  };
}

function requireDefaults(schema: Schema): Schema {
  if (!schema.properties) return schema;
  const filled = Object.entries(schema.properties).filter(([, property]) => property.default !== undefined);
  return { ...schema, required: [...new Set([...(schema.required ?? []), ...filled.map(([name]) => name)])] };
}
