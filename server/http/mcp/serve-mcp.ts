import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Next } from "koa";
import type { McpTool } from "../../../generated/mcp-tools.ts";
import { type Authenticate, presentedKey, type RateLimits, useRate } from "../authenticate.ts";
import type { Route } from "../contract.ts";
import { type BodyLimits, readBody } from "../input/body.ts";
import { hasTooManyValues } from "../input/json-limits.ts";
import { handleErrors, problem } from "../problems.ts";
import type { Context, Middleware, Operation, SentInput } from "../request-state.ts";
import { type HttpResponse, send } from "../response.ts";
import type { CallTool, ToolArguments } from "./protocol.ts";

interface McpServices {
  readonly operations: readonly Operation[];
  readonly bodyLimits: BodyLimits;
  readonly allowsOrigin: (origin: string) => boolean;
  readonly authenticate: Authenticate;
  readonly rateLimits: RateLimits;
}

const PATH = "/mcp";
/** The maximum size of a streamed response that a tool returns. Pages of results are smaller. */
const MAX_STREAMED_BYTES = 100_000;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
/** Request headers that the protocol defines. */
const PROTOCOL_HEADERS = ["accept", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name"];

/**
 * Serves the Model Context Protocol at `/mcp`: every operation of the contract is a tool. The next middlewares handle a
 * call like a request for its operation, and their response becomes the result of the call.
 */
export function serveMcp(services: McpServices): Middleware {
  const { operations, bodyLimits, allowsOrigin } = services;
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.route.operationId, operation]));
  return async (context, next) => {
    if (context.path !== PATH) return next();
    const { requestId, log } = context.state;
    const rejection = rejectRequest(context, allowsOrigin);
    if (rejection) return send(context, rejection);
    const body = await readBody(context.req, bodyLimits, requestId);
    if ("rejection" in body) {
      const isMalformed = body.rejection.status === 400;
      return send(context, isMalformed ? protocolError(PARSE_ERROR, "The message is not JSON.") : body.rejection);
    }
    const message = body.value;
    if (Array.isArray(message)) {
      return send(context, protocolError(INVALID_REQUEST, "Send one message per request: batches are not supported."));
    }
    if (hasTooManyValues(message)) {
      return send(context, protocolError(INVALID_REQUEST, "The message has more values than any tool accepts."));
    }
    // A call counts as a request for its operation.
    const limited = isToolCall(message) ? undefined : await limitMessage(services, context);
    if (limited) return send(context, limited);
    const callTool: CallTool = (tool, sent) => {
      const operation = byId.get(tool.operationId);
      if (!operation) throw new Error(`${tool.definition.name} has no operation.`);
      const input = toInput(operation.route, tool, sent, context.req.headers);
      return runTool(context, next, operation, input);
    };
    // Loaded by the first request, because most processes never get one.
    const { handleMessage } = await import("./protocol.ts");
    const onError = (error: Error): void => log.info({ reason: error.message }, "MCP message rejected");
    const response = await handleMessage(toRequest(context), message, { callTool, onError });
    // A missing or invalid key gets an HTTP error, so that the client can ask the user for a key.
    if (isUnauthorized(context)) return;
    const headers = Object.fromEntries(response.headers);
    send(context, { status: response.status, headers, body: await response.text() });
  };
}

/** Rejects pages of other origins, as the protocol requires against DNS rebinding, and methods other than POST. */
function rejectRequest(context: Context, allowsOrigin: (origin: string) => boolean): HttpResponse | undefined {
  const { method, state, req } = context;
  const { origin } = req.headers;
  if (origin !== undefined && !allowsOrigin(origin)) {
    return problem(state.requestId, {
      status: 403,
      errorCode: "FORBIDDEN",
      message: "Pages of this origin may not call the API.",
    });
  }
  if (method === "POST") return undefined;
  const details = { allowed: ["POST"] };
  return problem(state.requestId, {
    status: 405,
    errorCode: "METHOD_NOT_ALLOWED",
    message: `${PATH} accepts only POST.`,
    details,
    headers: { Allow: "POST" },
  });
}

function isToolCall(message: unknown): boolean {
  return typeof message === "object" && message !== null && "method" in message && message.method === "tools/call";
}

/** Counts a message that is answered without an operation, such as `tools/list`, like a request that reads. */
async function limitMessage(
  { authenticate, rateLimits }: McpServices,
  context: Context,
): Promise<HttpResponse | undefined> {
  const { authentication, rateUse } = await authenticate({
    key: presentedKey(context.req.headers),
    needsKey: true,
    actingUserId: undefined,
    clientAddress: context.ip,
    rate: "reads",
  });
  return useRate(context, rateLimits, authentication.kind === "unauthorized" ? "unauthorized" : "reads", rateUse);
}

function protocolError(code: number, message: string): HttpResponse {
  return { status: 400, headers: {}, body: JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id: null }) };
}

/**
 * Returns a tool's arguments as the input of its operation. An argument with the name of a parameter becomes that
 * parameter, every other one a field of the body. Header parameters may also be sent as headers of the request itself.
 */
function toInput(route: Route, tool: McpTool, sent: ToolArguments, headers: IncomingHttpHeaders): SentInput {
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

/** Passes a tool call on as the request for its operation, and returns the response as the tool's result. */
async function runTool(context: Context, next: Next, operation: Operation, input: SentInput): Promise<CallToolResult> {
  const { state, req } = context;
  state.operation = operation;
  state.toolInput = input;
  for (const [name, value] of Object.entries(input.parameters.header)) {
    // Headers cannot contain NUL, which Postgres rejects.
    if (typeof value === "string") req.headers[name.toLowerCase()] = value.replaceAll("\0", "?");
  }
  await handleErrors()(context, async () => {
    await next();
    if (context.body instanceof Readable) await readStream(context, context.body, operation);
  });
  return readResult(context);
}

/**
 * Reads a streamed response into the body. A response that is too long for a tool becomes an error that says where to
 * get it.
 */
async function readStream(context: Context, stream: Readable, { route }: Operation): Promise<void> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const text of stream) {
    const chunk = Buffer.from(text);
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_STREAMED_BYTES) {
      const message = `The result is longer than the ${MAX_STREAMED_BYTES} bytes that a tool returns. Read it in pages with another tool, or get all of it over HTTP with the same API key: ${route.method} ${route.path}`;
      const details = { max_bytes: MAX_STREAMED_BYTES, method: route.method, path: route.path };
      return send(
        context,
        problem(context.state.requestId, { status: 413, errorCode: "PAYLOAD_TOO_LARGE", message, details }),
      );
    }
  }
  context.body = Buffer.concat(chunks).toString();
}

/** Returns the response of an operation as the result of its tool. */
function readResult({ state, status, type, body }: Context): CallToolResult {
  state.toolStatus = status;
  const content = String(body);
  const result: CallToolResult = { content: [{ type: "text", text: content }] };
  if (status >= 400) return { ...result, isError: true };
  return type === "application/json" ? { ...result, structuredContent: JSON.parse(content) } : result;
}

/** Converts a request, without its body, for the protocol's library. */
function toRequest({ req }: Context): Request {
  const headers = new Headers();
  for (const name of PROTOCOL_HEADERS) {
    const value = req.headers[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(`http://service${PATH}`, { method: "POST", headers });
}

function isUnauthorized({ state, status }: Context): boolean {
  return state.authentication?.kind === "unauthorized" && status >= 400;
}
