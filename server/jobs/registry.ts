import type { JobHelpers, TaskList } from "graphile-worker";
import type { Logger } from "pino";
import type { EnqueueOneOptions } from "./enqueue.ts";
import type { JobMetrics } from "./metrics.ts";
import type { JobName, JobPayloads } from "./payloads.ts";
import { jobs, type PoolName } from "./pools.ts";

/** What a handler receives beside its payload. */
export interface JobContext {
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** Whether the job is given up when this attempt fails. */
  readonly isLastAttempt: boolean;
  /** Aborted when the process stops: end soon, in a state from which the job can continue, and throw. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/**
 * Runs one kind of job. An error fails the attempt, and the job is tried again later. A handler that returns has its job
 * deleted from the queue, even if another worker has taken the job over: it must throw when it left work to that one.
 */
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], context: JobContext) => Promise<void>;

/** A handler for every job: a job name without one does not compile. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };

/** Queues a job again as if it had not been started. */
export type GiveBack = <Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
  options: EnqueueOneOptions,
) => Promise<void>;

interface TaskOptions {
  readonly signal: AbortSignal;
  readonly log: Logger;
  readonly metrics: JobMetrics | undefined;
  readonly giveBack: GiveBack;
}

/** Returns the handlers of one pool in graphile-worker's form. A job that ends early because the process stops is given back. */
export function createTaskList(pool: PoolName, handlers: JobHandlers, options: TaskOptions): TaskList {
  const names = (Object.keys(handlers) as JobName[]).filter((name) => jobs[name].pool === pool);
  return Object.fromEntries(names.map((name) => [name, createTask(name, handlers, options)]));
}

function createTask<Name extends JobName>(name: Name, handlers: JobHandlers, options: TaskOptions) {
  const handle: JobHandler<Name> = handlers[name];
  const { signal, metrics, giveBack } = options;
  return async (queued: unknown, { job }: JobHelpers): Promise<void> => {
    // `enqueue` is typed, so the queue holds no other payload.
    const payload = queued as JobPayloads[Name];
    const log = options.log.child({ job: name, queueId: String(job.id), attempt: job.attempts });
    const start = performance.now();
    try {
      await handle(payload, {
        attempt: job.attempts,
        isLastAttempt: job.attempts >= job.max_attempts,
        signal,
        log,
      });
      metrics?.observeAttempt(name, "succeeded", performance.now() - start);
    } catch (error) {
      metrics?.observeAttempt(name, signal.aborted ? "given_back" : "failed", performance.now() - start);
      if (!signal.aborted) throw error;
      log.debug({ err: error }, "job given back because the process stops");
      await giveBack(name, payload, { priority: job.priority, ...(job.key !== null && { key: job.key }) });
    }
  };
}
