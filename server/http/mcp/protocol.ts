import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { api, type McpTool, mcpTools } from "../../../generated/mcp-tools.ts";

/** The revisions of the protocol without batching, newest first. */
const PROTOCOL_VERSIONS = ["2026-07-28", "2025-11-25", "2025-06-18"];
const TOOLS_TTL_MS = 3_600_000;

const INSTRUCTIONS = `Finds target companies and people, keeps a workspace's accounts, and reports signals about them.
Every tool except agent_keys_sign_up and agent_keys_verify needs an API key, which these two issue. The user configures it in the connection to this server, as the header X-API-Key or as a bearer token.
A failed call returns error_code and details, or detail with every invalid argument.`;

const tools = new Map(mcpTools.map((tool) => [tool.definition.name, tool]));
const definitions = mcpTools.map(({ definition }) => definition);

export type ToolArguments = Readonly<Record<string, unknown>>;

/** Runs the operation of a tool. */
export type CallTool = (tool: McpTool, sent: ToolArguments) => Promise<CallToolResult>;

interface MessageHandlers {
  readonly callTool: CallTool;
  /** Called with the reason when a message is rejected. */
  readonly onError: (error: Error) => void;
}

/** Responds to one message with JSON. No state is kept between messages, so any process can handle the next one. */
export async function handleMessage(request: Request, message: unknown, handlers: MessageHandlers): Promise<Response> {
  if (await isLegacyRequest(request, message)) return handleLegacyMessage(request, message, handlers);
  const handler = createMcpHandler(() => createServer(handlers), {
    legacy: "reject",
    // The tools never change while a process runs.
    maxSubscriptions: 0,
    onerror: handlers.onError,
  });
  return handler.fetch(request, { parsedBody: message });
}

/** Responds to a client of a revision before 2026-07-28. */
async function handleLegacyMessage(request: Request, message: unknown, handlers: MessageHandlers): Promise<Response> {
  const server = createServer(handlers);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function createServer({ callTool, onError }: MessageHandlers): Server {
  const server = new Server(
    { name: "account-intelligence", ...api },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      supportedProtocolVersions: PROTOCOL_VERSIONS,
      cacheHints: { "tools/list": { ttlMs: TOOLS_TTL_MS, cacheScope: "public" } },
    },
  );
  server.onerror = onError;
  server.setRequestHandler("tools/list", () => ({ tools: [...definitions] }));
  server.setRequestHandler("tools/call", ({ params }) => {
    const tool = tools.get(params.name);
    if (!tool)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name.slice(0, 200)}.`);
    return callTool(tool, params.arguments ?? {});
  });
  return server;
}
