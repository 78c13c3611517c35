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
import { schemaAt } from "../input/suggest-names.ts";
import { handleErrors, problem } from "../problems.ts";
import type { Context, Middleware, Operation, SentInput } from "../request-state.ts";
import { type HttpResponse, send } from "../response.ts";
import type { EmbedText } from "./find-operations.ts";
import { nameTools } from "./name-tools.ts";
import type { CallTool } from "./protocol.ts";
import { markContent, markExport } from "./third-party-content.ts";
import { toInput } from "./tool-arguments.ts";
import { readSelection } from "./tool-selection.ts";

const handled = handleErrors();

interface McpServices {
  readonly operations: readonly Operation[];
  readonly bodyLimits: BodyLimits;
  readonly allowsOrigin: (origin: string) => boolean;
  readonly authenticate: Authenticate;
  readonly rateLimits: RateLimits;
  /** Absent without an embeddings model. */
  readonly embedText?: EmbedText | undefined;
}

const PATHS: ReadonlySet<string> = new Set(["/mcp", "/mcp/"]);
/** The maximum size of a streamed response that a tool returns. Pages of results are smaller. */
const MAX_STREAMED_BYTES = 100_000;
const MAX_NAMED = 8;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
/** The media types that the protocol requires in `Accept`. Some clients send only one of the two. */
const ACCEPTED = "application/json, text/event-stream";
/** A client that lost a response repeats the call within this period; another conversation may reuse the id later. */
const REPLAY_SECONDS = 10;
const PROTOCOL_HEADERS = ["content-type", "mcp-protocol-version", "mcp-method", "mcp-name"];

/** Serves the Model Context Protocol: a tool call is handled as a request for its operation. */
export function serveMcp(services: McpServices): Middleware {
  const { operations, bodyLimits, allowsOrigin, embedText = async () => null } = services;
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.route.operationId, operation]));
  return async (context, next) => {
    if (!PATHS.has(context.path)) return next();
    const { requestId, log } = context.state;
    const rejection = rejectRequest(context, allowsOrigin);
    if (rejection) return send(context, rejection);
    const selection = readSelection(context.query, context.req.headers);
    if (typeof selection === "string")
      return send(context, problem(requestId, { status: 400, errorCode: "INVALID_REQUEST", message: selection }));
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
    // A tool call is counted by the rate limit of its operation, if it reaches one.
    const isCall = isRecord(message) && message.method === "tools/call";
    const rejectedEarly = isCall ? undefined : await limitMessage(services, context);
    if (rejectedEarly) return send(context, rejectedEarly);
    const callTool: CallTool = (tool, sent, confirm) => {
      const operation = byId.get(tool.operationId);
      if (!operation) throw new Error(`${tool.definition.name} has no operation.`);
      const input = toInput(operation.route, tool, sent, context.req.headers);
      const isDerived =
        operation.route.idempotent &&
        addIdempotencyKey(context, input, { message, call: [tool.operationId, sent] }, confirm);
      const replaySeconds = isDerived && confirm === undefined ? REPLAY_SECONDS : undefined;
      context.state.toolCall = { tool, confirm, replaySeconds };
      return runTool(context, next, operation, input, tool);
    };
    // Loaded at the first message, because most processes never receive one.
    const { handleMessage } = await import("./protocol.ts");
    const onError = (error: Error): void => log.info({ reason: error.message }, "MCP message rejected");
    const response = await handleMessage(toRequest(context), message, { selection, callTool, embedText, onError });
    const rejectedLate = isCall && !context.state.toolCall ? await limitMessage(services, context) : undefined;
    if (rejectedLate) return send(context, rejectedLate);
    // A missing or invalid key is an HTTP error, so that the client can ask the user for a key.
    if (isUnauthorized(context)) return;
    const headers = Object.fromEntries(response.headers);
    send(context, { status: response.status, headers, body: await response.text() });
  };
}

/** Adds an idempotency key, from the call and its sender or from its confirmation token. Returns whether it did. */
function addIdempotencyKey(
  { ip, url, req }: Context,
  { parameters: { header } }: SentInput,
  { message, call }: { readonly message: unknown; readonly call: readonly unknown[] },
  confirm: string | undefined,
): boolean {
  const id = isRecord(message) ? message.id : undefined;
  // Arguments that are nested too deep are rejected later.
  if (id === undefined || findLimitFaults(call, []).length > 0) return false;
  if (header["Idempotency-Key"] !== undefined && confirm === undefined) return false;
  const callIdentity = confirm === undefined ? [id, ip, url, req.headers["user-agent"]] : [confirm];
  const key = createHash("sha256").update(canonicalJson([...callIdentity, ...call]));
  header["Idempotency-Key"] = `tool call ${key.digest("base64url")}`;
  return true;
}

/** Rejects pages of other origins, as the protocol requires against DNS rebinding, and methods other than POST. */
function rejectRequest(context: Context, allowsOrigin: (origin: string) => boolean): HttpResponse | undefined {
  const { method, state, req, path } = context;
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
    message: `${path} accepts only POST.`,
    details,
    headers: { Allow: "POST" },
  });
}

/** Counts a message that needs no operation, such as `tools/list`, like a request that reads. */
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

/** Runs a tool call as a request for its operation, and returns the response as the tool's result. */
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
    // Unlike a header, an argument may contain NUL, which Postgres rejects.
    if (typeof value === "string") req.headers[name.toLowerCase()] = value.replaceAll("\0", "?");
  }
  await handled(context, async () => {
    await next();
    if (context.body instanceof Readable) await readStream(context, context.body, operation);
  });
  return readResult(context, tool);
}

/** Reads a streamed response. Replaces a response that is too long for a tool with an error that states the URL. */
async function readStream(context: Context, stream: Readable, { route }: Operation): Promise<void> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const text of stream) {
    const chunk = Buffer.from(text);
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_STREAMED_BYTES) {
      const message = `The result exceeds the ${MAX_STREAMED_BYTES} bytes that a tool can return. Read it in pages with another tool, or completely over HTTP with the same API key: ${route.method} ${route.path}`;
      const details = { max_bytes: MAX_STREAMED_BYTES, method: route.method, path: route.path };
      return send(
        context,
        problem(context.state.requestId, { status: 413, errorCode: "PAYLOAD_TOO_LARGE", message, details }),
      );
    }
  }
  context.body = Buffer.concat(chunks).toString();
}

function readResult({ state, status, type, body, response }: Context, tool: McpTool): CallToolResult {
  state.toolStatus = status;
  const isReplayed = response.get("Idempotent-Replayed") === "true";
  const toContent = (text: string) => [{ type: "text" as const, text }, ...(isReplayed ? [REPLAYED] : [])];
  const text = String(body);
  if (type !== "application/json") {
    return status >= 400 ? { content: toContent(text), isError: true } : { content: toContent(markExport(text)) };
  }
  const result: unknown = JSON.parse(text);
  if (status >= 400) {
    if (status === 422) nameArguments(result, tool);
    else if (isRecord(result) && status !== 413) result.message = nameTools(String(result.message));
    return { content: toContent(JSON.stringify(result)), isError: true };
  }
  markContent(result, tool.content);
  return { content: toContent(JSON.stringify(result)), ...(isRecord(result) && { structuredContent: result }) };
}

const REPLAYED = {
  type: "text",
  text: "This is the stored result of the same call, which already ran. It did not run again.",
} as const;

/** Locates faults by argument, because callers of tools see neither queries nor bodies. */
function nameArguments(result: unknown, { definition: { inputSchema } }: McpTool): void {
  const faults: unknown = isRecord(result) ? result.detail : undefined;
  for (const fault of Array.isArray(faults) ? faults : []) {
    if (!isRecord(fault) || !Array.isArray(fault.loc)) continue;
    const loc: readonly unknown[] = fault.loc.length > 1 && fault.loc[0] !== "header" ? fault.loc.slice(1) : fault.loc;
    fault.loc = loc;
    fault.msg = nameTools(String(fault.msg));
    if (fault.type === "object_type") {
      const fields = Object.keys(schemaAt(inputSchema, loc).properties ?? {}).slice(0, MAX_NAMED);
      if (fields.length > 0) fault.msg = `Expected an object with ${fields.join(", ")}`;
    }
  }
}

/** Converts a request, without its body, to the type that the MCP SDK reads. */
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
