import { notBuilt } from "../../server/http/not-built.ts";
import { generateHandlerInputs } from "./handler-inputs.ts";
import { mapPaths, normalise } from "./normalise.ts";
import { type OpenApiDocument, operationIdOf } from "./openapi-document.ts";
import { type Outputs, withManifest } from "./outputs.ts";
import { generatePatternMeanings } from "./pattern-meanings.ts";
import { generateRoutes } from "./routes.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators.ts";

/** Returns every generated file. The same spec always gives the same bytes. */
export async function generateAll(emitted: OpenApiDocument): Promise<Outputs> {
  const document = markNotBuilt(normalise(emitted), notBuilt);
  return withManifest({
    "openapi.json": `${JSON.stringify(document, null, 1)}\n`,
    "types.ts": await generateTypes(document),
    "handler-inputs.ts": await generateHandlerInputs(document),
    "routes.ts": generateRoutes(document),
    "pattern-meanings.ts": generatePatternMeanings(document),
    ...generateValidators(document),
  });
}

/** Marks the operations of families that the service does not serve yet, in /docs and for other tools. */
function markNotBuilt(document: OpenApiDocument, families: readonly string[]): OpenApiDocument {
  const paths = mapPaths(document.paths, (operation) => {
    const [family = ""] = operationIdOf(operation).split("_");
    if (!families.includes(family)) return operation;
    return {
      ...operation,
      summary: `${operation.summary} (not served yet)`,
      description: `**Not served yet: this release responds with 501 \`NOT_BUILT\`.**\n\n${operation.description}`,
      "x-not-built": true,
    };
  });
  return { ...document, paths };
}
