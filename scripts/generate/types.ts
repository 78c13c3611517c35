import openapiTypescript, { astToString } from "openapi-typescript";
import { mapPaths } from "./normalise.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";

/** What clients send and get: fields with a default may be left out. */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  // Without identifiers, what the service sends stays under `webhooks` and out of `operations`, which are what it serves.
  const webhooks = mapPaths(document.webhooks ?? {}, ({ operationId, ...sent }) => sent);
  return printTypes({ ...document, webhooks });
}

/** TypeScript types of an OpenAPI document, as openapi-typescript makes them. A default does not make a field required. */
export async function printTypes(document: OpenApiDocument): Promise<string> {
  // A copy: openapi-typescript's bundler changes the document it is given.
  const nodes = await openapiTypescript(JSON.stringify(document), { defaultNonNullable: false, silent: true });
  return `${GENERATED_NOTICE}\n${astToString(nodes)}`;
}
