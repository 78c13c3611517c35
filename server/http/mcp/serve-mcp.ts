import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Next } from "koa";
import type { McpTool } from "../../../generated/mcp-tools.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import { isRecord } from "../../lib/is-record.ts";
import { type Authenticate, presentedKey, type RateLimits, useRate } from "../authenticate.ts";
import { type BodyLimits, readBody } from "../input/body.ts";
import { findLimitFaults, hasTooManyValues } from "../input/json-limits.ts";
import { handleErrors, problem } from "../problems.ts";
import type { Context, Middleware, Operation, SentInput } from "../request-state.ts";
import { type HttpResponse, send } from "../response.ts";
import type { CallTool } from "./protocol.ts";
import { markContent } from "./third-party-content.ts";
import { toInput } from "./tool-arguments.ts";
import { findSelectionFault, type Selection } from "./tool-selection.ts";

interface McpServices {
  readonly operations: readonly Operation[];
  readonly bodyLimits: BodyLimits;
  readonly allowsOrigin: (origin: string) => boolean;
  readonly authenticate: Authenticate;
  readonly rateLimits: RateLimits;
}

const PATHS: ReadonlySet<string> = new Set(["/mcp", "/mcp/"]);
/** The maximum size of a streamed response that a tool returns. Pages of results are smaller. */
const MAX_STREAMED_BYTES = 100_000;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
/** What the protocol requires of clients; some send only one of the two. */
const ACCEPTED = "application/json, text/event-stream";
/** A client that repeats a call whose response was lost does so within this time. */
const RETRY_WINDOW_MS = 600_000;
/** Other request headers that the protocol defines. */
const PROTOCOL_HEADERS = ["content-type", "mcp-protocol-version", "mcp-method", "mcp-name"];

/**
 * Serves the Model Context Protocol at `/mcp`: operations of the contract are tools. The next middlewares handle a call
 * like a request for its operation, and their response becomes the result of the call.
 */
export function serveMcp(services: McpServices): Middleware {
  const { operations, bodyLimits, allowsOrigin } = services;
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.route.operationId, operation]));
  return async (context, next) => {
    if (!PATHS.has(context.path)) return next();
    const { requestId, log } = context.state;
    const selection = selectionOf(context);
    const rejection = rejectRequest(context, allowsOrigin, selection);
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
    // A call counts as a request for its operation, if it turns out to have one.
    const isCall = isRecord(message) && message.method === "tools/call";
    const rejectedEarly = isCall ? undefined : await limitMessage(services, context);
    if (rejectedEarly) return send(context, rejectedEarly);
    const callTool: CallTool = (tool, sent, confirm) => {
      const operation = byId.get(tool.operationId);
      if (!operation) throw new Error(`${tool.definition.name} has no operation.`);
      const input = toInput(operation.route, tool, sent, context.req.headers);
      if (operation.route.idempotent) addIdempotencyKey(input, [message, tool.operationId, sent, confirm]);
      context.state.toolCall = { tool, confirm };
      return runTool(context, next, operation, input, tool);
    };
    // Loaded by the first request, because most processes never get one.
    const { handleMessage } = await import("./protocol.ts");
    const onError = (error: Error): void => log.info({ reason: error.message }, "MCP message rejected");
    const response = await handleMessage(toRequest(context), message, { selection, callTool, onError });
    const rejectedLate = isCall && !context.state.toolCall ? await limitMessage(services, context) : undefined;
    if (rejectedLate) return send(context, rejectedLate);
    // A missing or invalid key gets an HTTP error, so that the client can ask the user for a key.
    if (isUnauthorized(context)) return;
    const headers = Object.fromEntries(response.headers);
    send(context, { status: response.status, headers, body: await response.text() });
  };
}

/** Reads which tools a client wants, from its address or from headers, which some clients can set more easily. */
function selectionOf({ query, req: { headers } }: Context): Selection {
  const tools = [query.tools ?? headers["x-mcp-tools"] ?? []].flat().join(",");
  const mode = [query.mode ?? headers["x-mcp-mode"]].flat()[0];
  return { tools: tools === "" ? undefined : tools, readsOnly: mode === "read" };
}

/**
 * Gives a call that writes or charges a key of its own, so that it is done once when the client repeats it after a lost
 * response: with the same id and arguments, within the same ten minutes of the clock.
 */
function addIdempotencyKey({ parameters: { header } }: SentInput, [message, ...call]: readonly unknown[]): void {
  const id = isRecord(message) ? message.id : undefined;
  // What is nested too deep is rejected.
  if (header["Idempotency-Key"] !== undefined || id === undefined || findLimitFaults(call, []).length > 0) return;
  const window = Math.floor(Date.now() / RETRY_WINDOW_MS);
  const key = createHash("sha256").update(canonicalJson([id, window, ...call]));
  header["Idempotency-Key"] = `tool call ${key.digest("base64url")}`;
}

/** Rejects pages of other origins, as the protocol requires against DNS rebinding, and methods other than POST. */
function rejectRequest(
  context: Context,
  allowsOrigin: (origin: string) => boolean,
  selection: Selection,
): HttpResponse | undefined {
  const { method, state, req, path } = context;
  const { origin } = req.headers;
  if (origin !== undefined && !allowsOrigin(origin)) {
    return problem(state.requestId, {
      status: 403,
      errorCode: "FORBIDDEN",
      message: "Pages of this origin may not call the API.",
    });
  }
  const fault = findSelectionFault(selection);
  if (fault) return problem(state.requestId, { status: 400, errorCode: "INVALID_REQUEST", message: fault });
  if (method === "POST") return undefined;
  const details = { allowed: ["POST"] };
  return problem(state.requestId, {
    status: 405,
    errorCode: "METHOD_NOT_ALLOWED",
    message: `${path} accepts only POST.`,
    details,
    headers: { Allow: "POST" },
  });
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

/** Passes a tool call on as the request for its operation, and returns the response as the tool's result. */
async function runTool(
  context: Context,
  next: Next,
  operation: Operation,
  input: SentInput,
  tool: McpTool,
): Promise<CallToolResult> {
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
  return readResult(context, tool);
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
function readResult({ state, status, type, body }: Context, tool: McpTool): CallToolResult {
  state.toolStatus = status;
  const text = String(body);
  if (type !== "application/json")
    return { content: [{ type: "text", text }], ...(status >= 400 && { isError: true }) };
  const result: unknown = JSON.parse(text);
  if (status >= 400) {
    if (status === 422) nameArguments(result);
    return { content: [{ type: "text", text: JSON.stringify(result) }], isError: true };
  }
  markContent(result, tool.content);
  return {
    content: [{ type: "text", text: JSON.stringify(result) }],
    ...(isRecord(result) && { structuredContent: result }),
  };
}

/** Locates faults by arguments: a caller of a tool knows neither queries nor bodies. */
function nameArguments(result: unknown): void {
  const faults: unknown = isRecord(result) ? result.detail : undefined;
  for (const fault of Array.isArray(faults) ? faults : []) {
    if (isRecord(fault) && Array.isArray(fault.loc) && fault.loc.length > 1 && fault.loc[0] !== "header")
      fault.loc = fault.loc.slice(1);
  }
}

/** Converts a request, without its body, for the protocol's library. */
function toRequest({ req }: Context): Request {
  const headers = new Headers();
  for (const name of PROTOCOL_HEADERS) {
    const value = req.headers[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  const accept = req.headers.accept ?? "*/*";
  const isSuitable = /\*\/\*|application\/(\*|json)|text\/(\*|event-stream)/i.test(accept);
  headers.set("accept", isSuitable ? ACCEPTED : accept);
  return new Request("http://service/mcp", { method: "POST", headers });
}

function isUnauthorized({ state, status }: Context): boolean {
  return state.authentication?.kind === "unauthorized" && status >= 400;
}
