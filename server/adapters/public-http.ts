import { isIP } from "node:net";
import { Agent, type Dispatcher } from "undici";
import {
  AddressRefused,
  isAllowedAddress,
  parseDestination,
  privateAddress,
  type UrlRefusal,
} from "../lib/public-url.ts";
import { inSpan } from "../lib/tracing.ts";
import type { PostRequest, PostResult, PublicHttp } from "../ports/public-http.ts";
import { guardedConnector, type Resolve, resolveByDns } from "./public-http-connect.ts";

interface PublicHttpSettings {
  /** Allows http and https to this machine, for development. */
  readonly allowLoopback: boolean;
  /** Time limit of a POST, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number;
  /** Resolves hosts. Default: `resolveByDns`. */
  readonly resolve?: Resolve;
}

interface Client {
  readonly allowLoopback: boolean;
  readonly timeoutMs: number;
  readonly resolve: Resolve;
  /** Keeps connections for the next requests. */
  readonly pooled: Agent;
  /** Opens a new connection for each request. */
  readonly unpooled: Agent;
}

const MAX_BODY_BYTES = 1_024;
/** A body up to this size is read to its end, so that the connection can be reused. A longer body closes it. */
const MAX_READ_BYTES = 65_536;
/** Time limit for reading a response body, after its status was received. */
const BODY_TIMEOUT_MS = 2_000;
const CHECK_TIMEOUT_MS = 2_000;
const KEEP_ALIVE_MS = 60_000;

/** Errors of a connection that the receiver closed before the request arrived. */
const CLOSED_CONNECTION_CODES = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

/** Creates a client for public URLs, based on undici. */
export function createPublicHttp(settings: PublicHttpSettings): PublicHttp {
  const { allowLoopback, timeoutMs = 10_000, resolve = resolveByDns } = settings;
  const connect = guardedConnector({ resolve, allowLoopback, timeoutMs });
  const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const client: Client = {
    allowLoopback,
    timeoutMs,
    resolve,
    pooled: new Agent({ connect, ...timeouts, keepAliveMaxTimeout: KEEP_ALIVE_MS }),
    unpooled: new Agent({ connect, ...timeouts, pipelining: 0 }),
  };
  return {
    checkUrl: (url, signal) => checkUrl(client, url, signal),
    post: (request) =>
      inSpan(
        { name: "POST webhook", kind: "client", attributes: { "server.address": parseHostname(request.url) } },
        async (span) => {
          const result = await post(client, request);
          span.add({ "app.outcome": result.kind });
          if (result.kind === "response") span.add({ "http.response.status_code": result.status });
          return result;
        },
      ),
    close: async () => {
      await Promise.all([client.pooled.close(), client.unpooled.close()]);
    },
  };
}

function parseHostname(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

async function checkUrl(
  { allowLoopback, resolve }: Client,
  text: string,
  signal: AbortSignal,
): Promise<UrlRefusal | undefined> {
  const destination = parseDestination(text, allowLoopback);
  if ("reason" in destination) return destination;
  const { url, host } = destination;
  if (isIP(host) !== 0) return undefined;
  const addresses = await resolve(host, AbortSignal.any([signal, AbortSignal.timeout(CHECK_TIMEOUT_MS)]));
  const isRefused = addresses.some((address) => !isAllowedAddress(address, url.protocol, allowLoopback));
  return isRefused ? privateAddress(host) : undefined;
}

async function post(client: Client, request: PostRequest): Promise<PostResult> {
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  const destination = parseDestination(request.url, client.allowLoopback);
  if ("reason" in destination) return { kind: "refused", refusal: destination, durationMs: durationMs() };
  const timeout = AbortSignal.timeout(client.timeoutMs);
  const signal = AbortSignal.any([request.signal, timeout]);
  try {
    const { statusCode, headers, body } = await send(client, { ...request, signal }, destination.url);
    const text = await readPrefix(body);
    const retryAfter = [headers["retry-after"]].flat()[0] ?? null;
    return { kind: "response", status: statusCode, body: text, retryAfter, durationMs: durationMs() };
  } catch (error) {
    if (request.signal.aborted) return { kind: "aborted", durationMs: durationMs() };
    if (error instanceof AddressRefused)
      return { kind: "refused", refusal: privateAddress(destination.host), durationMs: durationMs() };
    if (timeout.aborted || toCode(error).endsWith("_TIMEOUT")) return { kind: "timed_out", durationMs: durationMs() };
    return { kind: "unreachable", message: storableErrorMessage(error), durationMs: durationMs() };
  }
}

/** Retries on a new connection if the receiver closed a pooled connection. The receiver identifies duplicates by id. */
async function send(
  { pooled, unpooled }: Client,
  { headers, body, signal }: PostRequest,
  url: URL,
): Promise<Dispatcher.ResponseData> {
  const options = {
    origin: url.origin,
    path: url.pathname + url.search,
    method: "POST" as const,
    headers,
    body,
    signal,
  };
  try {
    return await pooled.request(options);
  } catch (error) {
    if (signal.aborted || !CLOSED_CONNECTION_CODES.has(toCode(error))) throw error;
    return unpooled.request(options);
  }
}

/** Returns the beginning of a body. Omits NUL, which Postgres cannot store, and a truncated last character. */
async function readPrefix(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  const timer = setTimeout(() => body.destroy(), BODY_TIMEOUT_MS);
  try {
    for await (const chunk of body) {
      if (length < MAX_BODY_BYTES) chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_READ_BYTES) break;
    }
  } catch {
    // The status has been received: a truncated body does not change the result.
  } finally {
    clearTimeout(timer);
  }
  const prefix = Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES);
  return new TextDecoder().decode(prefix, { stream: true }).replaceAll("\0", "");
}

function toCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** Removes NUL and unpaired surrogates, which a receiver's certificate may contain and Postgres cannot store. */
function storableErrorMessage(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const text = first instanceof Error ? first.message || toCode(first) : String(first);
  return text.slice(0, 500).replaceAll("\0", "").toWellFormed();
}
