import type { OpenApiDocument } from "../generate/openapi-document.ts";

/** A violation of a rule. `where` is an operation, a schema or a path into the document. */
export interface Finding {
  readonly rule: string;
  readonly where: string;
  readonly message: string;
}

/** A rule that the normalised document must follow. */
export interface Rule {
  readonly name: string;
  check(document: OpenApiDocument): Omit<Finding, "rule">[];
}

/** Runs rules over a document. */
export function runRules(rules: readonly Rule[], document: OpenApiDocument): Finding[] {
  return rules.flatMap((rule) => rule.check(document).map((found) => ({ rule: rule.name, ...found })));
}
