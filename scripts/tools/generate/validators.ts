import type { Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { mapSchema, mapValues } from "./normalise-schemas.ts";
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  readOperationId,
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
    .toSorted((a, b) => (readOperationId(a) < readOperationId(b) ? -1 : 1));
  const toCompile = (schema: Schema): Schema => rooted(toValidatorSchema(document, schema));
  const byOperation = <Entry>(describe: (operation: Operation) => Entry | undefined): Record<string, Entry> => {
    const entries = operations.map((operation) => [readOperationId(operation), describe(operation)] as const);
    return Object.fromEntries(entries.flatMap(([name, entry]) => (entry ? [[name, entry]] : [])));
  };
  const definitions = mapValues(document.components.schemas ?? {}, toCompile);
  const fillsDefaults = { ...OPTIONS, useDefaults: true };
  const parameters = byOperation((operation) => toCompile(parametersSchema(document, operation)));
  const bodies = byOperation((operation) => {
    const schema = operation.requestBody?.content["application/json"]?.schema;
    return schema && toCompile(schema);
  });
  const responses = byOperation((operation) => mapValues(responseSchemas(document, operation), toCompile));
  return {
    "validators/parameters.cjs": compileTable("parameters", definitions, parameters, fillsDefaults),
    "validators/parameters.d.cts": declare(Object.keys(parameters), "Validator"),
    "validators/bodies.cjs": compileTable("bodies", definitions, bodies, fillsDefaults),
    "validators/bodies.d.cts": declare(Object.keys(bodies), "Validator"),
    "validators/responses.cjs": compileTable("responses", definitions, responses, OPTIONS, "fast"),
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

/**
 * The last compilation of each table, for `npm run dev`: compiling is slow, and most changes to the spec affect only
 * descriptions.
 */
const lastCompiled = new Map<string, { readonly source: string; readonly code: string }>();

/** Compiles a table of validators. `fast` formats suffice for responses, whose values the service wrote itself. */
function compileTable(
  name: string,
  definitions: Record<string, Schema>,
  table: Table,
  options: Options,
  formats: "full" | "fast" = "full",
): string {
  const source = JSON.stringify([definitions, table]);
  const last = lastCompiled.get(name);
  if (last?.source === source) return last.code;
  const ajv = new Ajv2020({ ...options, code: { source: true, lines: true } });
  addFormats.default(ajv, { mode: formats });
  ajv.addSchema({ $id: ROOT, $defs: definitions });
  const compiled = new Map<string, string>();
  const exported: Record<string, string> = {};
  const exportName = (schema: Schema): string => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text);
    if (known) return known;
    const check = `check${compiled.size}`;
    compiled.set(text, check);
    exported[check] = addToInstance(ajv, check, schema);
    return check;
  };
  const lines = Object.entries(table).map(([operationId, entry]) => {
    const value = isSchema(entry)
      ? exportName(entry)
      : `{ ${Object.entries(entry)
          .map(([status, schema]) => `${status}: ${exportName(schema)}`)
          .join(", ")} }`;
    return `  ${operationId}: ${value},`;
  });
  const functions = standaloneCode.default(ajv, exported).replaceAll(/exports\.(check\d+) = /g, "const $1 = ");
  const code = `${GENERATED_NOTICE}${functions}\nmodule.exports = {\n${lines.join("\n")}\n};\n`;
  lastCompiled.set(name, { source, code });
  return code;
}

function isSchema(entry: Table[string]): entry is Schema {
  return !Object.keys(entry).every((key) => /^\d+$/.test(key));
}

/** Adds a schema and returns its key. */
function addToInstance(ajv: Ajv2020, name: string, schema: Schema): string {
  if (Object.keys(schema).length === 1 && schema.$ref) return schema.$ref;
  ajv.addSchema(schema, name);
  return name;
}

/** Points the references of a schema to the definitions that are added with it. */
function rooted(schema: Schema): Schema {
  return mapSchema(schema, (each) =>
    each.$ref ? { ...each, $ref: each.$ref.replace("#/components/schemas/", `${ROOT}#/$defs/`) } : each,
  );
}

function declare(operationIds: readonly string[], entry: string): string {
  const lines = operationIds.map((operationId) => `  readonly ${operationId}: ${entry};`).join("\n");
  return `${GENERATED_NOTICE}
import type { ErrorObject } from "ajv";

/** Returns whether the value is valid; if not, \`errors\` lists every error. Request validators fill in defaults. */
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
