import { Counter, Histogram, type Registry } from "prom-client";
import { addGauge } from "../../lib/gauge.ts";
import type { PostResult } from "../../ports/public-http.ts";

/** Metrics of the deliveries of one process. No label identifies a workspace or an endpoint. */
export interface DeliveryMetrics {
  attempted(result: PostResult): void;
  firstAttemptDelay(milliseconds: number): void;
  ended(status: "delivered" | "failed", count: number): void;
  /** Sets the source of the gauges. */
  observe(state: { running(): number; unrecorded(): number; openCircuits(): number }): void;
}

export function createDeliveryMetrics(registry: Registry): DeliveryMetrics {
  const registers = [registry];
  const attempts = new Counter({
    name: "webhook_attempts_total",
    help: "Delivery attempts by outcome: delivered, error_status, gone, timed_out, unreachable, refused, aborted.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "webhook_attempt_duration_seconds",
    help: "Duration of a delivery attempt, until the end of the response or the failure.",
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const delays = new Histogram({
    name: "webhook_first_attempt_delay_seconds",
    help: "Time from an event to its first delivery attempt.",
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600, 3_600],
    registers,
  });
  const ends = new Counter({
    name: "webhook_deliveries_ended_total",
    help: "Deliveries that succeeded or failed permanently.",
    labelNames: ["status"] as const,
    registers,
  });
  return {
    attempted: (result) => {
      attempts.inc({ outcome: deliveryOutcome(result) });
      durations.observe(result.durationMs / 1_000);
    },
    firstAttemptDelay: (milliseconds) => delays.observe(Math.max(0, milliseconds) / 1_000),
    ended: (status, count) => ends.inc({ status }, count),
    observe: (state) => {
      const gauges = [
        ["webhook_attempts_running", "Attempts running in this process.", state.running],
        [
          "webhook_attempts_unrecorded",
          "Finished attempts of this process that are not in the database yet.",
          state.unrecorded,
        ],
        [
          "webhook_open_circuits",
          "Webhooks with an open circuit in this process, which receive only occasional probes.",
          state.openCircuits,
        ],
      ] as const;
      for (const [name, help, read] of gauges) addGauge(registry, { name, help }, read);
    },
  };
}

function deliveryOutcome(result: PostResult): string {
  if (result.kind !== "response") return result.kind;
  if (result.status >= 200 && result.status < 300) return "delivered";
  return result.status === 410 ? "gone" : "error_status";
}
