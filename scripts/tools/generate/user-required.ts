import { listOperations, type OpenApiDocument, resolveParameter } from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";

/** Returns the operations that require `X-User-ID`, for which the client finds the user of its key. */
export function generateUserRequired(document: OpenApiDocument): string {
  const names = listOperations(document.paths)
    .filter(({ operation }) =>
      operation.parameters
        .map((each) => resolveParameter(document, each))
        .some(({ name, required }) => name === "X-User-ID" && required === true),
    )
    .map(({ method, path }) => `  ${JSON.stringify(`${method.toUpperCase()} ${path}`)},`)
    .toSorted();
  const about = "/** Operations that require `X-User-ID`: method and path. */";
  return `${GENERATED_NOTICE}\n${about}\nexport const USER_REQUIRED: ReadonlySet<string> = new Set([\n${names.join("\n")}\n]);\n`;
}
