import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateAdditions } from "./additions.ts";
import { generateClientOperations } from "./client-operations.ts";
import { generateClientTypes } from "./client-types.ts";
import { compileSpec } from "./compile-spec.ts";
import { generateDeletions } from "./deletions.ts";
import { generateHandlerInputs } from "./handler-inputs.ts";
import { generateIdempotencyExceptions } from "./idempotency-exceptions.ts";
import { generateInputValues } from "./input-values.ts";
import { generateMcpTools } from "./mcp-tools.ts";
import { normalise } from "./normalise.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { generateOperationVectors } from "./operation-vectors.ts";
import { GENERATED_NOTICE, type Outputs, writeOutputs } from "./outputs.ts";
import { generatePatternMeanings } from "./pattern-meanings.ts";
import { generateRoutes } from "./routes.ts";
import { generateTypes } from "./types.ts";
import { generateUserRequired } from "./user-required.ts";
import { generateValidators } from "./validators.ts";
import { generateWebhookSamples } from "./webhook-samples.ts";

const projectRoot = fileURLToPath(new URL("../../..", import.meta.url));

export const generatedFolder = join(projectRoot, "generated");

/** Returns every generated file. The same spec always gives the same bytes. */
async function generateAll(emitted: OpenApiDocument): Promise<Outputs> {
  const document = normalise(emitted);
  const released: OpenApiDocument = JSON.parse(readFileSync(join(projectRoot, "spec/released/openapi.json"), "utf8"));
  return {
    "openapi.json": `${JSON.stringify(document, null, 1)}\n`,
    "additions.md": generateAdditions(document, released),
    "types.ts": await generateTypes(document),
    "client-types.ts": await generateClientTypes(document),
    "contract-version.ts": `${GENERATED_NOTICE}/** The version of the contract. */\nexport const CONTRACT_VERSION = ${JSON.stringify(document.info.version)};\n`,
    "client-operations.ts": generateClientOperations(document),
    "handler-inputs.ts": await generateHandlerInputs(document),
    "input-values.ts": generateInputValues(document),
    "routes.ts": generateRoutes(document),
    "deletions.ts": generateDeletions(document),
    "idempotency-exceptions.ts": generateIdempotencyExceptions(document),
    "mcp-tools.ts": generateMcpTools(document),
    "operation-vectors.json": await generateOperationVectors(document, generatedFolder),
    "pattern-meanings.ts": generatePatternMeanings(document),
    "user-required.ts": generateUserRequired(document),
    "webhook-samples.ts": generateWebhookSamples(document),
    ...generateValidators(document),
  };
}

/** Returns the generated files of the spec. If the spec does not compile, prints the errors and returns undefined. */
export async function generateFromSpec(): Promise<Outputs | undefined> {
  const compiled = await compileSpec(projectRoot);
  if (compiled.ok) return generateAll(compiled.document);
  console.error(compiled.diagnostics.join("\n"));
  const count = compiled.diagnostics.length === 1 ? "1 error" : `${compiled.diagnostics.length} errors`;
  console.error(`\nThe spec does not compile: ${count}. Nothing was generated.`);
  return undefined;
}

/**
 * Generates the files of `generated/`, writes changed files and removes obsolete ones. Returns false if the spec does
 * not compile.
 */
export async function writeGenerated(): Promise<boolean> {
  const started = performance.now();
  const outputs = await generateFromSpec();
  if (outputs === undefined) return false;
  const { written, removed } = writeOutputs(generatedFolder, outputs);
  for (const name of written) console.log(`written  generated/${name}`);
  for (const name of removed) console.log(`removed  generated/${name}`);
  console.log(
    `${Object.keys(outputs).length} files, ${written.length} changed, ${removed.length} removed, ${Math.round(performance.now() - started)} ms`,
  );
  return true;
}
