import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { findDocs } from "./docs/docs.ts";
import { home } from "./docs/home.ts";
import type { HttpMetrics } from "./metrics.ts";
import type { Context, Middleware } from "./request-state.ts";
import { type HttpResponse, send } from "./response.ts";

/** A condition that must be met before the service can serve requests. */
export interface ReadinessCheck {
  readonly name: string;
  /** Resolves to undefined if met, else to a description of the missing condition. */
  check(): Promise<string | Degraded | undefined>;
}

/** A condition that no process meets, so that rerouting requests would not help. */
export interface Degraded {
  readonly degraded: string;
}

export interface OperationalServices {
  readonly metrics: HttpMetrics;
  readonly readinessChecks: readonly ReadinessCheck[];
  /** Returns further fields of `/readyz`. */
  readonly describe?: (() => Readonly<Record<string, string>>) | undefined;
  /** Whether new requests are rejected. */
  readonly draining: () => boolean;
  /** Whether the process is about to stop: it still serves, but load balancers should send no further requests. */
  readonly leaving?: (() => boolean) | undefined;
  /** Whether `/metrics` is served on its own port. */
  readonly hasMetricsPort?: boolean | undefined;
  readonly log: Logger;
}

/** Serves the pages outside the contract, such as `/healthz` and `/metrics`, and the links on `/`. */
export function serveOperationalPages(services: OperationalServices): Middleware {
  const readiness = cacheReadiness(services);
  return async (context, next) => {
    const isRead = context.method === "GET" || context.method === "HEAD";
    const page = isRead ? await findPage(context, services, readiness) : undefined;
    return page ? send(context, page) : next();
  };
}

async function findPage(
  context: Context,
  services: OperationalServices,
  readiness: () => Promise<HttpResponse>,
): Promise<HttpResponse | undefined> {
  const { path } = context;
  const { registry } = services.metrics;
  switch (path) {
    case "/":
      // Koa reports `/` as the path of a malformed target.
      return /^\/(\?|$)/.test(context.originalUrl) ? home(context.accepts("json", "html") === "html") : undefined;
    case "/healthz":
      return status(200, { status: "ok" });
    case "/readyz":
      return services.draining() || services.leaving?.() ? STOPPING : readiness();
    case "/metrics":
      if (services.hasMetricsPort) return undefined;
      return { status: 200, headers: { "Content-Type": registry.contentType }, body: await registry.metrics() };
    default:
      return findDocs(path, context.get("Accept-Encoding"), context.get("If-None-Match"));
  }
}

const CHECK_TIMEOUT_MS = 2_000;
const TIMED_OUT = "did not respond in time";
/** The minimum interval between checks, because `/readyz` is public. */
const READINESS_CACHE_MS = 1_000;
/** How long a probe waits for the checks. If they are slower, it gets their previous result. */
const RESPOND_WITHIN_MS = 50;
const LAST_READINESS_MS = 15_000;
const STOPPING = status(503, { status: "not_ready", checks: { service: "stopping" } });

function cacheReadiness(services: OperationalServices): () => Promise<HttpResponse> {
  const failing = new Set<string>();
  let checking = Promise.resolve(STOPPING);
  let checked: { readonly response: HttpResponse; readonly at: number } | undefined;
  let expiresAt = -Infinity;
  const check = async (): Promise<HttpResponse> => {
    const response = await checkReadiness(services, failing);
    checked = { response, at: performance.now() };
    expiresAt = checked.at + READINESS_CACHE_MS;
    return response;
  };
  return () => {
    if (performance.now() >= expiresAt) {
      expiresAt = Infinity;
      checking = check();
    }
    if (checked === undefined || performance.now() > checked.at + LAST_READINESS_MS) return checking;
    return Promise.race([checking, delay(RESPOND_WITHIN_MS, checked.response, { ref: false })]);
  };
}

/** @param failing the checks that failed last time; only changes are logged */
async function checkReadiness(
  { readinessChecks, describe, log }: OperationalServices,
  failing: Set<string>,
): Promise<HttpResponse> {
  const results = await Promise.all(
    readinessChecks.map(async (each) => [each.name, await run(each, failing, log)] as const),
  );
  const checks = results.map(
    ([name, result]) => [name, typeof result === "string" ? result : result.degraded] as const,
  );
  const failed = results.some(([, result]) => typeof result === "string" && result !== "ok");
  const degraded = results.some(([, result]) => typeof result !== "string");
  const state = failed ? "not_ready" : degraded ? "degraded" : "ready";
  return status(failed ? 503 : 200, { status: state, checks: Object.fromEntries(checks), ...describe?.() });
}

async function run({ name, check }: ReadinessCheck, failing: Set<string>, log: Logger): Promise<string | Degraded> {
  const timeout = delay(CHECK_TIMEOUT_MS, TIMED_OUT, { ref: false });
  const fail = (details: { err?: unknown; reason?: string }): void => {
    if (!failing.has(name)) log.warn({ check: name, ...details }, "readiness check failed");
    failing.add(name);
  };
  try {
    const result = (await Promise.race([check(), timeout])) ?? "ok";
    if (result === TIMED_OUT) fail({ reason: TIMED_OUT });
    else if (failing.delete(name)) log.info({ check: name }, "readiness check recovered");
    return result;
  } catch (err) {
    // The error may contain internal addresses, which belong in the log only.
    fail({ err });
    return "failed";
  }
}

function status(code: number, body: unknown): HttpResponse {
  return { status: code, headers: { "Cache-Control": "no-store" }, body: JSON.stringify(body) };
}
