import type { Registry } from "prom-client";
import { Histogram } from "prom-client";
import type { JobName } from "./definitions.ts";

/** How an attempt at a job ended. `given_back`: broken off because the process stopped. */
type AttemptOutcome = "succeeded" | "failed" | "given_back";

export interface JobMetrics {
  observeAttempt(job: JobName, outcome: AttemptOutcome, milliseconds: number): void;
}

/** Registers the metrics of the jobs that this process runs. */
export function createJobMetrics(registry: Registry): JobMetrics {
  const durations = new Histogram({
    name: "job_duration_seconds",
    help: "Duration of attempts at background jobs.",
    labelNames: ["job", "outcome"] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600, 3_600],
    registers: [registry],
  });
  return { observeAttempt: (job, outcome, milliseconds) => durations.observe({ job, outcome }, milliseconds / 1_000) };
}
