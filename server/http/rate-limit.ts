import { problem } from "./problems.ts";
import type { Middleware } from "./request-state.ts";
import { send } from "./response.ts";

/** Requests allowed per minute, by kind. */
export interface RateLimits {
  /** Per key. */
  readonly reads: number;
  /** Per key, for operations that can consume credits. */
  readonly costly: number;
  /** Per client network, for requests without a valid key. Requests with one never count here. */
  readonly unauthorized: number;
}

/**
 * Rejects requests over their limit (429) and reports its usage, according to the IETF draft "RateLimit header fields
 * for HTTP".
 */
export function limitRate(limits: RateLimits): Middleware {
  return async (context, next) => {
    const { authentication, operation, rateUse, requestId } = context.state;
    const { count, windowSeconds, secondsLeft } = rateUse;
    const policy = authentication.kind === "unauthorized" ? "unauthorized" : operation.route.rate;
    const quota = limits[policy];
    context.set({
      "RateLimit-Policy": `"${policy}";q=${quota};w=${windowSeconds}`,
      RateLimit: `"${policy}";r=${Math.max(0, quota - count)};t=${secondsLeft}`,
    });
    if (count <= quota) return next();
    const what = policy === "unauthorized" ? "requests without a valid key" : "requests of this kind";
    const message = `More than ${quota} ${what} in ${windowSeconds} seconds. Try again in ${secondsLeft} seconds.`;
    const details = { retry_after_seconds: secondsLeft };
    send(context, problem(requestId, 429, "RATE_LIMITED", message, details, { "Retry-After": secondsLeft }));
  };
}
