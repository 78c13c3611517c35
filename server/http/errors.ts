import { isConnectionLost } from "../db/connection-lost.ts";
import { DeadlineExceeded } from "./operation/deadline.ts";
import { problem, Unavailable, unavailable } from "./problems.ts";
import type { Middleware } from "./request-state.ts";
import { send } from "./response.ts";

// A restarted database is back within seconds.
const DATABASE_LOST = new Unavailable("The database cannot be reached. Try again in a moment.", 2);

/** Converts thrown errors to responses: 503 for what is expected to pass, 500 for a bug. */
export function handleErrors(): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const { log, requestId, operation } = context.state;
      const fields = { err: error, operation: operation?.route.operationId };
      if (isConnectionLost(error)) {
        log.warn(fields, "the database cannot be reached");
        return send(context, unavailable(requestId, DATABASE_LOST));
      }
      if (error instanceof Unavailable) {
        if (error instanceof DeadlineExceeded) log.error(fields, "request exceeded its deadline");
        return send(context, unavailable(requestId, error));
      }
      log.error(fields, "request failed");
      const message = "Something went wrong on our side. It is safe to try again.";
      send(context, problem(requestId, 500, "INTERNAL_ERROR", message));
    }
  };
}
