import type { Registry } from "prom-client";
import { Histogram } from "prom-client";
import type { JobName } from "./payloads.ts";

/** How an attempt at a job ended; one that the process broke off as it stopped was given back. */
export type JobOutcome = "succeeded" | "failed" | "given_back";

/** What a process tells of the jobs that it carries out. */
export interface JobMetrics {
  ran(job: JobName, outcome: JobOutcome, milliseconds: number): void;
}

export function createJobMetrics(registry: Registry): JobMetrics {
  const durations = new Histogram({
    name: "job_duration_seconds",
    help: "Time that attempts at background jobs took.",
    labelNames: ["job", "outcome"] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600, 3_600],
    registers: [registry],
  });
  return { ran: (job, outcome, milliseconds) => durations.observe({ job, outcome }, milliseconds / 1_000) };
}
