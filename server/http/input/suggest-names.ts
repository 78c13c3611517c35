import { mcpTools, type ToolSchema } from "../../../generated/mcp-tools.ts";
import { closestName } from "../../lib/edit-distance.ts";
import type { Fault, Route } from "../contract.ts";

const MAX_SUGGESTIONS = 20;

/** Adds the most similar known name to the message of each fault about an unknown name. */
export function suggestNames({ operationId, parameters }: Route, isTool: boolean, faults: readonly Fault[]): Fault[] {
  const tool = mcpTools.find((each) => each.operationId === operationId);
  let left = MAX_SUGGESTIONS;
  return faults.map((fault) => {
    if (fault.type !== "extra_forbidden" || left-- <= 0) return fault;
    const [part, ...path] = fault.loc;
    const name = path.pop() ?? "";
    const inPart = parameters.filter((each) => isTool || each.in === part).map((each) => each.name);
    const body = tool?.hasBodyArgument ? tool.definition.inputSchema.properties?.body : tool?.definition.inputSchema;
    const inObject = Object.keys(schemaAt(body ?? {}, path).properties ?? {});
    const elsewhere = new Set(isTool || path.length > 0 ? [] : parameters.map((each) => each.name));
    const known = part === "query" ? inPart : inObject.filter((each) => !elsewhere.has(each));
    const closest = closestName(name.slice(0, 64), known);
    return closest === undefined ? fault : { ...fault, msg: `${fault.msg}. Did you mean ${closest}?` };
  });
}

/** Returns the schema at a path inside a body or arguments; an empty schema if there is none. */
export function schemaAt(schema: ToolSchema, path: readonly unknown[]): ToolSchema {
  return path.reduce<ToolSchema>(
    (inner, step) => inner.properties?.[String(step)] ?? (/^\d+$/.test(String(step)) ? inner.items : undefined) ?? {},
    schema,
  );
}
