import { addExamples, sharedResponseName } from "./error-examples.ts";
import { mapValues, normaliseSchema } from "./normalise-schemas.ts";
import {
  type Header,
  listOperations,
  METHODS,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
  type Response,
  readTextBody,
  type Schema,
  type TextBody,
} from "./openapi-document.ts";
import { pruneComponents } from "./prune-components.ts";

const DEPRECATION_HEADERS: Record<string, Header> = {
  Deprecation: {
    description: "When this operation was deprecated (RFC 9745).",
    schema: { type: "string", maxLength: 40 },
  },
  Sunset: {
    description: "When this operation may be removed (RFC 8594).",
    schema: { type: "string", maxLength: 40 },
  },
};

/** Rewrites the emitter's document to the document that is served and from which all files are generated. */
export function normalise(document: OpenApiDocument): OpenApiDocument {
  const withSchemas = normaliseSchemas(document);
  const { paths, webhooks } = splitWebhooks(withSchemas.paths);
  const finished = shareResponses({ ...withSchemas, paths: mapPaths(paths, finishOperation), webhooks });
  return pruneComponents({ ...finished, paths: sortKeys(finished.paths), webhooks: sortKeys(webhooks) });
}

function normaliseSchemas(document: OpenApiDocument): OpenApiDocument {
  const change = (schema: Schema): Schema => normaliseSchema(document, schema);
  const media = (content: Record<string, MediaType>): Record<string, MediaType> =>
    mapValues(content, (each) => (each.schema ? { ...each, schema: change(each.schema) } : each));
  const parameter = (each: Parameter): Parameter => oneExample(withoutStyle({ ...each, schema: change(each.schema) }));
  const response = (each: Response): Response => ({
    ...each,
    ...(each.headers
      ? { headers: mapValues(each.headers, (header) => ({ ...header, schema: change(header.schema) })) }
      : {}),
    ...(each.content ? { content: media(each.content) } : {}),
  });
  const operation = (each: Operation): Operation => ({
    ...each,
    parameters: each.parameters.map((one) => ("$ref" in one ? one : parameter(one))),
    ...(each.requestBody ? { requestBody: { ...each.requestBody, content: media(each.requestBody.content) } } : {}),
    responses: mapValues(each.responses, (one) => ("$ref" in one ? one : response(one))),
  });
  return {
    ...document,
    paths: mapPaths(document.paths, operation),
    components: {
      ...document.components,
      schemas: mapValues(document.components.schemas ?? {}, change),
      parameters: mapValues(document.components.parameters ?? {}, parameter),
    },
  };
}

/** Removes `explode`, which has no meaning for single values and the right default for lists. */
function withoutStyle(parameter: Parameter): Parameter {
  const { explode, ...rest } = parameter;
  if (explode === false && parameter.schema.type === "array") {
    throw new Error(
      `The list parameter ${parameter.name} must have one query parameter for each value: declare it with @query(#{explode: true})`,
    );
  }
  return rest;
}

/** Keeps only the value of a shared header's example, whose title comes from a single operation. */
function oneExample(parameter: Parameter): Parameter {
  const { examples, ...rest } = parameter;
  const [first] = Object.values(examples ?? {});
  return parameter.in === "header" && first ? { ...rest, example: first.value } : parameter;
}

/** Returns a copy of a map of path items with `change` applied to every operation. */
export function mapPaths(
  paths: Record<string, PathItem>,
  change: (operation: Operation) => Operation,
): Record<string, PathItem> {
  return mapValues(paths, (item) => {
    const changed: PathItem = {};
    for (const method of METHODS) if (item[method]) changed[method] = change(item[method]);
    return changed;
  });
}

/** Moves operations marked `x-webhook`, which the service sends, to `webhooks`. */
function splitWebhooks(paths: Record<string, PathItem>): {
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
} {
  const served: Record<string, PathItem> = {};
  const webhooks: Record<string, PathItem> = {};
  for (const { path, method, operation } of listOperations(paths)) {
    const { "x-webhook": type, ...rest } = operation;
    if (typeof type !== "string") {
      served[path] = { ...served[path], [method]: operation };
      continue;
    }
    webhooks[type] = { [method]: { ...rest, security: [] } };
  }
  return { paths: served, webhooks };
}

/** Returns the media types of a body that may also be sent as plain text, with the example of the JSON body. */
function textMedia({ field, types, maxLength }: TextBody, json: MediaType = {}): Record<string, MediaType> {
  const [first] = Object.values(json.examples ?? {});
  const shown: unknown = json.example ?? first?.value;
  const example: unknown = typeof shown === "object" && shown !== null ? Reflect.get(shown, field) : undefined;
  const media = {
    schema: { type: "string", pattern: "\\S", "x-expected": "text that is not only white space", maxLength },
    ...(example !== undefined && { example }),
  };
  return Object.fromEntries(types.map((type) => [type, media]));
}

function finishOperation(operation: Operation): Operation {
  const deprecated = operation["x-deprecation"] !== undefined;
  const responses = mapValues(operation.responses, (response, status) => {
    if ("$ref" in response) return response;
    const announced =
      deprecated && status === "200"
        ? { ...response, headers: { ...response.headers, ...DEPRECATION_HEADERS } }
        : response;
    return addExamples(announced, status);
  });
  const { requestBody } = operation;
  const textBody = readTextBody(operation);
  return {
    ...operation,
    ...(requestBody && textBody
      ? {
          requestBody: {
            ...requestBody,
            content: { ...requestBody.content, ...textMedia(textBody, requestBody.content["application/json"]) },
          },
        }
      : {}),
    ...(deprecated ? { deprecated: true } : {}),
    ...(operation.security?.some((scheme) => Object.keys(scheme).length === 0) ? { security: [] } : {}),
    responses,
  };
}

/**
 * Moves error responses that several operations share to the components, to keep the document small. A response with
 * its own example stays with its operation.
 */
function shareResponses(document: OpenApiDocument): OpenApiDocument {
  const uses = new Map<string, { status: string; response: Response; count: number }>();
  for (const { operation } of listOperations(document.paths)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!sharedResponseName(status) || "$ref" in response) continue;
      const text = JSON.stringify([status, response]);
      uses.set(text, { status, response, count: (uses.get(text)?.count ?? 0) + 1 });
    }
  }
  const shared: Record<string, Response> = {};
  for (const { status, response } of [...uses.values()].toSorted((a, b) => b.count - a.count)) {
    const name = sharedResponseName(status);
    if (name) shared[name] ??= response;
  }
  const texts = mapValues(shared, (response) => JSON.stringify(response));
  const share = (response: Response | Reference, status: string): Response | Reference => {
    const name = sharedResponseName(status);
    return name && JSON.stringify(response) === texts[name] ? { $ref: `#/components/responses/${name}` } : response;
  };
  const paths = mapPaths(document.paths, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, share),
  }));
  return { ...document, paths, components: { ...document.components, responses: shared } };
}

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
