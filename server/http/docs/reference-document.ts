import { readFileSync } from "node:fs";

/** Headers whose example would be sent by who tries an operation: another user's id, and a key used before. */
const NOT_PREFILLED = ["X-User-ID", "Idempotency-Key"];

interface Parameter {
  readonly name?: string;
  example?: unknown;
  examples?: unknown;
}

interface Reference {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { parameters?: Parameter[] }>>>>;
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

/** Returns the contract as the reference shows it. */
export function referenceDocument(): Reference {
  const document: Reference = JSON.parse(
    readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"),
  );
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const inPlace = operations.flatMap(({ parameters = [] }) => parameters);
  for (const parameter of [...inPlace, ...Object.values(document.components.parameters ?? {})]) {
    if (!NOT_PREFILLED.includes(parameter.name ?? "")) continue;
    delete parameter.example;
    delete parameter.examples;
  }
  return document;
}
