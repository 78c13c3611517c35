import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface HttpMetrics {
  readonly registry: Registry;
  readonly requestDuration: Histogram<"operation" | "status">;
  readonly responseMismatches: Counter<"operation" | "status">;
}

/** Creates the metrics in their own registry, so that two servers in one process do not collide. */
export function createMetrics(registry = new Registry()): HttpMetrics {
  collectDefaultMetrics({ register: registry });
  const requestDuration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from headers to the end of the response. Tool calls count with the status of their operation.",
    labelNames: ["operation", "status"] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [registry],
  });
  const responseMismatches = new Counter({
    name: "http_response_mismatches_total",
    help: "Responses that did not match the contract.",
    labelNames: ["operation", "status"] as const,
    registers: [registry],
  });
  return { registry, requestDuration, responseMismatches };
}
