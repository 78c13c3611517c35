import { parseRetryAfterMs } from "../lib/retry-after.ts";
import { inSpan } from "../lib/tracing.ts";
import { isTransient, type VendorFailure, type VendorFailureReason, type VendorResult } from "../ports/vendor.ts";
import { type Pace, Pacer, pause, SYSTEM_TIME, type VendorTime } from "./vendor-time.ts";

interface VendorHttpOptions {
  /** Name of the vendor, for messages. */
  readonly vendor: string;
  readonly readFailure: (response: VendorResponse) => VendorFailure | null;
  readonly time?: VendorTime;
  /** Timeout of one attempt, including the response body. */
  readonly timeoutMs?: number;
  readonly maxAttempts?: number;
  /** The wait before the first retry. It doubles with each retry. */
  readonly firstBackoffMs?: number;
  /** Format of a successful response. Default JSON. */
  readonly format?: "json" | "text";
}

/** Options of a connector. `baseUrl` replaces all hosts of the vendor. */
export interface VendorOptions {
  readonly baseUrl?: string;
  readonly time?: VendorTime;
}

/** An endpoint that the operator configures. The key is sent as a bearer token. */
export interface EndpointOptions {
  readonly url: string;
  readonly key?: string | undefined;
  readonly time?: VendorTime;
}

/** Options of a request to a CRM. `isRepeatable` is true by default; creates without external ids set it to false. */
export type CallOptions = Partial<Pick<VendorRequest, "body" | "isRepeatable">> & {
  readonly query?: Readonly<Record<string, string>>;
};

export interface VendorRequest {
  readonly method: "GET" | "POST" | "PATCH";
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form if it is a `URLSearchParams`. */
  readonly body?: object;
  /** Whether the request may be retried if its response was lost. */
  readonly isRepeatable: boolean;
  /** Redacted from messages, in case the vendor repeats them. */
  readonly secrets: readonly string[];
  readonly pace?: Pace;
}

export interface VendorResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; undefined when the body is empty or not JSON. */
  readonly json: unknown;
  readonly text: string;
  readonly now: number;
}

/** The longest wait before a retry. If a vendor requests a longer wait, the request fails with that `retryAfterMs`. */
const MAX_WAIT_MS = 60_000;
const FIRST_BACKOFF_MS = 500;
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
const MAX_MESSAGE_LENGTH = 300;

/** Errors that occur before anything is sent. */
const NOT_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Sends requests to a vendor. Retries temporary failures, honours Retry-After, never follows redirects or throws. */
export class VendorHttp {
  readonly time: VendorTime;
  readonly #options: VendorHttpOptions;
  readonly #pacer: Pacer;

  constructor(options: VendorHttpOptions) {
    this.#options = options;
    this.time = options.time ?? SYSTEM_TIME;
    this.#pacer = new Pacer(this.time);
  }

  async send(request: VendorRequest, signal: AbortSignal): Promise<VendorResult<VendorResponse>> {
    const { maxAttempts = 5 } = this.#options;
    for (let attempt = 1; ; attempt++) {
      const result = await this.#attempt(request, signal);
      if (result.ok) return result;
      const failure = { ...result.failure, message: readable(result.failure.message, request.secrets) };
      const waitMs = this.#waitMs(failure, attempt);
      const mayRepeat = request.isRepeatable || !failure.mayHaveHappened;
      if (!isTransient(failure) || failure.reason === "daily_limit" || !mayRepeat) return { ok: false, failure };
      if (attempt >= maxAttempts || waitMs > MAX_WAIT_MS) return { ok: false, failure };
      if (!(await pause(this.time, waitMs, signal)))
        return { ok: false, failure: this.#aborted(failure.mayHaveHappened) };
    }
  }

  #waitMs({ retryAfterMs }: VendorFailure, attempt: number): number {
    const backoffMs = (this.#options.firstBackoffMs ?? FIRST_BACKOFF_MS) * 2 ** (attempt - 1);
    const jitterMs = this.time.random() * backoffMs;
    return retryAfterMs === null ? backoffMs / 2 + jitterMs / 2 : retryAfterMs + Math.min(jitterMs, FIRST_BACKOFF_MS);
  }

  async #attempt(request: VendorRequest, signal: AbortSignal): Promise<VendorResult<VendorResponse>> {
    let isSent = false;
    const timeout = this.#options.timeoutMs ?? 30_000;
    try {
      if (request.pace) await this.#pacer.wait(request.pace, signal);
      signal.throwIfAborted();
      const late = this.time.timeout(timeout);
      isSent = true;
      const response = await this.#traced(request, () => this.#exchange(request, AbortSignal.any([signal, late])));
      const failure = this.#options.readFailure(response) ?? this.#notJson(response);
      return failure ? { ok: false, failure } : { ok: true, value: response };
    } catch (error) {
      if (signal.aborted) return { ok: false, failure: this.#aborted(isSent) };
      const { vendor } = this.#options;
      const code = errorCode(error);
      if (error instanceof Error && error.name === "TimeoutError") {
        const limit = timeout < 1_000 ? `${timeout} ms` : `${timeout / 1_000} s`;
        return failed("unavailable", `${vendor} did not respond within ${limit}.`, { mayHaveHappened: true });
      }
      const message =
        error instanceof ResponseTooLarge ? error.message : `${vendor} cannot be reached (${code || "no connection"}).`;
      return failed("unavailable", message, { mayHaveHappened: !NOT_SENT.has(code) });
    }
  }

  /** Records only the host of the URL, because the path may contain a secret. */
  #traced({ method, url }: VendorRequest, exchange: () => Promise<VendorResponse>): Promise<VendorResponse> {
    const attributes = { "server.address": new URL(url).hostname, "http.request.method": method };
    return inSpan({ name: `${method} ${this.#options.vendor}`, kind: "client", attributes }, async (span) => {
      const response = await exchange();
      span.add({ "http.response.status_code": response.status });
      if (response.status >= 500) span.fail(String(response.status));
      return response;
    });
  }

  async #exchange({ method, url, headers, body }: VendorRequest, signal: AbortSignal): Promise<VendorResponse> {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(url, {
      method,
      headers: {
        accept: "application/json",
        "user-agent": "account-intelligence",
        ...(body && !isForm && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      redirect: "manual",
      signal,
    });
    const text = await readText(response, this.#options.vendor);
    return { status: response.status, headers: response.headers, text, json: parseJson(text), now: this.time.now() };
  }

  /** An HTML page with status 200 comes from a proxy or a captive portal. */
  #notJson({ text, json }: VendorResponse): VendorFailure | null {
    if (this.#options.format === "text" || text === "" || json !== undefined) return null;
    const message = `${this.#options.vendor} did not respond; a proxy responded instead.`;
    return { reason: "unavailable", message, retryAfterMs: null, mayHaveHappened: true };
  }

  #aborted(mayHaveHappened: boolean): VendorFailure {
    const message = `${this.#options.vendor} did not respond before the request was stopped.`;
    return { reason: "aborted", message, retryAfterMs: null, mayHaveHappened };
  }
}

export function failed(
  reason: VendorFailureReason,
  message: string,
  { retryAfterMs = null, mayHaveHappened = false }: { retryAfterMs?: number | null; mayHaveHappened?: boolean } = {},
): { readonly ok: false; readonly failure: VendorFailure } {
  return { ok: false, failure: { reason, message, retryAfterMs, mayHaveHappened } };
}

/** Returns the usual failure reason for an HTTP status; null for a success. */
export function reasonOfStatus(status: number): VendorFailureReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401) return "credentials_rejected";
  if (status === 403) return "permission_missing";
  if (status === 404 || status === 410) return "not_found";
  if (status === 409) return "conflict";
  if (status === 429) return "rate_limited";
  if (status === 408 || status === 423 || status === 425 || status >= 500) return "unavailable";
  return "refused";
}

/** Returns the wait that the `Retry-After` header requests, at most a day; null without a valid header. */
export function readRetryAfterMs({ headers, now }: VendorResponse): number | null {
  return parseRetryAfterMs(headers.get("retry-after"), now);
}

class ResponseTooLarge extends Error {}

async function readText(response: Response, vendor: string): Promise<string> {
  if (!response.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new ResponseTooLarge(`${vendor} returned more than 32 MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === "string" ? storable(value) : value));
  } catch {
    return undefined;
  }
}

/** Returns the code of a request's error, such as `ECONNREFUSED`; an empty string if it has none. */
export function errorCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
}

/** Shortens a vendor's message, and removes secrets, NUL and unpaired surrogates from it. */
export function readable(message: string, secrets: readonly string[] = []): string {
  const hidden = secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, "[hidden]"), message);
  return storable(hidden.slice(0, MAX_MESSAGE_LENGTH));
}

/** Removes NUL and unpaired surrogates, which Postgres rejects. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
