import { setTimeout as delay } from "node:timers/promises";
import { problem } from "../../../server/http/problems.ts";
import type { Middleware } from "../../../server/http/request-state.ts";
import { send } from "../../../server/http/response.ts";
import type { Random } from "../../commands/sample-data/random.ts";

/** The delays and faults of the mock. */
export interface Mishaps {
  /** The minimum and maximum delay of each response, in milliseconds. */
  readonly latency: readonly [min: number, max: number];
  /** The share of requests that fail, from 0 to 1. */
  readonly faults: number;
}

/**
 * Delays requests, and makes a share of them fail as under load: with 503, 429, 500, or an interrupted connection.
 */
export function addMishaps({ latency: [min, max], faults }: Mishaps, random: Random): Middleware {
  return async (context, next) => {
    if (max > 0) await delay(random.integer(min, max));
    if (!random.chance(faults)) return next();
    const { requestId } = context.state;
    const wait = { "Retry-After": 1 };
    switch (random.integer(0, 3)) {
      case 0:
        return send(
          context,
          problem(requestId, {
            status: 503,
            errorCode: "UNAVAILABLE",
            message: "The mock failed this request because of --faults.",
            headers: wait,
          }),
        );
      case 1:
        return send(
          context,
          problem(requestId, {
            status: 429,
            errorCode: "RATE_LIMITED",
            message: "The mock failed this request because of --faults.",
            details: { retry_after_seconds: 1 },
            headers: wait,
          }),
        );
      case 2:
        return send(
          context,
          problem(requestId, {
            status: 500,
            errorCode: "INTERNAL_ERROR",
            message: "The mock failed this request because of --faults.",
          }),
        );
      default:
        context.req.socket.destroy();
        context.respond = false;
    }
  };
}
