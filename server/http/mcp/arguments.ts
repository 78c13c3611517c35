import type { IncomingHttpHeaders } from "node:http";
import type { McpTool } from "../../../generated/mcp-tools.ts";
import type { Route } from "../contract.ts";
import type { SentInput } from "../request-state.ts";

/** The arguments of a tool call. */
export type Arguments = Readonly<Record<string, unknown>>;

/**
 * Returns a tool's arguments as the input of its operation. An argument with the name of a parameter becomes that
 * parameter, every other one a field of the body. Header parameters may also be sent as headers of the request itself.
 */
export function toInput(route: Route, tool: McpTool, sent: Arguments, headers: IncomingHttpHeaders): SentInput {
  const parameters = { path: {}, query: {}, header: {} };
  const others = new Map(Object.entries(sent));
  for (const { name, in: part } of route.parameters) {
    const header = part === "header" ? headers[name.toLowerCase()] : undefined;
    const value = others.has(name) ? others.get(name) : header;
    if (value !== undefined) Object.assign(parameters[part], { [name]: value });
    others.delete(name);
  }
  const body = takeBody(route, tool, others);
  const faults = [...others.keys()].map((name) => ({
    loc: ["query", name],
    msg: "Unknown argument",
    type: "extra_forbidden",
  }));
  return { parameters, body: { value: body }, faults };
}

/** Removes the body's arguments from `others` and returns the body; undefined when there is none. */
function takeBody({ body }: Route, { hasBodyArgument }: McpTool, others: Map<string, unknown>): unknown {
  if (body === "none" || (body === "optional" && others.size === 0)) return undefined;
  if (hasBodyArgument) {
    const value = others.get("body");
    others.delete("body");
    return value;
  }
  const fields = Object.fromEntries(others);
  others.clear();
  return fields;
}
