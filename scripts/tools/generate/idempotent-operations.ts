import { listOperations, type OpenApiDocument } from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";
import { isIdempotent } from "./routes.ts";

/** Returns the operations to which the client sends an `Idempotency-Key`. */
export function generateIdempotentOperations(document: OpenApiDocument): string {
  const names = listOperations(document.paths)
    .filter((located) => isIdempotent(document, located))
    .map(({ method, path }) => `  ${JSON.stringify(`${method.toUpperCase()} ${path}`)},`)
    .toSorted();
  const about = "/** The operations whose responses are stored under an `Idempotency-Key`, as method and path. */";
  return `${GENERATED_NOTICE}\n${about}\nexport const IDEMPOTENT_OPERATIONS: ReadonlySet<string> = new Set([\n${names.join("\n")}\n]);\n`;
}
