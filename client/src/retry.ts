import { ConnectionError, errorOf, retryAfterSeconds } from "./errors.ts";
import { backoff, wait } from "./wait.ts";

/** How often and how patiently a request is sent again. */
export interface RetryOptions {
  /** How many times at most after the first. Default 3. */
  readonly retries?: number;
  /** The first wait's upper bound; it doubles with every retry. Default 300. */
  readonly baseDelayMs?: number;
  /** The longest wait, also when `Retry-After` asks for more: then the error is thrown at once. Default 60,000. */
  readonly maxDelayMs?: number;
}

const WORTH_RETRYING = new Set([429, 500, 502, 503, 504]);

/** The one GET that spends credits. */
const CHARGED_GET = /\/api\/v1\/account\/search-lookalikes$/;

/**
 * A `fetch` that limits every attempt's time and sends again what failed for the moment. Writes, and the search that is charged, carry an
 * `Idempotency-Key` of their own, so that an attempt whose answer was lost is not carried out twice.
 */
export function retryingFetch(
  send: typeof fetch,
  timeoutMs: number,
  options: RetryOptions = {},
): (request: Request) => Promise<Response> {
  const { retries = 3, baseDelayMs = 300, maxDelayMs = 60_000 } = options;
  return async (request) => {
    if (mayActTwice(request) && !request.headers.has("Idempotency-Key")) {
      request.headers.set("Idempotency-Key", crypto.randomUUID());
    }
    for (let attempt = 0; ; attempt++) {
      const outcome = await attemptOnce(send, request, timeoutMs);
      if (request.signal.aborted) throw request.signal.reason;
      const worthwhile = attempt < retries && (await isWorthRetrying(outcome, attempt));
      const delay = worthwhile
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

function mayActTwice({ method, url }: Request): boolean {
  return method === "POST" || method === "PATCH" || (method === "GET" && CHARGED_GET.test(new URL(url).pathname));
}

async function attemptOnce(
  send: typeof fetch,
  request: Request,
  timeoutMs: number,
): Promise<Response | ConnectionError> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await send(request.clone(), { signal: AbortSignal.any([request.signal, limit]) });
  } catch (error) {
    const message = limit.aborted
      ? `No answer from ${request.url} within ${timeoutMs} ms`
      : `${request.url} cannot be reached`;
    return new ConnectionError(message, limit.aborted, error);
  }
}

async function isWorthRetrying(outcome: Response | ConnectionError, attempt: number): Promise<boolean> {
  if (outcome instanceof ConnectionError || WORTH_RETRYING.has(outcome.status)) return true;
  // An attempt that was given up here may still be carried out there: its answer comes by asking again.
  return (
    outcome.status === 409 && attempt > 0 && (await errorOf(outcome.clone())).errorCode === "IDEMPOTENCY_IN_FLIGHT"
  );
}

/** How long to wait before the next attempt; undefined when the service asks for more than the caller would wait. */
function delayBeforeRetry(outcome: Response | ConnectionError, usual: number, most: number): number | undefined {
  if (outcome instanceof ConnectionError) return usual;
  const asked = (retryAfterSeconds(outcome) ?? 0) * 1000;
  if (asked > most) return undefined;
  return Math.max(asked, usual);
}
