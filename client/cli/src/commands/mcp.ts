import { createInterface } from "node:readline";
import type { Command } from "commander";
import { connectionOf } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { print, tell } from "../output.ts";

/** A message of the Model Context Protocol. */
interface Message {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: {
    readonly name?: string;
    readonly uri?: string;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
  readonly result?: { readonly protocolVersion?: string };
}

export function addMcpCommand(program: Command): void {
  program
    .command("mcp")
    .description("serve the tools of the service on standard input and output, for AI assistants that start a program")
    .option("--tools <families>", "all, or families such as signals,views")
    .option("--read-only", "only operations that are free and read")
    .action(async (options: { tools?: string; readOnly?: boolean }, command: Command) => {
      const { baseUrl, apiKey, userId, client } = connectionOf(command);
      // Otherwise, the first tool call would be the first to report a wrong key.
      await client.agentKeys.me();
      const address = new URL(`${baseUrl.replace(/\/+$/, "")}/mcp`);
      if (options.tools) address.searchParams.set("tools", options.tools);
      if (options.readOnly) address.searchParams.set("mode", "read");
      const headers = { "X-API-Key": apiKey, ...(userId && { "X-User-ID": userId }) };
      await serve(address, headers);
    });
}

/** Sends each line to the service, and prints the response. Calls run concurrently, as clients expect. */
async function serve(address: URL, headers: Readonly<Record<string, string>>): Promise<void> {
  let version: string | undefined;
  const running = new Set<Promise<void>>();
  const forward = async (line: string, message: Message): Promise<void> => {
    try {
      const sent = { ...headers, ...headersOf(message, version) };
      for (const answer of await post(address, sent, line)) {
        if (message.method === "initialize") version = (JSON.parse(answer) as Message).result?.protocolVersion;
        print(answer);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tell(reason);
      const { id } = message;
      if (id !== undefined) print(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32_000, message: reason } }));
    }
  };
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const message = parse(line);
    if (!message) {
      print(JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32_700, message: "The line is not JSON." } }));
      continue;
    }
    const answered = forward(line, message).finally(() => running.delete(answered));
    running.add(answered);
    // Later messages carry the version that this one agrees on.
    if (message.method === "initialize") await answered;
  }
  await Promise.all(running);
}

/** Returns the values that the protocol repeats in HTTP headers: the version, the method and its subject. */
function headersOf({ method, params }: Message, agreed: string | undefined): Record<string, string> {
  const version = params?._meta?.["io.modelcontextprotocol/protocolVersion"] ?? agreed;
  const about = params?.name ?? params?.uri;
  return {
    ...(version !== undefined && { "MCP-Protocol-Version": String(version) }),
    ...(method !== undefined && { "Mcp-Method": method }),
    ...(typeof about === "string" && /^[\x21-\x7e]+$/.test(about) && { "Mcp-Name": about }),
  };
}

function parse(line: string): Message | undefined {
  try {
    return JSON.parse(line) as Message;
  } catch {
    return undefined;
  }
}

/** Returns the messages of a response, each on one line. */
async function post(address: URL, headers: Readonly<Record<string, string>>, body: string): Promise<string[]> {
  const response = await fetch(address, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body,
    signal: AbortSignal.timeout(120_000),
  });
  const text = await response.text();
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith("text/event-stream")) return [...text.matchAll(/^data: ?(\{.*)$/gm)].map(([, data = ""]) => data);
  if (text.trim() === "") return [];
  if (!type.startsWith("application/json")) {
    throw new Failure(`${address.href} responded ${response.status}, not as the service does.`, EXIT.misused);
  }
  const value = JSON.parse(text) as { jsonrpc?: string; message?: string };
  if (value.jsonrpc === undefined) throw new Failure(value.message ?? `The service responded ${response.status}.`, 1);
  return [JSON.stringify(value)];
}
