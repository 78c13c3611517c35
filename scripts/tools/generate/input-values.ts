import {
  listOperations,
  type OpenApiDocument,
  readOperationId,
  resolveParameter,
  resolveSchema,
  type Schema,
} from "./openapi-document.ts";
import { GENERATED_NOTICE, readDeclarations } from "./outputs.ts";

const KINDS = ["country", "domain", "technology", "time"];

interface Found {
  values: { path: string[]; isList: boolean; kind: string | string[] }[];
  ranges: { path: string[]; upper: string }[];
}

/**
 * Returns, for every operation, the fields whose scalar declares `x-value`, and the pairs of fields that bound one
 * value: `min_x` and `max_x`, `x_after` and `x_before`.
 */
export function generateInputValues(document: OpenApiDocument): string {
  const entries = listOperations(document.paths).flatMap(({ operation }) => {
    const found: Found = { values: [], ranges: [] };
    const query = operation.parameters
      .map((each) => resolveParameter(document, each))
      .filter((each) => each.in === "query");
    const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
    visit(document, { type: "object", properties }, ["query"], found);
    const body = operation.requestBody?.content["application/json"]?.schema;
    if (body) visit(document, body, ["body"], found);
    return found.values.length + found.ranges.length > 0 ? [[readOperationId(operation), found] as const] : [];
  });
  const lines = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, found]) => `  ${JSON.stringify(name)}: ${JSON.stringify(found)},`);
  const about = "/** By operation. Operations without such fields are omitted. */";
  return `${GENERATED_NOTICE}\n${readDeclarations("input-values")}\n${about}\nexport const inputValues: Readonly<Record<string, InputValues | undefined>> = {\n${lines.join("\n")}\n};\n`;
}

function visit(document: OpenApiDocument, sent: Schema, path: string[], found: Found): void {
  const schema = resolveSchema(document, sent);
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  for (const alternative of alternatives) visit(document, alternative, path, found);
  const kind = readValueKind(document, schema);
  if (kind !== undefined) found.values.push({ path, isList: false, kind });
  if (schema.items) {
    const elements = readValueKind(document, resolveSchema(document, schema.items));
    if (elements !== undefined) found.values.push({ path, isList: true, kind: elements });
    else visit(document, schema.items, [...path, "*"], found);
  }
  const names = Object.keys(schema.properties ?? {});
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    visit(document, property, [...path, name], found);
    const upper = upperBoundName(name);
    if (upper !== undefined && names.includes(upper)) found.ranges.push({ path: [...path, name], upper });
  }
}

function readValueKind(document: OpenApiDocument, schema: Schema): string | string[] | undefined {
  const declared = schema["x-value"];
  if (declared === undefined) return undefined;
  const labels = document.components.schemas?.[String(declared)]?.enum;
  if (labels) return labels.map(String);
  if (!KINDS.includes(String(declared))) {
    throw new Error(`x-value is ${KINDS.join(", ")} or the name of an enum, not ${String(declared)}`);
  }
  return String(declared);
}

function upperBoundName(name: string): string | undefined {
  if (name.startsWith("min_")) return name.replace("min_", "max_");
  return name.endsWith("_after") ? name.replace("_after", "_before") : undefined;
}
