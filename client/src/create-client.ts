import createFetchClient from "openapi-fetch";
import type { Answer, Call, Method } from "./contract.ts";
import { ApiError, ConnectionError, errorOf } from "./errors.ts";
import { type RetryOptions, retryingFetch } from "./retry.ts";

/** Where the service is and who calls. */
export interface ClientOptions {
  /** The service's address, for example `https://intelligence.example`. */
  readonly baseUrl: string;
  /** The key. Only sign-up and verify work without one. */
  readonly apiKey?: string;
  /** The acting user, sent as `X-User-ID` where a call names no other. */
  readonly userId?: string;
  /** The time limit of every attempt. Default 30,000. */
  readonly timeoutMs?: number;
  readonly retry?: RetryOptions;
  /** Another `fetch`, for tests or proxies. */
  readonly fetch?: typeof fetch;
}

/** Calls the service. Every method resolves to a successful answer and throws `ApiError` or `ConnectionError` otherwise. */
export interface Client {
  readonly get: Call<"get">;
  readonly post: Call<"post">;
  readonly put: Call<"put">;
  readonly patch: Call<"patch">;
  readonly delete: Call<"delete">;
}

/** Any call, before it has the contract's types. */
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

/** Makes a client. It holds no connection and needs no closing. */
export function createClient(options: ClientOptions): Client {
  const { apiKey, userId, timeoutMs = 30_000 } = options;
  const raw = createFetchClient<UntypedPaths>({
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    // Some operations name the one header in the contract and some the other; a mock or gateway may insist on the one named.
    headers: {
      ...(apiKey ? { "X-API-Key": apiKey, Authorization: `Bearer ${apiKey}` } : {}),
      ...(userId ? { "X-User-ID": userId } : {}),
    },
    fetch: retryingFetch(options.fetch ?? globalThis.fetch, timeoutMs, options.retry),
  });
  raw.use({
    onResponse: async ({ response }) => {
      if (!response.ok) throw await errorOf(response);
    },
  });
  const caller =
    (method: Method) =>
    async (path: string, init?: UntypedInit): Promise<Answer<unknown>> => {
      const { data, response } = await raw
        .request(method, path, { ...init, parseAs: "text" })
        .catch((error: unknown) => {
          throw asConnectionError(error, init?.signal, path);
        });
      return { data: isJson(response) ? JSON.parse(data ?? "null") : data, response };
    };
  // The contract's types are put on here: openapi-fetch sends what they describe, and the service answers by the same contract.
  const typed = {
    get: caller("get"),
    post: caller("post"),
    put: caller("put"),
    patch: caller("patch"),
    delete: caller("delete"),
  };
  return typed as Client;
}

/** Lines of JSON and tables are for the caller to read, as text. */
function isJson(response: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/.test(response.headers.get("Content-Type") ?? "");
}

/** An answer can also break off after it has begun. What the caller ended itself keeps the caller's reason. */
function asConnectionError(error: unknown, signal: AbortSignal | null | undefined, path: string): unknown {
  if (error instanceof ApiError || error instanceof ConnectionError || signal?.aborted) return error;
  const timedOut = error instanceof DOMException && error.name === "TimeoutError";
  return new ConnectionError(`The answer of ${path} broke off`, timedOut, error);
}
