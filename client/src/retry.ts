import { ConnectionError, isProblem, retryAfterSeconds } from "./errors.ts";
import { followRedirects } from "./follow-redirects.ts";
import { backoff, wait } from "./wait.ts";

export interface RetryOptions {
  /** Attempts after the first one. Default 3. */
  readonly retries?: number | undefined;
  /** Upper bound of the first wait; it doubles with every retry. Default 300. */
  readonly baseDelayMs?: number | undefined;
  /** Upper bound of every wait. When `Retry-After` asks for more, the error is thrown at once. Default 60,000. */
  readonly maxDelayMs?: number | undefined;
}

/** A response whose body has arrived. */
export interface Received {
  readonly response: Response;
  /** The value of a JSON body, else the text. */
  readonly body: unknown;
  /** Whether an earlier attempt may have been served although its response was lost. */
  readonly mayRepeat: boolean;
}

const RETRYABLE = new Set([429, 500, 502, 503, 504]);

/**
 * Returns a function that sends a request and reads the response, limits the time of each attempt and retries with
 * exponential backoff. The body is part of the attempt: a response that is cut is retried like one that never came.
 */
export function retryingFetch(
  send: typeof fetch,
  timeoutMs: number,
  options: RetryOptions = {},
): (request: Request) => Promise<Received> {
  const sendFollowing = followRedirects(send);
  const { retries = 3, baseDelayMs = 300, maxDelayMs = 60_000 } = options;
  return async (request) => {
    let mayRepeat = false;
    for (let attempt = 0; ; attempt++) {
      const outcome = await attemptOnce(sendFollowing, request, timeoutMs);
      if (request.signal.aborted) throw request.signal.reason;
      const delay =
        attempt < retries && isRetryable(outcome, attempt)
          ? delayBeforeRetry(outcome, backoff(attempt, baseDelayMs, maxDelayMs), maxDelayMs)
          : undefined;
      if (delay === undefined) {
        if (outcome instanceof ConnectionError) throw outcome;
        return { ...outcome, mayRepeat };
      }
      mayRepeat ||= outcome instanceof ConnectionError || outcome.response.status >= 500;
      await wait(delay, request.signal);
    }
  };
}

/** Returns whether a response is one JSON value. NDJSON and CSV are text. */
export function isJson(response: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/.test(response.headers.get("Content-Type") ?? "");
}

type Outcome = Omit<Received, "mayRepeat"> | ConnectionError;

async function attemptOnce(
  send: ReturnType<typeof followRedirects>,
  request: Request,
  timeoutMs: number,
): Promise<Outcome> {
  const limit = AbortSignal.timeout(timeoutMs);
  let response: Response | undefined;
  try {
    response = await send(request, AbortSignal.any([request.signal, limit]));
    return { response, body: read(response, await response.text()) };
  } catch (cause) {
    const timedOut = limit.aborted;
    const failed = response ? "ended its response early" : "cannot be reached";
    const message = timedOut
      ? `No complete response from ${request.url} within ${timeoutMs} ms`
      : `${request.url} ${failed}: ${reasonOf(cause)}`;
    return new ConnectionError(message, {
      timedOut,
      idempotencyKey: request.headers.get("Idempotency-Key"),
      cause,
    });
  }
}

/**
 * Returns a body as its JSON value, or as text. Throws when a successful JSON response is incomplete, which the
 * connection alone does not tell if its end is the end of the body.
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

/** `fetch` itself only says that it failed; in Node, its cause has a code such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
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
