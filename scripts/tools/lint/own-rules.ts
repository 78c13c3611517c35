import type { OpenApiDocument } from "../generate/openapi-document.ts";
import { namingRules } from "./naming-rules.ts";
import { operationRules } from "./operation-rules.ts";
import { type Finding, runRules } from "./rule.ts";
import { schemaRules } from "./schema-rules.ts";

/** Checks a contract against the rules of this project: names, bounds, examples. */
export function checkOwnRules(document: OpenApiDocument): Finding[] {
  return runRules([...namingRules, ...operationRules, ...schemaRules], document);
}
