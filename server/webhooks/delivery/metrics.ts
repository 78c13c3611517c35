import type { Registry } from "prom-client";
import { Counter, Gauge, Histogram } from "prom-client";
import type { PostOutcome } from "../../ports/public-http.ts";

/** What a process tells of its webhook deliveries. No label says whose they are, so that there are few however many endpoints are. */
export interface DeliveryMetrics {
  attempted: (outcome: PostOutcome) => void;
  /** The first attempt at a delivery began so long after its event, in milliseconds. */
  begunAfter: (milliseconds: number) => void;
  ended: (status: "delivered" | "failed", count: number) => void;
  /** What is read whenever the metrics are asked for; the last one given counts. */
  watch: (state: () => DelivererState) => void;
}

export interface DelivererState {
  running: number;
  ahead: number;
  shutOffHosts: number;
  unrecorded: number;
}

function outcomeOf(outcome: PostOutcome): string {
  if (outcome.kind !== "answered") return outcome.kind;
  if (outcome.status >= 200 && outcome.status < 300) return "delivered";
  return outcome.status === 410 ? "gone" : "error_status";
}

const gauges: Record<keyof DelivererState, { name: string; help: string }> = {
  running: { name: "webhook_attempts_running", help: "Attempts under way in this process." },
  ahead: {
    name: "webhook_deliveries_claimed_ahead",
    help: "Deliveries that this process claimed and that wait for a place.",
  },
  shutOffHosts: {
    name: "webhook_hosts_shut_off",
    help: "Hosts that stayed silent and get a probe now and then, in this process.",
  },
  unrecorded: {
    name: "webhook_attempts_unrecorded",
    help: "Attempts of this process whose result is not in the database yet.",
  },
};

export function createDeliveryMetrics(registry: Registry): DeliveryMetrics {
  const registers = [registry];
  const attempts = new Counter({
    name: "webhook_attempts_total",
    help: "Attempts at webhook deliveries.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "webhook_attempt_duration_seconds",
    help: "Time from an attempt's begin to the end of its answer, or to its failure.",
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const delays = new Histogram({
    name: "webhook_first_attempt_delay_seconds",
    help: "Time from an event to the first attempt at its delivery.",
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600, 3_600],
    registers,
  });
  const ends = new Counter({
    name: "webhook_deliveries_ended_total",
    help: "Deliveries that arrived or were given up.",
    labelNames: ["status"] as const,
    registers,
  });
  let state: (() => DelivererState) | undefined;
  for (const [key, { name, help }] of Object.entries(gauges) as [
    keyof DelivererState,
    { name: string; help: string },
  ][]) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(state?.()[key] ?? 0);
      },
    });
  }
  return {
    attempted: (outcome) => {
      attempts.inc({ outcome: outcomeOf(outcome) });
      durations.observe(outcome.durationMs / 1_000);
    },
    begunAfter: (milliseconds) => delays.observe(Math.max(0, milliseconds) / 1_000),
    ended: (status, count) => ends.inc({ status }, count),
    watch: (read) => {
      state = read;
    },
  };
}
