import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import {
  type JobHelpers,
  type ParsedCronItem,
  parseCronItems,
  Logger as QueueLogger,
  type Runner,
  run,
  type TaskList,
} from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import { Histogram, type Registry } from "prom-client";
import { type Connection, connect } from "../db/connect.ts";
import { isConnectionLost } from "../db/database-errors.ts";
import { currentWork } from "../lib/current-work.ts";
import { Retries } from "../lib/retries.ts";
import { inSpan } from "../lib/tracing.ts";
import {
  type JobHandler,
  type JobHandlers,
  type JobName,
  type JobPayloads,
  type JobSettings,
  jobs,
  type PoolName,
  pools,
} from "./definitions.ts";
import { enqueue } from "./enqueue.ts";
import { failedFetch, PRESET, setPoolId, shutDown, wrapPool } from "./graphile-worker.ts";
import { Lease, type LeaseOptions } from "./lease.ts";
import { countDueJobs, isJobLockedBy } from "./queries.ts";

export interface WorkersOptions extends LeaseOptions {
  /** The database, directly or through a pooler in session mode, because locks and LISTEN belong to a session. */
  readonly url: string;
  readonly handlers: JobHandlers;
  readonly log: Logger;
  readonly metrics?: Registry;
  /** The pools to run; default: all. */
  readonly only?: readonly PoolName[];
}

export interface Workers {
  readonly pool: pg.Pool;
  /** Aborts running jobs, waits up to 6 s for them, requeues unfinished ones, and closes every connection. */
  stop(): Promise<void>;
}

// A stopping process has 10 s in total. If a job ignores its signal for longer than this limit, another worker runs it.
const STOP_WITHIN_MS = 6_000;
/** How long the pools may then take to return their jobs. Otherwise, other processes free the jobs. */
const REQUEUE_WITHIN_MS = 1_000;
/** How long a pool may take to mark its last job as done. */
const COMPLETE_WITHIN_MS = 1_000;
/** The queue's statements are short: a longer wait means that the database does not respond. */
const STATEMENT_TIMEOUT_MS = 15_000;
const FIRST_RESTART_AFTER_MS = 500;
/** How often to look for jobs that became due, for all pools in one statement. LISTEN wakes workers for new jobs. */
const DUE_CHECK_MS = 1_000;
/** The minimum wait between two checks, as a multiple of a check's duration, because a check reads every due job. */
const DUE_CHECK_FACTOR = 10;
/** Workers also poll by themselves, in case a wake-up is lost. */
const POLL_INTERVAL_MS = 300_000;

interface Shared {
  readonly options: WorkersOptions;
  readonly connection: Connection;
  /** The pool of the connection, for graphile-worker. */
  readonly queuePool: pg.Pool;
  readonly lease: Lease;
  readonly stopping: AbortSignal;
  readonly durations: Histogram<"job" | "outcome">;
  readonly unreachable: UnreachablePools;
  /** Functions that wake idle workers of each running pool. */
  readonly wakers: Map<PoolName, (count: number) => void>;
}

/** Starts the worker pools. Restarts a pool that ends unexpectedly, for example when the database restarts. */
export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const names = options.only ?? (Object.keys(pools) as PoolName[]);
  const lease = await Lease.open(options.url, options.log, options);
  // One connection of each pool listens for new jobs; the others fetch and finish them.
  const connection = connect({
    url: options.url,
    applicationName: "worker queue",
    poolSize: names.length + 6,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  const durations = new Histogram({
    name: "job_duration_seconds",
    help: "Duration of job attempts; requeued: the process stopped.",
    labelNames: ["job", "outcome"] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600, 3_600],
    registers: options.metrics ? [options.metrics] : [],
  });
  const stopping = new AbortController();
  const unreachable = new UnreachablePools(options.log);
  const shared: Shared = {
    options,
    connection,
    queuePool: wrapPool(connection.pool),
    lease,
    stopping: stopping.signal,
    durations,
    unreachable,
    wakers: new Map(),
  };
  const running = [...names.map((name) => keepRunning(name, shared)), wakeForDueJobs(shared)];
  return {
    pool: connection.pool,
    stop: async () => {
      stopping.abort(new Error("The process is stopping."));
      const limit = delay(STOP_WITHIN_MS + REQUEUE_WITHIN_MS, undefined, { ref: false });
      const ended = await Promise.race([Promise.allSettled(running), limit]);
      const failed = ended?.find((outcome) => outcome.status === "rejected");
      if (failed) options.log.warn({ err: failed.reason }, "worker pools did not stop cleanly");
      await Promise.all([lease.close(), connection.close()]);
    },
  };
}

/** Wakes workers for due jobs. If the count fails, wakes every pool: a pool that cannot fetch jobs is restarted. */
async function wakeForDueJobs({ connection, stopping, wakers }: Shared): Promise<void> {
  while (!stopping.aborted) {
    const start = performance.now();
    const due = await countDueJobs(connection.db).catch(() => undefined);
    for (const [name, wake] of wakers) {
      const count = due?.reduce((sum, each) => sum + (findPool(each.job) === name ? each.count : 0), 0) ?? 1;
      if (count > 0) wake(Math.min(count, pools[name]));
    }
    const waitMs = Math.max(DUE_CHECK_MS, (performance.now() - start) * DUE_CHECK_FACTOR);
    await delay(Math.min(waitMs, STATEMENT_TIMEOUT_MS), undefined, { signal: stopping }).catch(() => undefined);
  }
}

function findPool(job: string): PoolName | undefined {
  return Object.hasOwn(jobs, job) ? jobs[job as JobName].pool : undefined;
}

/**
 * Runs a pool and restarts it when it fails, until the process stops.
 * @throws when the pool fails while the process stops
 */
async function keepRunning(name: PoolName, shared: Shared): Promise<void> {
  const { stopping, options, unreachable } = shared;
  const retries = new Retries({
    firstWaitMs: FIRST_RESTART_AFTER_MS,
    onFailing: (error) => {
      if (isConnectionLost(error)) unreachable.add(name, error);
      else options.log.error({ err: error, pool: name }, "worker pool ended; restarting it");
    },
    onWorking: () => unreachable.delete(name),
  });
  while (!stopping.aborted) {
    try {
      await runPool(name, shared, () => retries.succeeded());
    } catch (error) {
      if (stopping.aborted) throw error;
      await retries.wait(error, stopping);
    }
  }
}

/** The pools that cannot reach the database. Logs when the first one fails and when the last one recovers. */
class UnreachablePools {
  readonly #log: Logger;
  readonly #names = new Set<PoolName>();

  constructor(log: Logger) {
    this.#log = log;
  }

  add(name: PoolName, error: unknown): void {
    if (this.#names.size === 0) this.#log.error({ err: error }, "worker pools cannot reach the database; retrying");
    this.#names.add(name);
  }

  delete(name: PoolName): void {
    if (this.#names.delete(name) && this.#names.size === 0) this.#log.info("worker pools reconnected to the database");
  }
}

/** Runs one pool until it ends, fails to fetch a job, or the process stops. Calls `onWorking` after each fetch. */
async function runPool(name: PoolName, shared: Shared, onWorking: () => void): Promise<void> {
  const { lease, stopping } = shared;
  const poolId = `${name}-${randomUUID()}`;
  const events = new EventEmitter();
  const wake = setPoolId(events, poolId);
  for (const fetched of ["worker:getJob:empty", "job:start"]) events.on(fetched, onWorking);
  const failing = failedFetch(events);
  const isShutDown = shutDown(events, { withinMs: STOP_WITHIN_MS, completeWithinMs: COMPLETE_WITHIN_MS });
  await lease.hold(poolId, stopping);
  try {
    const runner = await startRunner(name, events, shared);
    const ending = AbortSignal.any([stopping, failing]);
    const stop = (): void => void runner.stop().catch(() => undefined);
    if (ending.aborted) stop();
    ending.addEventListener("abort", stop, { once: true });
    shared.wakers.set(name, wake);
    await Promise.race([runner.promise, isShutDown]);
    ending.removeEventListener("abort", stop);
  } finally {
    shared.wakers.delete(name);
    await lease.release(poolId);
  }
  failing.throwIfAborted();
}

function startRunner(name: PoolName, events: EventEmitter, shared: Shared): Promise<Runner> {
  const { options, queuePool } = shared;
  return run({
    pgPool: queuePool,
    taskList: createTaskList(name, shared),
    parsedCronItems: scheduledJobs(name),
    concurrency: pools[name],
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true,
    events,
    logger: queueLogger(options.log, name),
    preset: PRESET,
  });
}

/** Returns the handlers of one pool. A job that ends early because the process stops is requeued. */
function createTaskList(pool: PoolName, shared: Shared): TaskList {
  const names = (Object.keys(shared.options.handlers) as JobName[]).filter((name) => jobs[name].pool === pool);
  return Object.fromEntries(names.map((name) => [name, createTask(name, shared)]));
}

function createTask<Name extends JobName>(name: Name, { options, connection, stopping: signal, durations }: Shared) {
  const handle: JobHandler<Name> = options.handlers[name];
  return withoutOverlap(async (queued: unknown, { job }: JobHelpers): Promise<void> => {
    // `enqueue` is typed, so the queue holds no other payload.
    const payload = queued as JobPayloads[Name];
    const { traceparent } = queued as { traceparent?: string };
    const log = options.log.child({ job: name, queueId: String(job.id), attempt: job.attempts });
    const start = performance.now();
    // `requeued`: interrupted because the process stops.
    const observe = (outcome: "succeeded" | "failed" | "requeued"): void =>
      durations.observe({ job: name, outcome }, (performance.now() - start) / 1_000);
    // A job that ends is deleted even if another pool has locked it. That pool would then never unlock the job's queue.
    const checkLock = async (): Promise<void> => {
      if (!(await isJobLockedBy(connection.db, job.id, job.locked_by)))
        throw new Error("Another worker has taken the job over.");
    };
    try {
      const attributes = { "app.job": name, "app.attempt": job.attempts };
      await inSpan({ name, kind: "consumer", attributes, parent: traceparent }, () =>
        currentWork.run(name, () => handle(payload, { signal, log })),
      );
      await checkLock();
      observe("succeeded");
    } catch (error) {
      observe(signal.aborted ? "requeued" : "failed");
      if (!signal.aborted) throw error;
      await checkLock();
      log.debug({ err: error }, "job returned to the queue because the process is stopping");
      await enqueue(connection.db, name, payload, { priority: job.priority });
    }
  });
}

/**
 * Prevents concurrent runs of a job that its pool lost during a run and fetched again. The second run waits for the
 * first, then fails. Without the wait, a failed first run would unlock the job and its queue too early, because both
 * runs have the same lock.
 */
function withoutOverlap(task: (queued: unknown, helpers: JobHelpers) => Promise<void>): typeof task {
  const running = new Map<string, Promise<void>>();
  return async (queued, helpers) => {
    const id = String(helpers.job.id);
    const earlier = running.get(id);
    if (earlier !== undefined) {
      await earlier.catch(() => undefined);
      throw new Error("The worker pool lost the job while it ran, and fetched it again.");
    }
    const current = task(queued, helpers);
    running.set(id, current);
    try {
      await current;
    } finally {
      running.delete(id);
    }
  };
}

/** Returns the scheduled jobs of a pool, in graphile-worker's form. */
function scheduledJobs(pool: PoolName): ParsedCronItem[] {
  const settings = Object.entries<JobSettings<never>>(jobs).filter(([, job]) => job.pool === pool);
  return parseCronItems(
    settings.flatMap(([task, { schedule, maxAttempts }]) =>
      schedule === undefined ? [] : [{ task, match: schedule, identifier: task, options: { maxAttempts } }],
    ),
  );
}

function queueLogger(log: Logger, pool: PoolName): QueueLogger {
  const child = log.child({ pool });
  return new QueueLogger(() => (level, message, meta) => {
    // A lost connection ends the pool, which is logged once.
    if (isConnectionLost(meta?.error)) child.debug(message);
    else if (level === "error") child.error(message);
    else if (level === "warning") child.warn(message);
    else child.debug(message);
  });
}
