import type { OpenApiDocument } from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";

/** Returns the description (`x-expected`) of every pattern, for error messages. */
export function generatePatternMeanings(document: OpenApiDocument): string {
  const meanings = new Map<string, string>();
  collect(document, meanings);
  const lines = [...meanings]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([pattern, meaning]) => `  ${JSON.stringify(pattern)}: ${JSON.stringify(meaning)},`);
  return `${GENERATED_NOTICE}
/** Descriptions of the strings that match each pattern. */
export const patternMeanings: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`;
}

function collect(node: unknown, meanings: Map<string, string>): void {
  if (typeof node !== "object" || node === null) return;
  if ("pattern" in node && "x-expected" in node && typeof node.pattern === "string")
    meanings.set(node.pattern, String(node["x-expected"]));
  for (const member of Object.values(node)) collect(member, meanings);
}
