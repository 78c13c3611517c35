import { Client, type ClientOptions, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect } from "vitest";

/** The revisions of the protocol that differ in how a client begins. */
export const REVISIONS = {
  "2026-07-28": { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  "2025-11-25": { versionNegotiation: { mode: "legacy" } },
} as const satisfies Record<string, ClientOptions>;

/** Connects the SDK's client. It keeps no connection open and need not be closed. */
export async function connectClient(
  { address }: { address: string },
  headers: Record<string, string> = {},
  options: ClientOptions = REVISIONS["2026-07-28"],
  path = "/mcp",
): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(path, address), { requestInit: { headers } }));
  return client;
}

interface ToolResult {
  readonly isError: boolean;
  /** The body that the operation responded with. */
  readonly body: Record<string, unknown>;
}

/** Calls a tool whose operation responds with JSON. A success must have the body as text and as structured content. */
export async function callTool(client: Client, name: string, sent: Record<string, unknown> = {}): Promise<ToolResult> {
  const { isError = false, content, structuredContent } = await client.callTool({ name, arguments: sent });
  expect(content).toEqual([{ type: "text", text: expect.any(String) }]);
  const [text] = content.flatMap((part) => (part.type === "text" ? [part.text] : []));
  const body = JSON.parse(text ?? "");
  expect(structuredContent).toEqual(isError ? undefined : body);
  return { isError, body };
}

/** Sends a message like a client of the protocol since 2025-06-18. */
export function postMessage(address: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL("/mcp", address), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
    body,
  });
}

/** Returns a request of the protocol as JSON text. */
export function requestMessage(method: string, params: object = {}): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 7, method, params });
}
