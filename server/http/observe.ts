import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { withoutPort } from "../lib/client-network.ts";
import { inSpan } from "../lib/tracing.ts";
import type { HttpMetrics } from "./metrics.ts";
import type { Middleware } from "./request-state.ts";

/** Paths that monitors poll, which are logged at the debug level. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Callers sometimes put a key into the path by mistake. */
const API_KEYS = /ai_live_[0-9A-Za-z]+/g;
/** A signed link gives access without a key. */
const SIGNED_LINKS = /^(\/notifications\/\w+\/).+/;

/** Sets a request's id and logger. Logs and measures the request when its response ends. */
export function observe({ log, metrics }: { log: Logger; metrics: HttpMetrics }): Middleware {
  return async (context, next) => {
    const { state, res } = context;
    context.url = originForm(context.url);
    context.request.ip = withoutPort(context.ip);
    state.requestId = resolveRequestId(context.req.headers["x-request-id"]);
    state.log = log.child({ request_id: state.requestId });
    context.set("X-Request-ID", state.requestId);
    const { method, path } = context;
    const stopTimer = metrics.requestDuration.startTimer();
    res.once("close", () => {
      const operation = state.operation?.route.operationId ?? "none";
      const status = state.toolStatus ?? res.statusCode;
      const seconds = stopTimer({ operation, status });
      const { authentication } = state;
      state.log[PROBES.has(path) ? "debug" : "info"](
        {
          method,
          path: path.replace(API_KEYS, "ai_live_…").replace(SIGNED_LINKS, "$1…"),
          operation,
          workspace_id: authentication?.kind === "caller" ? authentication.caller.workspaceId : undefined,
          status,
          milliseconds: Math.round(seconds * 10_000) / 10,
          aborted: !res.writableFinished,
        },
        "request",
      );
    });
    const parent = context.get("traceparent") || undefined;
    await inSpan(
      { name: method, kind: "server", attributes: { "http.request.method": method }, parent },
      async (span) => {
        await next();
        const route = state.operation?.route;
        if (route) span.rename(`${method} ${route.path}`);
        const status = state.toolStatus ?? res.statusCode;
        span.add({
          "http.route": route?.path,
          "http.response.status_code": status,
          "app.operation": route?.operationId,
          "app.request_id": state.requestId,
        });
        if (status >= 500) span.fail(String(status));
      },
    );
  };
}

// Short and printable, so that it cannot forge a log line or a header.
const VALID_REQUEST_ID = /^[A-Za-z0-9._:+/=@-]{1,128}$/;

/** Returns the request id sent by the caller if it is valid, else a new one. */
export function resolveRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && VALID_REQUEST_ID.test(header) ? header : randomUUID();
}

/** Reduces a request target to path and query. Node's parser accepts targets that URL parsers reject. */
function originForm(target: string): string {
  const [local = ""] = target.replace(/^https?:\/\/[^/?#]*/i, "").split("#", 1);
  return local.startsWith("/") ? local : `/${local}`;
}
