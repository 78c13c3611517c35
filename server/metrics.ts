import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { Gauge, type Registry } from "prom-client";
import type { Db } from "./db/connect.ts";
import { jobs } from "./jobs/pools.ts";
import { countJobs, type JobCount } from "./jobs/queries.ts";
import { countDueDeliveries } from "./webhooks/delivery/queries-due.ts";

/** Metrics can be scraped by anyone who reaches the port: the database is read no more often than this. */
const MIN_READ_INTERVAL_MS = 5_000;
/** Scrapers give up after 10 s; without the database, they still get the other metrics. */
const READ_TIMEOUT_MS = 2_000;

interface Sources {
  readonly db: Db;
  readonly log: Logger;
}

/** Adds metrics read from the database, which cover all processes: they are the same in each. */
export function observeDatabase(registry: Registry, { db, log }: Sources): void {
  const registers = [registry];
  const backlog = cached(() => countDueDeliveries(db), log);
  const queued = cached(() => countJobs(db), log);
  new Gauge({
    name: "webhook_deliveries_due",
    help: "Webhook deliveries that are due, counted up to 100,000.",
    registers,
    collect: async function () {
      setOrForget(this, (await backlog())?.due);
    },
  });
  new Gauge({
    name: "webhook_oldest_due_seconds",
    help: "How long the oldest of them has been due.",
    registers,
    collect: async function () {
      setOrForget(this, (await backlog())?.oldestDueSeconds);
    },
  });
  new Gauge({
    name: "jobs",
    help: "Queued background jobs.",
    labelNames: ["job", "pool", "state"] as const,
    registers,
    collect: async function () {
      this.reset();
      for (const { job, state, count } of known(await queued())) this.set({ job, pool: poolOf(job), state }, count);
    },
  });
  new Gauge({
    name: "job_oldest_ready_seconds",
    help: "How long the oldest job that could run now has waited for a worker.",
    labelNames: ["job", "pool"] as const,
    registers,
    collect: async function () {
      this.reset();
      for (const { job, state, oldestSeconds } of known(await queued()))
        if (state === "ready") this.set({ job, pool: poolOf(job) }, oldestSeconds);
    },
  });
}

function setOrForget(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

function isJob(name: string): name is keyof typeof jobs {
  return Object.hasOwn(jobs, name);
}
function poolOf(job: string): string {
  return isJob(job) ? jobs[job].pool : "none";
}
/** Leaves out jobs of other releases: the queue may hold names this one does not know. */
function known(counts: readonly JobCount[] | undefined): JobCount[] {
  return (counts ?? []).filter(({ job }) => isJob(job));
}

/** Caches a reading, with one under way at a time. Resolves to undefined when it fails or takes too long. */
function cached<Value>(read: () => Promise<Value>, log: Logger): () => Promise<Value | undefined> {
  let readAt = -Infinity;
  let reading: Promise<Value | undefined> | undefined;
  return () => {
    if (reading !== undefined && performance.now() - readAt < MIN_READ_INTERVAL_MS) return reading;
    readAt = performance.now();
    reading = Promise.race([read(), delay(READ_TIMEOUT_MS, undefined, { ref: false })]).catch((error: unknown) => {
      log.debug({ err: error }, "cannot read metrics from the database");
      return undefined;
    });
    return reading;
  };
}
