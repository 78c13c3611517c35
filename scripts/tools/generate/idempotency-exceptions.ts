import { listOperations, type OpenApiDocument } from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";
import { isIdempotent } from "./routes.ts";

/**
 * Returns the operations for which the method does not determine whether the client sends an `Idempotency-Key`. The
 * client sends it with `POST` and `PATCH`, except for operations that only read, and with charged searches.
 */
export function generateIdempotencyExceptions(document: OpenApiDocument): string {
  const names = listOperations(document.paths)
    .filter((located) => isIdempotent(document, located) !== ["post", "patch"].includes(located.method))
    .map(({ method, path }) => `  ${JSON.stringify(`${method.toUpperCase()} ${path}`)},`)
    .toSorted();
  const about = "/** `POST`s that are sent without an `Idempotency-Key`, and other methods that are sent with one. */";
  return `${GENERATED_NOTICE}\n${about}\nexport const IDEMPOTENCY_EXCEPTIONS: ReadonlySet<string> = new Set([\n${names.join("\n")}\n]);\n`;
}
