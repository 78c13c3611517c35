import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Logger as QueueLogger, type Runner, run } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import { type Connection, connect } from "../db/connect.ts";
import { crontab } from "./crontab.ts";
import { enqueue } from "./enqueue.ts";
import { type Lease, openLease } from "./lease.ts";
import type { JobMetrics } from "./metrics.ts";
import { jobs, type PoolName, type PoolSettings, pools } from "./pools.ts";
import { startRecovery } from "./recovery.ts";
import { type GiveBack, type JobHandlers, tasksOf } from "./registry.ts";

export interface WorkersOptions {
  /** A database reached directly or through a pooler in session mode: locks and LISTEN live as long as a session. */
  readonly url: string;
  readonly handlers: JobHandlers;
  readonly log: Logger;
  /** Told of every attempt at a job. */
  readonly metrics?: JobMetrics;
  /** Which pools to run; default: all. */
  readonly only?: readonly PoolName[];
  /** How often to look for worker pools that died, in milliseconds; default 2,000. */
  readonly sweepEveryMs?: number;
}

/** The running worker pools of this process. */
export interface Workers {
  /** The connections that fetch and finish jobs. */
  readonly pool: pg.Pool;
  /** Tells running jobs to end, waits for them at most 8 s, gives back what is unfinished, and closes every connection. */
  stop(): Promise<void>;
}

// A stopping process has 10 s in all; a job that ignores its signal for this long is left to another worker.
const STOP_WITHIN_MS = 8000;
// When its last job has ended a pool still marks it done.
const LAST_BATCH_WITHIN_MS = 1000;
const RESTART_AFTER_MS = 500;
const SAY_AGAIN_AFTER_MS = 30_000;

interface Shared {
  readonly options: WorkersOptions;
  readonly connection: Connection;
  readonly lease: Lease;
  readonly stopping: AbortController;
}

/** Starts the worker pools. A pool that ends by itself, as when the database restarts, is started again. */
export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const names = (options.only ?? (Object.keys(pools) as PoolName[])).filter(hasJobs);
  const lease = await openLease(options.url, options.log);
  // One connection of each pool listens for new jobs; the others fetch and finish them.
  const connection = connect({
    url: options.url,
    applicationName: "worker queue",
    poolSize: names.length + 6,
    statementTimeoutMs: 0,
  });
  const shared: Shared = { options, connection, lease, stopping: new AbortController() };
  const stopRecovery = startRecovery(lease, options.log, options.sweepEveryMs);
  const running = names.map((name) => keepRunning(name, shared));
  return {
    pool: connection.pool,
    stop: async () => {
      shared.stopping.abort(new Error("The process stops."));
      await Promise.all(running);
      stopRecovery();
      await lease.close();
      await connection.close();
    },
  };
}

// A pool that no job belongs to yet has nothing to run.
function hasJobs(name: PoolName): boolean {
  return Object.values(jobs).some((settings) => settings.pool === name);
}

async function keepRunning(name: PoolName, shared: Shared): Promise<void> {
  const { log } = shared.options;
  const { signal } = shared.stopping;
  let saidAt = -Infinity;
  while (!signal.aborted) {
    try {
      await runPool(name, shared);
    } catch (error) {
      // A database that is away for a minute is no reason for 120 lines of each pool.
      if (performance.now() - saidAt > SAY_AGAIN_AFTER_MS) {
        log.error({ err: error, pool: name }, "a worker pool ended; starting it again");
        saidAt = performance.now();
      }
      await delay(RESTART_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Runs one pool until it ends by itself or the process stops. */
async function runPool(name: PoolName, shared: Shared): Promise<void> {
  const { lease, stopping } = shared;
  const poolId = `${name}-${randomUUID()}`;
  const events = new EventEmitter();
  await lease.hold(poolId, name);
  try {
    const runner = await startRunner(name, poolId, events, shared);
    const onStop = (): void => void runner.stop().catch(() => undefined);
    if (stopping.signal.aborted) onStop();
    stopping.signal.addEventListener("abort", onStop, { once: true });
    await Promise.race([runner.promise, stoppedFor(events)]);
    stopping.signal.removeEventListener("abort", onStop);
  } finally {
    await lease.release(poolId);
  }
}

/**
 * Resolves when a pool that began to stop has had its time. graphile-worker 0.18 never ends a pool in which marking jobs
 * failed twice: it waits for a count of batches to be 0 that has fallen below.
 */
function stoppedFor(events: EventEmitter): Promise<void> {
  return new Promise((resolve) => {
    events.once("pool:gracefulShutdown", () => setTimeout(resolve, STOP_WITHIN_MS).unref());
    events.once("pool:gracefulShutdown:complete", () => setTimeout(resolve, LAST_BATCH_WITHIN_MS).unref());
  });
}

function startRunner(name: PoolName, poolId: string, events: EventEmitter, shared: Shared): Promise<Runner> {
  const { options, connection, stopping } = shared;
  const settings: PoolSettings = pools[name];
  const giveBack: GiveBack = (job, payload, how) => enqueue(connection.db, job, payload, how);
  // The pool takes the id whose lock is already held, before it can lock a job under its own.
  events.once("pool:create", ({ workerPool }: { workerPool: { id: string } }) => (workerPool.id = poolId));
  return run({
    pgPool: connection.pool,
    taskList: tasksOf(name, options.handlers, {
      signal: stopping.signal,
      log: options.log,
      metrics: options.metrics,
      giveBack,
    }),
    parsedCronItems: name === "upkeep" ? crontab() : [],
    concurrency: settings.concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    events,
    logger: queueLogger(options.log, name),
    // Batches of no delay: a job that cannot be marked done (database gone) ends the pool, which is started again. Unbatched,
    // graphile-worker 0.18 leaves that failure to nobody, and an unhandled rejection ends the process.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        localQueue: { size: settings.fetchAhead === "off" ? -1 : settings.fetchAhead },
      },
    },
  });
}

function queueLogger(log: Logger, pool: PoolName): QueueLogger {
  const child = log.child({ pool });
  return new QueueLogger(() => (level, message) => {
    if (level === "error") child.error(message);
    else if (level === "warning") child.warn(message);
    else child.debug(message);
  });
}
