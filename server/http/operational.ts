import { readFile } from "node:fs/promises";
import type { Answer } from "./answer.ts";
import { DOCS_POLICY, docsFile } from "./docs.ts";
import type { HttpMetrics } from "./metrics.ts";
import { type ReadinessCheck, readiness } from "./readiness.ts";

const openapiFile = new URL("../../generated/openapi.json", import.meta.url);

/** What the pages around the contract need. */
export interface OperationalServices {
  readonly metrics: HttpMetrics;
  readonly readinessChecks: readonly ReadinessCheck[];
  readonly draining: () => boolean;
}

/** Answers `/healthz`, `/readyz`, `/metrics`, `/openapi.json` and `/docs`; undefined for every other path. */
export async function operationalAnswer(
  method: string,
  path: string,
  services: OperationalServices,
): Promise<Answer | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  switch (path) {
    case "/healthz":
      return json(200, { status: "ok" });
    case "/readyz":
      return ready(services);
    case "/metrics":
      return text(services.metrics.registry.contentType, await services.metrics.registry.metrics());
    case "/openapi.json":
      return text("application/json; charset=utf-8", await readFile(openapiFile, "utf8"));
    default:
      return path === "/docs" || path.startsWith("/docs/") ? docs(path) : undefined;
  }
}

async function ready(services: OperationalServices): Promise<Answer> {
  if (services.draining()) return json(503, { status: "not_ready", checks: { service: "stopping" } });
  const result = await readiness(services.readinessChecks);
  return json(result.status === "ready" ? 200 : 503, result);
}

async function docs(path: string): Promise<Answer | undefined> {
  const file = await docsFile(path);
  if (!file) return undefined;
  return {
    status: 200,
    headers: {
      "Content-Type": `${file.type}; charset=utf-8`,
      "Content-Security-Policy": DOCS_POLICY,
      "Cache-Control": "no-cache",
    },
    body: file.content,
  };
}

function json(status: number, body: unknown): Answer {
  return { status, headers: { "Cache-Control": "no-store" }, body: JSON.stringify(body) };
}

function text(type: string, body: string): Answer {
  return { status: 200, headers: { "Content-Type": type }, body };
}
