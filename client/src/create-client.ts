import createFetchClient from "openapi-fetch";
import { DELETIONS } from "../../generated/deletions.ts";
import { IDEMPOTENT_OPERATIONS } from "../../generated/idempotent-operations.ts";
import type { Call, CallOptions, ClientResponse, Method } from "./contract.ts";
import { errorOf, isProblem } from "./errors.ts";
import { type ClientOptions, checkOptions } from "./options.ts";
import { isJson, type Received, retryingFetch } from "./retry.ts";

/** Calls the service. Every method resolves to a successful response and throws `ApiError` or `ConnectionError` otherwise. */
export interface Client {
  readonly get: Call<"get">;
  readonly post: Call<"post">;
  readonly put: Call<"put">;
  readonly patch: Call<"patch">;
  readonly delete: Call<"delete">;
}

/** The parts of a call, before the contract's types apply. */
interface UntypedInit extends CallOptions {
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
  const caller =
    (method: Method) =>
    async (path: string, { idempotencyKey, ...init }: UntypedInit = {}): Promise<ClientResponse<unknown>> => {
      checkPath(path, init.params?.path);
      const operation = `${method.toUpperCase()} ${path}`;
      const header = { ...init.params?.header };
      // Set once for all attempts: a retry after a lost response must not act twice.
      const key =
        idempotencyKey ?? header["Idempotency-Key"] ?? (IDEMPOTENT_OPERATIONS.has(operation) ? newKey() : null);
      if (key !== null) header["Idempotency-Key"] = key;
      let received = undefined as Received | undefined;
      const fetch = async (request: Request): Promise<Response> => {
        received = await send(request);
        // openapi-fetch would read the body, which was read with the attempt that it belongs to.
        return new Response(null);
      };
      await raw.request(method, path, { ...init, params: { ...init.params, header }, fetch, parseAs: "stream" });
      if (!received) throw new Error("openapi-fetch sent no request.");
      const { response, body, mayRepeat } = received;
      const data = mayRepeat ? deletedBefore(operation, response.status, body, init.params) : undefined;
      if (data) return { data, response };
      if (!response.ok || !isOwn(response)) throw errorOf(response, body, key === null ? null : String(key));
      return { data: body, response };
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

function newKey(): string {
  return crypto.randomUUID();
}

/**
 * Returns the response that an earlier attempt of a `DELETE` got, if this attempt finds nothing left to delete, or no
 * longer has the key that was deleted.
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

/** Returns whether a response has a type that the service sends, unlike a web page at a wrong address. */
function isOwn(response: Response): boolean {
  return isJson(response) || /^(application\/x-ndjson|text\/csv)\b/.test(response.headers.get("Content-Type") ?? "");
}
