import createFetchClient from "openapi-fetch";
import { IDEMPOTENT_OPERATIONS } from "../../generated/idempotent-operations.ts";
import type { Call, ClientResponse, Method } from "./contract.ts";
import { ApiError, ConnectionError, errorOf } from "./errors.ts";
import { type ClientOptions, checkOptions } from "./options.ts";
import { retryingFetch } from "./retry.ts";

/** Calls the service. Every method resolves to a successful response and throws `ApiError` or `ConnectionError` otherwise. */
export interface Client {
  readonly get: Call<"get">;
  readonly post: Call<"post">;
  readonly put: Call<"put">;
  readonly patch: Call<"patch">;
  readonly delete: Call<"delete">;
}

/** The parts of a call, before the contract's types apply. */
interface UntypedInit {
  params?: { query?: Record<string, unknown>; path?: Record<string, unknown>; header?: Record<string, unknown> };
  body?: unknown;
  signal?: AbortSignal | null;
}
interface UntypedOperation {
  parameters: Record<string, unknown>;
  requestBody?: { content: { "application/json": unknown } };
  responses: { 200: { content: { "application/json": unknown } } };
}
type UntypedPaths = Record<string, Record<Method, UntypedOperation>>;

/** Creates a client. It keeps no connection and does not need to be closed. Throws when an option is invalid. */
export function createClient(options: ClientOptions): Client {
  checkOptions(options);
  const { apiKey, userId, timeoutMs = 30_000 } = options;
  const send = retryingFetch(options.fetch ?? globalThis.fetch, timeoutMs, options.retry);
  const raw = createFetchClient<UntypedPaths>({
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    // The contract declares one header for some operations and the other for the rest, and a mock or gateway may
    // require the declared one.
    headers: {
      ...(apiKey ? { "X-API-Key": apiKey, Authorization: `Bearer ${apiKey}` } : {}),
      ...(userId ? { "X-User-ID": userId } : {}),
    },
  });
  raw.use({
    // Set once for all attempts: a retry after a lost response must not act twice.
    onRequest: ({ request, schemaPath }) => {
      const isIdempotent = IDEMPOTENT_OPERATIONS.has(`${request.method} ${schemaPath}`);
      if (isIdempotent && !request.headers.has("Idempotency-Key")) {
        request.headers.set("Idempotency-Key", crypto.randomUUID());
      }
    },
    onResponse: async ({ response }) => {
      if (!response.ok || !isOwn(response)) throw await errorOf(response);
    },
  });
  const caller =
    (method: Method) =>
    async (path: string, init?: UntypedInit): Promise<ClientResponse<unknown>> => {
      checkPath(path, init?.params?.path);
      let sent = false;
      const fetch = (request: Request) => {
        sent = true;
        return send(request);
      };
      const { data, response } = await raw
        .request(method, path, { ...init, fetch, parseAs: "text" })
        .catch((error: unknown) => {
          // What cannot be sent, such as a body that is not JSON, is a mistake of the caller.
          throw sent ? asConnectionError(error, init?.signal, path) : error;
        });
      return { data: isJson(response) ? JSON.parse(data ?? "null") : data, response };
    };
  // openapi-fetch sends what the contract's types describe, and the service responds according to the same contract.
  const typed = {
    get: caller("get"),
    post: caller("post"),
    put: caller("put"),
    patch: caller("patch"),
    delete: caller("delete"),
  };
  return typed as Client;
}

/** Throws when a path would be sent with an unfilled parameter, which the types rule out. */
function checkPath(path: string, parameters: Record<string, unknown> = {}): void {
  if (!path.startsWith("/")) throw new TypeError(`The path ${path} must start with /.`);
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
    if (parameters[name] === undefined || parameters[name] === null) {
      throw new TypeError(`${path} needs params.path.${name}.`);
    }
  }
}

/** Returns whether a response is one JSON value. NDJSON and CSV are returned as text. */
function isJson(response: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/.test(response.headers.get("Content-Type") ?? "");
}

/** Returns whether a response has a type that the service sends, unlike a web page at a wrong address. */
function isOwn(response: Response): boolean {
  return isJson(response) || /^(application\/x-ndjson|text\/csv)\b/.test(response.headers.get("Content-Type") ?? "");
}

/** Wraps failures while a response is read. An abort by the caller keeps the caller's reason. */
function asConnectionError(error: unknown, signal: AbortSignal | null | undefined, path: string): unknown {
  if (error instanceof ApiError || error instanceof ConnectionError || signal?.aborted) return error;
  const timedOut = error instanceof DOMException && error.name === "TimeoutError";
  return new ConnectionError(`The response of ${path} ended early`, timedOut, error);
}
