import type { Admission } from "./admit.ts";
import { problemBody, Refusal } from "./problems.ts";

/** How many requests a minute, by what they cost; and how many without a valid key. */
export interface RateLimits {
  /** For each key. */
  readonly reads: number;
  /** For each key, of requests that can consume credits. */
  readonly costly: number;
  /** For each client network: answered 401 up to here, 429 after. Requests with a valid key are never counted here. */
  readonly unauthorized: number;
}

/** How far a limit is used up. */
export interface RateUse extends Omit<Admission, "sender"> {
  readonly quota: number;
}

/** Headers that tell a caller its limit, by the IETF draft "RateLimit header fields for HTTP". */
export function rateHeaders(
  limit: keyof RateLimits,
  { quota, count, windowSeconds, secondsLeft }: RateUse,
): Record<string, string> {
  return {
    "RateLimit-Policy": `"${limit}";q=${quota};w=${windowSeconds}`,
    RateLimit: `"${limit}";r=${Math.max(0, quota - count)};t=${secondsLeft}`,
  };
}

/** A 429 that says when to come again. */
export function refuseRate(limit: keyof RateLimits, use: RateUse, requestId: string): Refusal {
  const what = limit === "unauthorized" ? "requests without a valid key" : "requests of this kind";
  const message = `More than ${use.quota} ${what} in ${use.windowSeconds} seconds. Try again in ${use.secondsLeft} seconds.`;
  const body = problemBody(requestId, "RATE_LIMITED", message, { retry_after_seconds: use.secondsLeft });
  return new Refusal(429, body, { ...rateHeaders(limit, use), "Retry-After": use.secondsLeft });
}
