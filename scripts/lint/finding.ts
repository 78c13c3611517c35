import type { OpenApiDocument } from "../generate/openapi-document.ts";

/** One thing a rule found. `where` is an operation, a schema or a path into the document. */
export interface Finding {
  readonly rule: string;
  readonly where: string;
  readonly message: string;
}

/** Checks the normalised document. Its name is what the findings and the tests are called by. */
export interface Rule {
  readonly name: string;
  check(document: OpenApiDocument): Omit<Finding, "rule">[];
}

/** Runs rules over a document. */
export function runRules(rules: readonly Rule[], document: OpenApiDocument): Finding[] {
  return rules.flatMap((rule) => rule.check(document).map((found) => ({ rule: rule.name, ...found })));
}
