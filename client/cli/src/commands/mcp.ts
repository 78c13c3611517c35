import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import { openServiceConnection } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { print, tell } from "../output.ts";

/** A JSON-RPC message of the Model Context Protocol. */
interface Message {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: {
    readonly name?: string;
    readonly uri?: string;
    readonly arguments?: object;
    readonly capabilities?: { readonly elicitation?: object };
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
  readonly result?: {
    readonly protocolVersion?: string;
    readonly isError?: boolean;
    readonly content?: readonly { readonly text?: string }[] | { readonly confirm?: unknown };
    readonly action?: string;
  };
}

export function addMcpCommand(program: Command): void {
  program
    .command("mcp")
    .description("serve the tools of the service to AI assistants over standard input and output")
    .option("--tools <families>", "all, or families such as signals,views")
    .option("--read-only", "offer only operations that are free and read-only")
    .action(async (options: { tools?: string; readOnly?: boolean }, command: Command) => {
      const { baseUrl, apiKey, userId, client } = openServiceConnection(command);
      // Reports an invalid key now, not at the first tool call.
      await client.agentKeys.me();
      const address = new URL(`${baseUrl.replace(/\/+$/, "")}/mcp`);
      if (options.tools) address.searchParams.set("tools", options.tools);
      if (options.readOnly) address.searchParams.set("mode", "read");
      const headers = { "X-API-Key": apiKey, ...(userId && { "X-User-ID": userId }) };
      await serve(address, headers);
    });
}

/**
 * Sends each line to the service, and prints the response. Calls run concurrently. This command sends the
 * forms that confirm a cost, because the service does not store which clients can show forms.
 */
async function serve(address: URL, headers: Readonly<Record<string, string>>): Promise<void> {
  let version: string | undefined;
  let showsForms = false;
  const running = new Set<Promise<void>>();
  const asked = new Map<string, (response: Message) => void>();
  /** Returns `answer`; if it requires a confirmation and the user confirms, the response to the repeated call. */
  const confirm = async (answer: string, message: Message, sent: Record<string, string>): Promise<string> => {
    const wanted = showsForms && message.method === "tools/call" ? confirmationIn(JSON.parse(answer)) : undefined;
    if (!wanted) return answer;
    const id = `confirm ${randomUUID()}`;
    const response = new Promise<Message>((resolve) => asked.set(id, resolve));
    print(JSON.stringify({ jsonrpc: "2.0", id, method: "elicitation/create", params: creditForm(wanted.max_credits) }));
    const { action, content } = (await response).result ?? {};
    if (action !== "accept" || !content || !("confirm" in content) || content.confirm !== true) return answer;
    const { params } = message;
    const confirmed = { ...params, arguments: { ...params?.arguments, confirm: wanted.confirm } };
    const [repeated] = await post(address, sent, JSON.stringify({ ...message, params: confirmed }));
    return repeated ?? answer;
  };
  const forward = async (line: string, message: Message): Promise<void> => {
    try {
      const sent = { ...headers, ...protocolHeaders(message, version) };
      for (const answer of await post(address, sent, line)) {
        if (message.method === "initialize") version = (JSON.parse(answer) as Message).result?.protocolVersion;
        print(await confirm(answer, message, sent));
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
    const respond = message.method === undefined ? asked.get(String(message.id)) : undefined;
    if (respond) {
      respond(message);
      continue;
    }
    if (message.method === "initialize") showsForms = canShowForms(message);
    const answered = forward(line, message).finally(() => running.delete(answered));
    running.add(answered);
    // Later messages carry the protocol version that this message negotiates.
    if (message.method === "initialize") await answered;
  }
  for (const respond of asked.values()) respond({});
  await Promise.all(running);
}

/** Returns whether the client can show forms. In older protocol revisions, an empty declaration means forms. */
function canShowForms({ params }: Message): boolean {
  const kinds = params?.capabilities?.elicitation;
  return kinds !== undefined && (Object.keys(kinds).length === 0 || "form" in kinds);
}

interface Confirmation {
  readonly confirm: string;
  readonly max_credits: number;
}

/** Returns the confirmation that a result requires; undefined for other results. */
function confirmationIn({ result }: Message): Confirmation | undefined {
  const [content] = result?.isError && Array.isArray(result.content) ? result.content : [];
  const body = parse(content?.text ?? "") as { error_code?: string; details?: Confirmation } | undefined;
  return body?.error_code === "CONFIRMATION_REQUIRED" && body.details?.confirm ? body.details : undefined;
}

function creditForm(credits: number): object {
  const field = { type: "boolean", title: "Spend the credits" };
  return {
    message: `This could cost up to ${credits} credits. Continue?`,
    requestedSchema: { type: "object", properties: { confirm: field }, required: ["confirm"] },
  };
}

/** Returns the HTTP headers that repeat parts of the message: the version, the method, and the tool or resource. */
function protocolHeaders({ method, params }: Message, agreed: string | undefined): Record<string, string> {
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
    throw new Failure(`${address.href} is not the service: it returned ${response.status}. Check --url.`, EXIT.misused);
  }
  const value = JSON.parse(text) as { jsonrpc?: string; message?: string };
  if (value.jsonrpc === undefined) throw new Failure(value.message ?? `The service returned ${response.status}.`, 1);
  return [JSON.stringify(value)];
}
