import { mcpTools } from "../../../generated/mcp-tools.ts";
import { routes } from "../../../generated/routes.ts";

const TOOL_OF = new Map(mcpTools.map(({ operationId, definition: { name } }) => [operationId, name]));

/** Patterns of each operation's method and path in messages, with or without values for path parameters. */
const NAMED = routes
  .map(({ method, path, operationId }) => {
    const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, "[\\w{}-]+");
    return { pattern: new RegExp(`\\b${method} ${pattern}(?![\\w/{-])`, "g"), name: TOOL_OF.get(operationId) ?? "" };
  })
  .toSorted((a, b) => b.pattern.source.length - a.pattern.source.length);

/** Replaces methods and paths in a message with tool names, because callers of tools see no paths. */
export function nameTools(message: string): string {
  if (!message.includes(" /api/")) return message;
  return NAMED.reduce((text, { pattern, name }) => text.replaceAll(pattern, name), message);
}
