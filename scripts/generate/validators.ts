import type { Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { mapSchema, mapValues } from "./normalise-schemas.ts";
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  operationIdOf,
  resolveParameter,
  resolveResponse,
  type Schema,
} from "./openapi-document.ts";
import { GENERATED_NOTICE, type Outputs } from "./outputs.ts";
import { toValidatorSchema } from "./validator-schemas.ts";

const ROOT = "contract";

const OPTIONS: Options = {
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  allErrors: true,
  // Inlines small schemas: a function call for every value of a long list is slow.
  inlineRefs: 6,
};

/** The schemas to compile, by operation, or by operation and status. */
type Table = Record<string, Schema | Record<string, Schema>>;

/** Compiles the validators of parameters, bodies and responses to CommonJS files with types. */
export function generateValidators(document: OpenApiDocument): Outputs {
  const operations = listOperations(document.paths)
    .map(({ operation }) => operation)
    .toSorted((a, b) => (operationIdOf(a) < operationIdOf(b) ? -1 : 1));
  const named = (describe: (operation: Operation) => Schema | Record<string, Schema> | undefined): Table => {
    const entries = operations.map((operation) => [operationIdOf(operation), describe(operation)] as const);
    return Object.fromEntries(entries.flatMap(([name, schema]) => (schema ? [[name, schema]] : [])));
  };
  const fillsDefaults = { ...OPTIONS, useDefaults: true };
  const parameters = named((operation) => parametersSchema(document, operation));
  const bodies = named((operation) => operation.requestBody?.content["application/json"]?.schema);
  const responses = named((operation) => responseSchemas(document, operation));
  return {
    "validators/parameters.cjs": compileTable(document, parameters, fillsDefaults),
    "validators/parameters.d.cts": declare(Object.keys(parameters), "Validator"),
    "validators/bodies.cjs": compileTable(document, bodies, fillsDefaults),
    "validators/bodies.d.cts": declare(Object.keys(bodies), "Validator"),
    "validators/responses.cjs": compileTable(document, responses, OPTIONS, "fast"),
    "validators/responses.d.cts": declare(Object.keys(responses), "Readonly<Record<number, Validator>>"),
  };
}

/** Returns the schema of an operation's parsed parameters, `{ path, query, header }`. */
function parametersSchema(document: OpenApiDocument, operation: Operation): Schema {
  const parameters = operation.parameters.map((parameter) => resolveParameter(document, parameter));
  const part = (place: "path" | "query" | "header"): Schema => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return {
      type: "object",
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      required: here.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
  };
  return {
    type: "object",
    properties: { path: part("path"), query: part("query"), header: part("header") },
    required: ["path", "query", "header"],
  };
}

function responseSchemas(document: OpenApiDocument, operation: Operation): Record<string, Schema> {
  const entries = Object.entries(operation.responses).flatMap(([status, response]) => {
    const schema = resolveResponse(document, response).content?.["application/json"]?.schema;
    return schema ? [[status, schema] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Compiles a table of validators. `fast` formats suffice for responses, whose values the service wrote itself. */
function compileTable(
  document: OpenApiDocument,
  table: Table,
  options: Options,
  formats: "full" | "fast" = "full",
): string {
  const ajv = new Ajv2020({ ...options, code: { source: true, lines: true } });
  addFormats.default(ajv, { mode: formats });
  const schemas = mapValues(document.components.schemas ?? {}, (schema) => toValidatorSchema(document, schema));
  ajv.addSchema({ $id: ROOT, $defs: mapValues(schemas, rooted) });
  const compiled = new Map<string, string>();
  const exported: Record<string, string> = {};
  const exportName = (schema: Schema): string => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known) return known;
    const name = `check${compiled.size}`;
    compiled.set(text, name);
    exported[name] = addToInstance(ajv, name, toValidatorSchema(document, schema));
    return name;
  };
  const lines = Object.entries(table).map(([operationId, entry]) => {
    const value = isSchema(entry)
      ? exportName(entry)
      : `{ ${Object.entries(entry)
          .map(([status, schema]) => `${status}: ${exportName(schema)}`)
          .join(", ")} }`;
    return `  ${operationId}: ${value},`;
  });
  const code = standaloneCode.default(ajv, exported).replaceAll(/exports\.(check\d+) = /g, "const $1 = ");
  return `${GENERATED_NOTICE}${code}\nmodule.exports = {\n${lines.join("\n")}\n};\n`;
}

function isSchema(entry: Table[string]): entry is Schema {
  return !Object.keys(entry).every((key) => /^\d+$/.test(key));
}

/** Adds a schema, with its references pointing to the document's components, and returns its key. */
function addToInstance(ajv: Ajv2020, name: string, schema: Schema): string {
  const complete = rooted(schema);
  if (Object.keys(complete).length === 1 && complete.$ref) return complete.$ref;
  ajv.addSchema(complete, name);
  return name;
}

function rooted(schema: Schema): Schema {
  return mapSchema(schema, (each) =>
    each.$ref ? { ...each, $ref: each.$ref.replace("#/components/schemas/", `${ROOT}#/$defs/`) } : each,
  );
}

function declare(operationIds: readonly string[], entry: string): string {
  const lines = operationIds.map((operationId) => `  readonly ${operationId}: ${entry};`).join("\n");
  return `${GENERATED_NOTICE}
import type { ErrorObject } from "ajv";

/** Returns whether the value is valid; if not, \`errors\` has every error. Request validators fill in defaults. */
interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

declare const validators: {
${lines}
};

export = validators;
`;
}
