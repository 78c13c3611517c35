import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { mapPaths } from "./normalise.ts";
import { isOpenEnum } from "./normalise-schemas.ts";
import type { OpenApiDocument, Schema } from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";

interface TypeOptions {
  /** Whether open enums accept values that this version does not know. */
  readonly tolerant: boolean;
}

/** Returns the types of requests and responses. Fields with a default are optional. */
export async function generateTypes(document: OpenApiDocument, options?: TypeOptions): Promise<string> {
  // Webhooks with an operationId would be listed among the served `operations`.
  const webhooks = mapPaths(document.webhooks ?? {}, ({ operationId, ...sent }) => sent);
  return printTypes({ ...document, webhooks }, options);
}

/** Prints the types of a document with openapi-typescript. */
export async function printTypes(
  document: OpenApiDocument,
  { tolerant }: TypeOptions = { tolerant: false },
): Promise<string> {
  // A copy, because openapi-typescript changes the document.
  const nodes = await openapiTypescript(JSON.stringify(document), {
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => (tolerant && isOpenEnum(schema as Schema) ? openType(schema.enum ?? []) : undefined),
  });
  return `${GENERATED_NOTICE}\n${astToString(nodes)}`;
}

/** Returns the type `"a" | "b" | (string & {})`: editors suggest the known values, and other values compile. */
function openType(values: readonly unknown[]): ts.TypeNode {
  const { factory } = ts;
  const literals = values.map((value) =>
    factory.createLiteralTypeNode(value === null ? factory.createNull() : factory.createStringLiteral(String(value))),
  );
  const anyText = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(anyText)]);
}
