import type { Client } from "@modelcontextprotocol/client";
import type { ToolSchema } from "../../../generated/mcp-tools.ts";
import { callTool } from "../../support/mcp.ts";

export type Body = Record<string, unknown>;
type Arguments = Readonly<Record<string, unknown>>;

interface Tool {
  readonly name: string;
  readonly inputSchema: ToolSchema;
}

/**
 * Works like an agent that starts with only the list of tools. It calls a listed tool directly, and any other operation
 * only after it has found it and read its description.
 */
export class Agent {
  readonly #client: Client;
  readonly #tools: ReadonlyMap<string, Tool>;
  readonly #texts: string;
  readonly #read = new Set<string>();
  calls = 0;

  static async begin(client: Client): Promise<Agent> {
    const { tools } = await client.listTools();
    return new Agent(client, JSON.parse(JSON.stringify(tools)));
  }

  private constructor(client: Client, tools: readonly Tool[]) {
    this.#client = client;
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]));
    this.#texts = JSON.stringify(tools);
  }

  /** Calls an operation and returns its result or error. `need` is the query with which the agent finds it. */
  async try(operation: string, sent: Arguments = {}, need = operation.replaceAll("_", " ")): Promise<Body> {
    const tool = this.#tools.get(operation);
    if (tool && this.#knows(tool, sent)) return this.#call(operation, sent);
    await this.#learn(operation, sent, need);
    return this.#call("call_operation", { operation, arguments: sent });
  }

  /** Calls an operation that must succeed. */
  async do(operation: string, sent: Arguments = {}, need?: string): Promise<Body> {
    const body = await this.try(operation, sent, need);
    if (body.error_code !== undefined || body.detail !== undefined)
      throw new Error(`${operation} ${JSON.stringify(sent)}: ${JSON.stringify(body)}`);
    return body;
  }

  async #call(name: string, sent: Arguments): Promise<Body> {
    this.calls += 1;
    return (await callTool(this.#client, name, { ...sent })).body;
  }

  /** Whether the tool's listed schema contains every argument and filter. */
  #knows({ inputSchema: { properties = {} } }: Tool, { filters, ...sent }: Arguments): boolean {
    const names = Object.keys(filters ?? {});
    const isListed = (name: string): boolean => Object.hasOwn(properties, name);
    const isNamed = (name: string): boolean =>
      Object.hasOwn(properties.filters?.properties ?? {}, name) || this.#texts.includes(name);
    return Object.keys(sent).every(isListed) && (names.length === 0 || (isListed("filters") && names.every(isNamed)));
  }

  async #learn(operation: string, sent: Arguments, need: string): Promise<void> {
    const mentions = [...this.#texts.matchAll(new RegExp(`\\b${operation}\\b(?: \\(([a-z_, ]*)\\))?`, "g"))];
    const told = mentions.map(([, names = ""]) => names.split(", "));
    if (told.some((names) => Object.keys(sent).every((name) => names.includes(name))) || this.#read.has(operation))
      return;
    if (mentions.length === 0) {
      const { operations } = await this.#call("find_operation", { text: need });
      const found = (operations as { name: string }[]).map(({ name }) => name);
      if (!found.includes(operation)) throw new Error(`"${need}" finds ${found.join(", ")}, but not ${operation}.`);
    }
    await this.#call("describe_operation", { operation });
    this.#read.add(operation);
  }
}
