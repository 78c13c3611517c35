import type { IncomingHttpHeaders } from "node:http";
import type { ParsedUrlQuery } from "node:querystring";
import { type McpTool, mcpTools, type ToolDefinition, type ToolSchema } from "../../../generated/mcp-tools.ts";

/** The tools of a client, selected in the URL or the headers of its connection. */
export interface Selection {
  /** `all`, or families separated by commas; undefined for the listed tools and those that find operations. */
  readonly tools: string | undefined;
  /** Whether the client may only call operations that read and are free. */
  readonly readsOnly: boolean;
}

const byName = new Map(mcpTools.map((tool) => [tool.definition.name, tool]));
const byOperation = new Map(mcpTools.map((tool) => [tool.operationId.toLowerCase(), tool]));
export const TOOL_NAMES = [...byName.keys()];
const families = [...new Set(mcpTools.map(({ family }) => family))].toSorted();

export function findTool(name: string): McpTool | undefined {
  return byName.get(name) ?? byOperation.get(name.toLowerCase());
}

/** Returns whether a selection allows a tool, under its own name or through `call_operation`. */
export function isOffered({ definition, family }: McpTool, { tools, readsOnly }: Selection): boolean {
  const isChosen = tools === undefined || tools === "all" || namesIn(tools).includes(family);
  return isChosen && (!readsOnly || definition.annotations.readOnlyHint);
}

/** Reads a selection from the query or headers. Returns a message for unknown values, which never select everything. */
export function readSelection(query: ParsedUrlQuery, headers: IncomingHttpHeaders): Selection | string {
  const parameter = Object.keys(query).find((name) => !PARAMETERS.includes(name));
  if (parameter !== undefined) return `There is no parameter ${shown(parameter)}. Use ${PARAMETERS.join(" or ")}.`;
  const [mode, ...otherModes] = [query.mode ?? headers["x-mcp-mode"] ?? []].flat();
  if (otherModes.length > 0 || (mode !== undefined && mode !== "read"))
    return `There is no mode ${shown([mode, ...otherModes].join(","))}. Use read, or omit mode to read and write.`;
  const tools = [query.tools ?? headers["x-mcp-tools"] ?? []].flat().join(",");
  const unknown = tools === "all" ? undefined : namesIn(tools).find((name) => !families.includes(name));
  if (unknown !== undefined)
    return `There is no family of tools ${shown(unknown)}. Use all, or one or more of ${families.join(", ")}.`;
  return { tools: tools === "" ? undefined : tools, readsOnly: mode === "read" };
}

const PARAMETERS = ["tools", "mode"];

function shown(sent: string): string {
  return sent.slice(0, 100);
}

/** Lists the tools of a selection. */
export function listTools(selection: Selection): ToolDefinition[] {
  const offered = mcpTools.filter((tool) => isOffered(tool, selection));
  if (selection.tools === undefined) {
    const listed = offered.flatMap((each) => (each.listed ? [forClient(each, each.listed)] : []));
    const finders = FINDERS.filter(({ annotations }) => annotations.readOnlyHint || !selection.readsOnly);
    return [...listed, ...finders].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
  return offered.map((each) => forClient(each, each.definition));
}

function namesIn(tools: string | undefined): string[] {
  return (tools ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase().replaceAll("-", "_"))
    .filter((name) => name !== "");
}

const CONFIRM: ToolSchema = { type: "string", description: "The token of a result that required confirmation." };

/** Returns a definition without the service's internal fields. */
function forClient({ isConfirmed }: McpTool, definition: ToolDefinition): ToolDefinition {
  const { inputSchema } = definition;
  const properties = { ...inputSchema.properties, ...(isConfirmed && { confirm: CONFIRM }) };
  return { ...definition, inputSchema: { ...plain(inputSchema), type: "object", properties: mapAll(properties) } };
}

function plain({ nullable, ...schema }: ToolSchema): ToolSchema {
  return {
    ...schema,
    ...(schema.properties && { properties: mapAll(schema.properties) }),
    ...(schema.items && { items: plain(schema.items) }),
  };
}

function mapAll(schemas: Readonly<Record<string, ToolSchema>>): Record<string, ToolSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

const OPERATION: ToolSchema = { type: "string", description: "A name from find_operation." };
const CALLED: Readonly<Record<string, ToolSchema>> = {
  operation: OPERATION,
  arguments: { type: "object", description: "The arguments that describe_operation lists." },
};

const TASK: ToolSchema = { type: "string", description: "The task, for example: pause a signal." };
const FINDERS: readonly ToolDefinition[] = [
  {
    name: "find_operation",
    description: "Use to find operations that are not listed as tools. Returns names. Free.",
    inputSchema: { type: "object", properties: { text: TASK }, required: ["text"] },
    outputSchema: { type: "object" },
    annotations: { readOnlyHint: true },
  },
  {
    name: "describe_operation",
    description: "Use to get the description, cost and arguments of an operation. Free.",
    inputSchema: { type: "object", properties: { operation: OPERATION }, required: ["operation"] },
    outputSchema: { type: "object" },
    annotations: { readOnlyHint: true },
  },
  {
    name: "read_operation",
    description: "Use to call an operation with only_reads true. Free.",
    inputSchema: { type: "object", properties: CALLED, required: ["operation"] },
    annotations: { readOnlyHint: true },
  },
  {
    name: "call_operation",
    description: "Use to call an operation that changes data or costs credits. Costs as much as the operation.",
    inputSchema: { type: "object", properties: { ...CALLED, confirm: CONFIRM }, required: ["operation"] },
    annotations: { readOnlyHint: false, destructiveHint: true },
  },
];

export function describeOperation(tool: McpTool): object {
  const { name, title, description, inputSchema, annotations } = forClient(tool, tool.definition);
  return { name, title, description, arguments: inputSchema, only_reads: annotations.readOnlyHint };
}
