import { ConnectionError, errorOf, retryAfterSeconds } from "./errors.ts";
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

const RETRYABLE = new Set([429, 500, 502, 503, 504]);

/** Returns a `fetch` that limits the time of each attempt and retries with exponential backoff. */
export function retryingFetch(
  send: typeof fetch,
  timeoutMs: number,
  options: RetryOptions = {},
): (request: Request) => Promise<Response> {
  const sendFollowing = followRedirects(send);
  const { retries = 3, baseDelayMs = 300, maxDelayMs = 60_000 } = options;
  return async (request) => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await attemptOnce(sendFollowing, request, timeoutMs);
      if (request.signal.aborted) throw request.signal.reason;
      const shouldRetry = attempt < retries && (await isRetryable(outcome, attempt));
      const delay = shouldRetry
        ? delayBeforeRetry(outcome, backoff(attempt, baseDelayMs, maxDelayMs), maxDelayMs)
        : undefined;
      if (delay === undefined) {
        if (outcome instanceof ConnectionError) throw outcome;
        return outcome;
      }
      if (outcome instanceof Response) await outcome.body?.cancel();
      await wait(delay, request.signal);
    }
  };
}

async function attemptOnce(
  send: ReturnType<typeof followRedirects>,
  request: Request,
  timeoutMs: number,
): Promise<Response | ConnectionError> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await send(request, AbortSignal.any([request.signal, limit]));
  } catch (error) {
    const message = limit.aborted
      ? `No response from ${request.url} within ${timeoutMs} ms`
      : `${request.url} cannot be reached: ${reasonOf(error)}`;
    return new ConnectionError(message, limit.aborted, error);
  }
}

/** `fetch` itself only says that it failed; in Node, its cause has a code such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? String("code" in cause ? cause.code : cause.message) : error.message;
}

async function isRetryable(outcome: Response | ConnectionError, attempt: number): Promise<boolean> {
  if (outcome instanceof ConnectionError || RETRYABLE.has(outcome.status)) return true;
  // The service may still be running an earlier attempt that timed out here; a retry gets its response.
  return (
    outcome.status === 409 && attempt > 0 && (await errorOf(outcome.clone())).errorCode === "IDEMPOTENCY_IN_FLIGHT"
  );
}

/** Returns the wait before the next attempt; undefined when the service asks for more than `maxDelayMs`. */
function delayBeforeRetry(outcome: Response | ConnectionError, usual: number, maxDelayMs: number): number | undefined {
  if (outcome instanceof ConnectionError) return usual;
  const asked = (retryAfterSeconds(outcome) ?? 0) * 1000;
  if (asked > maxDelayMs) return undefined;
  return Math.max(asked, usual);
}
