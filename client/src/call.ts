import createFetchClient from "openapi-fetch";
import { DELETIONS } from "../../generated/deletions.ts";
import { IDEMPOTENCY_EXCEPTIONS } from "../../generated/idempotency-exceptions.ts";
import { USER_REQUIRED } from "../../generated/user-required.ts";
import type { Call, CallOptions, ClientResponse } from "./call-types.ts";
import type { Method } from "./contract.ts";
import { isProblem, toError } from "./errors.ts";
import { type ClientOptions, checkCallOptions, checkOptions } from "./options.ts";
import { isJson, type Received, retryingFetch } from "./retry.ts";

/** Calls operations by path. Methods resolve to a successful response, or throw `ApiError` or `ConnectionError`. */
export interface PathClient {
  readonly get: Call<"get">;
  readonly post: Call<"post">;
  readonly put: Call<"put">;
  readonly patch: Call<"patch">;
  readonly delete: Call<"delete">;
  /** Calls a path without types. The named operations use this method. */
  request(method: string, path: string, init?: UntypedInit): Promise<ClientResponse<unknown>>;
}

/** The options of a call without the contract's types. */
interface UntypedInit extends CallOptions {
  params?: { query?: Record<string, unknown>; path?: Record<string, unknown>; header?: Record<string, unknown> };
  body?: unknown;
  /** The content type of a body that is not JSON. The body is sent unchanged. */
  contentType?: string;
  /** Returns the body as a stream. */
  asStream?: boolean;
}
interface UntypedOperation {
  parameters: Record<string, unknown>;
  requestBody?: { content: { "application/json": unknown } };
  responses: { 200: { content: { "application/json": unknown } } };
}
type UntypedPaths = Record<string, Record<Method, UntypedOperation>>;

/** The path that returns the owner of the key. */
const OWN_USER = "/api/v1/agent/me";

/** Creates a client that calls operations by path. A bundle then contains only the operations that are imported. */
export function createPathClient(options: ClientOptions): PathClient {
  checkOptions(options);
  warnInBrowsers(options);
  const { apiKey, userId, timeoutMs = 30_000, hooks } = options;
  const send = retryingFetch(options.fetch ?? globalThis.fetch, hooks);
  const baseUrl = options.baseUrl.replace(/\/+$/, "");
  const raw = createFetchClient<UntypedPaths>({
    baseUrl,
    // Sends the key in both headers. Each operation declares one of them, and a mock or gateway may require it.
    headers: {
      ...(apiKey ? { "X-API-Key": apiKey, Authorization: `Bearer ${apiKey}` } : {}),
      ...(userId ? { "X-User-ID": userId } : {}),
    },
  });
  const request = async (name: string, path: string, init: UntypedInit = {}): Promise<ClientResponse<unknown>> => {
    checkPath(path, init.params?.path);
    checkCallOptions(init);
    const { params, body, signal = null, contentType } = init;
    const operation = `${name.toUpperCase()} ${path}`;
    const header = { ...params?.header };
    // All attempts share one key, because a retry after a lost response must not act twice.
    const key = init.idempotencyKey ?? header["Idempotency-Key"] ?? (takesKey(operation) ? newKey() : null);
    if (key !== null) header["Idempotency-Key"] = key;
    const actingUser = init.userId ?? (needsUser(operation, header) ? await findOwner() : undefined);
    if (actingUser !== undefined) header["X-User-ID"] = actingUser;
    if (init.maxCredits !== undefined) header["X-Max-Credits"] = init.maxCredits;
    if (init.quoteId !== undefined) header["X-Quote-ID"] = init.quoteId;
    if (contentType !== undefined) header["Content-Type"] = contentType;
    const limits = { timeoutMs: init.timeoutMs ?? timeoutMs, retry: init.retry ?? options.retry };
    let received = undefined as Received | undefined;
    const fetch = async (sent: Request): Promise<Response> => {
      received = await send(sent, path, { ...limits, asStream: init.asStream === true });
      // The attempt has already read the body, so openapi-fetch gets an empty one.
      return new Response(null);
    };
    await raw.request(name.toLowerCase() as Method, path, {
      params: { ...params, header },
      ...(body !== undefined && { body }),
      ...(contentType !== undefined && { bodySerializer: (given: unknown) => given as string }),
      signal,
      fetch,
      parseAs: "stream",
    });
    if (!received) throw new Error("openapi-fetch sent no request.");
    const { response, body: data, mayRepeat } = received;
    const deleted = mayRepeat ? deletedBefore(operation, response.status, data, params) : undefined;
    if (!deleted && (!response.ok || !isOwn(response)))
      throw toError(response, data, baseUrl, key === null ? null : String(key));
    return { data: deleted ?? data, response, ...readHeaders(response.headers) };
  };
  let owner: Promise<string> | undefined;
  /** Returns the id of the key's owner. Caches the id, but not a failure. */
  const findOwner = (): Promise<string> => {
    owner ??= request("get", OWN_USER).then(({ data }) => (data as { user_id: string }).user_id);
    owner.catch(() => {
      owner = undefined;
    });
    return owner;
  };
  const needsUser = (operation: string, header: Record<string, unknown>): boolean =>
    USER_REQUIRED.has(operation) && !userId && header["X-User-ID"] === undefined;
  const caller = (method: Method) => (path: string, init?: UntypedInit) => request(method, path, init);
  // The cast is safe: `Call` types parameters, body and response by the contract that the service follows.
  const typed = {
    get: caller("get"),
    post: caller("post"),
    put: caller("put"),
    patch: caller("patch"),
    delete: caller("delete"),
    request,
  };
  return typed as PathClient;
}

/** Returns the request id, the credits and the rate limit from the headers of a response. */
function readHeaders(headers: Headers): Omit<ClientResponse<unknown>, "data" | "response"> {
  const number = (name: string): number | null => (headers.has(name) ? Number(headers.get(name)) : null);
  const [, remaining, reset] = /\br=(\d+);t=(\d+)/.exec(headers.get("RateLimit") ?? "") ?? [];
  return {
    requestId: headers.get("X-Request-ID"),
    creditsUsed: number("X-Credits-Used"),
    creditsRemaining: number("X-Credits-Remaining"),
    rateLimit: remaining === undefined ? null : { remaining: Number(remaining), resetSeconds: Number(reset) },
  };
}

/** Warns on web pages, because every visitor of a page can read its key. */
function warnInBrowsers({ apiKey, warnInBrowsers: warns = true }: ClientOptions): void {
  if (!apiKey || !warns || !("document" in globalThis)) return;
  console.warn(
    "@account-intelligence/client: this page exposes its API key to every visitor. Call the service from your own server instead, or pass warnInBrowsers: false if only you open the page.",
  );
}

/** Throws if a path parameter has no value. The types rule this out, but untyped callers may omit it. */
function checkPath(path: string, parameters: Record<string, unknown> = {}): void {
  if (!path.startsWith("/")) throw new TypeError(`The path ${path} must start with /.`);
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
    if (parameters[name] === undefined || parameters[name] === null) {
      throw new TypeError(`${path} requires params.path.${name}.`);
    }
  }
}

/** Returns whether the response of an operation is stored under an `Idempotency-Key`. */
function takesKey(operation: string): boolean {
  return /^(POST|PATCH) /.test(operation) !== IDEMPOTENCY_EXCEPTIONS.has(operation);
}

function newKey(): string {
  return crypto.randomUUID();
}

/**
 * Returns the response that a lost earlier attempt of a `DELETE` must have had, if this attempt finds the object or its
 * own key already deleted. Otherwise, returns undefined.
 */
function deletedBefore(
  operation: string,
  status: number,
  body: unknown,
  parameters: UntypedInit["params"] = {},
): Record<string, unknown> | undefined {
  const deletion = DELETIONS[operation];
  if (!deletion || !isProblem(body) || status !== (deletion.deletesKey ? 401 : 404)) return undefined;
  const { flag, names } = deletion;
  const sent = { ...parameters.path, ...parameters.query };
  return { ...Object.fromEntries(Object.entries(names).map(([field, name]) => [field, sent[name]])), [flag]: true };
}

/** Returns whether a response has a content type that the service sends. A web page at a wrong URL does not. */
function isOwn(response: Response): boolean {
  return isJson(response) || /^(application\/x-ndjson|text\/csv)\b/.test(response.headers.get("Content-Type") ?? "");
}
