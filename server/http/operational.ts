import { readFile } from "node:fs/promises";
import { DOCS_POLICY, docsFile } from "./docs.ts";
import type { HttpMetrics } from "./metrics.ts";
import type { Context, Middleware } from "./request-state.ts";
import { type HttpResponse, send } from "./response.ts";

/** One thing the service needs before it can serve. */
export interface ReadinessCheck {
  readonly name: string;
  /** Resolves to undefined when ready, else to a sentence that says what is missing. */
  check(): Promise<string | undefined>;
}

export interface OperationalServices {
  readonly metrics: HttpMetrics;
  readonly readinessChecks: readonly ReadinessCheck[];
  readonly draining: () => boolean;
}

const openapiFile = new URL("../../generated/openapi.json", import.meta.url);

/** Serves the pages beside the contract: `/healthz`, `/readyz`, `/metrics`, `/openapi.json` and `/docs`, where `/` leads a browser. */
export function serveOperationalPages(services: OperationalServices): Middleware {
  return async (context, next) => {
    const isRead = context.method === "GET" || context.method === "HEAD";
    const page = isRead ? await findPage(context, services) : undefined;
    return page ? send(context, page) : next();
  };
}

async function findPage(context: Context, services: OperationalServices): Promise<HttpResponse | undefined> {
  const { path } = context;
  const { registry } = services.metrics;
  switch (path) {
    case "/":
      return context.accepts("json", "html") === "html"
        ? { status: 302, headers: { Location: "/docs" }, body: "" }
        : undefined;
    case "/healthz":
      return status(200, { status: "ok" });
    case "/readyz":
      return readiness(services);
    case "/metrics":
      return page(registry.contentType, await registry.metrics());
    case "/openapi.json":
      return page("application/json; charset=utf-8", await readFile(openapiFile, "utf8"));
    default:
      return path === "/docs" || path.startsWith("/docs/") ? docs(path) : undefined;
  }
}

const CHECK_TIMEOUT_MS = 2_000;

async function readiness({ draining, readinessChecks }: OperationalServices): Promise<HttpResponse> {
  if (draining()) return status(503, { status: "not_ready", checks: { service: "stopping" } });
  const results = await Promise.all(readinessChecks.map(async (each) => [each.name, await run(each)] as const));
  const isReady = results.every(([, result]) => result === "ok");
  return status(isReady ? 200 : 503, { status: isReady ? "ready" : "not_ready", checks: Object.fromEntries(results) });
}

async function run({ check }: ReadinessCheck): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("did not answer in time"), CHECK_TIMEOUT_MS);
  });
  try {
    return (await Promise.race([check(), timeout])) ?? "ok";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

async function docs(path: string): Promise<HttpResponse | undefined> {
  const file = await docsFile(path);
  const headers = { "Content-Security-Policy": DOCS_POLICY, "Cache-Control": "no-cache" };
  return file && page(`${file.type}; charset=utf-8`, file.content, headers);
}

function status(code: number, body: unknown): HttpResponse {
  return { status: code, headers: { "Cache-Control": "no-store" }, body: JSON.stringify(body) };
}

function page(type: string, body: string | Buffer, headers: Record<string, string> = {}): HttpResponse {
  return { status: 200, headers: { "Content-Type": type, ...headers }, body };
}
