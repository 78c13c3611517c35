import {
  listOperations,
  type OpenApiDocument,
  readOperationId,
  resolveParameter,
  resolveResponse,
  resolveSchema,
} from "./openapi-document.ts";
import { GENERATED_NOTICE, readDeclarations } from "./outputs.ts";

/** Returns a module with the form of each `DELETE`'s response, from which the client reconstructs a lost response. */
export function generateDeletions(document: OpenApiDocument): string {
  const entries = listOperations(document.paths)
    .filter(({ method }) => method === "delete")
    .map(({ path, operation }) => {
      const parameters = operation.parameters
        .map((each) => resolveParameter(document, each))
        .filter((parameter) => parameter.in !== "header" && parameter.required);
      const response = resolveResponse(document, operation.responses["200"] ?? { description: "" });
      const { properties = {} } = resolveSchema(document, response.content?.["application/json"]?.schema ?? {});
      const isFlag = (name: string): boolean => String(properties[name]?.enum) === "true";
      const [flag, ...otherFlags] = Object.keys(properties).filter(isFlag);
      const fields = Object.keys(properties).filter((name) => !isFlag(name));
      if (flag === undefined || otherFlags.length > 0 || fields.length !== parameters.length || fields.length > 1) {
        throw new Error(
          `${readOperationId(operation)}: the response to a DELETE must contain its parameter, if any, and one field that is always true`,
        );
      }
      const names = Object.fromEntries(fields.map((field, at) => [field, parameters[at]?.name]));
      return [`DELETE ${path}`, { flag, names, deletesKey: operation["x-deletes-key"] === true }] as const;
    });
  const lines = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, deletion]) => `  ${JSON.stringify(name)}: ${JSON.stringify(deletion)},`);
  const about = "/** Every `DELETE`, as method and path. */";
  return `${GENERATED_NOTICE}\n${readDeclarations("deletions")}\n${about}\nexport const DELETIONS: Readonly<Record<string, Deletion | undefined>> = {\n${lines.join("\n")}\n};\n`;
}
