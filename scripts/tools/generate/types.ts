import openapiTypescript, { astToString } from "openapi-typescript";
import { mapPaths } from "./normalise.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";

/** Returns the types of requests and responses. Fields with a default are optional. */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  // Webhooks with an operationId would be listed among the served `operations`.
  const webhooks = mapPaths(document.webhooks ?? {}, ({ operationId, ...sent }) => sent);
  return printTypes({ ...document, webhooks });
}

/** Prints the types of a document with openapi-typescript. */
export async function printTypes(document: OpenApiDocument): Promise<string> {
  // A copy, because openapi-typescript changes the document.
  const nodes = await openapiTypescript(JSON.stringify(document), { defaultNonNullable: false, silent: true });
  return `${GENERATED_NOTICE}\n${astToString(nodes)}`;
}
