import type { RetryOptions } from "./call-types.ts";
import { ConnectionError, isProblem, retryAfterSeconds } from "./errors.ts";
import { followRedirects } from "./follow-redirects.ts";
import type { EndedAttempt, Hooks } from "./options.ts";
import { backoff, wait } from "./wait.ts";

/** A response and its body. */
export interface Received {
  readonly response: Response;
  /** A stream if `asStream` was set, otherwise the parsed JSON or the text. */
  readonly body: unknown;
  /** Whether the service may have processed an earlier attempt whose response was lost. */
  readonly mayRepeat: boolean;
}

const RETRYABLE = new Set([429, 500, 502, 503, 504]);

/** The options for sending a request. */
interface Sending {
  readonly timeoutMs: number;
  readonly retry: RetryOptions | undefined;
  /** Whether to return the body as a stream. */
  readonly asStream: boolean;
}

/**
 * Returns a function that sends a request, reads the response, limits the time of each attempt and retries with
 * exponential backoff. An attempt includes the body, so an interrupted response is retried like a missing one.
 */
export function retryingFetch(
  send: typeof fetch,
  hooks: Hooks = {},
): (request: Request, path: string, sending: Sending) => Promise<Received> {
  const sendFollowing = followRedirects(send);
  return async (request, path, sending) => {
    const { retries = 3, baseDelayMs = 300, maxDelayMs = 60_000 } = sending.retry ?? {};
    let mayRepeat = false;
    for (let attempt = 0; ; attempt++) {
      const about = { request, path, attempt };
      hooks.onRequest?.(about);
      const started = performance.now();
      const outcome = await attemptOnce(sendFollowing, request, sending);
      if (request.signal.aborted) throw request.signal.reason;
      const ended = { ...about, ...describe(outcome), durationMs: performance.now() - started };
      hooks.onResponse?.(ended);
      const delay =
        attempt < retries && isRetryable(outcome, attempt)
          ? delayBeforeRetry(outcome, backoff(attempt, baseDelayMs, maxDelayMs), maxDelayMs)
          : undefined;
      if (delay === undefined) {
        if (outcome instanceof ConnectionError) throw outcome;
        return { ...outcome, mayRepeat };
      }
      mayRepeat ||= outcome instanceof ConnectionError || outcome.response.status >= 500;
      hooks.onRetry?.({ ...ended, delayMs: delay });
      await wait(delay, request.signal);
    }
  };
}

function describe(outcome: Outcome): Pick<EndedAttempt, "response" | "error"> {
  if (outcome instanceof ConnectionError) return { response: undefined, error: outcome };
  return { response: outcome.response, error: undefined };
}

/** Returns whether a response is a single JSON value. NDJSON and CSV are text. */
export function isJson(response: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/.test(response.headers.get("Content-Type") ?? "");
}

type Outcome = Omit<Received, "mayRepeat"> | ConnectionError;

async function attemptOnce(
  send: ReturnType<typeof followRedirects>,
  request: Request,
  { timeoutMs, asStream }: Sending,
): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  let response: Response | undefined;
  try {
    response = await send(request, AbortSignal.any([request.signal, limit.signal]));
    if (asStream && response.ok) return { response, body: response.body };
    return { response, body: read(response, await response.text()) };
  } catch (cause) {
    const timedOut = limit.signal.aborted;
    const failed = response ? "closed the connection before the end of the response" : "cannot be reached";
    const message = timedOut
      ? `No complete response from ${request.url} within ${timeoutMs} ms`
      : `${request.url} ${failed}: ${describeCause(cause)}`;
    return new ConnectionError(message, {
      timedOut,
      idempotencyKey: request.headers.get("Idempotency-Key"),
      cause,
    });
  } finally {
    // For a stream, the timeout covers only the headers.
    clearTimeout(timer);
  }
}

/**
 * Returns a body as a JSON value or as text. Throws if a successful JSON response is incomplete: when a closed
 * connection marks the end of the body, only invalid JSON reveals that the body was cut off.
 */
function read(response: Response, text: string): unknown {
  if (!isJson(response)) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.ok) throw error;
    return text;
  }
}

/** Returns why `fetch` failed. Its own message is generic; in Node, its cause has a code such as ECONNREFUSED. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? String("code" in cause ? cause.code : cause.message) : error.message;
}

function isRetryable(outcome: Outcome, attempt: number): boolean {
  if (outcome instanceof ConnectionError || RETRYABLE.has(outcome.response.status)) return true;
  // The service may still be processing an earlier attempt that timed out here. A retry returns its response.
  const { response, body } = outcome;
  return response.status === 409 && attempt > 0 && isProblem(body) && body.error_code === "IDEMPOTENCY_IN_FLIGHT";
}

/** Returns the milliseconds before the next attempt; undefined if the service asks for more than `maxDelayMs`. */
function delayBeforeRetry(outcome: Outcome, usual: number, maxDelayMs: number): number | undefined {
  if (outcome instanceof ConnectionError) return usual;
  const asked = (retryAfterSeconds(outcome.response) ?? 0) * 1000;
  if (asked > maxDelayMs) return undefined;
  return Math.max(asked, usual);
}
