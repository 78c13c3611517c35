import { type McpTool, mcpTools, type ToolDefinition, type ToolSchema } from "../../../generated/mcp-tools.ts";

/** Which tools a client is offered, as its address or its headers say. */
export interface Selection {
  /** `all`, or families separated by commas; undefined for the tools that the contract names, and those to find others. */
  readonly tools: string | undefined;
  /** Whether the client may only read, and for free. */
  readonly readsOnly: boolean;
}

const byName = new Map(mcpTools.map((tool) => [tool.definition.name, tool]));
const byOperation = new Map(mcpTools.map((tool) => [tool.operationId.toLowerCase(), tool]));
const families = [...new Set(mcpTools.map(({ family }) => family))].toSorted();

/** Returns the tool of a name, or of an operation of the contract. */
export function findTool(name: string): McpTool | undefined {
  return byName.get(name) ?? byOperation.get(name.toLowerCase());
}

/** Returns whether a tool changes nothing and costs nothing. */
export function onlyReads({ definition }: McpTool): boolean {
  return definition.annotations.readOnlyHint;
}

/** Returns what is wrong with the names in a selection; undefined when it is valid. */
export function findSelectionFault({ tools }: Selection): string | undefined {
  const unknown = tools === "all" ? undefined : namesIn(tools).find((name) => !families.includes(name));
  return unknown && `There is no family of tools ${unknown.slice(0, 100)}. Use all, or some of ${families.join(", ")}.`;
}

/** Lists the tools of a selection, sorted by name. */
export function listTools(selection: Selection): ToolDefinition[] {
  const { tools, readsOnly } = selection;
  const offered = mcpTools.filter((tool) => !readsOnly || onlyReads(tool));
  if (tools === undefined) {
    const listed = offered.flatMap((each) => (each.listed ? [forClient(each, each.listed)] : []));
    return [...listed, ...FINDERS].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
  const names = namesIn(tools);
  const chosen = offered.filter(({ family }) => tools === "all" || names.includes(family));
  return chosen.map((each) => forClient(each, each.definition));
}

function namesIn(tools: string | undefined): string[] {
  return (tools ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase().replaceAll("-", "_"))
    .filter((name) => name !== "");
}

const CONFIRM: ToolSchema = { type: "string", description: "Only to confirm a call: the token that asked for it." };

/** Returns a definition without what is for the service only. */
function forClient({ isCostly }: McpTool, definition: ToolDefinition): ToolDefinition {
  const { inputSchema } = definition;
  const properties = { ...inputSchema.properties, ...(isCostly && { confirm: CONFIRM }) };
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

/** The tools by which all operations are reached that are not listed. */
const FINDERS: readonly ToolDefinition[] = [
  {
    name: "find_operation",
    description: "Use to find operations for which no tool is listed, by what they do. Returns names. Free.",
    inputSchema: {
      type: "object",
      properties: { text: { type: "string", description: "What you want to do, for example: pause a signal." } },
      required: ["text"],
    },
    outputSchema: { type: "object" },
    annotations: { readOnlyHint: true },
  },
  {
    name: "describe_operation",
    description: "Use to read what an operation does, costs and takes, before call_operation. Free.",
    inputSchema: {
      type: "object",
      properties: { operation: { type: "string", description: "A name from find_operation." } },
      required: ["operation"],
    },
    outputSchema: { type: "object" },
    annotations: { readOnlyHint: true },
  },
  {
    name: "call_operation",
    description:
      "Use to call an operation for which no tool is listed, by a name from find_operation or from a description. Costs what the operation costs.",
    inputSchema: {
      type: "object",
      properties: {
        operation: { type: "string", description: "A name from find_operation." },
        arguments: { type: "object", description: "As describe_operation says." },
        confirm: CONFIRM,
      },
      required: ["operation"],
    },
    annotations: { readOnlyHint: false, destructiveHint: true },
  },
];

const MAX_FOUND = 8;

/** Finds the operations whose name and description contain most words of a text, best first. */
export function findOperations(text: string, { readsOnly }: Selection): object {
  const words = [...new Set(stemsIn(text))];
  const scored = mcpTools
    .filter((tool) => !readsOnly || onlyReads(tool))
    .map((tool) => ({ tool, score: scoreOf(tool, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_FOUND);
  const operations = scored.map(({ tool: { definition, isCostly } }) => ({
    name: definition.name,
    title: definition.title,
    arguments: Object.keys(definition.inputSchema.properties ?? {}),
    only_reads: definition.annotations.readOnlyHint,
    costs_credits: isCostly,
  }));
  return { operations };
}

const WORDS = new Map(
  mcpTools.map((tool) => {
    const { name, title, description } = tool.definition;
    return [tool, { name: new Set(stemsIn(`${name} ${title}`)), description: new Set(stemsIn(description)) }];
  }),
);

function scoreOf(tool: McpTool, words: readonly string[]): number {
  const known = WORDS.get(tool);
  return words.reduce((sum, word) => sum + (known?.name.has(word) ? 4 : known?.description.has(word) ? 1 : 0), 0);
}

/** Returns the words of a text without their usual endings, so that `signals` finds `signal`. */
function stemsIn(text: string): string[] {
  return (
    text
      .slice(0, 500)
      .toLowerCase()
      .match(/[a-z0-9]{2,40}/g) ?? []
  ).map((word) => (word.length > 4 ? word.replace(/(ies|es|s|ing|ed|e|y)$/, "") : word));
}

/** Describes an operation with all its arguments. */
export function describeOperation(tool: McpTool): object {
  const { name, title, description, inputSchema, annotations } = forClient(tool, tool.definition);
  return { name, title, description, arguments: inputSchema, only_reads: annotations.readOnlyHint };
}
