import {
  type LocatedOperation,
  listOperations,
  type OpenApiDocument,
  readOperationId,
} from "../generate/openapi-document.ts";
import { listProperties, listSchemas, type PlacedProperty, type PlacedSchema } from "./walk-schemas.ts";

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

export function runRules(rules: readonly Rule[], document: OpenApiDocument): Finding[] {
  return rules.flatMap((rule) => rule.check(document).map((found) => ({ rule: rule.name, ...found })));
}

/** Returns a rule for operations. `checkOperation` returns the faults of one operation. */
export function operationRule(
  name: string,
  checkOperation: (located: LocatedOperation, document: OpenApiDocument) => string[],
): Rule {
  const check: Rule["check"] = (document) =>
    listOperations(document.paths).flatMap((located) =>
      checkOperation(located, document).map((message) => ({ where: readOperationId(located.operation), message })),
    );
  return { name, check };
}

export function schemaRule(name: string, message: string, breaks: (placed: PlacedSchema) => boolean): Rule {
  return placedRule(name, message, listSchemas, breaks);
}

/** Returns a rule for all properties of objects. */
export function propertyRule(name: string, message: string, breaks: (placed: PlacedProperty) => boolean): Rule {
  return placedRule(name, message, listProperties, breaks);
}

function placedRule<Placed extends PlacedSchema>(
  name: string,
  message: string,
  list: (document: OpenApiDocument) => Placed[],
  breaks: (placed: Placed) => boolean,
): Rule {
  const check: Rule["check"] = (document) =>
    list(document)
      .filter(breaks)
      .map(({ where }) => ({ where, message }));
  return { name, check };
}
