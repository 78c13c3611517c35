import type { CallOptions, RetryOptions } from "./call-types.ts";
import type { ConnectionError } from "./errors.ts";

export interface ClientOptions {
  /** The service's URL, for example `https://intelligence.example`. */
  readonly baseUrl: string;
  /** The API key. Only sign-up and verify work without a key. */
  readonly apiKey?: string | undefined;
  /** The acting user, sent as `X-User-ID` unless a call specifies another user. Default: the key's owner. */
  readonly userId?: string | undefined;
  /** The timeout of each attempt in milliseconds. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  readonly retry?: RetryOptions | undefined;
  /** Replaces the global `fetch`, for tests or proxies. */
  readonly fetch?: typeof fetch | undefined;
  readonly hooks?: Hooks | undefined;
  /** Whether to warn on a browser's console that the key is visible. Default true. */
  readonly warnInBrowsers?: boolean | undefined;
}

/** An attempt of a call, for logs and metrics. Do not log the request's headers: they contain the key. */
export interface Attempt {
  readonly request: Request;
  /** The path template of the contract, without values: `/api/v1/accounts/{account_id}`. */
  readonly path: string;
  /** 0 for the first attempt. */
  readonly attempt: number;
}

/** Functions that run during a call. If a hook throws, the call rejects with that error. */
export interface Hooks {
  readonly onRequest?: ((attempt: Attempt) => void) | undefined;
  /** Runs after each attempt. Without a `response`, `error` contains the reason. */
  readonly onResponse?: ((ended: Attempt & EndedAttempt) => void) | undefined;
  readonly onRetry?: ((failed: Attempt & EndedAttempt & { readonly delayMs: number }) => void) | undefined;
}

export interface EndedAttempt {
  readonly response: Response | undefined;
  readonly error: ConnectionError | undefined;
  readonly durationMs: number;
}

/** The longest delay that timers accept. */
const MAX_MS = 2_147_483_647;

/** Throws a `TypeError` or `RangeError` for the first invalid option. */
export function checkOptions({ baseUrl, apiKey, userId, timeoutMs, retry }: ClientOptions): void {
  if (!isWebAddress(baseUrl)) {
    throw new TypeError(`baseUrl must be a URL that starts with http:// or https://, not ${JSON.stringify(baseUrl)}.`);
  }
  checkHeader("apiKey", apiKey);
  checkCallOptions({ userId, timeoutMs, retry });
}

/** Throws a `TypeError` or `RangeError` for the first invalid option of a call. */
export function checkCallOptions({ userId, timeoutMs, retry, maxCredits, quoteId }: CallOptions): void {
  checkHeader("userId", userId);
  checkHeader("quoteId", quoteId);
  checkNumber("maxCredits", maxCredits, 0, Number.MAX_SAFE_INTEGER);
  checkNumber("timeoutMs", timeoutMs, 1, MAX_MS);
  checkNumber("retry.retries", retry?.retries, 0, Number.POSITIVE_INFINITY);
  checkNumber("retry.baseDelayMs", retry?.baseDelayMs, 0, MAX_MS);
  checkNumber("retry.maxDelayMs", retry?.maxDelayMs, 0, MAX_MS);
}

/** Returns whether an address is an HTTP URL. On a web page, it may be relative to the page's URL. */
function isWebAddress(address: string): boolean {
  const { location } = globalThis as { location?: { href: string } };
  return (
    typeof address === "string" &&
    URL.canParse(address, location?.href) &&
    /^https?:$/.test(new URL(address, location?.href).protocol)
  );
}

/** Throws if a value cannot be sent in a header. `Headers` removes white space around a value. */
function checkHeader(name: string, value: string | undefined): void {
  if (value === undefined || /^[\x20-\x7e]*$/.test(value.trim())) return;
  throw new TypeError(`${name} contains characters that cannot be sent in a header.`);
}

function checkNumber(name: string, value: number | undefined, minimum: number, maximum: number): void {
  if (value === undefined || (value >= minimum && value <= maximum)) return;
  const range = maximum === Number.POSITIVE_INFINITY ? `from ${minimum}` : `from ${minimum} to ${maximum}`;
  throw new RangeError(`${name} must be a number ${range}, not ${value}.`);
}
