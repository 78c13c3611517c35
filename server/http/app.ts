import type { RequestListener } from "node:http";
import cors from "@koa/cors";
import Koa from "koa";
import type { Logger } from "pino";
import { type Authenticate, authenticate, authorize, limitRate, type RateLimits } from "./authenticate.ts";
import type { Contract } from "./contract.ts";
import type { BodyLimits } from "./input/body.ts";
import { readInput } from "./input/read-input.ts";
import { Load, type LoadServices } from "./load.ts";
import type { EmbedText } from "./mcp/find-operations.ts";
import { serveMcp } from "./mcp/serve-mcp.ts";
import { type NotificationPages, serveNotificationPages } from "./notification-pages.ts";
import { observe, resolveRequestId } from "./observe.ts";
import { type CostServices, limitCost } from "./operation/cost.ts";
import { quoteRequests } from "./operation/quote-request.ts";
import { createResponseChecker } from "./operation/response-check.ts";
import { type DeadlineOptions, limitTime, type OperationServices, runOperation } from "./operation/run.ts";
import { type OperationalServices, serveOperationalPages } from "./operational.ts";
import { handleErrors, Unavailable, unavailable } from "./problems.ts";
import type { Middleware, RequestState } from "./request-state.ts";
import { send } from "./response.ts";
import { bindHandlers, createRouter, route } from "./route.ts";

export interface AppServices
  extends OperationServices,
    OperationalServices,
    DeadlineOptions,
    CostServices,
    LoadServices {
  readonly contract: Contract;
  /** The pages behind links in notifications. */
  readonly notificationPages?: NotificationPages | undefined;
  readonly authenticate: Authenticate;
  /** Called when the database has no disk space left. */
  readonly onDiskFull?: (() => void) | undefined;
  readonly log: Logger;
  readonly rateLimits: RateLimits;
  readonly bodyLimits: BodyLimits;
  /** Number of reverse proxies in front, each of which appends to `X-Forwarded-For`; 0 ignores the header. */
  readonly trustedProxies: number;
  /** Origins whose pages may call the API from a browser; `*` is every origin. */
  readonly allowedOrigins: readonly string[];
  /** Embeds the task descriptions that agents send to find an operation. */
  readonly embedText?: EmbedText | undefined;
  /** Whether a response that violates the contract is still sent, unless it has undeclared fields. */
  readonly production: boolean;
}

/** Creates the request listener, which rejects requests under overload, and runs the middlewares in the order below. */
export function createApp(services: AppServices): RequestListener {
  const app = new Koa<RequestState>({ proxy: services.trustedProxies > 0, maxIpsCount: services.trustedProxies });
  // Koa would print errors that handleErrors logs.
  app.silent = true;
  const operations = bindHandlers(services.contract);
  const find = createRouter(operations);
  const allowsOrigin = (origin: string): boolean =>
    services.allowedOrigins.includes("*") || services.allowedOrigins.includes(origin);
  const load = new Load(services);
  app.use(observe(services));
  app.use(handleErrors(services));
  app.use(allowOrigins(allowsOrigin));
  app.use(serveOperationalPages(services));
  app.use(drain(services));
  app.use(serveNotificationPages(services.notificationPages));
  app.use(serveMcp({ ...services, operations, allowsOrigin }));
  app.use(route(find));
  app.use(limitTime(services));
  app.use(authenticate(services.authenticate, (...request) => load.authenticate(...request)));
  app.use(limitRate(services.rateLimits));
  app.use(authorize(services));
  app.use(readInput(services.bodyLimits));
  app.use(quoteRequests(operations, readInput(services.bodyLimits)));
  const run = runOperation(
    { ...services, inTurn: (...request) => load.serve(...request) },
    createResponseChecker(services.production, services.metrics),
  );
  app.use(limitCost(services, run));
  const serve = app.callback();
  return (request, response) => {
    const { method = "", url = "", headers } = request;
    const operation = find(url.split("?", 1)[0] ?? "")?.operations.get(method);
    // Koa handles requests that need CORS headers, and all requests while the process stops.
    const canRejectEarly = operation !== undefined && headers.origin === undefined && !services.draining();
    const rejection = canRejectEarly ? load.rejectEarly(request, operation) : undefined;
    if (rejection === undefined) return serve(request, response);
    const requestId = resolveRequestId(headers["x-request-id"]);
    const { status, headers: given, body } = unavailable(requestId, rejection);
    services.metrics.requestDuration.observe({ operation: operation?.route.operationId ?? "none", status }, 0);
    const length = Buffer.byteLength(`${body}`);
    response.writeHead(status, { ...JSON_HEADERS, ...given, "X-Request-ID": requestId, "Content-Length": length });
    response.end(body);
  };
}

const JSON_HEADERS = { "Content-Type": "application/json; charset=utf-8" };

/** Response headers of the contract that browsers would otherwise hide from a page. */
const EXPOSED_HEADERS = [
  "Deprecation",
  "Idempotent-Replayed",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "Sunset",
  "WWW-Authenticate",
  "X-Credits-Remaining",
  "X-Credits-Used",
  "X-Request-ID",
];
const PREFLIGHT_MAX_AGE_SECONDS = 600;

/** Allows pages of the allowed origins to call the API. Keys are sent in headers, never in cookies, so `*` is safe. */
function allowOrigins(allowsOrigin: (origin: string) => boolean): Middleware {
  return cors({
    origin: ({ headers: { origin = "" } }) => (allowsOrigin(origin) ? origin : ""),
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_MAX_AGE_SECONDS,
  });
}

export const STOPPING = new Unavailable("The service is stopping. Try again in a moment.", 2);

/** Closes connections when the process is about to stop, and rejects new requests while it stops. */
function drain({ draining, leaving = draining }: Pick<AppServices, "draining" | "leaving">): Middleware {
  return async (context, next) => {
    const { requestId } = context.state;
    if (draining()) send(context, unavailable(requestId, STOPPING));
    else await next();
    if (draining() || leaving()) context.set("Connection", "close");
  };
}
