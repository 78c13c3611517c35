import type Koa from "koa";
import type { Logger } from "pino";
import type { HttpMetrics } from "./metrics.ts";

/** Asked every few seconds by whoever watches: in the log only where details are wanted. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** What becomes known of a request on its way. */
export interface Observed {
  operation: string;
  workspaceId: number | undefined;
}

/** Logs and counts a request when its answer has ended, with what was filled in by then. */
export function observe(
  metrics: HttpMetrics,
  context: Koa.Context,
  path: string,
  requestId: string,
  log: Logger,
): Observed {
  const observed: Observed = { operation: "none", workspaceId: undefined };
  const endTimer = metrics.requestDuration.startTimer();
  const start = performance.now();
  context.res.once("close", () => {
    const status = context.res.statusCode;
    endTimer({ operation: observed.operation, status });
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    const aborted = !context.res.writableFinished;
    log[PROBES.has(path) ? "debug" : "info"](
      {
        request_id: requestId,
        method: context.method,
        path,
        operation: observed.operation,
        workspace_id: observed.workspaceId,
        status,
        milliseconds,
        aborted,
      },
      "request",
    );
  });
  return observed;
}
