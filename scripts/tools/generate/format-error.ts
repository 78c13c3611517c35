import {
  type Diagnostic,
  formatDiagnostic,
  isArrayModelType,
  type Model,
  type Program,
  type Type,
  walkPropertiesInherited,
} from "@typespec/compiler";
import { getFirstAncestor, type Node, type ObjectLiteralNode, SyntaxKind } from "@typespec/compiler/ast";

/**
 * Returns an error of the compiler as text. For an example that fits no response of its operation, adds the missing and
 * undeclared fields, which the compiler does not report.
 */
export function formatError(program: Program, error: Diagnostic): string {
  const differences = error.code === "unassignable" ? differencesOfExample(program, error.target) : [];
  return formatDiagnostic(
    differences.length > 0 ? { ...error, code: "example", message: differences.join("; ") } : error,
  );
}

function differencesOfExample(program: Program, target: Diagnostic["target"]): string[] {
  if (typeof target !== "object" || !("kind" in target) || target.kind !== SyntaxKind.ObjectLiteral) return [];
  const operationNode = getFirstAncestor(target, ({ kind }) => kind === SyntaxKind.OperationStatement);
  const example = literalProperties(target).get("returnType");
  if (operationNode === undefined || example?.kind !== SyntaxKind.ObjectLiteral) return [];
  const operation = program.checker.getTypeForNode(operationNode);
  if (operation.kind !== "Operation") return [];
  const response = modelsIn(operation.returnType).find((model) => hasStatus(model, example));
  return response ? compare(example, response, []) : [];
}

/** Returns whether a response has the status code of an example. Both store it in the property `_`. */
function hasStatus(response: Model, example: ObjectLiteralNode): boolean {
  const declared = response.properties.get("_")?.type;
  const given = literalProperties(example).get("_");
  return declared?.kind === "Number" && given?.kind === SyntaxKind.NumericLiteral && declared.value === given.value;
}

/** Returns the fields that are missing in a value or not declared by its type, at any depth. */
function compare(value: Node, type: Type, path: readonly string[]): string[] {
  const written = resolveConstant(value) ?? value;
  if (written.kind === SyntaxKind.ArrayLiteral) {
    const element = modelsIn(type).find((model) => isArrayModelType(model))?.indexer?.value;
    if (element === undefined) return [];
    return written.values.flatMap((item, index) => compare(item, element, [...path, String(index)]));
  }
  if (written.kind !== SyntaxKind.ObjectLiteral) return [];
  // If there are several models, such as the entries of a timeline, compares with the most similar one.
  const alternatives = modelsIn(type).map((model) => compareFields(written, model, path));
  return alternatives.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function compareFields(literal: ObjectLiteralNode, model: Model, path: readonly string[]): string[] {
  const declared = new Map([...walkPropertiesInherited(model)].map((property) => [property.name, property]));
  const given = literalProperties(literal);
  const at = (name: string) => [...path, name].join(".");
  const hasSpread = literal.properties.some(({ kind }) => kind === SyntaxKind.ObjectLiteralSpreadProperty);
  const missing = [...declared.values()].filter(({ name, optional }) => !optional && !hasSpread && !given.has(name));
  const unknown = [...given.keys()].filter((name) => !declared.has(name) && model.indexer === undefined);
  const nested = [...given].flatMap(([name, value]) => {
    const property = declared.get(name);
    return property ? compare(value, property.type, [...path, name]) : [];
  });
  return [
    ...missing.map(({ name }) => `${at(name)} is missing`),
    ...unknown.map((name) => `${at(name)} is not declared by ${model.name || "the model"}`),
    ...nested,
  ];
}

function literalProperties(literal: ObjectLiteralNode): Map<string, Node> {
  return new Map(
    literal.properties.flatMap((property) =>
      property.kind === SyntaxKind.ObjectLiteralProperty ? [[property.id.sv, property.value]] : [],
    ),
  );
}

/** Returns the value of a constant if `value` is the name of a constant in the same file. */
function resolveConstant(value: Node): Node | undefined {
  if (value.kind !== SyntaxKind.TypeReference || value.target.kind !== SyntaxKind.Identifier) return undefined;
  const { sv: name } = value.target;
  const file = getFirstAncestor(value, ({ kind }) => kind === SyntaxKind.TypeSpecScript);
  if (file?.kind !== SyntaxKind.TypeSpecScript) return undefined;
  const constant = file.statements.find(
    (statement) => statement.kind === SyntaxKind.ConstStatement && statement.id.sv === name,
  );
  return constant?.kind === SyntaxKind.ConstStatement ? constant.value : undefined;
}

function modelsIn(type: Type): Model[] {
  if (type.kind === "Model") return [type];
  return type.kind === "Union" ? [...type.variants.values()].flatMap((variant) => modelsIn(variant.type)) : [];
}
