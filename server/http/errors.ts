import { isConnectionLost, isDiskFull } from "../db/database-errors.ts";
import { DeadlineExceeded } from "./operation/deadline.ts";
import { problem, Unavailable, unavailable } from "./problems.ts";
import type { Middleware } from "./request-state.ts";
import { send } from "./response.ts";

// A restarted database is back within seconds.
const DATABASE_LOST = new Unavailable("The database cannot be reached. Try again in a moment.", 2);
const DISK_FULL = new Unavailable("Nothing can be stored at the moment. Nothing was changed. Try again later.", 30);

/** Converts thrown errors to responses: 503 for temporary conditions, 500 for bugs. */
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
      if (isDiskFull(error)) {
        log.error(fields, "the database has no disk space left");
        return send(context, unavailable(requestId, DISK_FULL));
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
