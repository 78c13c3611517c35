import type { OpenApiOperation, OpenApiParameter, OpenApiSchema, ReferenceDocument } from "./document.ts";

/** The maximum number of enum values that a page lists. */
const MAX_VALUES = 20;
/** The languages of samples, as named in Markdown code fences. */
const FENCES: Readonly<Record<string, string>> = { TypeScript: "ts", Python: "python", Shell: "sh" };
/** Maximum depth of nested objects. */
const MAX_DEPTH = 3;

/** Returns a Markdown page about an operation: its purpose, input, output and examples. */
export function operationPage(
  document: ReferenceDocument,
  method: string,
  path: string,
  operation: OpenApiOperation,
): string {
  const { parameters = [] } = operation;
  const { components } = document;
  const taken = parameters.map((each) => components.parameters?.[nameIn(each.$ref)] ?? each);
  const body = operation.requestBody?.content["application/json"];
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [status, components.responses?.[nameIn(response.$ref)] ?? response] as const,
  );
  const [type, success] = Object.entries(responses.find(([status]) => status === "200")?.[1].content ?? {})[0] ?? [];
  const errors = responses.filter(([status]) => status !== "200");
  const sections = [
    `# ${operation.summary ?? operation.operationId}`,
    `\`${method.toUpperCase()} ${path}\``,
    operation.description ?? "",
    ...table(
      "Parameters",
      taken.map((parameter) => parameterRow(document, parameter)),
    ),
    ...table("Body", fieldRows(document, body?.schema, "", 1)),
    ...example("Request body", exampleIn(body)),
    ...(operation["x-codeSamples"] ?? []).flatMap(({ lang, label, source }) => [
      `## ${label}`,
      fence(FENCES[lang] ?? "", source),
    ]),
    ...table(
      type === undefined || type === "application/json" ? "Response" : `Response: ${type}`,
      fieldRows(document, success?.schema, "", 1),
    ),
    ...example("Response", exampleIn(success)),
    "## Errors",
    errors.map(([status, { description = "" }]) => `- ${status}: ${oneLine(description)}`).join("\n"),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

function nameIn(reference: string | undefined): string {
  return reference?.split("/").at(-1) ?? "";
}

function table(title: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  return [`## ${title}`, ["| name | type | meaning |", "|---|---|---|", ...rows].join("\n")];
}

function row(name: string, type: string, isRequired: boolean, meaning: string): string {
  return `| \`${name}\` | ${type}${isRequired ? ", required" : ""} | ${oneLine(meaning)} |`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
}

function parameterRow(document: ReferenceDocument, parameter: OpenApiParameter): string {
  const { name = "", in: place = "", required = false, schema = {}, description = "" } = parameter;
  return row(name, `${formatType(document, schema)}, in ${place}`, required, description);
}

/** Returns a row for each field. Fields of nested objects are named `a.b`, those of lists of objects `a[].b`. */
function fieldRows(
  document: ReferenceDocument,
  sent: OpenApiSchema | undefined,
  prefix: string,
  depth: number,
  condition = "",
): string[] {
  if (sent === undefined || depth > MAX_DEPTH) return [];
  const schema = resolve(document, sent);
  if (schema.items) return fieldRows(document, schema.items, `${prefix.replace(/\.$/, "")}[].`, depth);
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (alternatives.length > 0) {
    const rows = alternatives.flatMap((each) =>
      fieldRows(document, each, prefix, depth, describeCondition(document, schema, each) || condition),
    );
    return [...new Set(rows)];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const { description = "" } = resolve(document, field);
    const isRequired = schema.required?.includes(name) === true;
    return [
      row(prefix + name, formatType(document, field), isRequired, condition + description),
      ...fieldRows(document, field, `${prefix}${name}.`, depth + 1, condition),
    ];
  });
}

/** Returns a prefix that states the discriminator value of an alternative; empty if there is none. */
function describeCondition(document: ReferenceDocument, { discriminator }: OpenApiSchema, each: OpenApiSchema): string {
  const name = discriminator?.propertyName ?? "";
  const field = resolve(document, each).properties?.[name];
  const [value] = (field && resolve(document, field).enum) ?? [];
  return value === undefined ? "" : `With \`${name}\` \`${String(value)}\`: `;
}

function resolve(document: ReferenceDocument, { $ref, ...beside }: OpenApiSchema): OpenApiSchema {
  const named = document.components.schemas?.[nameIn($ref)];
  return named ? { ...resolve(document, named), ...beside } : beside;
}

/** Describes the values that a schema allows. */
function formatType(document: ReferenceDocument, sent: OpenApiSchema): string {
  const schema = resolve(document, sent);
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (alternatives.length > 0) return [...new Set(alternatives.map((each) => formatType(document, each)))].join(" or ");
  if (schema.enum) return formatEnumValues(schema.enum);
  if (schema.items)
    return `list${toRange(schema.minItems, schema.maxItems, " values")} of ${formatType(document, schema.items)}`;
  const type = [schema.type ?? "any value"].flat().join(" or ");
  const bounds = toRange(schema.minimum, schema.maximum) || toRange(schema.minLength, schema.maxLength, " characters");
  return `${type}${bounds}${schema.default === undefined ? "" : `, default \`${JSON.stringify(schema.default)}\``}`;
}

function formatEnumValues(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => `\`${String(value)}\``);
  return `${shown.join(", ")}${values.length > MAX_VALUES ? ` and ${values.length - MAX_VALUES} more` : ""}`;
}

/** Bounds of this size only express a number's type, so pages omit them. */
const MAX_BOUND = 2_147_483_647;

function toRange(from: number | undefined, sentTo: number | undefined, unit = ""): string {
  const to = sentTo !== undefined && sentTo < MAX_BOUND ? sentTo : undefined;
  if (to === undefined) return from !== undefined && from > -MAX_BOUND && from > 0 ? ` from ${from}${unit}` : "";
  return from !== undefined && from > -MAX_BOUND ? ` ${from} to ${to}${unit}` : ` up to ${to}${unit}`;
}

interface Exemplified {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

function exampleIn(media: Exemplified | undefined): unknown {
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}

function example(title: string, value: unknown): string[] {
  if (value === undefined) return [];
  return [
    `### ${title} (example)`,
    typeof value === "string" ? fence("", value) : fence("json", JSON.stringify(value, null, 2)),
  ];
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trim()}\n\`\`\``;
}
