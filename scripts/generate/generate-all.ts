import { generateHandlerInputs } from "./handler-inputs.ts";
import { generateIdempotentOperations } from "./idempotent-operations.ts";
import { generateMcpTools } from "./mcp-tools.ts";
import { normalise } from "./normalise.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import type { Outputs } from "./outputs.ts";
import { generatePatternMeanings } from "./pattern-meanings.ts";
import { generateRoutes } from "./routes.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators.ts";

/** Returns every generated file. The same spec always gives the same bytes. */
export async function generateAll(emitted: OpenApiDocument): Promise<Outputs> {
  const document = normalise(emitted);
  return {
    "openapi.json": `${JSON.stringify(document, null, 1)}\n`,
    "types.ts": await generateTypes(document),
    "handler-inputs.ts": await generateHandlerInputs(document),
    "routes.ts": generateRoutes(document),
    "idempotent-operations.ts": generateIdempotentOperations(document),
    "mcp-tools.ts": generateMcpTools(document),
    "pattern-meanings.ts": generatePatternMeanings(document),
    ...generateValidators(document),
  };
}
