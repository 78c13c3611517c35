/** The part of JSON Schema 2020-12 that the generators use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  default?: unknown;
  format?: string;
  description?: string;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  [keyword: string]: unknown;
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: Schema;
  [field: string]: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface Header {
  required?: boolean;
  description?: string;
  schema: Schema;
  [field: string]: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
  security?: Record<string, string[]>[];
  [extension: `x-${string}`]: unknown;
}

export const METHODS = ["get", "put", "post", "delete", "patch"] as const;

type Method = (typeof METHODS)[number];

export type PathItem = Partial<Record<Method, Operation>>;

export interface Components {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
  responses?: Record<string, Response>;
  [kind: string]: Record<string, unknown> | undefined;
}

export interface Tag {
  name: string;
  description?: string;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; [field: string]: unknown };
  tags?: Tag[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  security?: Record<string, string[]>[];
  components: Components;
  [field: string]: unknown;
}

/** A body that may also be sent as plain text, which then becomes `field` of the JSON body. */
export interface TextBody {
  readonly field: string;
  readonly types: readonly string[];
  readonly maxLength: number;
}

/** Returns how an operation accepts plain text (`x-text-body`); undefined if it does not. */
export function readTextBody(operation: Operation): TextBody | undefined {
  return operation["x-text-body"] as TextBody | undefined;
}

export interface LocatedOperation {
  readonly path: string;
  readonly method: Method;
  readonly operation: Operation;
}

/** Lists the operations of a map of path items, in document order. */
export function listOperations(paths: Record<string, PathItem>): LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** Returns the identifier of an operation, which the compiler derives as `Interface_verb`. */
export function readOperationId(operation: Operation): string {
  if (!operation.operationId)
    throw new Error(`An operation has no operationId: ${operation.summary ?? JSON.stringify(operation)}`);
  return operation.operationId;
}

function isReference(value: object): value is Reference {
  return "$ref" in value;
}

function componentNamed<T>(components: Record<string, T> | undefined, reference: string): T {
  const found = components?.[reference.slice(reference.lastIndexOf("/") + 1)];
  if (!found) throw new Error(`The document has no ${reference}`);
  return found;
}

export function resolveParameter(document: OpenApiDocument, parameter: Parameter | Reference): Parameter {
  return isReference(parameter) ? componentNamed(document.components.parameters, parameter.$ref) : parameter;
}

export function resolveResponse(document: OpenApiDocument, response: Response | Reference): Response {
  return isReference(response) ? componentNamed(document.components.responses, response.$ref) : response;
}

/** Returns whether a body has an example. */
export function hasExample({ example, examples = {} }: MediaType): boolean {
  return example !== undefined || Object.keys(examples).length > 0;
}

/** Resolves a reference to a schema. Keywords beside the reference override those of its target. */
export function resolveSchema(document: OpenApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...resolveSchema(document, componentNamed(document.components.schemas, $ref)), ...beside };
}
