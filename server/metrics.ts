import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { Gauge, type Registry } from "prom-client";
import type { Db } from "./db/connect.ts";
import { jobs } from "./jobs/pools.ts";
import { countJobs, type JobCount } from "./jobs/queries.ts";
import { readBacklog } from "./webhooks/delivery/queries-backlog.ts";

/** Read at most this often, however often metrics are asked for: whoever reaches the port can ask. */
const READ_AGAIN_AFTER_MS = 5_000;
/** A scraper gives up after 10 s: without the database, the rest is told all the same. */
const READ_WITHIN_MS = 2_000;

interface Sources {
  readonly db: Db;
  readonly log: Logger;
}

/** Adds what the database knows of the work of all processes: the same whichever process is asked. */
export function observeDatabase(registry: Registry, { db, log }: Sources): void {
  const registers = [registry];
  const backlog = lately(() => readBacklog(db), log);
  const queued = lately(() => countJobs(db), log);
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
    help: "Since when the first of them is due.",
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
    help: "Since when the first job that could run now waits for a worker.",
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
/** A queue may hold jobs of another release, whose names are not for this one to tell. */
function known(counts: readonly JobCount[] | undefined): JobCount[] {
  return (counts ?? []).filter(({ job }) => isJob(job));
}

/** The same answer for a while, and one reading at a time; undefined while it cannot be had. */
function lately<Value>(read: () => Promise<Value>, log: Logger): () => Promise<Value | undefined> {
  let readAt = -Infinity;
  let reading: Promise<Value | undefined> | undefined;
  return () => {
    if (reading !== undefined && performance.now() - readAt < READ_AGAIN_AFTER_MS) return reading;
    readAt = performance.now();
    reading = Promise.race([read(), delay(READ_WITHIN_MS, undefined, { ref: false })]).catch((error: unknown) => {
      log.debug({ err: error }, "could not read metrics from the database");
      return undefined;
    });
    return reading;
  };
}
