import { listOperations, type OpenApiDocument } from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";
import { isIdempotent } from "./routes.ts";

/**
 * Returns the operations for which the method does not determine whether the client sends an `Idempotency-Key`. It is
 * sent with `POST` and `PATCH`, except for those that only read, and with charged searches.
 */
export function generateIdempotencyExceptions(document: OpenApiDocument): string {
  const names = listOperations(document.paths)
    .filter((located) => isIdempotent(document, located) !== ["post", "patch"].includes(located.method))
    .map(({ method, path }) => `  ${JSON.stringify(`${method.toUpperCase()} ${path}`)},`)
    .toSorted();
  const about =
    "/** `POST`s without an `Idempotency-Key`, because they only read, and other methods with one: method and path. */";
  return `${GENERATED_NOTICE}\n${about}\nexport const IDEMPOTENCY_EXCEPTIONS: ReadonlySet<string> = new Set([\n${names.join("\n")}\n]);\n`;
}
