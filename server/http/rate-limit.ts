import type { Db } from "../db/connect.ts";
import type { Route } from "./match-route.ts";
import { problemBody, Refusal } from "./problems.ts";
import { countRequest } from "./queries.ts";

const WINDOW_SECONDS = 60;

/** How many requests a key may send in a minute, by what they cost. */
export interface RateLimits {
  readonly reads: number;
  readonly costly: number;
}

/** Headers for the answer, and the refusal when the limit is used up. */
export interface RateLimitOutcome {
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal: Refusal | undefined;
}

/**
 * Counts a request of `client` (a key's owner, or an address for operations without a key) in a window shared by all
 * processes. Headers follow the IETF draft "RateLimit header fields for HTTP".
 */
export async function limitRate(
  db: Db,
  limits: RateLimits,
  route: Route,
  client: string,
  requestId: string,
): Promise<RateLimitOutcome> {
  const quota = limits[route.rate];
  const { count, secondsLeft } = await countRequest(db, client, route.rate, WINDOW_SECONDS);
  const remaining = Math.max(0, quota - count);
  const headers = {
    "RateLimit-Policy": `"${route.rate}";q=${quota};w=${WINDOW_SECONDS}`,
    RateLimit: `"${route.rate}";r=${remaining};t=${secondsLeft}`,
  };
  if (count <= quota) return { headers, refusal: undefined };
  const message = `More than ${quota} requests of this kind in ${WINDOW_SECONDS} seconds. Try again in ${secondsLeft} seconds.`;
  const body = problemBody(requestId, "RATE_LIMITED", message, { retry_after_seconds: secondsLeft });
  return { headers, refusal: new Refusal(429, body, { ...headers, "Retry-After": secondsLeft }) };
}
