import { readFileSync } from "node:fs";
import { readGuides } from "./guides.ts";

/** Headers whose example would be sent by who tries an operation: another user's id, and a key used before. */
const NOT_PREFILLED = ["X-User-ID", "Idempotency-Key"];

interface Exemplified {
  example?: unknown;
  examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface OpenApiSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly required?: readonly string[];
  readonly items?: OpenApiSchema;
  readonly oneOf?: readonly OpenApiSchema[];
  readonly anyOf?: readonly OpenApiSchema[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface OpenApiParameter extends Exemplified {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: OpenApiSchema;
}

interface Media extends Exemplified {
  readonly schema?: OpenApiSchema;
}

interface OpenApiResponse {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary?: string;
  description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: OpenApiParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
  externalDocs?: { readonly url: string; readonly description: string };
  "x-codeSamples"?: readonly { readonly lang: string; readonly label: string; readonly source: string }[];
}

/** The contract, with the guides and with samples. */
export interface ReferenceDocument {
  readonly info: { readonly title: string; readonly version: string; readonly summary: string; description?: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post?: OpenApiOperation }>>;
  readonly components: {
    readonly parameters?: Readonly<Record<string, OpenApiParameter>>;
    readonly responses?: Readonly<Record<string, OpenApiResponse>>;
    readonly schemas?: Readonly<Record<string, OpenApiSchema>>;
  };
}

export interface LocatedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

export function listOperations({ paths }: Pick<ReferenceDocument, "paths">): LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
}

export function operationPagePath({ operationId }: OpenApiOperation): string {
  return `/docs/operations/${operationId}.md`;
}

/** Where the same texts are for programs, such as assistants. */
const TEXT_PAGES = "For programs that read text: [all of this as Markdown](/docs.md), [where to find what](/llms.txt).";

/** Returns the contract as the reference shows it: with the guides, and with samples for the TypeScript client. */
export function referenceDocument(): ReferenceDocument {
  const document: ReferenceDocument = JSON.parse(
    readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"),
  );
  const { info } = document;
  const summary = info.description ?? "";
  Object.assign(info, { summary, description: [summary, TEXT_PAGES, ...readGuides()].join("\n\n") });
  const shared = document.components.parameters ?? {};
  for (const { operation } of listOperations(document)) {
    operation["x-codeSamples"] = [
      { lang: "TypeScript", label: "TypeScript client", source: sampleOf(operation, shared) },
    ];
    operation.externalDocs = { url: operationPagePath(operation), description: "As Markdown" };
    for (const parameter of operation.parameters ?? []) withoutPrefilled(parameter);
  }
  for (const parameter of Object.values(shared)) withoutPrefilled(parameter);
  return document;
}

function withoutPrefilled(parameter: OpenApiParameter): void {
  if (!NOT_PREFILLED.includes(parameter.name ?? "")) return;
  delete parameter.example;
  delete parameter.examples;
}

/** Returns the call of an operation by the TypeScript client, with the contract's examples. */
function sampleOf(operation: OpenApiOperation, shared: Readonly<Record<string, OpenApiParameter>>): string {
  const [family = "", verb = ""] = operation.operationId.split("_");
  const parameters = (operation.parameters ?? []).map((each) => shared[each.$ref?.split("/").at(-1) ?? ""] ?? each);
  const given = parameters.filter((each) => each.in !== "header" && (each.required || exampleOf(each) !== undefined));
  const body = exampleOf(operation.requestBody?.content["application/json"] ?? {});
  const fields = {
    ...Object.fromEntries(given.map((each) => [each.name ?? "", exampleOf(each)])),
    ...(typeof body === "object" && body !== null && body),
  };
  const argument = Object.keys(fields).length > 0 ? literal(fields) : "";
  const name = `${family.charAt(0).toLowerCase()}${family.slice(1)}.${verb}`;
  return `import { createClient } from "@account-intelligence/client";

const client = createClient({ baseUrl: "https://YOUR-SERVICE", apiKey: process.env.API_KEY });
const { data } = await client.${name}(${argument});
`;
}

function exampleOf({ example, examples }: Exemplified): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value;
}

/** Returns a value as TypeScript: JSON whose names have no quotes. */
function literal(value: object): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");
}
