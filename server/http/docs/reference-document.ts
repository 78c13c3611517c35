import { readFileSync } from "node:fs";
import { readGuides } from "./guides.ts";

/** Headers whose example would be sent by who tries an operation: another user's id, and a key used before. */
const NOT_PREFILLED = ["X-User-ID", "Idempotency-Key"];

interface Exemplified {
  example?: unknown;
  examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

interface Parameter extends Exemplified {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Exemplified>> };
  "x-codeSamples"?: readonly object[];
}

interface Reference {
  readonly info: { description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

/** Returns the contract as the reference shows it: with the guides, and with samples for the TypeScript client. */
export function referenceDocument(): Reference {
  const document: Reference = JSON.parse(
    readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"),
  );
  document.info.description = [document.info.description ?? "", ...readGuides()].join("\n\n");
  const shared = document.components.parameters ?? {};
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    operation["x-codeSamples"] = [
      { lang: "TypeScript", label: "TypeScript client", source: sampleOf(operation, shared) },
    ];
    for (const parameter of operation.parameters ?? []) withoutPrefilled(parameter);
  }
  for (const parameter of Object.values(shared)) withoutPrefilled(parameter);
  return document;
}

function withoutPrefilled(parameter: Parameter): void {
  if (!NOT_PREFILLED.includes(parameter.name ?? "")) return;
  delete parameter.example;
  delete parameter.examples;
}

/** Returns the call of an operation by the TypeScript client, with the contract's examples. */
function sampleOf(operation: Operation, shared: Readonly<Record<string, Parameter>>): string {
  const [family = "", verb = ""] = (operation.operationId ?? "").split("_");
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
