import type { RetryOptions } from "./call-types.ts";
import { ConnectionError, isProblem, retryAfterSeconds } from "./errors.ts";
import { followRedirects } from "./follow-redirects.ts";
import type { EndedAttempt, Hooks } from "./options.ts";
import { backoff, wait } from "./wait.ts";

/** A response whose body has arrived. */
export interface Received {
  readonly response: Response;
  /** The value of a JSON body, else the text, or a stream if one was asked for. */
  readonly body: unknown;
  /** Whether an earlier attempt may have been served although its response was lost. */
  readonly mayRepeat: boolean;
}

const RETRYABLE = new Set([429, 500, 502, 503, 504]);

/** How a request is sent. */
interface Sending {
  readonly timeoutMs: number;
  readonly retry: RetryOptions | undefined;
  /** Whether the body is returned as it arrives. */
  readonly asStream: boolean;
}

/**
 * Returns a function that sends a request and reads the response, limits the time of each attempt and retries with
 * exponential backoff. The body is part of the attempt: an interrupted response is retried like a missing one.
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

/** Returns whether a response is one JSON value. NDJSON and CSV are text. */
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
    // A stream may take longer than its headers.
    clearTimeout(timer);
  }
}

/**
 * Returns a body as its JSON value, or as text. Throws when a successful JSON response is incomplete: if the end of the
 * connection ends the body, only the JSON shows that.
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

/** `fetch` itself only reports that it failed; in Node, its cause has a code such as ECONNREFUSED. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? String("code" in cause ? cause.code : cause.message) : error.message;
}

function isRetryable(outcome: Outcome, attempt: number): boolean {
  if (outcome instanceof ConnectionError || RETRYABLE.has(outcome.response.status)) return true;
  // The service may still be running an earlier attempt that timed out here; a retry gets its response.
  const { response, body } = outcome;
  return response.status === 409 && attempt > 0 && isProblem(body) && body.error_code === "IDEMPOTENCY_IN_FLIGHT";
}

/** Returns the wait before the next attempt; undefined when the service asks for more than `maxDelayMs`. */
function delayBeforeRetry(outcome: Outcome, usual: number, maxDelayMs: number): number | undefined {
  if (outcome instanceof ConnectionError) return usual;
  const asked = (retryAfterSeconds(outcome.response) ?? 0) * 1000;
  if (asked > maxDelayMs) return undefined;
  return Math.max(asked, usual);
}
