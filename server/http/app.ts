import Koa from "koa";
import type { Logger } from "pino";
import type { Db } from "../db/connect.ts";
import { isConnectionLost } from "../db/connection-lost.ts";
import { admitRequest } from "./admission.ts";
import type { Admit } from "./admit.ts";
import type { Answer } from "./answer.ts";
import { createResponseChecker } from "./check-response.ts";
import type { ValueChecks } from "./contract.ts";
import { deprecationHeaders } from "./deprecation.ts";
import type { AnswerVault } from "./idempotency.ts";
import { matchRoute } from "./match-route.ts";
import type { HttpMetrics } from "./metrics.ts";
import { mount } from "./mount.ts";
import type { BuiltContract } from "./not-built.ts";
import { type Observed, observe } from "./observe.ts";
import { operationalAnswer } from "./operational.ts";
import { problemBody, Refusal, refuseFaults, refuseUnavailable, Unavailable } from "./problems.ts";
import type { RateLimits } from "./rate-limit.ts";
import type { BodyLimits } from "./read-body.ts";
import { type MatchedRoute, readInput } from "./read-input.ts";
import type { ReadinessCheck } from "./readiness.ts";
import { requestIdFrom } from "./request-id.ts";
import { type RequestTarget, requestTarget } from "./request-target.ts";
import { type OperationServices, runOperation } from "./run-operation.ts";
import { send } from "./send.ts";
import { whenAtHand } from "./when-at-hand.ts";

/** What the HTTP part is made of. */
export interface AppServices {
  readonly contract: BuiltContract;
  readonly valueChecks: ValueChecks;
  readonly db: Db;
  readonly admit: Admit;
  readonly vault: AnswerVault;
  readonly log: Logger;
  readonly metrics: HttpMetrics;
  readonly readinessChecks: readonly ReadinessCheck[];
  readonly rateLimits: RateLimits;
  readonly bodyLimits: BodyLimits;
  /** Reverse proxies in front, each of which adds the address it was called from to X-Forwarded-For; 0 ignores that header. */
  readonly trustedProxies: number;
  readonly handlerTimeoutMs: number;
  readonly now: () => Date;
  /** In production an answer that does not fit the contract is sent all the same unless it would leak fields. */
  readonly production: boolean;
  readonly draining: () => boolean;
  readonly stopping: AbortSignal;
}

// A database that was restarted is back within seconds.
const DATABASE_GONE = new Unavailable("The database cannot be reached. Try again in a moment.", 2);

/** The Koa application: the whole request path in the order it runs, driven by the route table. */
export function createApp(services: AppServices): Koa {
  const app = new Koa({ proxy: services.trustedProxies > 0, maxIpsCount: services.trustedProxies });
  app.silent = true;
  const handlers = mount(services.contract, services.valueChecks);
  const operationServices: OperationServices = {
    ...services,
    checkResponse: createResponseChecker(services.production, services.metrics),
  };
  // Its fields are fixed and hold no secrets. Looking for some in every line took 40 µs, a fifth of a small request.
  const requestLines = services.log.child({}, { redact: [] });
  app.use(async (context) => {
    const requestId = requestIdFrom(context.req.headers["x-request-id"]);
    let child: Logger | undefined;
    const log = (): Logger => (child ??= services.log.child({ request_id: requestId }));
    const target = requestTarget(context.req.url ?? "/");
    const observed = observe(services.metrics, context, target.path, requestId, requestLines);
    context.set("X-Request-ID", requestId);
    try {
      const outcome = await answer(services, operationServices, handlers, context, {
        requestId,
        log,
        target,
        observed,
      });
      // A caller told so sends its next request elsewhere instead of into a connection that is being closed.
      if (services.draining()) context.set("Connection", "close");
      send(context, outcome);
    } catch (error) {
      if (isConnectionLost(error)) {
        log().warn({ err: error, operation: observed.operation }, "the database cannot be reached");
        return send(context, refuseUnavailable(requestId, DATABASE_GONE));
      }
      log().error({ err: error, operation: observed.operation }, "request failed");
      send(
        context,
        new Refusal(
          500,
          problemBody(requestId, "INTERNAL_ERROR", "Something went wrong here. It is safe to try again."),
        ),
      );
    }
  });
  return app;
}

function routeOf(method: string, path: string, requestId: string): MatchedRoute | Refusal {
  const match = matchRoute(method, path);
  switch (match.kind) {
    case "route":
      return match;
    case "malformed-path":
      return refuseFaults([
        { loc: ["path", match.parameter], msg: "Not valid percent-encoded UTF-8", type: "string_encoding" },
      ]);
    case "method-not-allowed":
      return new Refusal(
        405,
        problemBody(requestId, "METHOD_NOT_ALLOWED", `${path} takes ${match.allow.join(", ")}.`, {
          allowed: match.allow,
        }),
        {
          Allow: match.allow.join(", "),
        },
      );
    case "unknown":
      return new Refusal(
        404,
        problemBody(requestId, "NOT_FOUND", `There is nothing at ${path.slice(0, 200)}. /docs lists every operation.`),
      );
  }
}

interface RequestScope {
  readonly requestId: string;
  readonly log: () => Logger;
  readonly target: RequestTarget;
  readonly observed: Observed;
}

async function answer(
  services: AppServices,
  operationServices: OperationServices,
  handlers: ReturnType<typeof mount>,
  context: Koa.Context,
  { requestId, log, target, observed }: RequestScope,
): Promise<Answer | Refusal> {
  const operational = await operationalAnswer(context.method, target.path, services);
  if (operational) return operational;
  if (services.draining()) {
    return new Refusal(503, problemBody(requestId, "UNAVAILABLE", "The service is stopping. Try again in a moment."), {
      "Retry-After": 2,
    });
  }
  const route = routeOf(context.method, target.path, requestId);
  if (route instanceof Refusal) return route;
  observed.operation = route.route.operationId;
  const clientAddress = context.ip;
  const handler = handlers.get(route.route.operationId);
  if (!handler) throw new Error(`No handler for ${route.route.operationId}`);
  const read = () => readInput(route, target.query, context.req, services.bodyLimits, requestId, handler.findFaults);
  const admission = admitRequest(services, route.route, context.req.headers, clientAddress, requestId);
  const early = whenAtHand(context.req, read);
  // What is wrong with the request of somebody who is not let in concerns nobody.
  early.catch(() => undefined);
  const admitted = await admission;
  if (admitted instanceof Refusal) return admitted;
  context.set({ ...admitted.headers, ...deprecationHeaders(route.route) });
  observed.workspaceId = admitted.caller?.workspaceId;
  const ready = (await early) ?? (await read());
  if (ready instanceof Refusal) return ready;
  return runOperation(operationServices, handler, {
    route: route.route,
    input: ready.input,
    idempotencyKey: ready.idempotencyKey,
    caller: admitted.caller,
    clientAddress,
    preferredType: ([first, ...others]) =>
      [first, ...others].find((type) => type === context.accepts(first, ...others)) ?? first,
    requestId,
    log,
    request: context.req,
  });
}
